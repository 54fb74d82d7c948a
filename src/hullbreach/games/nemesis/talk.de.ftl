### Was an Bord gesagt wird, neben den Regeln.

talk-engine-works = Triebwerk { $engine } läuft.
talk-engine-broken = Triebwerk { $engine } ist defekt.
talk-room = { $room } ist: { $place }.
talk-peaceful = { $target }, für mein Ziel musst du nicht sterben.
talk-suspect = Ich verdächtige { $target }.
talk-suspect-too = Auch ich verdächtige { $target }.
talk-trust = Ich vertraue { $target }.
talk-trust-too = Auch ich vertraue { $target }.
talk-go = Ich gehe { to-room }.
talk-go-too = Auch ich gehe { to-room }.
talk-wait = { $target }, ich warte auf dich.
talk-no-destruct = Ich sprenge das Schiff nicht.
talk-please-go = { $other }, komm { to-room }.
talk-please-wait = { $other }, warte auf mich.
talk-please-no-destruct = { $other }, spreng das Schiff nicht.
talk-please-repair = { $other }, behebe bitte die Fehlfunktion { at-room }.
talk-please-doors = { $other }, schließ die Türen.
talk-please-fight = { $other }, hilf mir kämpfen.
talk-ask-peaceful = { $target }, willst du meinen Tod?
talk-ask-engine = Läuft Triebwerk { $engine }?

talk-yes-go = Ja, ich komme.
talk-yes-give = Ja, das bekommst du.
talk-yes-wait = Ja, ich warte.
talk-yes-no-destruct = Nein, das tue ich nicht.
talk-yes-peaceful = Nein, den brauche ich nicht.
talk-yes-engine-works = Ja, es läuft.
talk-yes-course = Ja, dorthin.
talk-yes-have = Ich.
talk-yes-please-repair = Ja, ich kümmere mich darum.
talk-yes-please-doors = Ja, ich kümmere mich darum.
talk-yes-please-fight = Ja, ich helfe dir.

talk-no-go = Nein, ich komme nicht.
talk-no-give = Nein, von mir nicht.
talk-no-wait = Nein, ich warte nicht.
talk-no-no-destruct = Ich verspreche nichts.
talk-no-peaceful = Ja, das will ich.
talk-no-engine-works = Nein, es ist defekt.
talk-no-course = Nein, dorthin nicht.
talk-no-have = Ich nicht.
talk-no-please-repair = Nein, jetzt nicht.
talk-no-please-doors = Nein, sie bleiben, wie sie sind.
talk-no-please-fight = Nein, ich kann dir jetzt nicht helfen.

## Wohin das Schiff fliegt

talk-course = Wir fliegen …
talk-course-earth = Wir fliegen zur Erde.
talk-course-mars = Wir fliegen zum Mars.
talk-course-venus = Wir fliegen zur Venus.
talk-course-deep-space = Wir fliegen in den tiefen Raum.
talk-ask-course = Fliegen wir …?
talk-ask-course-earth = Fliegen wir zur Erde?
talk-ask-course-mars = Fliegen wir zum Mars?
talk-ask-course-venus = Fliegen wir zur Venus?
talk-ask-course-deep-space = Fliegen wir in den tiefen Raum?

## Was man hat

talk-have = Ich habe …
talk-have-medkit = Ich habe ein Medikit.
talk-have-bandages = Ich habe Verbandszeug.
talk-have-antidote = Ich habe ein Gegenmittel.
talk-have-energy-charge = Ich habe eine Energieladung.
talk-have-grenade = Ich habe eine Granate.
talk-have-tools = Ich habe Werkzeug.
talk-have-fire-extinguisher = Ich habe einen Feuerlöscher.
talk-have-evacuation-key = Ich habe einen Evakuierungsschlüssel.
talk-have-self-destruct-key = Ich habe einen Selbstzerstörungsschlüssel.
talk-have-comms-key = Ich habe einen Kommunikationsschlüssel.

talk-ask-who = Wer hat …?
talk-ask-who-medkit = Wer hat ein Medikit?
talk-ask-who-bandages = Wer hat Verbandszeug?
talk-ask-who-antidote = Wer hat ein Gegenmittel?
talk-ask-who-energy-charge = Wer hat eine Energieladung?
talk-ask-who-grenade = Wer hat eine Granate?
talk-ask-who-tools = Wer hat Werkzeug?
talk-ask-who-fire-extinguisher = Wer hat einen Feuerlöscher?
talk-ask-who-evacuation-key = Wer hat einen Evakuierungsschlüssel?
talk-ask-who-self-destruct-key = Wer hat einen Selbstzerstörungsschlüssel?
talk-ask-who-comms-key = Wer hat einen Kommunikationsschlüssel?

talk-give = { $target }, ich gebe dir …
talk-give-medkit = { $target }, ich gebe dir ein Medikit.
talk-give-bandages = { $target }, ich gebe dir Verbandszeug.
talk-give-antidote = { $target }, ich gebe dir ein Gegenmittel.
talk-give-energy-charge = { $target }, ich gebe dir eine Energieladung.
talk-give-grenade = { $target }, ich gebe dir eine Granate.
talk-give-tools = { $target }, ich gebe dir Werkzeug.
talk-give-fire-extinguisher = { $target }, ich gebe dir einen Feuerlöscher.
talk-give-evacuation-key = { $target }, ich gebe dir einen Evakuierungsschlüssel.
talk-give-self-destruct-key = { $target }, ich gebe dir einen Selbstzerstörungsschlüssel.
talk-give-comms-key = { $target }, ich gebe dir einen Kommunikationsschlüssel.

talk-please-give = { $other }, gib mir …
talk-please-give-medkit = { $other }, gib mir ein Medikit.
talk-please-give-bandages = { $other }, gib mir Verbandszeug.
talk-please-give-antidote = { $other }, gib mir ein Gegenmittel.
talk-please-give-energy-charge = { $other }, gib mir eine Energieladung.
talk-please-give-grenade = { $other }, gib mir eine Granate.
talk-please-give-tools = { $other }, gib mir Werkzeug.
talk-please-give-fire-extinguisher = { $other }, gib mir einen Feuerlöscher.
talk-please-give-evacuation-key = { $other }, gib mir einen Evakuierungsschlüssel.
talk-please-give-self-destruct-key = { $other }, gib mir einen Selbstzerstörungsschlüssel.
talk-please-give-comms-key = { $other }, gib mir einen Kommunikationsschlüssel.

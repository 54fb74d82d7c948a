### Nemesis: Fragen, Taten, Ereignisse und Enden, dann die Komponenten.

seat-xeno = der Xeno-Spieler
mode-semi-coop = Semikooperativ
mode-coop = Kooperativ
mode-solo = Solo
option-table-ruleset = Regeln
    .text = Voreingestellt ist das Dokument; das Regelheft liest dreizehn Regeln anders, darunter Suchen, Nahkampf, Larven und Kapseln.
option-table-intruder-player = Xeno-Spieler
    .text = Wer zuerst stirbt, spielt als Xeno weiter.

## Fragen

prompt-turn-action = { $taken ->
    [0] Du bist am Zug. Was tust du?
   *[other] Deine zweite Aktion, oder passen?
  }
prompt-pay = { $left ->
    [one] Mit welcher Aktionskarte bezahlst du?
   *[other] Bezahle mit { $left } Aktionskarten: welche als nächste?
  }
prompt-interruption = { $seat } handelt. Unterbrichst du?
prompt-parry = Der Angriff trifft dich. Wehrst du ihn ab?
prompt-noise-reroll = Du hast { $face } gewürfelt. Eine Karte ablegen und neu würfeln?
prompt-draft = Welcher Charakter wirst du?
prompt-careful-corridor = Wo lässt du dich hören?
prompt-shoot-weapon = Welche Waffe feuerst du ab?
prompt-shoot-target = Worauf schießt du?
prompt-shoot-more = Noch einen Schuss für einen Schaden mehr ausgeben?
prompt-combat-reroll = Du hast { $face } gewürfelt. Lässt du es dabei?
prompt-melee-target = Worauf schlägst du ein?
prompt-search-colour = Welchen Stapel durchsuchst du?
prompt-search-keep = Was behältst du?
prompt-hands-drop = So viel kannst du nicht halten. Was wirfst du ab?
prompt-hands-full = Deine Hände sind voll. Was wirfst du ab, um { $card } zu nehmen?
prompt-craft-what = Was stellst du her?
prompt-craft-with = Woraus?
prompt-quest-item = Welchen Gegenstand gibst du dafür her?
prompt-trade-partner = Mit wem handelst du?
prompt-trade-offer = Was bietest du an?
prompt-trade-answer = { $seat } bietet: { $things }. Handelst du?
prompt-trade-return = Was gibst du dafür?
prompt-trade-agree = { $seat } gibt: { $things }. Einverstanden?
prompt-door-token = Alle Türmarker sind im Einsatz. Aus welchem Korridor nimmst du einen?
prompt-engine-order = Triebwerk { $engine }: Oben liegt { $top }. Tauschst du die Plättchen?
prompt-pod-now = Du sitzt in der Kapsel. Startest du sie?
prompt-pod-wait = Du sitzt in der Kapsel. Was nun?
prompt-objective-keep = Etwas ist an Bord. Welches Ziel behältst du?
prompt-objective-kind = Welches Ziel siehst du dir an?
prompt-pass-discard = Du passt. Welche Karten legst du ab?
prompt-wound-dress = Welche Wunde verbindest du?
prompt-wound-heal = Welche Wunde heilst du?
prompt-xeno-turn = Das Schiff gehört dir. Was tust du?
prompt-xeno-mover = Welcher Xeno bewegt sich?
prompt-xeno-corridor = Durch welchen Korridor?
prompt-xeno-attacker = Welcher Xeno greift an?
prompt-xeno-target = Wen greift er an?
prompt-xeno-card = Welche Angriffskarte nutzt du?
prompt-xeno-keep = Du passt. Was behältst du?

## Möglichkeiten

option-move = Bewegen: { $room }
option-escape-to = Fliehen: { $room }
option-careful = Vorsichtig bewegen: { $room }
option-melee = Zuschlagen
option-pick-up = Aufnehmen: { $object }
option-trade = Tauschen
option-search = Den Raum durchsuchen
option-quest = Aufgabe erfüllen: { $card }
option-card = { $card } spielen
option-item = { $card } einsetzen
option-drop = { $card } wegwerfen
option-drop-object = Ablegen: { $object }
option-place = { $room }
option-corridor = { $room } – { $place }
option-weapon = { $card } ({ $ammo } Munition)
option-figure = { $kind } in { $room }, { $injuries ->
    [0] unverletzt
    [one] ein Schaden
   *[other] { $injuries } Schaden
  }
option-seat = { $seat }
option-pod = Kapsel { $number }
option-eggs-in = Die Eier in { $room }
option-letter = Kurs { $letter }
option-keep = Behalten
option-reroll = Neu würfeln
option-spend = Ausgeben
option-leave = Liegen lassen
option-launch = Starten
option-wait = Drinnen warten
option-stay = Bleiben und passen
option-interrupt = Unterbrechen
option-swap = Vertauschen
option-offer = Handeln
option-all = Alle Karten
option-xeno-move = { $card }: einen Xeno bewegen
option-xeno-attack = { $card }: angreifen
option-xeno-effect = { $card }: der Effekt
option-xeno-keep = Nur { $card }
note-pass = In dieser Runde kein Zug mehr; du darfst Karten ablegen.
note-search = Nimm die oberste Karte des Raumstapels oder lege sie darunter.
note-trade = Alle im Raum dürfen Gegenstände tauschen.

## Ereignisse

event-draft-offered = { $seat } hat die Wahl: { $characters }.
event-drafted = { $seat } spielt: { $character }.
event-round = Runde { $round }. Die Uhr steht auf { $time }.
event-first-player = { $seat } hat jetzt die Startspielerkatze.
event-passed = { $seat } passt.
event-burnt = { $seat } steht im Feuer.
event-does-move = { $seat } macht sich auf den Weg: { $room }.
event-does-careful = { $seat } schleicht los: { $room }.
event-does-shoot = { $seat } legt an.
event-does-melee = { $seat } schlägt mit bloßen Händen zu.
event-does-pick-up = { $seat } greift zu: { $object }.
event-does-trade = { $seat } schlägt einen Tausch vor.
event-does-craft = { $seat } fängt an zu basteln.
event-does-search = { $seat } durchsucht den Raum.
event-does-room = { $seat } nutzt den Raum.
event-does-card = { $seat } spielt { $card }.
event-does-item = { $seat } setzt { $card } ein.
event-does-quest = { $seat } erfüllt eine Aufgabe: { $card }.
event-interrupted = { $seat } unterbricht { $by }.
event-cancelled = { $seat } bringt nichts zustande.
event-moved = { $seat } betritt: { $room }.
event-explored = { $seat } entdeckt: { $tile }.
event-token-explored = { $symbol } in { $room }; { $items ->
    [0] zu finden ist dort nichts.
    [one] zu finden ist dort ein Gegenstand.
   *[other] zu finden sind dort { $items } Gegenstände.
  }
event-slimed = { $seat } ist mit Schleim bedeckt.
event-noise-rolled = { $seat } macht eine Geräuschprobe: { $face }.
event-noise-placed = Geräusch in { $corridor }.
event-danger = Gefahr für { $seat } in { $room }.
event-door-opened = Die Tür in { $corridor } öffnet sich.
event-door-closed = Die Tür in { $corridor } schließt sich.
event-door-destroyed = Die Tür in { $corridor } ist zerstört.
event-door-moved = { $seat } nimmt die Tür aus { $corridor }.
event-fire-lit = Feuer in { $room }!
event-malfunction-placed = Fehlfunktion in { $room }.
event-encounter = Etwas kommt auf { $seat } zu, in { $room }.
event-token-drawn = { $kind ->
    [blank] Nichts als Geräusche.
   *[other] { $kind }, { $number }.
  }
event-surprise = { $kind } greift { $seat } überraschend an.
event-no-figure = Es ist kein { $kind } mehr da, der kommen könnte.
event-intruder-placed = { $kind } erscheint in { $room }.
event-intruder-moved = { $kind } bewegt sich: { $room }.
event-vanished = { $kind } verschwindet aus { $room }.
event-first-contact = Die Besatzung ist nicht allein.
event-objectives-chosen = Alle haben sich für ein Ziel entschieden.
event-attack = { $kind } greift { $seat } an, in { $room }.
event-attack-hit = { $card } trifft { $seat }.
event-attack-missed = { $card }: { $kind } verfehlt { $seat }.
event-parried = { $seat } wehrt den Angriff ab: { $card }.
event-shoot = { $seat } feuert: { $weapon }.
event-melee = { $seat } schlägt auf { $target } ein.
event-combat-rolled = { $seat } würfelt { $face }.
event-missed = { $seat } verfehlt.
event-injured = { $kind } in { $room } erleidet { $count ->
    [one] einen Schaden
   *[other] { $count } Schaden
  } und hat nun { $total }.
event-blood-drawn = { $blood ->
    [0] Der Pfeil: Er wendet sich ab.
   *[other] Blut { $blood }.
  }
event-killed = { $kind } stirbt in { $room }.
event-retreat = { $kind } zieht sich aus { $room } durch Korridor { $corridor } zurück.
event-egg-destroyed = Ein Ei platzt in { $room }.
event-egg-laid = Das Nest hat ein Ei mehr.
event-nest-destroyed = Das Nest ist zerstört.
event-queen-comes = Die Königin kommt ins Nest.
event-contaminated = { $seat } erhält eine Kontaminationskarte.
event-infested = { $seat } trägt eine Larve.
event-larva-removed = { $seat } ist die Larve los.
event-scanned = { $seat } wird gescannt: { $infected ->
    [yes] INFIZIERT.
   *[no] sauber.
  }
event-wound-light = { $seat } erleidet eine leichte Wunde.
event-wound-light-healed = { $seat } heilt leichte Wunden.
event-wound-serious = { $seat } erleidet eine schwere Wunde: { $wound }.
event-wound-dressed = { $seat } verbindet eine Wunde: { $wound }.
event-wound-healed = { $seat } heilt eine Wunde: { $wound }.
event-died = { $seat } stirbt in { $room }.
event-first-death = Der erste Tod: Die Kapseln werden entriegelt.
event-revived = { $seat } steht wieder auf.
event-dropped-item = { $seat } wirft { $card } weg.
event-dropped-object = { $seat } legt ab: { $object }.
event-picked-up = { $seat } nimmt in { $room } auf: { $object }.
event-took-heavy = { $seat } nimmt { $card } in die Hand.
event-searched = { $seat } sieht sich um: { $colour }.
event-crafted = { $seat } stellt her: { $card }.
event-quest-done = { $seat } hat { $card } einsatzbereit.
event-trade-refused = { $seat } handelt nicht mit { $by }.
event-trade-failed = { $seat } und { $by } werden sich nicht einig.
event-traded = { $seat } gibt { $by } { $gave } und erhält { $got }.
event-looked-tile = In { $room } liegt: { $card }.
event-looks-tile = { $seat } sieht sich das Raumteil an: { $room }.
event-looked-token = Das Plättchen in { $room }: { $card }.
event-looks-token = { $seat } sieht sich das Plättchen an: { $room }.
event-looked-coordinates = Die Koordinaten: { $card }.
event-looks-coordinates = { $seat } sieht sich die Koordinaten an.
event-looked-engine = Triebwerk { $engine }: { $card }.
event-looks-engine = { $seat } prüft Triebwerk { $engine }.
event-looked-objective = { $target } hat das Ziel { $card }.
event-looks-objective = { $seat } sieht sich ein Ziel von { $target } an.
event-engine-worked = { $seat } arbeitet an Triebwerk { $engine }; die Reihenfolge der Plättchen { $swapped ->
    [yes] hat gewechselt.
   *[no] ist wie zuvor.
  }
event-weakness = Eine Schwäche ist entdeckt: { $card }.
event-course = Der Kurs ist jetzt { $letter }.
event-hibernated = { $seat } fällt in Kälteschlaf.
event-hibernate-failed = { $seat } findet so keinen Schlaf.
event-fuse-started = Die Selbstzerstörung läuft.
event-fuse-stopped = Die Selbstzerstörung ist gestoppt.
event-fuse = Selbstzerstörung: { $space }.
event-fuse-critical = Die Selbstzerstörung lässt sich nicht mehr stoppen.
event-pod-locked = Kapsel { $pod } wird verriegelt.
event-pod-unlocked = Kapsel { $pod } wird entriegelt.
event-pod-left = { $seat } verlässt die Kapsel.
event-pod-ejected = { $seat } muss die Kapsel verlassen.
event-boarded = { $seat } besteigt Kapsel { $pod }.
event-board-failed = { $seat } kommt nicht in die Kapsel.
event-launched = Kapsel { $pod } startet.
event-escaped = { $seat } ist entkommen.
event-airlock-sealed = Versiegelt, die Luft wird knapp: { $room }.
event-airlock-cancelled = Der versiegelte Raum ist wieder offen.
event-airlock-opened = Die Luft entweicht aus dem versiegelten Raum.
event-time = Die Uhr rückt auf { $time }.
event-event-card = Ereignis: { $card }.
event-developed = Aus dem Beutel: { $kind }.
event-bag-added = { $kind } kommt in den Beutel.
event-xeno = { $seat } spielt als Xeno weiter.
event-xeno-plays = Der Xeno-Spieler spielt { $card }.
event-xeno-moves = Der Xeno-Spieler schickt { $kind } los: { $corridor }.
event-xeno-passed = Der Xeno-Spieler passt.
event-jump = Das Schiff springt. Wer wach ist, überlebt das nicht.
event-ship-lost = Das Schiff ist verloren.
event-abandoned = Niemand an Bord ist mehr wach.
event-perished = { $seat } überlebt nicht.
event-engines-checked = Laufende Triebwerke: { $working }.
event-arrived = Das Schiff kommt an: { $planet }.
event-disease-drawn = { $seat } muss sich der Kontamination stellen.
event-over = Hier endet die Geschichte.

## Enden

ending-earth = Das Schiff hat die Erde erreicht.
ending-mars = Das Schiff hat den Mars erreicht.
ending-venus = Das Schiff hat die Venus erreicht.
ending-deep-space = Das Schiff ist in den Tiefen des Alls verloren.
ending-engines = Die Triebwerke haben das Schiff beim Sprung zerrissen.
ending-self-destruct = Das Schiff hat sich selbst zerstört.
ending-fire = Das Feuer hat das Schiff verzehrt.
ending-malfunction = Der Rumpf ist zerbrochen.

## Der Plan im Terminal

board-head = Runde { $round } · Zeit { $time } · Kurs { $course } · Eier { $eggs }
board-fuse = Selbstzerstörung { $space }
board-sealed = versiegelt
board-fire = Feuer
board-malfunction = defekt
board-items = { $count } Gegenstände
board-noise = Geräusch
board-closed = Tür zu
board-destroyed = Tür zerstört
board-dead = tot
board-asleep = im Kälteschlaf
board-escaped = entkommen
board-in-pod = in Kapsel { $number }
board-nowhere = noch nicht an Bord
board-cards = { $hand } Handkarten, { $items } Gegenstände
board-hand = Hand: { $cards }
board-inventory = Inventar: { $cards }
board-objectives = Ziele: { $cards }
board-slime = Schleim
board-larva = Larve
board-signal = Signal
board-light = leichte Wunden { $count }
board-bag = Beutel: { $tokens }
board-pods = Kapseln: { $pods }
board-pod = { $number }{ $section } { $state }
board-launched = gestartet
board-weaknesses = Schwächen: { $cards }
board-engines = Triebwerke: { $tokens }
board-unknown = ?
board-you = du
place-elsewhere = anderswo

## Orte, Korridore, Würfelseiten, Plättchen

place-r01 = Raum 001
place-r02 = Raum 002
place-r03 = Raum 003
place-r04 = Raum 004
place-r05 = Raum 005
place-r06 = Raum 006
place-r07 = Raum 007
place-r08 = Raum 008
place-r09 = Raum 009
place-r10 = Raum 010
place-r11 = Raum 011
place-r12 = Raum 012
place-r13 = Raum 013
place-r14 = Raum 014
place-r15 = Raum 015
place-r16 = Raum 016
place-r17 = Raum 017
place-r18 = Raum 018
place-r19 = Raum 019
place-r20 = Raum 020
place-r21 = Raum 021
corridor-c01-02 = Korridor 001–002
corridor-c01-03 = Korridor 001–003
corridor-c01-04 = Korridor 001–004
corridor-c02-06 = Korridor 002–006
corridor-c03-07 = Korridor 003–007
corridor-c04-08 = Korridor 004–008
corridor-c05-06 = Korridor 005–006
corridor-c05-10 = Korridor 005–010
corridor-c06-07 = Korridor 006–007
corridor-c06-11 = Korridor 006–011
corridor-c07-08 = Korridor 007–008
corridor-c08-09 = Korridor 008–009
corridor-c08-11 = Korridor 008–011
corridor-c09-12 = Korridor 009–012
corridor-c10-13 = Korridor 010–013
corridor-c11-14 = Korridor 011–014
corridor-c11-15 = Korridor 011–015
corridor-c12-16 = Korridor 012–016
corridor-c13-14 = Korridor 013–014
corridor-c13-19 = Korridor 013–019
corridor-c14-17 = Korridor 014–017
corridor-c15-16 = Korridor 015–016
corridor-c15-18 = Korridor 015–018
corridor-c16-21 = Korridor 016–021
corridor-c17-19 = Korridor 017–019
corridor-c17-20 = Korridor 017–020
corridor-c18-20 = Korridor 018–020
corridor-c18-21 = Korridor 018–021
corridor-tech = den Wartungskorridoren
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-silence = Stille
face-danger = Gefahr
card-silence-1 = Stille 1
card-silence-2 = Stille 2
card-silence-3 = Stille 3
card-silence-4 = Stille 4
card-danger-1 = Gefahr 1
card-danger-2 = Gefahr 2
card-danger-3 = Gefahr 3
card-danger-4 = Gefahr 4
card-slime-1 = Schleim 1
card-slime-2 = Schleim 2
card-slime-3 = Schleim 3
card-slime-4 = Schleim 4
card-fire-1 = Feuer 1
card-fire-2 = Feuer 2
card-fire-3 = Feuer 3
card-fire-4 = Feuer 4
card-malfunction-1 = Fehlfunktion 1
card-malfunction-2 = Fehlfunktion 2
card-malfunction-3 = Fehlfunktion 3
card-malfunction-4 = Fehlfunktion 4
card-door-1 = Tür 1
card-door-2 = Tür 2
card-door-3 = Tür 3
card-door-4 = Tür 4

### Components

## Räume

place-armory = Waffenkammer
    .text = Lege 2 Munition auf eine deiner Energiewaffen, höchstens bis sie voll ist. Für klassische Waffen gibt es hier nichts.
place-comms-room = Übertragungsraum
    .text = Setze das Signal ab: Dein Tableau erhält einen Signalmarker, der dort bleibt.
place-emergency-room = Erste-Hilfe-Station
    .text = Eines von dreien: alle deine schweren Wunden verbinden, oder eine verbundene schwere Wunde heilen, oder alle leichten Wunden heilen. Im kooperativen Spiel steht eine hierher gebrachte Leiche wieder auf.
place-evacuation-a = Evakuierungsbereich A
    .text = Versuche, eine entriegelte Kapsel von Bereich A zu besteigen, in der noch Platz für dich ist. Vorher machst du eine Geräuschprobe.
place-evacuation-b = Evakuierungsbereich B
    .text = Versuche, eine entriegelte Kapsel von Bereich B zu besteigen, in der noch Platz für dich ist. Vorher machst du eine Geräuschprobe.
place-fire-control = Feuerlöschsystem
    .text = Nenne irgendeinen Raum: Sein Feuer erlischt, und jedes Xeno darin zieht sich zurück.
place-generator = Generator
    .text = Starte die Selbstzerstörung, oder halte sie an, solange der Marker noch auf 6, 5 oder 4 liegt.
place-laboratory = Labor
    .text = Untersuche eine Leiche, einen Kadaver oder ein Ei, das hier ist: Die zugehörige Schwäche wird aufgedeckt. Das Objekt behältst du.
place-nest = Nest
    .text = Nimm ein Ei von der Xeno-Tafel in eine freie Hand, dann mach eine Geräuschprobe. Hier kann man nichts suchen, und nichts geht kaputt.
place-storage = Lager
    .text = Ziehe zwei Karten von einem Gegenstandsstapel deiner Wahl und behalte eine; die andere kommt nach unten. Der Gegenstandszähler bleibt, wie er ist.
place-surgery = Chirurgie
    .text = Scanne alle deine Kontaminationskarten, wo immer sie sind; INFIZIERTE und deine Larve werden entfernt. Du erleidest 1 leichte Wunde, alle deine Karten werden zu einem neuen Stapel, und du passt.
place-airlock-control = Luftschleusenkontrolle
    .text = Riegle einen anderen gelben Raum ab: Alle seine Türen gehen zu. Sind sie am Ende der Spielerphase noch zu, stirbt alles darin, und sein Feuer erlischt.
place-cabins = Kabinen
    .text = Beginnst du die Spielerphase hier, ungestört und ohne Fehlfunktion, darfst du eine Karte mehr nachziehen als sonst.
place-canteen = Kantine
    .text = Heile 1 leichte Wunde. Danach darfst du die Kontaminationskarten auf deiner Hand scannen.
place-command-center = Kommandozentrale
    .text = Nenne irgendeinen Raum und öffne oder schließe jede Tür rundherum, wie du willst.
place-engine-control = Triebwerkskontrolle
    .text = Sieh dir heimlich den Zustand aller drei Triebwerke an.
place-hatch-control = Kapselverriegelung
    .text = Verriegle oder entriegle eine Rettungskapsel.
place-monitoring-room = Überwachungsraum
    .text = Sieh dir heimlich einen unerkundeten Raum samt Erkundungsplättchen an.
place-slime-room = Schleimbedeckter Raum
    .text = Wer hereinkommt, erhält jedes Mal einen Schleimmarker. Hier kann man nichts suchen, und nichts geht kaputt.
place-shower-room = Duschraum
    .text = Wasche deinen Schleim ab. Danach darfst du die Kontaminationskarten auf deiner Hand scannen.
place-cockpit = Cockpit
    .text = Sieh dir heimlich die Koordinatenkarte an, oder stelle das Flugziel ein. Sobald jemand im Kälteschlaf liegt, steht der Kurs fest.
place-hibernatorium = Kryonatorium
    .text = Sobald der Zeitmarker auf Blau liegt: Mach eine Geräuschprobe; kommt kein Xeno, legst du dich in den Kälteschlaf.
place-engine-1 = Triebwerk 1
    .text = Sieh heimlich nach, ob dieses Triebwerk läuft.
place-engine-2 = Triebwerk 2
    .text = Sieh heimlich nach, ob dieses Triebwerk läuft.
place-engine-3 = Triebwerk 3
    .text = Sieh heimlich nach, ob dieses Triebwerk läuft.
place-tech = Wartungskorridore
    .text = Ein Feld für alle Eingänge. Xenos verschwinden darin; Charaktere kommen nur mit Plänen oder Fachwissen hindurch.
place-unexplored = unerkundeter Raum

## Erkundungsplättchen

symbol-silence = Stille
    .text = Alles ruhig, keine Geräuschprobe. Mit Schleim am Leib gilt es als Gefahr.
symbol-danger = Gefahr
    .text = Keine Geräuschprobe; Xenos von nebenan kommen herein, oder überall sind Geräusche.
symbol-slime = Schleim
    .text = Du erhältst einen Schleimmarker.
symbol-fire = Feuer
    .text = Der Raum brennt.
symbol-malfunction = Fehlfunktion
    .text = Der Raum ist außer Betrieb.
symbol-door = Tür
    .text = Die Tür fällt hinter dir zu.

## Xenos

intruder-blank = Leer
intruder-larva = Larve
intruder-creeper = Kriecher
intruder-adult = Jäger
intruder-breeder = Brutbestie
intruder-queen = Königin

## Angriffskarten

card-atk-01 = Kratzer
    .text = 1 leichte Wunde und 1 Kontaminationskarte.
card-atk-02 = { card-atk-01 }
    .text = { card-atk-01.text }
card-atk-03 = { card-atk-01 }
    .text = { card-atk-01.text }
card-atk-04 = { card-atk-01 }
    .text = { card-atk-01.text }
card-atk-05 = Klauenhieb
    .text = 2 leichte Wunden, eine nach der anderen, und 1 Kontaminationskarte.
card-atk-06 = { card-atk-05 }
    .text = { card-atk-05.text }
card-atk-07 = { card-atk-05 }
    .text = { card-atk-05.text }
card-atk-08 = { card-atk-05 }
    .text = { card-atk-05.text }
card-atk-09 = Biss
    .text = Wer schon 2 schwere Wunden hat, stirbt; jeder andere erleidet 1 schwere Wunde.
card-atk-10 = { card-atk-09 }
    .text = { card-atk-09.text }
card-atk-11 = { card-atk-09 }
    .text = { card-atk-09.text }
card-atk-12 = { card-atk-09 }
    .text = { card-atk-09.text }
card-atk-13 = Schwanzangriff
    .text = Wer schon eine schwere Wunde hat, stirbt; jeder andere erleidet 1 schwere Wunde.
card-atk-14 = { card-atk-13 }
    .text = { card-atk-13.text }
card-atk-15 = Raserei
    .text = Alle im Raum trifft es: Mit 2 schweren Wunden stirbt man, sonst erleidet man 1 schwere Wunde.
card-atk-16 = { card-atk-15 }
    .text = { card-atk-15.text }
card-atk-17 = Verwandlung
    .text = Der Kriecher wird zur Brutbestie und behält seinen Schaden. Ein Ziel mit leerer Hand greift sie sofort an.
card-atk-18 = { card-atk-17 }
    .text = { card-atk-17.text }
card-atk-19 = Schleim
    .text = Ein Schleimmarker und 1 Kontaminationskarte.
card-atk-20 = Ruf
    .text = Ein weiteres Xeno kommt aus dem Beutel in den Raum. Vorerst greift es nicht an.

## Ereigniskarten

card-evt-01 = Eierschutz
    .text = Wer im Nest ist oder ein Ei trägt, hat eine Begegnung.
card-evt-02 = Schlüpfen
    .text = Ein Ei des Nests wird verbraucht. Wer im Nest ist und keine Aktionskarte auf der Hand hat, wird befallen; trifft es niemanden, kommt ein Larvenmarker in den Beutel.
card-evt-03 = Regeneration
    .text = Jedes Xeno verliert bis zu 2 Schaden.
card-evt-04 = Schäden
    .text = Erkundete Räume mit einem Jäger, einer Brutbestie oder der Königin fallen aus.
card-evt-05 = Lauern
    .text = Xenos, die bei keinem Charakter stehen, verschwinden; je ein Marker ihrer Art kommt in den Beutel zurück.
card-evt-06 = Ausbruch
    .text = Ein Charakter mit Larve stirbt, und ein Kriecher erscheint. Alle anderen ziehen 4 Karten von ihrem Stapel und scannen sie: Eine INFIZIERTE bedeutet eine Larve. Die Karten werden abgelegt.
card-evt-07 = Geräusche in den Wartungskorridoren
    .text = Ein Geräuschmarker auf die Wartungskorridore. Liegt dort schon einer, macht jeder an einem Eingang, der nicht im Kampf ist, eine Geräuschprobe.
card-evt-08 = Nest
    .text = Ist das Nest gefunden, sind in allen seinen Korridoren Geräusche.
card-evt-09 = Brennbare Stoffe
    .text = Das Kryonatorium fängt Feuer; brennt es schon, trifft es alle Räume daneben.
card-evt-10 = Schotten öffnen
    .text = Jede geschlossene Tür geht auf.
card-evt-11 = Jagd
    .text = Jeder Jäger, der nicht im Kampf ist, geht zu einem Charakter in einem Nachbarraum, falls es einen gibt; die kleinste Raumnummer entscheidet.
card-evt-12 = { card-evt-11 }
    .text = { card-evt-11.text }
card-evt-13 = Geruch der Beute
    .text = In allen Korridoren um jeden Charakter mit Schleim sind Geräusche.
card-evt-14 = Fehlfunktion
    .text = Der erkundete Raum mit der kleinsten Nummer, der noch ausfallen kann, fällt aus. Diese Karte wird in den Stapel zurückgemischt.
card-evt-15 = Verzehrendes Feuer
    .text = In brennenden Räumen bleibt kein Gegenstand übrig. Dann breitet sich das Feuer aus.
card-evt-16 = Zerstörerisches Feuer
    .text = Brennende erkundete Räume fallen aus. Dann breitet sich das Feuer aus.
card-evt-17 = Kühlmittelleck
    .text = Ist der Generator außer Betrieb, startet die Selbstzerstörung. Danach aus dem Spiel.
card-evt-18 = Ausfall der Lebenserhaltung
    .text = Alle erkundeten grünen Räume fallen aus. Danach aus dem Spiel.
card-evt-19 = Kapselausstoß
    .text = Die Kapsel mit der kleinsten Nummer startet, mit allen, die darin sitzen. Danach aus dem Spiel.
card-evt-20 = Kurzschluss
    .text = Alle erkundeten gelben Räume mit Computer fallen aus. Danach aus dem Spiel.

## Schwächen

card-weak-fire = Feueranfälligkeit
    .text = Feuer, Molotows und Flammenwerfer richten 1 Schaden mehr an. Ein brennender Raum verliert ein Ei mehr.
card-weak-energy = Energieanfälligkeit
    .text = Ein Treffer mit einer Energiewaffe richtet 1 Schaden mehr an.
card-weak-reaction = Reaktion auf Gefahr
    .text = Für Überraschungsangriffe zählt die Zahl auf dem Marker 1 weniger, aber mindestens 1.
card-weak-moving = Bewegungsmuster
    .text = Nur die Königin und Brutbestien zerstören geschlossene Türen; andere bleiben einfach dahinter.
card-weak-vital = Verwundbare Stellen
    .text = Gegen einen Jäger zählt eine leere Würfelseite als ein Fadenkreuz.
card-weak-extinct = Vom Aussterben bedroht
    .text = Jedes Xeno stirbt mit 1 Schaden weniger, als die Blutwerte verlangen.
card-weak-fighting = Kampfmuster
    .text = Der Biss eines Jägers gibt eine leichte Wunde statt einer schweren. Wer 2 schwere Wunden hat, stirbt trotzdem.
card-weak-phosphate = Phosphatempfindlichkeit
    .text = Feuerlöscher und Feuerlöschsystem fügen jedem Xeno, das sie vertreiben, auch 1 Schaden zu.

## Schwere Wunden

card-wound-arm = Arm
    .text = Du hast nur einen Handslot.
card-wound-leg = Bein
    .text = Eine Flucht kostet 1 Karte mehr.
card-wound-body = Rumpf
    .text = Du ziehst auf eine Karte weniger nach.
card-wound-bleeding = Blutung
    .text = Immer wenn du passt, erleidest du 1 leichte Wunde.
card-wound-hand = Hand
    .text = Jede Gegenstandsaktion kostet 1 Karte mehr.
card-wound = Wunde
    .text = Eine schwere Wunde ohne Karte; sie zählt nur mit.

## Charaktere

character-captain = Kapitän
character-pilot = Pilotin
character-mechanic = Mechaniker
character-soldier = Soldat
character-scout = Kundschafterin
character-scientist = Wissenschaftlerin

## Aktionskarten

card-search = Suchen
    .text = Der Gegenstandszähler deines Raums sinkt um 1. Ziehe zwei Gegenstände in der Farbe des Raums und behalte einen.
card-rest = Ausruhen
    .text = Scanne die Kontaminationskarten auf deiner Hand; die sauberen bist du für immer los. Hüte dich vor INFIZIERTEN.
card-interruption = Unterbrechung
    .text = Jederzeit: Verhindere, was ein anderer in deinem Raum tut, oder hebe eine andere Unterbrechung auf.
card-demolition = Zerstörung
    .text = Zerstöre eine geschlossene Tür an deinem Raum, oder setze deinen Raum außer Betrieb.
card-basic-repairs = Einfache Reparatur
    .text = Repariere deinen Raum, oder repariere oder beschädige das Triebwerk, an dem du stehst.
card-repairs = Reparatur
    .text = { card-basic-repairs.text }
card-computer-skills = Computerkenntnisse
    .text = Öffne oder schließe eine Tür an deinem Raum, oder nutze einen Raum mit Computer kostenlos.
card-suppressive-fire = Sperrfeuer
    .text = Gib 1 Munition aus: Du, oder ein anderer Charakter hier, der einwilligt, geht in einen Nachbarraum, ohne angegriffen zu werden.
card-reload = Nachladen
    .text = Lege 1 Munition auf deinen Revolver.
card-order = Befehl
    .text = Schicke einen anderen Charakter aus deinem Raum in einen Nachbarraum. Niemand fragt, ob ihm das passt.
card-motivation = Motivation
    .text = Jeder Charakter in deinem Raum zieht eine Karte, du auch.
card-ship-knowledge = Schiffskenntnis
    .text = Öffne oder schließe eine Tür an deinem Raum, oder sieh dir heimlich ein unerkundetes Raumteil an.
card-piloting = Navigation
    .text = Nutze das Cockpit oder einen Raum mit Computer kostenlos, oder schlage am Computer die Koordinaten nach.
card-old-friend = Alter Freund
    .text = Nutze einen intakten Raum ohne Computer kostenlos.
card-quick-repairs = Schnelle Reparatur
    .text = { card-basic-repairs.text }
card-ingenuity = Einfallsreichtum
    .text = Repariere deinen Raum, oder repariere oder beschädige das Triebwerk, an dem du stehst, oder stelle einen Gegenstand her; dafür darf jeder gelbe Gegenstand als Schraubenschlüssel dienen.
card-pyrotechnics = Pyrotechnik
    .text = Opfere einen deiner Gegenstände, um deinen Raum in Brand zu setzen, oder lösche das Feuer hier.
card-technical-corridors = Wartungskorridore
    .text = Krieche von einem Eingang der Wartungskorridore zu einem beliebigen anderen. Danach musst du passen.
card-covering-fire = Deckungsfeuer
    .text = Gib 1 Munition aus: Du, ein anderer Charakter hier, der einwilligt, oder ihr beide geht in Nachbarräume, ohne angegriffen zu werden.
card-full-auto = Dauerfeuer
    .text = Leere das Sturmgewehr mit einem Schuss: 1 Schaden mehr für je 2 Munition, selbst wenn der Würfel verfehlt.
card-aimed-fire = Gezielter Schuss
    .text = Schieße mit einer Energiewaffe; du darfst den Würfel einmal neu werfen.
card-nerves-of-steel = Nerven aus Stahl
    .text = Wenn dich ein Xeno überrascht: Lege diese Karte ab, und sein Angriff bleibt ohne Wirkung.
card-adrenaline = Adrenalin
    .text = Schieße oder flüchte, ohne zu bezahlen, dann ziehe eine Karte.
card-reconnaissance = Aufklärung
    .text = Geh ohne Geräuschprobe in einen Nachbarraum; Stille und Gefahr auf dem Plättchen dort bleiben ohne Wirkung.
card-scavenging = Plündern
    .text = Suche, auch wenn der Gegenstandszähler schon auf 0 steht.
card-intranet = Intranet
    .text = An einem Computer: Nutze kostenlos irgendeinen anderen erkundeten, intakten Raum mit Computer.
card-access-denied = Zugriff verweigert
    .text = An einem Computer: Nutze deinen Raum kostenlos, oder setze einen Raum mit laufendem Computer außer Betrieb.
card-risk-assessment = Risikobewertung
    .text = An einem Computer: Sieh dir die nächste Ereigniskarte an und lass sie liegen, oder lege sie unter den Stapel.
card-contamination = Kontamination
    .text = Füllt deine Hand und bezahlt nichts. Erst ein Scan zeigt, ob sie INFIZIERT ist.
card-contamination-infected = INFIZIERT
    .text = Diese Karte trägt die Infektion.
card-contamination-clean = Saubere Kontamination
    .text = Keine Infektion auf dieser Karte.

## Startwaffen

card-revolver = Revolver
    .text = Klassische Waffe, 6 Munition. Zwei Fadenkreuze richten 1 Schaden mehr an. Nur die Karte Nachladen lädt ihn.
card-shotgun = Schrotflinte
    .text = Energiewaffe, 2 Munition. Jeder Treffer richtet 1 Schaden mehr an.
card-sawed-off = Abgesägte Schrotflinte
    .text = Energiewaffe, 2 Munition. Ein Fadenkreuz zählt als zwei.
card-assault-rifle = Sturmgewehr
    .text = Energiewaffe, 5 Munition. Jeder Treffer richtet 1 Schaden mehr an.
card-rifle = Gewehr
    .text = Energiewaffe, 4 Munition.
card-pistol = Pistole
    .text = Energiewaffe, 3 Munition. Zwei Fadenkreuze zählen als eines.

## Aufgaben-Gegenstände

card-ship-log = Logbuch
    .text = An einem Computer: Sieh dir ein Ziel irgendeines Charakters an.
    .quest = Sei im Übertragungsraum.
card-intercom = Bordfunk
    .text = Befehl und Motivation reichen in jeden Raum mit laufendem Computer.
    .quest = Gib Werkzeug oder Panzertape ab.
card-oms = Orbitales Manövriersystem
    .text = Alle passen sofort, und in der Ereignisphase dieser Runde greifen die Xenos nicht an.
    .quest = Gib eine Energieladung ab.
card-evacuation-key-q = Evakuierungsschlüssel (Pilotin)
    .text = In einem Evakuierungsbereich: Verriegle oder entriegle eine seiner Kapseln.
    .quest = Sei beim Feuerlöschsystem.
card-plasma-torch = Plasmabrenner
    .text = Öffne oder schließe eine Tür an deinem Raum; selbst eine zerstörte lässt sich schließen.
    .quest = Sei im Lager.
card-flashlight = Taschenlampe
    .text = Durchsuche deinen Raum wie mit einer Karte Suchen.
    .quest = Gib eine Energieladung ab.
card-auto-loader = Autolader
    .text = Kommt an das Sturmgewehr: Es fasst 1 Munition mehr, und das Laden mit einer Energieladung kostet nichts.
    .quest = Sei in der Waffenkammer.
card-armor = Rüstung
    .text = Wenn dich ein Angriff trifft: Lege sie ab, und er tut dir nichts.
    .quest = Gib Werkzeug oder Panzertape ab.
card-motion-tracker = Bewegungssensor
    .text = Lege eine Aktionskarte ab, um deinen Geräuschwürfel neu zu werfen, einmal pro Wurf.
    .quest = Gib eine Energieladung ab.
card-security-key = Sicherheitsschlüssel
    .text = Nenne irgendeinen Raum und öffne oder schließe jede Tür rundherum, wie du willst.
    .quest = Sei im Cockpit.
card-holo-computer = Holocomputer
    .text = Intranet und Risikobewertung brauchen bei dir keinen Computer.
    .quest = Sei im Generatorraum.
card-lab-equipment = Laborausrüstung
    .text = Wo eine Leiche, ein Kadaver oder ein Ei ist: Decke die zugehörige Schwäche auf.
    .quest = Gib Chemikalien ab.

## Rote Gegenstände

card-energy-charge = Energieladung
    .text = Lade eine deiner Energiewaffen voll, oder öffne oder schließe eine Tür an deinem Raum.
card-grenade = Granate
    .text = Ziele auf ein Xeno hier oder nebenan: 2 Schaden für dieses, 1 für jedes andere Xeno dort, 1 schwere Wunde für jeden Charakter dort. Auf Eier geworfen zerstört sie zwei.
card-smoke-grenade = Rauchgranate
    .text = Alle anderen in deinem Raum legen eine Aktionskarte ab. Du entwischst in einen Nachbarraum, und nichts greift dich an.
card-recon-drone = Aufklärungsdrohne
    .text = Sieh dir heimlich einen unerkundeten Raum samt Erkundungsplättchen an.
card-decoy = Köder
    .text = Nenne einen Nachbarraum: Alle Xenos rundherum gehen hinein, auch die bei dir. Wer im Kampf ist, greift vorher noch einmal an.
card-extended-magazine = Erweitertes Magazin
    .text = Kommt an eine deiner Energiewaffen: Sie fasst 2 mehr und erhält 2 Munition.
card-prototype-rifle = Prototyp: Gewehr
    .text = Energiewaffe, 6 Munition. Bei zwei Fadenkreuzen darfst du 1 Munition mehr ausgeben, für 1 Schaden mehr.
card-prototype-shotgun = Prototyp: Schrotflinte
    .text = Energiewaffe, 2 Munition. Alles außer einer leeren Seite trifft. Ein oder zwei Fadenkreuze richten 1 Schaden mehr an.
card-prototype-pistol = Prototyp: Pistole
    .text = Energiewaffe, 3 Munition. Jeden Schuss darfst du einmal neu würfeln.
card-comms-key = Kommunikationsschlüssel
    .text = An einem Computer: Sieh dir ein Ziel eines Charakters an, der das Signal abgesetzt hat.
card-evacuation-key = Evakuierungsschlüssel
    .text = In einem Evakuierungsbereich: Verriegle oder entriegle eine seiner Kapseln.
card-self-destruct-key = Selbstzerstörungsschlüssel
    .text = An einem Computer: Starte die Selbstzerstörung, oder halte sie an, solange das noch geht.

## Gelbe Gegenstände

card-tools = Werkzeug
    .text = Repariere deinen Raum, oder repariere oder beschädige das Triebwerk, an dem du stehst, oder öffne oder schließe eine Tür an deinem Raum.
card-chemicals = Chemikalien
    .text = Lade einen Flammenwerfer voll, den du trägst.
card-fire-extinguisher = Feuerlöscher
    .text = Lösche das Feuer in deinem Raum, oder vertreibe ein Xeno hier: Es zieht sich zurück.
card-duct-tape = Panzertape
    .text = Repariere deinen Raum, oder repariere oder beschädige das Triebwerk, an dem du stehst, oder klebe zwei schwere Gegenstände zusammen: Sie brauchen nur noch eine Hand.
card-clothes = Kleidung
    .text = Wische deinen Schleim ab, oder verbinde eine schwere Wunde.
card-tech-corridor-plans = Pläne der Wartungskorridore
    .text = Krieche von einem Eingang der Wartungskorridore zu einem beliebigen anderen.
card-space-suit = Raumanzug
    .text = Aus einem gelben Raum: Lege die Aktionskarten ab, die du noch auf der Hand hast, und geh außen herum in einen anderen erkundeten gelben Raum.
card-nemesis-plans = Pläne der Nemesis
    .text = Sieh dir heimlich zwei unerkundete Raumteile an.

## Grüne Gegenstände

card-medkit = Medikit
    .text = Verbinde eine schwere Wunde, oder heile eine verbundene.
card-bandages = Verband
    .text = Verbinde eine schwere Wunde, oder heile alle leichten Wunden.
card-synthetic-food = Synthetische Nahrung
    .text = Ziehe 2 Karten.
card-adrenaline-injection = Adrenalinspritze
    .text = Ziehe eine Karte. In diesem Zug darfst du handeln, sooft du bezahlen kannst; danach musst du passen.
card-alcohol = Alkohol
    .text = Scanne eine Kontaminationskarte auf deiner Hand, dann bist du sie los. War sie INFIZIERT, erhältst du eine neue.
card-military-drugs = Militärische Drogen
    .text = Lege beliebige Karten von der Hand ab, auch Kontamination; ziehe ebenso viele und 1 dazu.

## Blaue Gegenstände

card-antidote = Gegenmittel
    .text = Scanne alle deine Kontaminationskarten, wo immer sie sind; INFIZIERTE und deine Larve werden entfernt. Danach erhältst du 1 Kontaminationskarte, alle deine Karten werden zu einem neuen Stapel, und du musst passen.
card-taser = Taser
    .text = Ein Xeno hier erleidet 1 Schaden und zieht sich zurück, oder ein anderer Charakter hier legt die ganze Hand ab.
card-flamethrower = Flammenwerfer
    .text = Klassische Waffe, 4 Munition. Alles außer einer leeren Seite trifft. Zwei Fadenkreuze setzen auch deinen Raum in Brand. Nur Chemikalien laden ihn.
card-molotov = Molotow-Cocktail
    .text = Wirf ihn hier oder nebenan auf Xenos oder Eier: Der Raum brennt, jedes Xeno erleidet 1 Schaden, jeder Charakter 1 schwere Wunde, und ein Ei wird zerstört.

## Ziele

card-obj-p1 = Bergung des wertvollsten Guts
    .text = Das Schiff erreicht die Erde, oder niemand überlebt außer dir.
card-obj-p2 = Quarantäne
    .text = Das Schiff erreicht den Mars, oder es erreicht die Erde mit zerstörtem Nest.
card-obj-p3 = Die große Jagd
    .text = Du hast das Signal abgesetzt, und das Schiff ist zerstört oder die Königin tot.
card-obj-p4 = Hamsterer
    .text = Du entkommst in einer Kapsel mit mindestens 7 Gegenständen.
card-obj-p5 = Unermüdlicher Ermittler
    .text = Du hast das Signal abgesetzt, und alle Räume sind erkundet.
card-obj-p6 = Ein anständiges Begräbnis
    .text = Du hast das Signal abgesetzt und bringst die blaue Leiche mit, in einer Kapsel oder in den Kälteschlaf.
card-obj-p7 = Der älteste Freund
    .text = Das Schiff erreicht die Erde, oder niemand überlebt außer dir.
card-obj-p8 = Beste Freunde für immer
    .text = Du überlebst und noch jemand.
card-obj-p9 = Aliens auf einem Raumschiff
    .text = Du hast das Signal abgesetzt, und das Nest oder das Schiff ist zerstört.
card-obj-c1 = Der richtige Moment
    .text = Spieler 1 überlebt nicht, oder niemand überlebt außer dir.
card-obj-c2 = Grünere Weiden
    .text = Spieler 2 überlebt nicht, oder niemand überlebt außer dir.
card-obj-c3 = Extreme Feldbiologie
    .text = Mindestens zwei Schwächen sind entdeckt, von wem auch immer.
card-obj-c4 = Ab ovo
    .text = Die Schwäche des Eis ist entdeckt.
card-obj-c5 = Nekropsie
    .text = Du hast das Signal abgesetzt, und die Schwäche des Kadavers ist entdeckt.
card-obj-c6 = Mein Schatz
    .text = Du hast das Signal abgesetzt und bringst ein Ei mit, in einer Kapsel oder in den Kälteschlaf.
card-obj-c7 = Eine alte Fehde
    .text = Spieler 3 überlebt nicht, oder niemand überlebt außer dir.
card-obj-c8 = Feindliche Übernahme
    .text = Spieler 4 überlebt nicht, oder niemand überlebt außer dir.
card-obj-c9 = Die letzte Erleuchtung
    .text = Spieler 5 überlebt nicht, oder niemand überlebt außer dir.
card-obj-s1 = Ziel: Erde
    .text = Das Schiff erreicht die Erde.
card-obj-s2 = Notfall-Obduktion
    .text = Am Ende liegt die blaue Leiche in der Chirurgie.
card-obj-s3 = Erstkontakt-Protokoll
    .text = Mindestens zwei Schwächen sind entdeckt.
card-obj-s4 = Den Kopf abschlagen
    .text = Das Signal ist abgesetzt, und die Königin ist tot oder das Schiff zerstört.
card-obj-s5 = Niemand wird zurückgelassen
    .text = Das Signal ist abgesetzt, und alle Räume sind erkundet.
card-obj-s6 = Sonderlieferung
    .text = Ein Überlebender bringt ein Ei mit, in einer Kapsel oder im Kälteschlaf.
card-obj-s7 = Säuberungstrupp
    .text = Das Signal ist abgesetzt, und das Nest oder das Schiff ist zerstört.

## Koordinaten

card-coord-1 = Koordinaten 1
    .text = Erde A, Mars B, Venus C, tiefer Raum D
card-coord-2 = Koordinaten 2
    .text = Erde A, Mars C, Venus D, tiefer Raum B
card-coord-3 = Koordinaten 3
    .text = Erde B, Mars D, Venus C, tiefer Raum A
card-coord-4 = Koordinaten 4
    .text = Erde B, Mars D, Venus A, tiefer Raum C
card-coord-5 = Koordinaten 5
    .text = Erde C, Mars A, Venus B, tiefer Raum D
card-coord-6 = Koordinaten 6
    .text = Erde C, Mars B, Venus D, tiefer Raum A
card-coord-7 = Koordinaten 7
    .text = Erde D, Mars A, Venus B, tiefer Raum C
card-coord-8 = Koordinaten 8
    .text = Erde D, Mars C, Venus A, tiefer Raum B

planet-earth = Erde
planet-mars = Mars
planet-venus = Venus
planet-deep-space = tiefer Raum

## Xeno-Aktionskarten

card-ia-01 = Verfolgung
    .text = Ein Charakter, der nicht im Kampf ist, gerät in Gefahr.
card-ia-02 = { card-ia-01 }
    .text = { card-ia-01.text }
card-ia-03 = { card-ia-01 }
    .text = { card-ia-01.text }
card-ia-04 = { card-ia-01 }
    .text = { card-ia-01.text }
card-ia-05 = Metamorphose
    .text = Eine Larve in einem Raum wird zum Kriecher, oder ein Kriecher wird zur Brutbestie; oder der Beutel entwickelt sich einmal weiter.
card-ia-06 = Vorbereitung
    .text = Ziehe 3 Ereigniskarten, führe eine davon aus und lege die anderen ab.
card-ia-07 = { card-ia-06 }
    .text = { card-ia-06.text }
card-ia-08 = Rudeljagd
    .text = Bis zu 3 Xenos, die nicht im Kampf sind, gehen je durch einen Korridor deiner Wahl.
card-ia-09 = { card-ia-08 }
    .text = { card-ia-08.text }
card-ia-10 = Erholung
    .text = Ein Xeno verliert bis zu 2 Schaden.

## Objekte, Komponenten, Rückseiten, Marker

object-egg = Ei
object-carcass = Kadaver
object-corpse-blue = blaue Leiche
object-corpse-captain = Leiche des Kapitäns
object-corpse-pilot = Leiche der Pilotin
object-corpse-mechanic = Leiche des Mechanikers
object-corpse-soldier = Leiche des Soldaten
object-corpse-scout = Leiche der Kundschafterin
object-corpse-scientist = Leiche der Wissenschaftlerin
weakness-corpse = Schwäche der Leiche
weakness-egg = Schwäche des Eis
weakness-carcass = Schwäche des Kadavers
component-battery = Batterie
component-cloth = Stoff
component-cross = Kreuz
component-flame = Flamme
component-wrench = Schraubenschlüssel
deck-red = rote Gegenstände, Militär
deck-yellow = gelbe Gegenstände, Technik
deck-green = grüne Gegenstände, Medizin
deck-blue = blaue Gegenstände, hergestellt
deck-quest = Aufgaben-Gegenstände
deck-weapon = Startwaffen
deck-personal = persönliches Ziel
deck-corporate = Unternehmensziel
deck-coop = Solo-/Koop-Ziel
engine-working = intakt
engine-damaged = beschädigt
pod-locked = verriegelt
pod-unlocked = entriegelt
face-blank = leer
face-creeper = Kriecher
face-adult = Jäger
face-one = ein Fadenkreuz
face-two = zwei Fadenkreuze

## Fragen von Karten, Gegenständen und Räumen

prompt-action-what = Wofür nutzt du die Karte?
prompt-door-which = Welche Tür?
prompt-doors-room = Um welchen Raum bedienst du die Türen?
prompt-doors-which = Welche Türen öffnest oder schließt du?
prompt-look-room = In welchen Raum siehst du?
prompt-objective-whose = Wessen Ziel siehst du dir an?
prompt-pod-which = Welche Kapsel verriegelst oder entriegelst du?
prompt-intruder-which = Welches Xeno?
prompt-repairs-what = Woran arbeitest du?
prompt-wounds-what = Was behandelst du?
prompt-scan-hand = Scannst du deine Hand?
prompt-demolition-what = Was zerstörst du?
prompt-demolition-door = Welche Tür zerstörst du?
prompt-cover-weapon = Welche Waffe gibt Deckung?
prompt-cover-who = Wer entkommt?
prompt-cover-room = In welchen Raum?
prompt-cover-agree = { $seat } gibt dir Deckung. Läufst du los? Ziel: { $room }
prompt-covering-fire-who = Wer entkommt?
prompt-order-who = Wen schickst du weg?
prompt-order-room = In welchen Raum schickst du ihn?
prompt-motivation-room = Zu welchem Raum sprichst du?
prompt-pyrotechnics-item = Welchen Gegenstand verbrennst du?
prompt-crawl-room = Wo kommst du heraus?
prompt-adrenaline-what = Schießen oder flüchten?
prompt-adrenaline-room = Wohin flüchtest du?
prompt-reconnaissance-room = Wohin schleichst du?
prompt-intranet-room = Welchen Raum nutzt du aus der Ferne?
prompt-access-denied-room = Welchen Raum setzt du außer Betrieb?
prompt-risk-assessment-card = Wohin kommt diese Ereigniskarte?
prompt-armory-weapon = Welche Waffe lädst du?
prompt-emergency-room-what = Was wird behandelt?
prompt-evacuation-pod = Welche Kapsel versuchst du zu besteigen?
prompt-fire-control-room = Welcher Raum wird mit Löschgas geflutet?
prompt-laboratory-object = Was untersuchst du?
prompt-storage-deck = Welche Gegenstände siehst du durch?
prompt-airlock-room = Welchen Raum riegelst du ab?
prompt-cockpit-what = Was tust du an den Kontrollen?
prompt-cockpit-course = Welches Flugziel stellst du ein?
prompt-energy-charge-what = Wofür ist die Ladung?
prompt-energy-charge-weapon = Welche Waffe lädst du?
prompt-grenade-target = Worauf wirfst du die Granate?
prompt-smoke-grenade-card = Rauch überall: Welche Karte legst du ab?
prompt-smoke-grenade-room = Wohin entwischst du?
prompt-decoy-room = Wohin lockst du sie?
prompt-attach-weapon = An welche Waffe kommt es?
prompt-chemicals-weapon = Welchen Flammenwerfer lädst du voll?
prompt-fire-extinguisher-what = Worauf zielst du?
prompt-tape-first = Welchen Gegenstand klebst du fest?
prompt-tape-second = An welchen anderen?
prompt-clothes-what = Wofür ist die Kleidung?
prompt-space-suit-room = In welchen gelben Raum gehst du?
prompt-alcohol-card = Welche Kontaminationskarte scannst du?
prompt-military-drugs-cards = Welche Karten legst du ab?
prompt-taser-what = Wen betäubst du?
prompt-taser-who = Welchen Charakter betäubst du?
prompt-molotov-room = In welchen Raum wirfst du ihn?
prompt-pursuit-who = Wen jagst du?
prompt-metamorphosis-what = Was verändert sich?
prompt-preparation-card = Welches Ereignis tritt ein?
prompt-pack-hunt-intruder = Welches Xeno bewegt sich?
prompt-pack-hunt-corridor = Durch welchen Korridor?

option-door = eine Tür
option-malfunction = Fehlfunktion
option-engine = das Triebwerk
option-craft = einen Gegenstand herstellen
option-tape = zwei schwere Gegenstände zusammenkleben
option-room = den Raum nutzen
option-tile = ein Raumteil ansehen
option-coordinates = die Koordinaten ansehen
option-course = das Flugziel einstellen
option-fire = das Feuer
option-intruder = ein Xeno
option-character = ein Charakter
option-slime = der Schleim
option-dress = schwere Wunden verbinden
option-heal = eine verbundene Wunde heilen
option-light = leichte Wunden heilen
option-load = eine Waffe laden
option-shoot = schießen
option-escape = flüchten
option-self = nur ich
option-other = nur der andere
option-both = wir beide
option-agree = Einverstanden
option-refuse = Ablehnen
option-scan = scannen
option-skip = lassen
option-top = oben liegen lassen
option-bottom = unter den Stapel
option-grow = ein Xeno wächst
option-develop = den Beutel weiterentwickeln
option-eggs = die Eier
option-unscanned = eine noch nicht gescannte Karte
option-infected = eine INFIZIERTE Karte

event-cover-refused = { $seat } bleibt lieber.
event-signal = { $seat } setzt das Signal ab.
event-transformation = Der Kriecher in { $room } wird zur Brutbestie.
event-summoned = { $kind_id ->
        [blank] Nichts antwortet auf den Ruf.
        [larva] Eine Larve antwortet auf den Ruf.
        [creeper] Ein Kriecher antwortet auf den Ruf.
        [adult] Ein Jäger antwortet auf den Ruf.
        [breeder] Eine Brutbestie antwortet auf den Ruf.
       *[queen] Die Königin antwortet auf den Ruf.
    }
event-metamorphosis = { $kind_id ->
        [creeper] Eine Larve in { $room } wächst zum Kriecher heran.
       *[breeder] Ein Kriecher in { $room } wächst zur Brutbestie heran.
    }

event-loaded = { $seat } lädt: { $card }, jetzt { $ammo } Munition.
event-drew = { $count ->
        [0] { $seat } hat keine Karte mehr zu ziehen.
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $count } Karten.
    }
event-repaired = { $seat } repariert: { $room }.
event-fire-out = Feuer gelöscht: { $room }.
event-slime-off = { $seat } ist den Schleim los.
event-cover = { $seat } gibt Deckung ({ $card }).
event-attached = { $seat } befestigt { $card } an der Waffe { $weapon }.
event-taped = { $seat } klebt zusammen: { $card } und { $weapon }.
event-stunned = { $seat } ist betäubt und verliert die ganze Hand.
event-smoke = { $seat } tappt durch den Rauch und legt { $card } ab.
event-thrown = { $seat } wirft: { $card }. Ziel: { $room }.
event-looked-event = Die nächste Ereigniskarte ist { $card }.
event-looks-event = { $seat } sieht sich die nächste Ereigniskarte an.
event-event-bottom = { $seat } legt sie unter den Stapel.
event-hatched = { $eggs ->
        [0] Das letzte Ei des Nests schlüpft.
        [one] Ein Ei schlüpft; eines ist noch da.
       *[other] Ein Ei schlüpft; { $eggs } sind noch da.
    }
event-items-burnt = { $room }: Alles Brauchbare verbrennt.
event-recovered = { $kind } in { $room } verliert { $count } Schaden.

### Nemesis: Fragen, Taten, Ereignisse und Enden, dann die Komponenten.

game-nemesis = Nemesis
mode-semi-coop = Semikooperativ
    .text = 2 bis 5. Zwei geheime Ziele für jeden, eines wird behalten.
mode-coop = Kooperativ
    .text = 1 bis 5. Ein offenes Ziel für jeden; alle gewinnen oder keiner.
mode-solo = Solo
    .text = Ein Platz. Zwei Ziele, halb so viele Gegenstände.
option-table-ruleset = Regeln
    .text = Gespielt wird nach der deutschen Anleitung; das ausführlichere Regelheft des Verlags liest dreizehn Regeln anders, darunter Suchen, Nahkampf, Larven und Kapseln.
option-table-intruder-player = Xeno-Spieler
    .text = Wer zuerst stirbt, darf als Xeno weiterspielen.
    .on = Mit
    .off = Ohne
table-seats-pods = { $pods } Rettungskapseln mit zusammen { $seats } Plätzen
table-seats-bag = { $tokens } Plättchen im Xeno-Beutel, davon { $adults } Jäger
table-seats-objectives = { $corporate } Unternehmensziele und { $personal } persönliche Ziele können verteilt werden
table-ruleset-search = Suchen
    .document = auch als Basisaktion für 1 Karte
    .rulebook = nur mit Karten und Taschenlampe
table-ruleset-melee = Nahkampf, zwei Fadenkreuze
    .document = 2 Schaden
    .rulebook = 1 Schaden
table-ruleset-larva = Eine Larve wird gezogen
    .document = befällt sofort
    .rulebook = liegt da und befällt beim Angriff
table-ruleset-self-destruct = Selbstzerstörung öffnet Kapseln
    .document = beim Start und noch einmal auf 3
    .rulebook = nur auf 3
table-ruleset-careful = Vorsichtig bewegen
    .document = jeder Korridor; liegt dort ein Marker, folgt eine Begegnung
    .rulebook = nur ein Korridor ohne Marker
table-ruleset-doors = Geschlossene Türen
    .document = die Räume bleiben Nachbarn
    .rulebook = die Räume sind keine Nachbarn
table-ruleset-pod-seats = Plätze in einer Kapsel
    .document = eine getragene Leiche braucht einen
    .rulebook = Objekte brauchen keinen
table-ruleset-pods = Kapseln im Spiel
    .document = die niedrigsten Nummern
    .rulebook = zufällig gezogen
table-ruleset-target = Wen ein Xeno angreift
    .document = wer die wenigsten Handkarten hat, alle zählen
    .rulebook = wer die wenigsten Aktionskarten hat
table-ruleset-trade = Tauschen
    .document = nur Gegenstände
    .rulebook = Gegenstände und Objekte
table-ruleset-hibernation = Im Schlaf am Ziel
    .document = nur die Erde rettet
    .rulebook = auch der Mars rettet, wer Quarantäne hat
table-ruleset-dead-items = Gegenstände von Toten, kooperativ
    .document = verlassen das Spiel
    .rulebook = warten auf eine Wiederbelebung
table-ruleset-intruder-pass = Der Xeno-Spieler passt
    .document = behält die Hand oder legt alle bis auf 1 ab
    .rulebook = behält höchstens 1 Karte

## Fragen

prompt-turn-action = { $foes ->
   *[0] { $taken ->
        [0] Du bist am Zug. Was tust du?
        [one] Deine zweite Aktion, oder passen?
       *[other] Noch eine Aktion, oder passen?
      }
    [one] { a-kind } bei dir. Was tust du?
    [other] { $foes } Xenos bei dir. Was tust du?
  }
prompt-pay = { $left ->
    [one] Mit welcher Aktionskarte bezahlst du?
   *[other] Bezahle mit { $left } Aktionskarten: welche als nächste?
  }
slot-pay = Du bezahlst mit
seal-draft = { $option } spielen
seal-objective-keep = { $option } behalten
seal-objective-kind = { $option } ansehen
seal-search-keep = { $option } behalten
seal-xeno-card = { $option } einsetzen
with-pay = { $what }, bezahle: { $options }
prompt-interruption = Unterbrichst du { $by }?
prompt-parry = Der Angriff trifft dich. Wehrst du ihn ab?
prompt-noise-reroll = Dein Wurf: { $face }. Eine Karte ablegen und neu würfeln?
prompt-draft = Welcher Charakter wirst du?
prompt-careful-corridor = Wo lässt du dich hören?
prompt-shoot-weapon = Welche Waffe feuerst du ab?
prompt-shoot-target = Worauf schießt du?
prompt-shoot-more = Noch einen Schuss für einen Schaden mehr ausgeben?
prompt-combat-reroll = Dein Wurf: { $face }. Lässt du es dabei?
prompt-melee-target = Worauf schlägst du ein?
prompt-search-colour = Welchen Stapel durchsuchst du?
prompt-search-keep = Was behältst du?
prompt-hands-drop = So viel kannst du nicht halten. Was wirfst du ab?
prompt-hands-full = Deine Hände sind voll. Was wirfst du ab, um Platz zu haben ({ $card })?
prompt-craft-what = Was stellst du her?
prompt-craft-with = Woraus?
prompt-quest-item = Welchen Gegenstand gibst du dafür her?
prompt-trade-partner = Mit wem tauschst du?
prompt-trade-offer = Was bietest du an?
prompt-trade-answer = { $count ->
    [0] { $by } bietet nichts. Tauschst du?
   *[other] { $by } bietet: { $things }. Tauschst du?
 }
prompt-trade-return = Was gibst du dafür?
prompt-trade-agree = { $count ->
    [0] { $by } gibt nichts dafür. Einverstanden?
   *[other] { $by } gibt: { $things }. Einverstanden?
 }
prompt-door-token = Alle Türmarker sind im Einsatz. Aus welchem Korridor nimmst du einen?
prompt-engine-order = Triebwerk { $engine }: Oben liegt { $top }. Tauschst du die Plättchen?
prompt-pod-now = Du sitzt in der Kapsel. Startest du sie?
prompt-pod-wait = Du sitzt in der Kapsel. Was nun?
prompt-objective-keep = Etwas ist an Bord. Welches Ziel behältst du?
    .text = Ab jetzt hat jeder nur ein Ziel; das andere sieht niemand.
prompt-objective-kind = Welches Ziel siehst du dir an?
prompt-pass-discard = Du passt. Welche Karten legst du ab?
prompt-wound-dress = Welche Wunde verbindest du?
prompt-wound-heal = Welche Wunde heilst du?
prompt-xeno-play-on = Du bist tot. Willst du als Xeno weiterspielen?
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
option-careful = Schleichen: { $room }
option-melee = Zuschlagen
option-pick-up = Aufnehmen: { $object }
option-trade = Tauschen
option-search = Den Raum durchsuchen
option-quest = Aufgabe erfüllen: { $card }
option-card = { $card } spielen
option-item = { $card } einsetzen
option-drop = Ablegen: { $card }
option-drop-object = Ablegen: { $object }
option-place = { $room }
option-corridor = { $room } – { $place }
option-weapon = { $card } ({ $ammo } geladen)
option-figure = { $kind } { at-room }, { $injuries ->
    [0] unverletzt
    [one] ein Schaden
   *[other] { $injuries } Schaden
  }
option-seat = { $you ->
    [seat] Du selbst
   *[no] { $seat }
  }
option-pod = Kapsel { $number }
option-eggs-in = Die Eier { at-room }
option-letter = Kurs { $letter }
option-keep = Behalten
option-reroll = Neu würfeln
option-spend = Ausgeben
option-leave-pod = Aussteigen
option-leave = Liegen lassen
option-launch = Starten
option-wait = Drinnen warten
option-stay = Bleiben und passen
option-interrupt = Unterbrechen
option-swap = Vertauschen
option-offer = Tauschen
option-all = Alle Karten
option-play = Als Xeno weiterspielen
option-rest = Den anderen zusehen
option-xeno-move = { $card }: einen Xeno bewegen
option-xeno-attack = { $card }: angreifen
option-xeno-effect = { $card }: der Effekt
option-xeno-keep = { $corridor ->
    [0] Nur { $card }
   *[other] Nur { $card }, Korridor { $corridor }
  }
note-letter = Wohin er führt, steht auf der Koordinatenkarte.
note-weakness = Was hier gefunden wird, wissen danach alle, und es hilft allen.
note-deck-corporate = Ein Ziel im Sinne der Firma.
note-deck-personal = Ein eigenes Ziel.
note-taser-intruder = Er erleidet 1 Schaden und zieht sich zurück.
note-taser-character = Jemand anders hier verliert die ganze Hand.
note-extinguish = Das Feuer in diesem Raum geht aus.
note-cover-self = Du gehst unter Deckung weiter.
note-cover-other = Jemand anders hier geht unter Deckung weiter.
note-cover-both = Du gehst gemeinsam mit jemand anderem von hier weiter.
note-top = Sie wird das nächste Ereignis.
note-bottom = Das nächste Ereignis wird ein anderes.
note-kept-roll = Dieser Wurf zählt.
note-second-roll = Der neue Wurf zählt, auch wenn er schlechter ist.
note-seat = { $light ->
    [0] { $serious ->
        [0] Unverletzt.
        [one] 1 schwere Wunde.
       *[other] { $serious } schwere Wunden.
      }
    [one] 1 leichte Wunde, { $serious ->
        [0] keine schwere.
       *[other] { $serious } schwere.
      }
   *[other] { $light } leichte Wunden, { $serious ->
        [0] keine schwere.
       *[other] { $serious } schwere.
      }
  }
note-pass = Danach bist du in dieser Runde nicht mehr am Zug.
note-search = Nimm die oberste Karte des Raumstapels oder lege sie darunter.
note-shoot = Ein Schuss auf einen Xeno oder die Eier hier: Der Würfel entscheidet; bei einem Xeno folgt die Schadensprobe.
note-melee = Mit bloßen Händen, ohne Munition: Der Würfel entscheidet; bei einem Xeno folgt die Schadensprobe.
note-craft = Lege zwei Gegenstände mit passenden Symbolen für einen hergestellten ab.
note-stay = Du bleibst in der Kapsel und passt.
note-leave = Du behältst, was du in den Händen hast, und lässt das Neue liegen.
note-leave-pod = Du stehst wieder im Evakuierungsbereich und bist gleich am Zug.
note-escape = Alle Xenos hier greifen dich an, die größten zuerst; dann gehst du.
note-slime = Der Schleimmarker verschwindet.
note-doors = { $closed ->
    [0] Keine von { $count } Türen ist zu.
    [one] 1 von { $count } Türen ist zu.
   *[other] { $closed } von { $count } Türen sind zu.
  }
note-there = { $count ->
    [0] Kein Xeno
    [one] 1 Xeno
   *[other] { $count } Xenos
  }, { $crew ->
    [0] kein Charakter
    [one] 1 Charakter
   *[other] { $crew } Charaktere
  }{ $fire ->
    [yes] , Feuer
   *[no] {""}
  }.
note-wait = Andere können noch dazukommen; ein Xeno im Bereich vertreibt dich.
note-launch = Die Kapsel startet mit allen, die darin sitzen.
note-interrupt = Die Aktion entfällt; ihre Karten sind ausgegeben.
note-scan = Saubere Kontaminationskarten verlassen deine Hand; eine INFIZIERTE hat Folgen.
note-skip = Nichts wird gescannt.
note-swap = Das andere Plättchen kommt nach oben: Ein laufendes Triebwerk fällt aus, ein beschädigtes läuft.
note-play = Du ziehst Xeno-Aktionskarten und jagst die anderen. Gewinnen kannst du nicht; dein Ziel ist, dass es niemand tut.
note-rest = Du bist aus dem Spiel und siehst zu.
note-grow = Ein Xeno nimmt seine nächste Gestalt an.
note-develop = Ein Plättchen wird gezogen, und der Beutel entwickelt sich.
note-malfunction = Der Fehlfunktionsmarker des Raums wird entfernt.
note-demolition-door = Eine geschlossene Tür an deinem Raum wird zerstört.
note-demolition-malfunction = Dein Raum erhält einen Fehlfunktionsmarker.
note-access-denied = Ein erkundeter Raum mit Computer erhält einen Fehlfunktionsmarker.
note-engine = Du siehst beide Plättchen des Triebwerks und darfst sie vertauschen.
note-door = Öffne oder schließe eine Tür an deinem Raum.
note-tape = Zwei schwere Gegenstände belegen ab jetzt nur eine Hand.
note-coordinates = Du siehst, wohin die vier Buchstaben führen.
note-course = Du versetzt den Flugzielmarker.
note-dress = Verbundene Wunden behindern nicht mehr, zählen aber weiter.
note-heal = Eine verbundene schwere Wunde verschwindet.
note-light = Leichte Wunden verschwinden.
note-unknown = Hier war noch niemand.
note-drop-object = Es bleibt im Raum liegen.
note-object-egg = Belegt eine Hand. Eier sind im Labor und zu Hause gefragt, und man kann sie zerstören.
note-object-carcass = Belegt eine Hand. Ein Kadaver ist im Labor gefragt.
note-object-corpse = Belegt eine Hand und gewöhnlich einen weiteren Platz in der Kapsel. Eine Leiche ist im Labor gefragt.
note-xeno-move = Ein Xeno geht durch den Korridor der Karte, auch aus einem Kampf heraus.
note-xeno-attack = Ein Xeno im Kampf greift an.
note-noisy = Dort liegt schon ein Geräusch: Ein weiteres bringt eine Begegnung.
note-silent = Dort war noch nichts zu hören.
note-door-open = Die Tür ist offen.
note-door-closed = Die Tür ist geschlossen.
note-door-destroyed = Die Tür ist zerstört.
note-deck-red = Waffen, Granaten, Schlüssel.
note-deck-yellow = Werkzeug und Geräte.
note-deck-green = Medizin und Nahrung.
note-pod-locked = Verriegelt.
note-pod-unlocked = Entriegelt.
note-tile = Du siehst, welcher Raum dort liegt; er bleibt unerkundet.
note-offer = Du legst etwas dagegen, oder nichts, wenn es ein Geschenk ist.
note-refuse = Alle behalten, was sie haben.
note-agree = Die Sachen wechseln den Besitzer, und alle sehen es.
note-infected = Du weißt, dass sie INFIZIERT ist.
note-unscanned = Der Scan zeigt, was sie ist.
note-eggs = Ein Treffer zerstört ein Ei.
note-none = Du behältst nichts davon.
note-trade = Mit allen, die hier sind.
danger-launch = Die Kapsel verlässt das Schiff für immer. Für dein Ziel kannst du dann nichts mehr tun.
danger-drop = Es ist verloren, mit allem, was daran befestigt und geladen ist.
danger-hibernate = Du schläfst bis zum Ende der Reise und kannst nichts mehr für dein Ziel tun. Den Kurs kann ab jetzt niemand mehr ändern; ob die Triebwerke laufen, entscheiden andere.
danger-hibernate-fuse = Die Selbstzerstörung läuft. Wenn sie niemand mehr anhält, der wach ist, stirbst du im Schlaf mit dem Schiff.
danger-hibernate-last = Außer dir ist niemand mehr wach. Schläfst du ein, endet die Reise mit dem Kurs und den Triebwerken, wie sie jetzt sind.

## Ereignisse

event-draft-offered = { $you ->
    [seat] Du hast die Wahl: { $characters }.
   *[no] { $seat } hat die Wahl: { $characters }.
  }
event-drafted = { $you ->
    [seat] Du spielst: { $character }.
   *[no] { $seat } spielt: { $character }.
  }
event-round = Runde { $round }. Die Uhr steht auf { $time }.
event-first-player = { $you ->
    [seat] Du hast jetzt die Startspielerkatze.
   *[no] { $seat } hat jetzt die Startspielerkatze.
  }
event-passed = { $you ->
    [seat] Du passt.
   *[no] { $seat } passt.
  }
event-does-move = { $you ->
    [seat] Du machst dich auf den Weg { to-room }.
   *[no] { $seat } macht sich auf den Weg { to-room }.
  }
event-does-careful = { $you ->
    [seat] Du schleichst { to-room }.
   *[no] { $seat } schleicht { to-room }.
  }
event-does-shoot = { $you ->
    [seat] Du legst an.
   *[no] { $seat } legt an.
  }
event-does-melee = { $you ->
    [seat] Du schlägst mit bloßen Händen zu.
   *[no] { $seat } schlägt mit bloßen Händen zu.
  }
event-does-pick-up = { $you ->
    [seat] Du greifst zu: { $object }.
   *[no] { $seat } greift zu: { $object }.
  }
event-does-trade = { $you ->
    [seat] Du schlägst einen Tausch vor.
   *[no] { $seat } schlägt einen Tausch vor.
  }
event-does-craft = { $you ->
    [seat] Du fängst an zu basteln.
   *[no] { $seat } fängt an zu basteln.
  }
event-does-search = { $you ->
    [seat] Du durchsuchst den Raum.
   *[no] { $seat } durchsucht den Raum.
  }
event-does-room = { $you ->
    [seat] Du nutzt den Raum.
   *[no] { $seat } nutzt den Raum.
  }
event-does-card = { $you ->
    [seat] Du spielst „{ $card }“.
   *[no] { $seat } spielt „{ $card }“.
  }
event-does-item = { $you ->
    [seat] Du setzt ein: { $card }.
   *[no] { $seat } setzt ein: { $card }.
  }
event-does-quest = { $you ->
    [seat] Du erfüllst eine Aufgabe: { $card }.
   *[no] { $seat } erfüllt eine Aufgabe: { $card }.
  }
event-interrupted = { $you ->
    [seat] Du unterbrichst { $by }.
    [by] { $seat } unterbricht dich.
   *[no] { $seat } unterbricht { $by }.
  }
event-cancelled = { $you ->
    [seat] Du bringst nichts zustande.
   *[no] { $seat } bringt nichts zustande.
  }
event-moved = { $you ->
    [seat] Du bist jetzt { at-room }.
   *[no] { $seat } ist jetzt { at-room }.
  }
event-explored = { $you ->
    [seat] Du erkundest den Raum: { $tile }.
   *[no] { $seat } erkundet den Raum: { $tile }.
  }
event-token-explored = { $symbol } { at-room }; { $items ->
    [0] zu finden ist dort nichts.
    [one] zu finden ist dort ein Gegenstand.
   *[other] zu finden sind dort { $items } Gegenstände.
  }
event-slimed = { $you ->
    [seat] Du bist mit Schleim bedeckt.
   *[no] { $seat } ist mit Schleim bedeckt.
  }
event-noise-rolled = { $you ->
    [seat] Du machst eine Geräuschprobe: { $face }.
   *[no] { $seat } macht eine Geräuschprobe: { $face }.
  }
event-noise-placed = Geräusch in { $corridor }.
event-danger = { $you ->
    [seat] Gefahr für dich { at-room }.
   *[no] Gefahr für { $seat } { at-room }.
  }
event-door-opened = Die Tür in { $corridor } öffnet sich.
event-door-closed = Die Tür in { $corridor } schließt sich.
event-door-destroyed = Die Tür in { $corridor } wird { $cause } zerstört.
event-door-moved = { $you ->
    [seat] Du nimmst die Tür aus { $corridor }.
   *[no] { $seat } nimmt die Tür aus { $corridor }.
  }
event-fire-lit = Feuer { at-room }!
event-malfunction-placed = Fehlfunktion { at-room }.
event-encounter = { $you ->
    [seat] Etwas kommt { at-room } auf dich zu.
   *[no] Etwas kommt { at-room } auf { $seat } zu.
  }
event-token-drawn = { $kind_id ->
    [blank] Nichts als Geräusche.
   *[other] Gezogen: { $kind } mit der Zahl { $number }.
  }
event-surprise = { $you ->
    [seat] { the-kind } greift dich überraschend an.
   *[no] { the-kind } greift { $seat } überraschend an.
  }
event-no-figure = Es kommt nichts: Alle Figuren sind im Einsatz ({ $kind }).
event-intruder-placed = { a-kind } erscheint { at-room }.
event-intruder-moved = { a-kind } ist jetzt { at-room }.
event-vanished = { the-kind } verschwindet { from-room }.
event-first-contact = Die Besatzung ist nicht allein.
event-objectives-chosen = Alle haben sich für ein Ziel entschieden.
event-attack = { $you ->
    [seat] { the-kind } greift dich { at-room } an.
   *[no] { the-kind } greift { $seat } { at-room } an.
  }
event-attack-hit = { $you ->
    [seat] { $card } trifft dich.
   *[no] { $card } trifft { $seat }.
  }
event-attack-missed = { $you ->
    [seat] { $card }: { the-kind } verfehlt dich.
   *[no] { $card }: { the-kind } verfehlt { $seat }.
  }
event-parried = { $you ->
    [seat] Du wehrst den Angriff ab: { $card }.
   *[no] { $seat } wehrt den Angriff ab: { $card }.
  }
event-shoot = { $you ->
    [seat] Du schießt auf { the-target } ({ $weapon }).
   *[no] { $seat } schießt auf { the-target } ({ $weapon }).
  }
event-melee = { $you ->
    [seat] Du schlägst auf { the-target } ein.
   *[no] { $seat } schlägt auf { the-target } ein.
  }
event-combat-rolled = { $you ->
    [seat] Du würfelst: { $face }.
   *[no] { $seat } würfelt: { $face }.
  }
event-missed = { $you ->
    [seat] Du triffst nicht.
   *[no] { $seat } trifft nicht.
  }
event-injured = { the-kind } { at-room } erleidet { $cause } { $count ->
    [one] einen Schaden
   *[other] { $count } Schaden
  } und hat jetzt { $total }.
event-blood-drawn = { $blood ->
    [0] Die Schadensprobe zeigt den Rückzugspfeil.
   *[other] Die Schadensprobe zeigt { $blood }.
  }
event-killed = { the-kind } stirbt { at-room } { $cause }.
event-retreat = { the-kind } zieht sich { from-room } durch Korridor { $corridor } zurück.
event-egg-destroyed = Ein Ei platzt { at-room }.
event-egg-laid = Das Nest hat ein Ei mehr.
event-nest-destroyed = { $cause }: Das Nest ist zerstört.
event-queen-comes = Die Königin kommt ins Nest.
event-contaminated = { $you ->
    [seat] Du erhältst { $cause } eine Kontaminationskarte.
   *[no] { $seat } erhält { $cause } eine Kontaminationskarte.
  }
event-infested = { $you ->
    [seat] Du wirst { $cause } befallen.
   *[no] { $seat } wird { $cause } befallen.
  }
event-larva-removed = { $you ->
    [seat] Du bist die Larve los.
   *[no] { $seat } ist die Larve los.
  }
event-scanned = { $you ->
    [seat] Du wirst
   *[no] { $seat } wird
  } gescannt: { $infected ->
    [yes] INFIZIERT.
   *[no] sauber.
  }
event-wound-light = { $you ->
    [seat] Du erleidest { $cause } eine leichte Wunde, jetzt { $total }.
   *[no] { $seat } erleidet { $cause } eine leichte Wunde, jetzt { $total }.
  }
event-wound-light-healed = { $you ->
    [seat] Du heilst leichte Wunden, noch { $total } übrig.
   *[no] { $seat } heilt leichte Wunden, noch { $total } übrig.
  }
event-wound-serious = { $you ->
    [seat] Du erleidest { $cause } eine schwere Wunde: { $wound }, jetzt { $total } von 3.
   *[no] { $seat } erleidet { $cause } eine schwere Wunde: { $wound }, jetzt { $total } von 3.
  }
event-wound-dressed = { $you ->
    [seat] Du verbindest eine Wunde: { $wound }.
   *[no] { $seat } verbindet eine Wunde: { $wound }.
  }
event-wound-healed = { $you ->
    [seat] Du heilst eine Wunde: { $wound }.
   *[no] { $seat } heilt eine Wunde: { $wound }.
  }
event-died = { $you ->
    [seat] Du stirbst { at-room } { $cause }.
   *[no] { $seat } stirbt { at-room } { $cause }.
  }
event-first-death = Der erste Tod: Die Kapseln werden entriegelt.
event-revived = { $you ->
    [seat] Du stehst wieder auf.
   *[no] { $seat } steht wieder auf.
  }
event-dropped-item = { $you ->
    [seat] Du legst ab: { $card }.
   *[no] { $seat } legt ab: { $card }.
  }
event-dropped-object = { $you ->
    [seat] Du legst ab: { $object }.
   *[no] { $seat } legt ab: { $object }.
  }
event-picked-up = { $you ->
    [seat] Du nimmst { at-room } auf: { $object }.
   *[no] { $seat } nimmt { at-room } auf: { $object }.
  }
event-took-heavy = { $you ->
    [seat] Du nimmst in die Hand: { $card }.
   *[no] { $seat } nimmt in die Hand: { $card }.
  }
event-searched = { $you ->
    [seat] Du ziehst eine verdeckte Karte ({ $colour }).
   *[no] { $seat } zieht eine verdeckte Karte ({ $colour }).
  }
event-crafted = { $you ->
    [seat] Du stellst her: { $card }.
   *[no] { $seat } stellt her: { $card }.
  }
event-quest-done = { $you ->
    [seat] Du kannst jetzt einsetzen: { $card }.
   *[no] { $seat } kann jetzt einsetzen: { $card }.
  }
event-trade-offered = { $you ->
    [seat] Du bietest { $by } an: { $things }.
    [by] { $seat } bietet dir an: { $things }.
   *[no] { $seat } bietet { $by } an: { $things }.
  }
event-trade-offers = { $you ->
    [seat] Du bietest { $by } { $count ->
        [0] nichts
        [one] ein Stück
       *[other] { $count } Stücke
     } an.
    [by] { $seat } bietet dir { $count ->
        [0] nichts
        [one] ein Stück
       *[other] { $count } Stücke
     } an.
   *[no] { $seat } bietet { $by } { $count ->
        [0] nichts
        [one] ein Stück
       *[other] { $count } Stücke
     } an.
  }
event-trade-refused = { $you ->
    [seat] Du handelst nicht mit { $by }.
    [by] { $seat } handelt nicht mit dir.
   *[no] { $seat } handelt nicht mit { $by }.
  }
event-trade-failed = { $you ->
    [seat] Du und { $by } werdet euch nicht einig.
    [by] { $seat } und du werdet euch nicht einig.
   *[no] { $seat } und { $by } werden sich nicht einig.
  }
event-traded = { $you ->
    [seat] Du gibst { $by } { $gave } und erhältst { $got }.
    [by] { $seat } gibt dir { $gave } und erhält { $got }.
   *[no] { $seat } gibt { $by } { $gave } und erhält { $got }.
  }
event-looked-tile = In { $room } liegt: { $card }.
event-looks-tile = { $you ->
    [seat] Du siehst dir das Raumteil an: { $room }.
   *[no] { $seat } sieht sich das Raumteil an: { $room }.
  }
event-looked-token = Das Plättchen { at-room }: { $card }.
event-looks-token = { $you ->
    [seat] Du siehst dir das Plättchen an: { $room }.
   *[no] { $seat } sieht sich das Plättchen an: { $room }.
  }
event-looked-coordinates = { $you ->
    [seat] Du siehst: { $card }.
   *[no] { $seat } sieht: { $card }.
  }
event-looks-coordinates = { $you ->
    [seat] Du siehst dir die Koordinaten an.
   *[no] { $seat } sieht sich die Koordinaten an.
  }
event-looked-engine = Triebwerk { $engine }: { $card }.
event-looks-engine = { $you ->
    [seat] Du prüfst Triebwerk { $engine }.
   *[no] { $seat } prüft Triebwerk { $engine }.
  }
event-looked-objective = { $target } hat das Ziel { $card }.
event-looks-objective = { $you ->
    [seat] Du siehst dir ein Ziel von { $target } an.
    [target] { $seat } sieht sich eines deiner Ziele an.
   *[no] { $seat } sieht sich ein Ziel von { $target } an.
  }
event-engine-worked = { $you ->
    [seat] Du arbeitest
   *[no] { $seat } arbeitet
  } an Triebwerk { $engine }; die Reihenfolge der Plättchen { $swapped ->
    [yes] hat gewechselt.
   *[no] ist wie zuvor.
  }
event-weakness = Eine Schwäche ist entdeckt: { $card }.
event-course = Der Kurs ist jetzt { $letter }.
event-hibernated = { $you ->
    [seat] Du fällst in Kälteschlaf.
   *[no] { $seat } fällt in Kälteschlaf.
  }
event-hibernate-failed = { $you ->
    [seat] Du findest so keinen Schlaf.
   *[no] { $seat } findet so keinen Schlaf.
  }
event-fuse-started = Die Selbstzerstörung läuft.
event-fuse-stopped = Die Selbstzerstörung ist gestoppt.
event-fuse = Die Selbstzerstörung zählt herunter: { $space }.
event-fuse-critical = Die Selbstzerstörung lässt sich nicht mehr stoppen.
event-pod-locked = Kapsel { $pod } wird verriegelt.
event-pod-unlocked = Kapsel { $pod } wird entriegelt.
event-pod-left = { $you ->
    [seat] Du verlässt die Kapsel.
   *[no] { $seat } verlässt die Kapsel.
  }
event-pod-ejected = { $you ->
    [seat] Du musst die Kapsel verlassen.
   *[no] { $seat } muss die Kapsel verlassen.
  }
event-boarded = { $you ->
    [seat] Du besteigst Kapsel { $pod }.
   *[no] { $seat } besteigt Kapsel { $pod }.
  }
event-board-failed = { $you ->
    [seat] Du kommst nicht in die Kapsel.
   *[no] { $seat } kommt nicht in die Kapsel.
  }
event-launched = Kapsel { $pod } startet.
event-escaped = { $you ->
    [seat] Du bist entkommen.
   *[no] { $seat } ist entkommen.
  }
event-airlock-sealed = Versiegelt: Bald entweicht die Luft { from-room }.
event-airlock-cancelled = Der versiegelte Raum ist wieder offen.
event-airlock-opened = Die Luft entweicht aus dem versiegelten Raum.
event-time = Die Uhr rückt auf { $time }.
event-event-card = Ereignis: { $card }.
event-developed = { $kind_id ->
    [blank] Aus dem Beutel kommt ein leeres Plättchen.
   *[other] Aus dem Beutel kommt: { $kind }.
  }
event-bag-added = { a-kind } kommt in den Beutel.
event-xeno = { $you ->
    [seat] Du spielst als Xeno weiter.
   *[no] { $seat } spielt als Xeno weiter.
  }
event-xeno-rests = { $you ->
    [seat] Du spielst nicht weiter.
   *[no] { $seat } spielt nicht weiter.
  }
event-xeno-plays = { $you ->
    [seat] Du spielst als Xeno „{ $card }“.
   *[no] Der Xeno-Spieler spielt „{ $card }“.
  }
event-xeno-moves = { $you ->
    [seat] Du schickst { sent-kind } durch { $corridor }.
   *[no] Der Xeno-Spieler schickt { sent-kind } durch { $corridor }.
  }
event-xeno-passed = { $you ->
    [seat] Du passt als Xeno.
   *[no] Der Xeno-Spieler passt.
  }
event-jump = Das Schiff springt. Wer wach ist, überlebt das nicht.
event-ship-lost = Das Schiff geht { $cause } verloren.
event-abandoned = Niemand an Bord ist mehr wach.
event-perished = { $you ->
    [seat] Du überlebst nicht: { $cause }.
   *[no] { $seat } überlebt nicht: { $cause }.
  }
event-engines-checked = Laufende Triebwerke: { $working }.
event-arrived = Das Schiff kommt an: { $planet }.
event-disease-drawn = { $you ->
    [seat] Du musst dich der Kontamination stellen.
   *[no] { $seat } muss sich der Kontamination stellen.
  }
event-over = Hier endet die Geschichte.

## Xenos im Satz

the-kind = { $kind_id ->
    [larva] Die { $kind }
    [breeder] Die { $kind }
    [queen] Die { $kind }
    [fleshbeast] Die { $kind }
   *[other] Der { $kind }
  }
sent-kind = { $kind_id ->
    [larva] die { $kind }
    [breeder] die { $kind }
    [queen] die { $kind }
    [fleshbeast] die { $kind }
   *[other] den { $kind }
  }
a-kind = { $kind_id ->
    [blank] Ein leeres Plättchen
    [larva] Eine { $kind }
    [breeder] Eine { $kind }
    [fleshbeast] Eine { $kind }
    [queen] Die { $kind }
    [butcher] Der { $kind }
   *[other] Ein { $kind }
  }
the-target = { $target_id ->
    [larva] die { $target }
    [breeder] die { $target }
    [queen] die { $target }
    [fleshbeast] die { $target }
    [egg] ein { $target }
   *[other] den { $target }
  }

## Räume im Satz

at-room = { $room_id ->
    [armory] in der Waffenkammer
    [comms_room] im Übertragungsraum
    [emergency_room] in der Erste-Hilfe-Station
    [evacuation_a] im Evakuierungsbereich A
    [evacuation_b] im Evakuierungsbereich B
    [generator] im Generatorraum
    [laboratory] im Labor
    [nest] im Nest
    [storage] im Lager
    [surgery] in der Chirurgie
    [airlock_control] in der Luftschleusenkontrolle
    [cabins] in den Kabinen
    [canteen] in der Kantine
    [command_center] in der Kommandozentrale
    [engine_control] in der Triebwerkskontrolle
    [monitoring_room] im Überwachungsraum
    [slime_room] im schleimbedeckten Raum
    [shower_room] im Duschraum
    [cockpit] im Cockpit
    [hibernatorium] im Kryonatorium
    [fire_control] beim Feuerlöschsystem
    [hatch_control] bei der Kapselverriegelung
    [engine_1] bei Triebwerk 1
    [engine_2] bei Triebwerk 2
    [engine_3] bei Triebwerk 3
   *[other] in { $room }
  }
to-room = { $room_id ->
    [armory] in die Waffenkammer
    [comms_room] in den Übertragungsraum
    [emergency_room] in die Erste-Hilfe-Station
    [evacuation_a] in den Evakuierungsbereich A
    [evacuation_b] in den Evakuierungsbereich B
    [generator] in den Generatorraum
    [laboratory] ins Labor
    [nest] ins Nest
    [storage] ins Lager
    [surgery] in die Chirurgie
    [airlock_control] in die Luftschleusenkontrolle
    [cabins] in die Kabinen
    [canteen] in die Kantine
    [command_center] in die Kommandozentrale
    [engine_control] in die Triebwerkskontrolle
    [monitoring_room] in den Überwachungsraum
    [slime_room] in den schleimbedeckten Raum
    [shower_room] in den Duschraum
    [cockpit] ins Cockpit
    [hibernatorium] ins Kryonatorium
    [fire_control] zum Feuerlöschsystem
    [hatch_control] zur Kapselverriegelung
    [engine_1] zu Triebwerk 1
    [engine_2] zu Triebwerk 2
    [engine_3] zu Triebwerk 3
   *[other] in { $room }
  }
from-room = { $room_id ->
    [armory] aus der Waffenkammer
    [comms_room] aus dem Übertragungsraum
    [emergency_room] aus der Erste-Hilfe-Station
    [evacuation_a] aus dem Evakuierungsbereich A
    [evacuation_b] aus dem Evakuierungsbereich B
    [generator] aus dem Generatorraum
    [laboratory] aus dem Labor
    [nest] aus dem Nest
    [storage] aus dem Lager
    [surgery] aus der Chirurgie
    [airlock_control] aus der Luftschleusenkontrolle
    [cabins] aus den Kabinen
    [canteen] aus der Kantine
    [command_center] aus der Kommandozentrale
    [engine_control] aus der Triebwerkskontrolle
    [monitoring_room] aus dem Überwachungsraum
    [slime_room] aus dem schleimbedeckten Raum
    [shower_room] aus dem Duschraum
    [cockpit] aus dem Cockpit
    [hibernatorium] aus dem Kryonatorium
    [fire_control] vom Feuerlöschsystem
    [hatch_control] von der Kapselverriegelung
    [engine_1] von Triebwerk 1
    [engine_2] von Triebwerk 2
    [engine_3] von Triebwerk 3
   *[other] aus { $room }
  }

## Woran etwas liegt

cause-intruder = von einem Xeno
cause-demolition = bei der Sprengung
cause-last-egg = Das letzte Ei ist fort
cause-ship-fire = durch das Feuer
cause-ship-malfunction = durch zu viele Fehlfunktionen
cause-ship-self-destruct = durch die Selbstzerstörung
cause-fire = durch das Feuer
cause-bleeding = durch die Blutung
cause-attack = durch den Angriff
cause-melee = im Nahkampf
cause-surgery = in der Chirurgie
cause-molotov = durch den Molotow-Cocktail
cause-grenade = durch die Granate
cause-taser = durch den Taser
cause-shot = durch den Schuss
cause-blow = durch den Hieb
cause-phosphate = durch das Löschmittel
cause-larva = durch eine Larve
cause-infested-larva = von einer Larve
cause-infested-infection = nach einer Infektion von einer Larve
cause-infection = durch eine Infektion
cause-antidote = durch das Gegenmittel
cause-alcohol = durch eine INFIZIERTE Karte
cause-airlock = in der Luftschleuse
cause-jump = beim Sprung
cause-explosion = in der Explosion
cause-disease = an der Kontamination
cause-course = schlafend auf falschem Kurs

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
board-items = { $count ->
    [one] ein Gegenstand
   *[other] { $count } Gegenstände
  }
board-legend = 1–5 Personen · x Xeno · [ ] erkundet · ! Geräusch · | Tür zu · / zerstört · T Wartungskorridor · * Schaden
board-tech = Geräusch im Wartungskorridor
board-coordinates = Koordinaten: { $card }
board-dead = tot
board-asleep = im Kälteschlaf
board-escaped = entkommen
board-in-pod = in Kapsel { $number }
board-nowhere = noch nicht an Bord
board-cards = { $hand ->
    [one] eine Karte
   *[other] { $hand } Karten
  }, { $items ->
    [one] ein Gegenstand
   *[other] { $items } Gegenstände
  }
board-hand = Hand: { $cards }
board-inventory = Inventar: { $cards }
board-objectives = Ziele: { $cards }
board-slime = Schleim
board-larva = Larve
board-signal = Signal
board-light = { $count ->
    [one] eine leichte Wunde
   *[other] { $count } leichte Wunden
  }
board-bag = Beutel: { $tokens }
board-pods = Kapseln: { $pods }
board-pod = { $number }{ $section } { $state }
board-launched = gestartet
board-fauna = Xenos
board-fauna-attacks = Angriffe
board-fauna-cards = Schwächen
board-fauna-covered = noch unbekannt
board-fauna-queen-dead = Die Königin ist tot.
board-weaknesses-intruders = Schwächen: { $cards }
board-engines = Triebwerke: { $tokens }
board-unknown = ?
board-you = du

## Orte, Korridore, Würfelseiten, Plättchen

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
corridor-between = Korridor { $a } – { $b }
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

## Was auf dem Spiel steht

group-move = Bewegen
group-careful = Schleichen
group-escape = Fliehen
group-card = Karte spielen
group-item = Gegenstand einsetzen
group-quest = Questgegenstände
group-pick-up = Aufheben
group-drop = Ablegen
group-xeno-move = Einen Xeno bewegen
group-xeno-attack = Angreifen
group-xeno-effect = Effekt einer Karte
short-move = Gehen
short-careful = Leise
short-escape = Fliehen
short-shoot = Feuern
short-melee = Schlagen
short-search = Suchen
short-room = Raum
short-card = Karten
short-item = Sachen
short-quest = Aufgabe
short-pick-up = Nehmen
short-trade = Tausch
short-craft = Basteln
short-drop = Ablegen
short-xeno-move = Bewegen
short-xeno-attack = Angriff
short-xeno-effect = Effekt
missing-option-place = Erst einen Raum wählen
missing-aim-card = Erst eine Karte wählen
missing-aim-object = Erst einen Gegenstand wählen
aim-xeno-move = { $corridor ->
    [0] { $card }: beliebiger Korridor
   *[other] { $card }: Korridor { $corridor }
  }
aim-xeno-attack = { $attacks ->
    [one] { $card }: { $attacks } Angriffskarte
   *[other] { $card }: eine von { $attacks } Angriffskarten
  }
aim-xeno-effect = { $corridor ->
    [0] { $card }
   *[other] { $card } (Korridor { $corridor })
  }
missing-aim-xeno-move = Erst eine Karte wählen
missing-aim-xeno-attack = Erst eine Karte wählen
missing-aim-xeno-effect = Erst eine Karte wählen
missing-pay = { $count ->
    [one] Erst eine Karte zum Bezahlen wählen
   *[other] Erst { $count } Karten zum Bezahlen wählen
  }
missing-mutation-card = Erst eine Karte wählen
verb-go = Gehen
verb-fire = Feuern
verb-strike = Zuschlagen
verb-drop = Ablegen
aim-card = { $card }
aim-object = { $object }
odds-encounter = { $count ->
    [0] kein Kontakt
   *[other] { $count } von { $faces }
  }
    .text = rot: Kontakt · schraffiert: Gefahr · hell: Geräusch
odds-heard = { $count ->
    [0] kein Kontakt
   *[other] Kontakt bei { $count } von { $faces }
  }
    .text = rot: Kontakt · schraffiert: Gefahr · hell: Geräusch
odds-hit = { $count } von { $faces } treffen
then-attacked = { $count ->
    [one] Der Xeno hier greift dich vorher an.
   *[other] { $count } Xenos hier greifen dich vorher an.
  }
    .text = { $count ->
        [one] er greift zuerst an
       *[other] sie greifen zuerst an
      }
then-combat = Dort ist ein Xeno: Du gerätst in den Kampf.
then-fire = Der Raum brennt: Wer seinen Zug dort beendet, erleidet eine leichte Wunde.
fuse-start = Selbstzerstörung starten
    .text = Starte die Selbstzerstörung. Anhalten lässt sie sich nur, solange der Marker noch auf 6, 5 oder 4 liegt.
    .brief = Selbstzerstörung starten
fuse-stop = Selbstzerstörung anhalten
    .text = Halte die Selbstzerstörung an. Die Kapseln bleiben, wie sie sind.
    .brief = Selbstzerstörung anhalten
then-explore = Du deckst den Raum auf und was dort wartet; es kann laut werden.
then-encounter = In allen Korridoren sind schon Geräusche: Du triffst sicher auf etwas.
then-chosen-noise = Keine Geräuschprobe: Du bestimmst, in welchem Korridor es laut wird.
then-contamination = { $eggs ->
    [yes] Gegen einen Xeno ziehst du eine Kontaminationskarte.
   *[no] Du ziehst eine Kontaminationskarte.
  }
then-miss = { $eggs ->
    [yes] Schlägst du bei ihm daneben, erleidest du eine schwere Wunde.
   *[no] Schlägst du daneben, erleidest du eine schwere Wunde.
  }
    .text = { $eggs ->
        [yes] bei Xenos sonst schwere Wunde
       *[no] sonst schwere Wunde
      }
then-heard = Der Versuch ist zu hören: Danach machst du eine Geräuschprobe.
    .text = Geräuschprobe

## Warum jemand gefragt wird

why-all-interruption = Im Raum wird jeder gefragt, der eine Unterbrechung haben könnte, ob er sie hat oder nicht. So verrät die Frage nichts über deine Hand.
why-all-parry = Du wirst gefragt, ob du den Angriff abwehren kannst oder nicht. So erfährt niemand, was du hast.
standing-interruption = Keine Unterbrechung

## How an objective stands

goal-survive = du überlebst
goal-so-far = bisher { $count } von { $most }
goal-yourself = das bist du selbst
goal-somebody = das ist { $seat }
goal-nobody = den gibt es hier nicht

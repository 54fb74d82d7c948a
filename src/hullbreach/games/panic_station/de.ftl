## Panic Station

game-panic-station = Panic Station
    .text = Ein Team sucht in einer Station das Nest; einer von ihnen ist kein Mensch mehr, und bald sind es mehr.
mode-standard = Standardspiel

## Seats

seat-0 = Blau
seat-1 = Rot
seat-2 = Weiß
seat-3 = Gelb
seat-4 = Grün
seat-5 = Lila
seat-blue = Blau
seat-red = Rot
seat-white = Weiß
seat-yellow = Gelb
seat-green = Grün
seat-purple = Lila

## Figures and parasites

figure-soldier = Soldat
figure-android = Android
parasite-grey = grauer Parasit
parasite-black = schwarzer Parasit
state-human = Mensch
goal-human = Finde das Nest, bring deinen Soldaten mit genug Benzin dorthin und brenne es nieder. Nur Lebende gewinnen.
state-host = Wirt
state-infected = Infiziert
goal-infected = Lass die Mission scheitern: Infiziere die anderen oder töte ihre Soldaten. Nur Lebende gewinnen.

## Find cards

card-gas-can = Benzin
    .text = Im Tausch gegeben, wehrt es eine Infektion ab. Ein Soldat braucht drei davon, um das Nest zu vernichten, vier, wenn der Tisch es erschwert hat.
card-armour = Rüstung
    .text = Ein Treffer kostet 1 Lebenspunkt weniger. Jederzeit als Reaktion; für deine beiden Charaktere, wenn sie im selben Raum getroffen werden.
card-ammo = Munition
    .text = 4 Schüsse für deinen Android. Lege sie aus; leer wird sie abgelegt.
card-parasite-alarm = Parasitenalarm
    .text = Wirkt beim Ziehen: Ein neuer Parasit kommt in die Station. Ersatz gibt es nicht.
card-first-aid-kit = Erste-Hilfe-Set
    .text = Heilt zusammen 2 Lebenspunkte. Kostenlos; einer deiner Charaktere heilt in seinem Raum einen Charakter oder zwei, gleich wem sie gehören.
card-key-card = Chipkarte
    .text = Ausgelegt öffnet sie euch Sicherheitstüren. Das gilt für deine beiden Charaktere; auch schießen und werfen dürfen sie durch eine angrenzende Tür.
card-heavy-weapon = Schwere Waffe
    .text = Dein Android schießt zweimal je Aktion. Lege sie aus; die Schüsse gelten einem Ziel oder zweien.
card-target-scope = Zielfernrohr
    .text = Dein Android schießt auch nach nebenan. Lege es aus; die Bahn in den Nachbarraum muss frei sein.
card-grenade = Granate
    .text = Alle in einem Nachbarraum verlieren 1 Leben. Kostet 1 Aktionspunkt; die Bahn muss frei sein, und auch Parasiten werden getroffen.
card-energy-boost = Energieschub
    .text = 2 Aktionspunkte mehr in diesem Zug. Kostenlos.
card-combat-knife = Kampfmesser
    .text = Zustechen im eigenen Raum, trifft bei 3 oder 4. Lege es aus; jeder Stich kostet 1 Aktionspunkt.
card-body-scanner = Körperscanner
    .text = Zeigt dir die ganze Hand eines Mitspielers. Kostet 1 Aktionspunkt; er muss mit einem deiner Charaktere im selben Raum sein.
card-host-card = Wirtskarte
    .text = Du bist infiziert. Diese Karte verlässt deine Hand nie.
card-antidote = Gegenmittel
    .text = Im Tausch wehrt es ab und heilt den Empfänger. Es wirkt einmal und wird nicht weitergegeben.
card-parasite-signal = Parasitensignal
    .text = Lockt alle Parasiten eines Raumes fort. Kostenlos; sie ziehen gemeinsam in einen höchstens zwei Räume entfernten.
card-night-vision = Nachtsichtgerät
    .text = Rote Räume durchsuchst du ohne Alarm. Lege es aus, dann gilt es bis zum Ende.
card-sniper-rifle = Scharfschützengewehr
    .text = Dein Android schießt zwei Räume weit. Lege es aus; nur in gerader Linie und nicht zusammen mit Zielfernrohr oder Schwerer Waffe.
card-infection-blue = Infektionskarte (Blau)
    .text = Steckt dich an, wenn Blau infiziert ist und sie dir gibt. Gibst du dafür Benzin, bleibst du gesund.
card-infection-red = Infektionskarte (Rot)
    .text = Steckt dich an, wenn Rot infiziert ist und sie dir gibt. Gibst du dafür Benzin, bleibst du gesund.
card-infection-white = Infektionskarte (Weiß)
    .text = Steckt dich an, wenn Weiß infiziert ist und sie dir gibt. Gibst du dafür Benzin, bleibst du gesund.
card-infection-yellow = Infektionskarte (Gelb)
    .text = Steckt dich an, wenn Gelb infiziert ist und sie dir gibt. Gibst du dafür Benzin, bleibst du gesund.
card-infection-green = Infektionskarte (Grün)
    .text = Steckt dich an, wenn Grün infiziert ist und sie dir gibt. Gibst du dafür Benzin, bleibst du gesund.
card-infection-purple = Infektionskarte (Lila)
    .text = Steckt dich an, wenn Lila infiziert ist und sie dir gibt. Gibst du dafür Benzin, bleibst du gesund.

## Rooms

place-reactor-room = Reaktorraum
    .text = Hier beginnen alle. Hier wird nicht getauscht.
place-open-terminal = Offenes Terminal
    .text = Sicherheitstüren öffnen, einen Raum entdecken oder einen Thermo-Scan starten.
place-nest = Das Nest
    .text = Ein menschlicher Soldat mit genug Benzin beendet es hier.
place-closed-terminal = Geschlossenes Terminal
    .text = Hinter der inneren Tür: Sicherheitstüren öffnen, einen Raum entdecken oder einen Thermo-Scan starten.
place-closed-terminal-antechamber = Geschlossenes Terminal, Vorraum
    .text = Das Terminal selbst liegt hinter der inneren Tür. Suchen geht auch hier.
place-sick-bay = Lazarett
    .text = Hinter der inneren Tür: eigene Charaktere heilen.
place-sick-bay-antechamber = Lazarett, Vorraum
    .text = Die Betten stehen hinter der inneren Tür. Suchen geht auch hier.
place-storage-1 = Lagerraum 6
    .text = Die erste Suche darf drei Karten ziehen.
place-storage-2 = Lagerraum 7
    .text = Die erste Suche darf drei Karten ziehen.
place-empty-1 = Leerer Raum 8
    .text = Hier ist nichts zu finden.
place-empty-2 = Leerer Raum 9
    .text = Hier ist nichts zu finden.
place-run-1 = Rennen 10
    .text = Wer hineinzieht, darf sofort kostenlos weiterziehen, außer ein fremder Charakter ist hier.
place-run-2 = Rennen 11
    .text = Wer hineinzieht, darf sofort kostenlos weiterziehen, außer ein fremder Charakter ist hier.
place-run-3 = Rennen 12
    .text = Wer hineinzieht, darf sofort kostenlos weiterziehen, außer ein fremder Charakter ist hier.
place-team-search-1 = Teamsuche 13
    .text = Ein Partner aus einem anderen Team in diesem Raum darf mitziehen.
place-team-search-2 = Teamsuche 14
    .text = Ein Partner aus einem anderen Team in diesem Raum darf mitziehen.
place-team-search-3 = Teamsuche 15
    .text = Ein Partner aus einem anderen Team in diesem Raum darf mitziehen.
place-team-search-4 = Teamsuche 16
    .text = Ein Partner aus einem anderen Team in diesem Raum darf mitziehen.
place-parasite-1 = Parasitengefahr 17
    .text = Wer eintritt, löst einen Alarm aus.
place-parasite-2 = Parasitengefahr 18
    .text = Wer eintritt, löst einen Alarm aus.
place-parasite-3 = Parasitengefahr 19
    .text = Wer eintritt, löst einen Alarm aus.
place-parasite-4 = Parasitengefahr 20
    .text = Wer eintritt, löst einen Alarm aus.

## Rooms in a sentence, and their sides

into-room = { $room_id ->
    [reactor_room] in den Reaktorraum
    [open_terminal] ins offene Terminal
    [nest] ins Nest
    [closed_terminal] ins geschlossene Terminal
    [closed_terminal_antechamber] in den Vorraum des geschlossenen Terminals
    [sick_bay] ins Lazarett
    [sick_bay_antechamber] in den Vorraum des Lazaretts
    [empty_1] in den leeren Raum 8
    [empty_2] in den leeren Raum 9
   *[other] in { $room }
  }
from-room = { $room_id ->
    [reactor_room] aus dem Reaktorraum
    [open_terminal] aus dem offenen Terminal
    [nest] aus dem Nest
    [closed_terminal] aus dem geschlossenen Terminal
    [closed_terminal_antechamber] aus dem Vorraum des geschlossenen Terminals
    [sick_bay] aus dem Lazarett
    [sick_bay_antechamber] aus dem Vorraum des Lazaretts
    [empty_1] aus dem leeren Raum 8
    [empty_2] aus dem leeren Raum 9
   *[other] aus { $room }
  }
into-goal = { $goal_id ->
    [reactor_room] in den Reaktorraum
    [open_terminal] ins offene Terminal
    [nest] ins Nest
    [closed_terminal] ins geschlossene Terminal
    [closed_terminal_antechamber] in den Vorraum des geschlossenen Terminals
    [sick_bay] ins Lazarett
    [sick_bay_antechamber] in den Vorraum des Lazaretts
    [empty_1] in den leeren Raum 8
    [empty_2] in den leeren Raum 9
   *[other] in { $goal }
  }
side-north = Nordseite
side-east = Ostseite
side-south = Südseite
side-west = Westseite

## Questions

prompt-turn-action = Was tust du?
prompt-encounter-settle = Du bist jemandem begegnet: Tausche eine Karte oder greif sofort an.
prompt-exchange-card = Welche Karte gibst du { $other }?
prompt-armour-play = { $loss ->
    [one] Du verlierst gleich 1 Lebenspunkt.
   *[other] Du verlierst gleich { $loss } Lebenspunkte.
 } Wie viele Rüstungen spielst du?
prompt-place-room = Wohin kommt der neue Raum? { $room }
prompt-move-to = Wer geht wohin?
prompt-run-move = Du darfst kostenlos weiterrennen.
prompt-search-with = Wer sucht?
prompt-storage-draw = { $drawn } von höchstens { $most } Karten gezogen. Noch eine ziehen?
prompt-team-partner = Mit wem suchst du?
prompt-team-accept = { $other } sucht hier. Suchst du mit und ziehst eine Karte?
prompt-alarm-source = Der Vorrat ist leer. Welcher Parasit kommt?
prompt-terminal-room = Welches Terminal nutzt du?
prompt-terminal-function = Was soll das Terminal tun?
prompt-heal-mode = Wer wird geheilt?
prompt-first-aid-medic = Wer benutzt das Erste-Hilfe-Set?
prompt-first-aid-target = Wer wird um 1 Lebenspunkt geheilt?
prompt-shoot-weapon = Womit schießt du?
prompt-shoot-target = Auf wen schießt du?
prompt-shoot-second = Wem gilt der zweite Schuss?
prompt-stab-target = Nach wem stichst du?
prompt-grenade-room = In welchen Raum wirfst du die Granate?
prompt-body-scanner-target = Wessen Hand siehst du dir an?
prompt-signal-from = Aus welchem Raum lockst du die Parasiten?
prompt-signal-to = Wohin ziehen sie?
prompt-night-vision-use = Im Dunkeln suchen, ohne Alarm?

## Answers

option-explore = Raum legen
option-move = Bewegen
option-search = Suchen
option-shoot = Schießen
option-stab = Mit dem Messer zustechen
option-grenade = Granate werfen
option-body-scanner = Körperscanner benutzen
option-heal = Im Lazarett heilen
option-terminal = Terminal nutzen
option-destroy-nest = Nest vernichten
option-energy-boost = Energieschub spielen
option-first-aid-kit = Erste-Hilfe-Set benutzen
option-parasite-signal = Parasitensignal senden
option-resign = Aufgeben
option-end-turn = Zug beenden
option-lay-out = Auslegen: { $card }
option-exchange = Mit { $seat } tauschen
option-stay = Hierbleiben
option-move-to = { $figure } → { $room }
option-run-to = Weiter: { $room }
option-soldier = Soldat
option-android = Android
option-both = Beide, je 1 Lebenspunkt
option-draw = Ziehen
option-stop = Aufhören
option-alone = Allein
option-decline = Nein
option-open-doors = Sicherheitstüren öffnen
option-reveal-room = Raum entdecken
option-thermo-scan = Thermo-Scan starten
option-enough = Niemand sonst
option-gun = Schusswaffe
option-sniper = Scharfschützengewehr
option-hold = Kein zweiter Schuss
option-use = Benutzen
option-leave = Nicht benutzen
option-armour = { $count ->
    [0] Keine
    [one] Eine Rüstung
   *[other] { $count } Rüstungen
 }
option-armour-each = Soldat { $soldier }, Android { $android }
option-place = { $room }, { $side }
option-place-turned = { $room }, { $side }, { $turn ->
    [0] aufrecht
    [180] halbe Drehung
   *[other] quer ({ $turn }°)
 }
option-figure = { $you ->
    [seat] Dein { $figure } ({ $life } Leben)
   *[no] { $seat }: { $figure } ({ $life } Leben)
  }
option-seat = { $you ->
    [seat] Du selbst
   *[no] { $seat }
  }
option-room = { $room }
option-parasite = { $colour } Nr. { $token }, { $room }
## Endings

ending-nest-destroyed = Das Nest brennt. Die Menschen gewinnen.
ending-all-infected = Der Scan zeigt nur Rot. Die Station gehört den Parasiten.
ending-no-soldiers = Kein Soldat lebt mehr. Niemand kann das Nest noch verbrennen.
ending-resigned = Der letzte Mensch gibt auf.
ending-nest-lost = Das Nest ist nicht mehr zu erreichen. Die Mission ist gescheitert.
ending-out-of-time = Die Zeit ist abgelaufen. Die Mission ist gescheitert.

## Table options

group-deck = Im Stapel
group-harder = Schwerer
group-readings = Wie vier unklare Stellen gelesen werden
option-table-bonus-cards = Bonuskarten
    .text = Gegenmittel, Parasitensignal, Nachtsichtgerät und Scharfschützengewehr kommen in den Fundstapel.
    .on = Mit
    .off = Ohne
option-table-max-rounds = Rundenlimit
    .text = Nach so vielen Parasitenphasen ist die Mission gescheitert; 0 heißt, dass es wie in den Regeln keine Grenze gibt.
value-each = für jeden einzeln
value-all = einmal für alle
option-table-parasite-die = Würfel der Parasiten
    .text = Für jeden Parasiten würfeln oder einmal für alle.
option-table-grenade-waives-exchange = Granate vor dem Betreten
    .text = Auch eine in diesem Zug auf jemanden in einem Raum geworfene Granate erspart dir beim Betreten den Tausch.
option-table-alarm-inner-room = Alarme erreichen innere Räume
    .text = Aus einem Vorraum kann ein Alarm den Parasiten in den inneren Raum derselben Karte setzen.
option-table-infected-pass-foreign = Fremde Infektionskarten
    .text = Infizierte ohne Gegenstände dürfen auch Infektionskarten anderer Farben weitergeben.
option-table-short-infection = Je zwei Infektionskarten
    .text = Alle beginnen mit einer Infektionskarte weniger und behalten mindestens vier Handkarten.
option-table-hard-nest = Vier Benzinkarten
    .text = Das Nest zu vernichten kostet vier statt drei Benzinkarten.
option-table-master-and-servant = Herr und Diener
    .text = Wer infiziert ist, gewinnt nur, wenn er einen Menschen infiziert oder einen Charakter eines Menschen getötet hat.
table-aims-host = { $hosts } Wirt
    .text = Wer die Wirtskarte zieht, steckt beim Tauschen heimlich die anderen an.
table-aims-nest = { $cans } Benzinkarten
    .text = In der Hand eines Menschen, dessen Soldat im Nest steht: Die Menschen gewinnen.
table-aims-scan = { $scans } Scan
    .text = Zeigt er nur Rot, gewinnen die Infizierten, außer wer zuletzt dazukam.
table-aims-time = { $max_rounds ->
        [0] Keine Frist
       *[other] { $max_rounds } { $max_rounds ->
            [one] Runde
           *[other] Runden
        }
    }
    .text = { $max_rounds ->
        [0] Gespielt wird, bis eine Seite gewinnt, höchstens { $last } Runden.
       *[other] Danach ist die Mission gescheitert, und die Infizierten gewinnen.
    }
table-seats-figures = { $count } Figuren: je ein Soldat und ein Android
table-seats-packet = Die obersten { $cards } Funde verbergen die Wirtskarte
table-seats-gas = { $count } Benzinkarten sind darunter
table-seats-dealt = { $count } dieser Karten werden sofort verteilt, zwei an jeden

## Notes and reasons

note-alarm-first = Rotes Symbol: zuerst ein Alarm
note-search-fresh = { $room } ist frisch. Du ziehst { $cards ->
    [one] eine Fundkarte
   *[other] bis zu { $cards } Fundkarten
  }, und das Symbol wird rot
note-search-both = { $room } oder { $second }, beide frisch. Du ziehst { $cards ->
    [one] eine Fundkarte
   *[other] bis zu { $cards } Fundkarten
  }, und das Symbol wird rot
note-search-either = { $room } frisch, { $second } rot. In einem roten Raum kommt zuerst ein Alarm
note-search-dark = In roten Räumen erspart dir dein Nachtsichtgerät den Alarm
note-search-red = Zuerst ein Alarm. { $count ->
    [0] Ein { $colour } kommt nach nebenan
    [4] Ein { $colour } kommt hierher
   *[other] Ein { $colour } kommt, in { $count } von 4 Fällen hierher
  }
note-grenade-nobody = trifft niemanden
note-grenade-parasites = { $count ->
    [one] trifft einen Parasiten
   *[other] trifft { $count } Parasiten
  }
    .text = { $count ->
        [one] 1 Parasit
       *[other] { $count } Parasiten
      }
note-grenade-seats = trifft { $seat }
    .text = { $teams ->
        [one] 1 Team
       *[other] { $teams } Teams
      }
note-grenade-all = { $count ->
    [one] trifft einen Parasiten, dazu { $seat }
   *[other] trifft { $count } Parasiten, dazu { $seat }
  }
    .text = { $count ->
        [one] 1 Parasit
       *[other] { $count } Parasiten
      }, { $teams ->
        [one] 1 Team
       *[other] { $teams } Teams
      }
note-turn-action-explore = Die oberste Karte passt nicht. Eine andere wird versucht
note-explore = Oben liegt { $top }. Du legst die Karte neben einen deiner Charaktere
note-turn-action-shoot = 1 Schuss: Ein Ziel verliert 1 Leben
note-turn-action-stab = Bei 3 oder 4 verliert ein Ziel 1 Leben
note-turn-action-heal = Ein Charakter +2 Leben oder beide je +1
note-turn-action-terminal = Einmal je Zug: Türen, Raum oder Scan
note-turn-action-destroy-nest = Mit deinem Benzin: Die Menschen gewinnen
note-turn-action-end-turn = Übrige Aktionspunkte verfallen.
note-turn-action-resign = die Infizierten gewinnen
note-exchange-card-own = { $bonus ->
    [0] steckt { $other } an, wenn kein Benzin zurückkommt
   *[other] steckt { $other } an, wenn weder Benzin noch Gegenmittel zurückkommt
  }
note-exchange-card-foreign = steckt niemanden an, denn es ist nicht deine Farbe
note-exchange = Ihr gebt einander verdeckt je eine Karte; wer infiziert ist, kann dabei infizieren.
note-team-partner = darf auch eine Karte ziehen
note-team-partner-alone = niemand sonst zieht eine Karte
note-body-scanner-target = du siehst alle Handkarten, sonst niemand
note-shoot-target = verliert 1 Lebenspunkt
note-shoot-second = verliert 1 Lebenspunkt
note-shoot-second-hold = spart einen Schuss
note-stab-target = verliert 1 Lebenspunkt, wenn der Würfel 3 oder 4 zeigt
note-first-aid-target = bekommt 1 Lebenspunkt zurück
note-first-aid-target-enough = der zweite Punkt verfällt
note-alarm-source = wird dorthin versetzt, wo der Alarm war
note-armour-soldier = { $soldier_left ->
    [0] dein Soldat stirbt
   *[other] dein Soldat behält { $soldier_left } Leben
  }
note-armour-android = { $android_left ->
    [0] dein Android stirbt
   *[other] dein Android behält { $android_left } Leben
  }
note-armour-both = { $soldier_left ->
    [0] { $android_left ->
        [0] dein Soldat und dein Android sterben
       *[other] dein Soldat stirbt, dein Android behält { $android_left } Leben
      }
   *[other] { $android_left ->
        [0] dein Soldat behält { $soldier_left } Leben, dein Android stirbt
       *[other] dein Soldat behält { $soldier_left } Leben, dein Android { $android_left }
      }
  }
note-place = der neue Raum schließt dort an; niemand bewegt sich
note-run-move-stay = der freie Schritt verfällt
note-search-with-soldier = der Raum deines Soldaten wird durchsucht
note-search-with-android = der Raum deines Androiden wird durchsucht
note-night-vision-use-use = kein Alarm
note-night-vision-use-leave = zuerst kommt ein Alarm
note-storage-draw-draw = noch eine Karte; es kann ein Alarm sein
note-storage-draw-stop = die Suche ist vorbei
note-team-accept-draw = eine Karte für dich; es kann ein Alarm sein
note-team-accept-decline = du ziehst nichts
note-shoot-weapon-gun = im eigenen Raum, mit Zielfernrohr auch nebenan; mit Schwerer Waffe zwei Schüsse
note-shoot-weapon-sniper = bis zu zwei Räume weit in gerader Linie, ein Schuss
note-heal-mode-soldier = 2 Lebenspunkte
note-heal-mode-android = 2 Lebenspunkte
note-heal-mode-both = je 1 Lebenspunkt
note-first-aid-medic-soldier = hilft allen in seinem Raum
note-first-aid-medic-android = hilft allen in seinem Raum
note-terminal-function-thermo-scan = zeigt, wie viele der Lebenden infiziert sind; sind es alle, endet das Spiel
note-terminal-function-open-doors = alle kommen durch die Sicherheitstüren, bis die Parasiten ziehen
note-terminal-function-reveal-room = die oberste Raumkarte kommt an einen beliebigen passenden Platz
danger-resign = Du gibst für die Menschen auf: Alle Infizierten, die noch leben, gewinnen, und das Spiel ist vorbei.
danger-grenade = Deine eigene Figur steht in diesem Raum und wird getroffen wie alle anderen.
closed-hand-minimum = du musst { $count } Handkarten behalten
closed-first-search = im ersten Zug musst du einmal suchen
closed-does-not-fit = die oberste Raumkarte passt nicht neben deine Charaktere
closed-no-symbol = keiner deiner Charaktere ist in einem Raum mit Symbol
closed-terminal-used = nur einmal pro Zug

## The board in the terminal

board-head = { $round ->
    [0] Erste Teamphase
    [one] Nach 1 Parasitenphase
   *[other] Nach { $round } Parasitenphasen
 } · Türen { $open ->
    [yes] offen
   *[no] geschlossen
 } · nächster Raum: { $top }
board-soldier = { $colour }♦
board-android = { $colour }◇
board-grey = ☼
board-black = ☀
board-you = du
board-out = ausgeschieden
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }
board-piles = Räume übrig { $rooms } · Funde { $finds } · abgelegt { $discard } · Parasiten im Vorrat: { $grey } graue, { $black } schwarze
board-scan = Letzter Scan: { $red } rot, { $blue } blau; { $count ->
    [0] seitdem nicht getauscht
    [one] seitdem einmal getauscht
   *[other] seitdem { $count }-mal getauscht
 }
board-hand = Deine Hand: { $cards }
board-points = Aktionspunkte: { $count }

## The story

direction = { $face ->
    [1] Norden
    [2] Osten
    [3] Süden
   *[4] Westen
 }
cause-parasites = Parasiten
cause-shot = Ein Schuss
cause-knife = Das Messer
cause-grenade = Eine Granate
by-cause = { $cause_id ->
    [shot] durch einen Schuss
    [knife] durch das Messer
    [grenade] durch eine Granate
   *[parasites] durch Parasiten
  }
result-hit = getroffen
result-miss = daneben
event-start = { $you ->
    [seat] Du hast die Türkarte und beginnst.
   *[no] { $seat } hat die Türkarte und beginnt.
  } { $count ->
    [0] Alle Parasiten sind noch im Vorrat.
    [one] Ein Parasitenalarm wurde ausgeteilt: Ein Parasit wartet im Reaktorraum.
   *[other] { $count } Parasitenalarme wurden ausgeteilt: So viele Parasiten warten im Reaktorraum.
 }
event-turn = { $you ->
    [seat] Du bist
   *[no] { $seat } ist
  } am Zug: { $points ->
    [one] 1 Aktionspunkt.
   *[other] { $points } Aktionspunkte.
 }
event-arrived = { $you ->
    [seat] Du stellst Soldat und Android in den Reaktorraum.
   *[no] { $seat } stellt Soldat und Android in den Reaktorraum.
  }
event-turn-ends = { $you ->
    [seat] Du beendest deinen Zug.
   *[no] { $seat } beendet den Zug.
  }
event-laid = { $you ->
    [seat] Du legst einen Raum: { $room } ({ $beside }, { $side }).
   *[no] { $seat } legt einen Raum: { $room } ({ $beside }, { $side }).
  }
event-put-under = { $room } passt nirgends und kommt unter den Stapel.
event-moves = { $you ->
    [seat] Dein { $figure } geht { into-room }.
   *[no] Der { $figure } von { $seat } geht { into-room }.
  }
event-alarm = { $you ->
    [seat] Parasitenalarm durch dich ({ $room }): Der Würfel zeigt nach { direction }.
   *[no] Parasitenalarm durch { $seat } ({ $room }): Der Würfel zeigt nach { direction }.
  }
event-parasite = { $room }: Ein { $colour } erscheint.
event-searches = { $you ->
    [seat] Du durchsuchst einen Raum: { $room }.
   *[no] { $seat } durchsucht einen Raum: { $room }.
  }
event-searches-along = { $you ->
    [seat] Du suchst mit { $other } zusammen.
    [other] { $seat } sucht mit dir zusammen.
   *[no] { $seat } sucht mit { $other } zusammen.
  }
event-declines = { $you ->
    [seat] Du suchst nicht mit.
   *[no] { $seat } sucht nicht mit.
  }
event-drew = { $you ->
    [seat] Du ziehst: { $card }.
   *[no] { $seat } zieht: { $card }.
  }
event-drew-hidden = { $you ->
    [seat] Du ziehst eine Karte.
   *[no] { $seat } zieht eine Karte.
  }
event-drew-alarm = { $you ->
    [seat] Du ziehst einen Parasitenalarm und legst ihn ab.
   *[no] { $seat } zieht einen Parasitenalarm und legt ihn ab.
  }
event-host = { $you ->
    [seat] Du hältst die { $cause }: Du bist infiziert. Niemand sonst weiß es.
   *[no] { $seat } hält die { $cause } und ist infiziert. Niemand sonst weiß es.
  }
event-turned = { $room } liegt jetzt auf der roten Seite.
event-reshuffled = Der Ablagestapel wird zum neuen Fundstapel mit { $count } Karten.
event-night-vision = { $you ->
    [seat] Du suchst mit Nachtsichtgerät: kein Alarm.
   *[no] { $seat } sucht mit Nachtsichtgerät: kein Alarm.
  }
event-lays-out = { $you ->
    [seat] Du legst aus: { $card }.
   *[no] { $seat } legt aus: { $card }.
  }
event-boost = { $you ->
    [seat] Du spielst einen Energieschub: noch { $points } Aktionspunkte.
   *[no] { $seat } spielt einen Energieschub: noch { $points } Aktionspunkte.
  }
event-first-aid = { $you ->
    [seat] Du benutzt ein Erste-Hilfe-Set ({ $room }).
   *[no] { $seat } benutzt ein Erste-Hilfe-Set ({ $room }).
  }
event-healed = { $you ->
    [seat] Dein { $figure }
   *[no] Der { $figure } von { $seat }
  } hat jetzt { $life ->
    [one] 1 Lebenspunkt.
   *[other] { $life } Lebenspunkte.
 }
event-body-scan = { $you ->
    [seat] Du siehst dir mit dem Körperscanner die Hand von { $other } an.
    [other] { $seat } sieht sich mit dem Körperscanner deine Hand an.
   *[no] { $seat } sieht sich mit dem Körperscanner die Hand von { $other } an.
  }
event-body-scan-seen = { $other } hält: { $cards }.
event-signal = { $you ->
    [seat] Du lockst alle Parasiten { from-room } { into-goal }.
   *[no] { $seat } lockt alle Parasiten { from-room } { into-goal }.
  }
event-shoots = { $you ->
    [seat] Du schießt auf den { $figure }en von { $other }.
    [other] { $seat } schießt auf deinen { $figure }en.
   *[no] { $seat } schießt auf den { $figure }en von { $other }.
  }
event-shoots-parasite = { $you ->
    [seat] Du schießt auf einen Parasiten ({ $room }).
   *[no] { $seat } schießt auf einen Parasiten ({ $room }).
  }
event-stabs = { $you ->
    [seat] Du stichst nach dem { $figure }en von { $other }: { $face }, { $result }.
    [other] { $seat } sticht nach deinem { $figure }en: { $face }, { $result }.
   *[no] { $seat } sticht nach dem { $figure }en von { $other }: { $face }, { $result }.
  }
event-stabs-parasite = { $you ->
    [seat] Du stichst nach einem Parasiten: { $face }, { $result }.
   *[no] { $seat } sticht nach einem Parasiten: { $face }, { $result }.
  }
event-grenade = { $you ->
    [seat] Du wirfst eine Granate { into-room }.
   *[no] { $seat } wirft eine Granate { into-room }.
  }
event-armour = { $you ->
    [seat] { $count ->
        [0] Du spielst keine Rüstung.
        [one] Du spielst eine Rüstung.
       *[other] Du spielst { $count } Rüstungen.
     }
   *[no] { $count ->
        [0] { $seat } spielt keine Rüstung.
        [one] { $seat } spielt eine Rüstung.
       *[other] { $seat } spielt { $count } Rüstungen.
     }
  }
event-loses = { $you ->
    [seat] −{ $loss } Leben für deinen { $figure }en { by-cause }, jetzt { $life }.
   *[no] −{ $loss } Leben für den { $figure }en von { $seat } { by-cause }, jetzt { $life }.
  }
event-dies = { $you ->
    [seat] Dein { $figure } stirbt { by-cause }.
   *[no] Der { $figure } von { $seat } stirbt { by-cause }.
  }
event-parasite-dies = { $room }: Ein { $colour } wird { by-cause } vernichtet.
event-parasite-wounded = { $room }: Der schwarze Parasit wird { by-cause } verletzt, ein { $colour } bleibt.
event-eliminated = { $you ->
    [seat] Du hast keinen Charakter mehr und scheidest aus. Deine Karten kommen ungesehen in die Schachtel.
   *[no] { $seat } hat keinen Charakter mehr und scheidet aus. Die Karten kommen ungesehen in die Schachtel.
  }
event-terminal = { $you ->
    [seat] Du nutzt das Terminal: { $function }.
   *[no] { $seat } nutzt das Terminal: { $function }.
  }
event-doors-open = Alle Sicherheitstüren sind offen, bis die Parasiten ziehen.
event-scan = Thermo-Scan: { $red } rot, { $blue } blau.
event-parasite-phase = { $you ->
    [seat] Parasitenphase { $round }. Die Türen schließen; du hast jetzt die Türkarte.
   *[no] Parasitenphase { $round }. Die Türen schließen; { $seat } hat jetzt die Türkarte.
  }
event-parasite-moves = Der Würfel zeigt nach { direction }: Ein Parasit zieht { from-room } { into-goal }.
event-parasites-attack = { $room }: { $cause } greifen an, −{ $loss } Leben für alle dort.
event-exchange = { $you ->
    [seat] Du und { $other } tauscht eine Karte.
    [other] { $seat } und du tauscht eine Karte.
   *[no] { $seat } und { $other } tauschen eine Karte.
  }
event-received = { $you ->
    [seat] Tausch mit { $other }: Du gibst { $gave } und erhältst { $card }.
   *[no] Tausch mit { $other }: { $seat } gibt { $gave } und erhält { $card }.
  }
event-infected = { $you ->
    [seat] Die Infektionskarte von { $other } infiziert dich: Dein Ziel ist jetzt ein anderes, und das ist dein Geheimnis.
   *[no] Die Infektionskarte von { $other } infiziert { $seat }.
  }
event-cured = { $you ->
    [seat] Das Gegenmittel von { $other } wirkt: Du bist nicht mehr infiziert.
   *[no] Das Gegenmittel von { $other } heilt { $seat }.
  }
event-nest-burns = { $you ->
    [seat] Du setzt das Nest in Brand.
   *[no] { $seat } setzt das Nest in Brand.
  }
event-resigns = { $you ->
    [seat] Du gibst auf.
   *[no] { $seat } gibt auf.
  }
event-end = { $ending }

## Was auf dem Spiel steht

group-lay-out = Karte auslegen
short-move = Gehen
short-explore = Raum
short-search = Suchen
short-shoot = Schießen
short-stab = Messer
short-heal = Heilen
short-terminal = Terminal
short-destroy-nest = Nest
short-grenade = Granate
short-body-scanner = Scanner
short-energy-boost = Energie
short-first-aid-kit = Verband
short-parasite-signal = Signal
short-lay-out = Auslegen
aim-card = { $card }
missing-aim-card = Erst eine Karte wählen
missing-move-to = Erst einen Raum wählen
missing-encounter-settle = Erst wählen: tauschen oder angreifen
missing-run-move = Erst einen Raum wählen
missing-place-room = Erst wählen, wohin der Raum kommt
missing-shoot-target = Erst ein Ziel wählen
then-key = Deine Chipkarte öffnet die Tür, nur für dich.
then-alarm = { $count ->
    [0] Alarm: ein { $colour } nebenan.
    [4] Alarm: ein { $colour } dort.
   *[other] Alarm: ein { $colour }, in { $count } von 4 Fällen dort.
  }
    .text = Alarm
then-moved = Alarm: Der Vorrat ist leer, ein Parasit der Station kommt.
    .text = Alarm
then-parasites = { $count ->
    [one] Dort ist ein Parasit.
   *[other] Dort sind { $count } Parasiten.
  }
    .text = { $count ->
        [one] Parasit
       *[other] { $count } Parasiten
      }
then-exchange = Tausch mit { $seat } oder Angriff.
    .text = { $count ->
        [one] { $seat }
       *[other] { $count } Teams
      }

## Warum jemand gefragt wird

because-exchange-mine = Du bist auf { $other } getroffen. Ablehnen kann niemand.
because-exchange-theirs = { $other } ist auf dich getroffen. Ablehnen kann niemand.
because-armour = { $cause }: { $android ->
    [0] Soldat −{ $soldier }.
   *[other] { $soldier ->
        [0] Android −{ $android }.
       *[other] Soldat −{ $soldier }, Android −{ $android }.
     }
 }
why-all-exchange = Alle haben dieselben Zeilen, ob Mensch oder infiziert. Ein Blick auf deinen Bildschirm verrät nichts.
why-all-armour = Gefragt wird jeder, der getroffen ist, mit Rüstung oder ohne. So verrät die Frage keine Karte.
veil-infection = Infektionskarte
    .text = Erst Zustand aufdecken
closed-human = Du bist ein Mensch: Du darfst sie nicht geben
closed-no-infection-left = Du hast keine in deiner Farbe mehr
standing-armour-play = Keine Rüstung
seal-exchange-card = Verdeckt hinlegen: { $option }

## Tipps der Zuschauer

guess-infected = Wer ist infiziert?

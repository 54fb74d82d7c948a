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
    .text = Im Tausch gegeben, wehrt es eine Infektion ab. Ein Soldat braucht drei davon, um das Nest zu vernichten.
card-armour = Rüstung
    .text = Jederzeit als Reaktion: Einer deiner Charaktere verliert 1 Lebenspunkt weniger; beide, wenn beide im selben Raum getroffen werden.
card-ammo = Munition
    .text = Lege sie mit 4 Schuss aus. Dein Android braucht sie zum Schießen; leer wird sie abgelegt.
card-parasite-alarm = Parasitenalarm
    .text = Wirkt beim Ziehen: Ein neuer Parasit kommt in die Station. Ersatz gibt es nicht.
card-first-aid-kit = Erste-Hilfe-Set
    .text = Kostenlos. Einer deiner Charaktere heilt in seinem Raum 2 Lebenspunkte, bei einem Charakter oder bei zweien, gleich wem sie gehören.
card-key-card = Chipkarte
    .text = Ausgelegt: Deine beiden Charaktere gehen durch Sicherheitstüren und dürfen durch eine angrenzende schießen und werfen.
card-heavy-weapon = Schwere Waffe
    .text = Ausgelegt: Dein Android darf in einer Aktion zweimal schießen, auf ein Ziel oder auf zwei.
card-target-scope = Zielfernrohr
    .text = Ausgelegt: Dein Android darf bei freier Bahn auch in einen Nachbarraum schießen.
card-grenade = Granate
    .text = 1 Aktionspunkt. Wurf bei freier Bahn in einen Nachbarraum; alle Charaktere und Parasiten dort verlieren 1 Lebenspunkt.
card-energy-boost = Energieschub
    .text = Kostenlos. 2 Aktionspunkte mehr in diesem Zug.
card-combat-knife = Kampfmesser
    .text = Ausgelegt: Für 1 Aktionspunkt sticht einer deiner Charaktere in seinem Raum zu; der Würfel trifft bei 3 oder 4.
card-body-scanner = Körperscanner
    .text = 1 Aktionspunkt. Sieh dir die ganze Hand eines Spielers an, der mit einem deiner Charaktere im selben Raum ist.
card-host-card = Wirtskarte
    .text = Du bist infiziert. Diese Karte verlässt deine Hand nie.
card-antidote = Gegenmittel
    .text = Im Tausch übergeben, wehrt es eine Infektion ab und heilt den Empfänger. Es wirkt einmal und wird nicht weitergegeben.
card-parasite-signal = Parasitensignal
    .text = Kostenlos. Alle Parasiten eines Raumes ziehen gemeinsam in einen höchstens zwei Räume entfernten.
card-night-vision = Nachtsichtgerät
    .text = Ausgelegt: Du darfst einen Raum mit rotem Symbol durchsuchen, ohne dessen Alarm auszulösen.
card-sniper-rifle = Scharfschützengewehr
    .text = Ausgelegt: Dein Android darf in gerader Linie bis zu zwei Räume weit schießen; nicht zusammen mit Zielfernrohr oder Schwerer Waffe.
card-infection-blue = Infektionskarte (Blau)
    .text = Ist Blau infiziert und gibt dir diese Karte, bist auch du infiziert, außer du gibst Benzin.
card-infection-red = Infektionskarte (Rot)
    .text = Ist Rot infiziert und gibt dir diese Karte, bist auch du infiziert, außer du gibst Benzin.
card-infection-white = Infektionskarte (Weiß)
    .text = Ist Weiß infiziert und gibt dir diese Karte, bist auch du infiziert, außer du gibst Benzin.
card-infection-yellow = Infektionskarte (Gelb)
    .text = Ist Gelb infiziert und gibt dir diese Karte, bist auch du infiziert, außer du gibst Benzin.
card-infection-green = Infektionskarte (Grün)
    .text = Ist Grün infiziert und gibt dir diese Karte, bist auch du infiziert, außer du gibst Benzin.
card-infection-purple = Infektionskarte (Lila)
    .text = Ist Lila infiziert und gibt dir diese Karte, bist auch du infiziert, außer du gibst Benzin.

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

prompt-turn-action = Du bist am Zug: Was tust du?
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
prompt-storage-draw = Noch eine Karte ziehen?
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
option-place = { $room }, { $side }, { $turn ->
    [0] aufrecht
    [180] halbe Drehung
   *[other] quer ({ $turn }°)
 }
option-figure = { $seat }: { $figure } ({ $life } Leben)
option-seat = { $seat }
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
option-table-max-rounds = Rundenlimit
    .text = Nach so vielen Parasitenphasen ist die Mission gescheitert; 0 heißt, dass es wie in den Regeln keine Grenze gibt.
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

## Notes and reasons

note-free = kostenlos
note-one-point = 1 Aktionspunkt
note-alarm = löst einen Alarm aus
note-alarm-first = 1 Aktionspunkt; rotes Symbol: zuerst ein Alarm
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

result-hit = getroffen
result-miss = daneben
event-start = { $seat } hat die Türkarte und beginnt. { $count ->
    [0] Alle Parasiten sind noch im Vorrat.
    [one] Ein Parasitenalarm wurde ausgeteilt: Ein Parasit wartet im Reaktorraum.
   *[other] { $count } Parasitenalarme wurden ausgeteilt: So viele Parasiten warten im Reaktorraum.
 }
event-turn = { $seat } ist am Zug: { $points ->
    [one] 1 Aktionspunkt.
   *[other] { $points } Aktionspunkte.
 }
event-arrived = { $seat } stellt Soldat und Android in den Reaktorraum.
event-turn-ends = { $seat } beendet den Zug.
event-laid = { $seat } legt einen Raum: { $room } ({ $beside }, { $side }).
event-put-under = { $room } passt nirgends und kommt unter den Stapel.
event-moves = Der { $figure } von { $seat } geht { into-room }.
event-alarm = Parasitenalarm durch { $seat } ({ $room }): Der Würfel zeigt { $face }.
event-parasite = { $room }: Ein { $colour } erscheint.
event-searches = { $seat } sucht: { $room }.
event-searches-along = { $seat } sucht mit { $other } zusammen.
event-declines = { $seat } sucht nicht mit.
event-drew = Du ziehst: { $card }.
event-drew-hidden = { $seat } zieht eine Karte.
event-drew-alarm = { $seat } zieht einen Parasitenalarm und legt ihn ab.
event-host = Du hältst die Wirtskarte: Du bist infiziert. Niemand sonst weiß es.
event-turned = { $room } liegt jetzt auf der roten Seite.
event-reshuffled = Der Ablagestapel wird zum neuen Fundstapel mit { $count } Karten.
event-night-vision = { $seat } sucht mit Nachtsichtgerät: kein Alarm.
event-lays-out = { $seat } legt aus: { $card }.
event-boost = { $seat } spielt einen Energieschub: noch { $points } Aktionspunkte.
event-first-aid = { $seat } benutzt ein Erste-Hilfe-Set ({ $room }).
event-healed = Der { $figure } von { $seat } hat jetzt { $life ->
    [one] 1 Lebenspunkt.
   *[other] { $life } Lebenspunkte.
 }
event-body-scan = { $seat } sieht sich mit dem Körperscanner die Hand von { $other } an.
event-body-scan-seen = { $other } hält: { $cards }.
event-signal = { $seat } lockt alle Parasiten { from-room } { into-goal }.
event-shoots = { $seat } schießt auf den { $figure }en von { $other }.
event-shoots-parasite = { $seat } schießt auf einen Parasiten ({ $room }).
event-stabs = { $seat } sticht nach dem { $figure }en von { $other }: { $face }, { $result }.
event-stabs-parasite = { $seat } sticht nach einem Parasiten: { $face }, { $result }.
event-grenade = { $seat } wirft eine Granate: { $room }.
event-armour = { $count ->
    [0] { $seat } spielt keine Rüstung.
    [one] { $seat } spielt eine Rüstung.
   *[other] { $seat } spielt { $count } Rüstungen.
 }
event-loses = Der { $figure } von { $seat } verliert { $loss } und hat noch { $life }.
event-dies = Der { $figure } von { $seat } ist tot.
event-parasite-dies = { $room }: Ein { $colour } ist vernichtet.
event-parasite-wounded = { $room }: Der schwarze Parasit ist verletzt, ein { $colour } bleibt.
event-eliminated = { $seat } scheidet aus. Die Karten kommen ungesehen in die Schachtel.
event-terminal = { $seat } nutzt das Terminal: { $function }.
event-doors-open = Alle Sicherheitstüren sind offen, bis die Parasiten ziehen.
event-scan = Thermo-Scan: { $red } rot, { $blue } blau.
event-parasite-phase = Parasitenphase { $round }. Die Türen schließen; { $seat } hat jetzt die Türkarte.
event-parasite-moves = Würfel { $face }: Ein Parasit zieht { from-room } { into-goal }.
event-parasites-attack = { $room }: Die Parasiten greifen an, alle dort verlieren { $loss }.
event-exchange = { $seat } und { $other } tauschen eine Karte.
event-received = Tausch mit { $other }: Du gibst { $gave } und erhältst { $card }.
event-infected = Du bist infiziert. Dein Ziel ist jetzt ein anderes, und niemand sonst weiß es.
event-cured = Das Gegenmittel wirkt: Du bist nicht mehr infiziert.
event-nest-burns = { $seat } setzt das Nest in Brand.
event-resigns = { $seat } gibt auf.
event-end = { $ending }

## Was auf dem Spiel steht

group-lay-out = Karte auslegen
aim-card = { $card }
then-alarm = Wer ihn betritt, löst den Alarm aus.
then-parasites = { $count ->
    [one] Dort ist ein Parasit.
   *[other] Dort sind { $count } Parasiten.
  }
then-exchange = Du triffst auf { $seat }: Tausche mit einem von ihnen eine Karte oder greif an.

## Theseus: was Menschen lesen, auf Deutsch

game-theseus = Theseus
    .text = Ein Duell auf dem Ring einer Raumstation: Vier Fraktionen und etwas namens Pandora kämpfen um Leben und Daten.

## Fraktionen

faction-marines = Marines
    .text = Kämpfer von Anfang an: Schon die Basis-Einheiten greifen an. Sie siegen, indem sie den Gegner vernichten.
faction-aliens = Aliens
    .text = Jäger mit Fallen, Auflauern und Jung-Aliens. Sie siegen, indem sie den Gegner vernichten.
faction-scientists = Forscher
    .text = Sie sammeln Daten: 20 Daten gewinnen sofort. Kameras, Archive, Greifer.
faction-greys = Greys
    .text = Sie sammeln Daten: 20 Daten gewinnen sofort. Sonden, Kammern und Kontrolle über gegnerische Einheiten.
faction-pandora = Pandora
    .text = Keine eigenen Karten: Kreaturen brüten Embryos aus, die gegnerische Karten übernehmen. Siegt, indem sie den Gegner vernichtet.
    .needs = Pandora spielt im Teamspiel nur mit der Option Pandora.

## Orte

place-corridors = Korridore
    .text = Sektoraktion: Kampf. Alle deine Einheiten in allen Sektoren greifen an.
place-control-room = Kontrollraum
    .text = Sektoraktion: Fehlfunktion. Lege die Scheibe auf eine beliebige gegnerische Karte, installiert oder drohend.
place-technology-dock = Technologiedock
    .text = Sektoraktion: Extrazug. Eine andere deiner Einheiten macht einen ganzen Zug.
place-loading-dock = Ladedock
    .text = Heimat der Marines. Ihre Sektoraktion: ein Upgradeplättchen nehmen oder aufräumen.
place-alien-nest = Aliennest
    .text = Heimat der Aliens. Ihre Sektoraktion: ein Upgradeplättchen nehmen oder aufräumen.
place-research-lab = Forschungslabor
    .text = Heimat der Forscher. Ihre Sektoraktion: ein Upgradeplättchen nehmen oder aufräumen.
place-greys-shipwreck = Schiffswrack der Greys
    .text = Heimat der Greys. Ihre Sektoraktion: ein Upgradeplättchen nehmen oder aufräumen.
place-space = Weltall
    .text = Hier treiben ausgestoßene Einheiten, bis ihr Besitzer eine zurückholt.
place-pandora-tile = Pandoras Plättchen
    .text = Der Sektor daneben ist auch Pandoras Fraktionssektor.

## Einheiten

unit-marine = Marine
unit-alien = Alien
unit-scientist = Forscher
unit-grey = Grey
unit-young-alien = Jung-Alien
    .text = Eine Alien-Einheit mit einfachem Angriff. Jeder Schaden und jeder Ausstoß entfernt sie, statt Leben zu kosten.
unit-creature = Kreatur
    .text = Brütet einen Embryo aus, wo sie ohne Gegner anhält.
unit-catcher = Fänger
    .text = Übernimmt eine gegnerische Karte dauerhaft.
unit-runner = Läufer
    .text = Darf einen Sektor weiter ziehen. Übernimmt eine gegnerische Karte einmalig, mit Upgrade dauerhaft.
unit-warrior = Krieger
    .text = Kämpft. Übernimmt eine gegnerische Karte einmalig, mit Upgrade dauerhaft.

## Plättchen

token-upgrade = Upgradeplättchen
token-young-alien = Jung-Alien-Plättchen
token-parasite = Parasitenplättchen
token-lurk = Auflauern-Plättchen
token-tentacles = Tentakelplättchen
token-crawler = Kriecherplättchen
token-fire = Feuerplättchen
token-deactivation = Deaktivierungsplättchen
token-defence = Abwehrsystemplättchen
token-grabber = Greiferplättchen
token-camera = Kameraplättchen
token-invisibility = Unsichtbarkeitsplättchen
token-team = Teamplättchen
token-end = Spielendeplättchen
token-malfunction-disc = Fehlfunktionsscheibe

## Kartentypen

type-action = Aktion
type-module = Modul
type-trap = Falle
type-special = Spezial
type-shortcut = Abkürzung
type-duplication = Duplikation
type-station-wide = Stationsweit
type-bonus = Bonus

## Karten der Marines (X ist die Zahl der Karte plus ihre Upgradeplättchen)

card-marines-landmine = Landmine
    .text = Eine gegnerische Einheit, die hier anhält, nimmt X Schaden. Dann ist die Mine weg.
card-marines-fire = Feuer
    .text = Eine gegnerische Einheit, die hier anhält oder hindurchzieht, nimmt X Schaden.
card-marines-battle-position = Kampfposition
    .text = Jeder Angriff deiner Einheiten in diesem Sektor verursacht X zusätzlichen Schaden bei einem seiner Ziele.
card-marines-combat = Kampf
    .text = Alle deine Einheiten in allen Sektoren greifen an.
card-marines-armory = Waffenkammer
    .text = Nimm X Upgradeplättchen.
card-marines-bunker = Bunker
    .text = Angriffe auf deine Einheiten in diesem Sektor bleiben ohne Wirkung.
card-marines-ambush = Hinterhalt
    .text = Hält hier eine gegnerische Einheit an, trifft sie jede deiner angriffsfähigen Einheiten dieses Sektors in Reichweite einmal.
card-marines-safeguard = Schutzvorrichtung
    .text = Ein Gegner, der die Fehlfunktionsscheibe bewegt, muss sie auf diese Karte legen.
card-marines-double-shot = Doppelschuss
    .text = In jedem Kampf führt eine deiner Einheiten in diesem Sektor alle ihre Angriffe noch einmal aus.
card-marines-trap-tracker = Fallen-Tracker
    .text = Lege X Deaktivierungsplättchen auf gegnerische Fallen in beliebigen Sektoren. Löst du eine davon aus, verliert sie stattdessen ein Plättchen und wirkt nicht.
card-marines-team-tactics = Teamtaktik
    .text = Führe mit einer gegnerischen Einheit aus diesem Sektor eine normale Bewegung aus. Abkürzungen darf sie nicht nutzen.
card-marines-duplication = Duplikation
    .text = Kopiert jede Karte deiner Fraktion, die direkt daneben liegt.

## Karten der Aliens

card-aliens-air-shaft = Luftschacht
    .text = Deine Einheit darf diesen Sektor beim Ziehen überspringen: Er kostet keinen Punkt und wird nicht betreten.
card-aliens-lurk = Auflauern
    .text = In jedem deiner Kämpfe, der diesen Sektor einschließt, nimmt hier eine gegnerische Einheit X Schaden.
card-aliens-hatchery = Brutstätte
    .text = Eine gegnerische Einheit, die hier anhält, nimmt X Schaden.
card-aliens-tentacles = Tentakel
    .text = Eine gegnerische Einheit, die hier anhält oder hindurchzieht, nimmt X Schaden.
card-aliens-combat = Kampf
    .text = Alle deine Einheiten in allen Sektoren greifen an.
card-aliens-habitat = Habitat
    .text = Jeder Angriff deiner Einheiten in diesem Sektor verursacht X zusätzlichen Schaden bei einem seiner Ziele.
card-aliens-hole = Loch
    .text = Verlege eine deiner installierten Abkürzungen samt Plättchen auf einen leeren Platz in irgendeinem Sektor.
card-aliens-adrenaline-rush = Adrenalinstoß
    .text = Bis zu X verschiedene deiner Einheiten in beliebigen Sektoren führen ihre Angriffe aus.
card-aliens-pheromone-trail = Pheromonspur
    .text = In deiner Bewegungs-Phase darf deine Einheit einen Sektor weiter ziehen, wenn sie dort bei einer gegnerischen Einheit anhält.
card-aliens-incubator = Inkubator
    .text = Setze ein Jung-Alien in einen leeren Raum dieses Sektors. Gibt es keinen, stoße zuerst eine Einheit aus.
card-aliens-parasite = Parasit
    .text = Die gegnerische Einheit, die hier anhält, trägt einen Parasiten: 1 Schaden für jeden Bewegungspunkt, den sie nutzt.
card-aliens-abduction = Entführung
    .text = Versetze bis zu X verschiedene gegnerische Einheiten aus diesem Sektor in Räume deiner Wahl in anderen Sektoren.
card-aliens-crawlers = Kriecher
    .text = Alle gegnerischen Karten, die in diesem Sektor installiert sind, sind ausgeschaltet.
card-aliens-duplication = Duplikation
    .text = Kopiert jede Karte deiner Fraktion, die direkt daneben liegt.

## Karten der Forscher

card-scientists-camera = Überwachungskamera
    .text = Zeichnet X Punkte auf, wenn hier eine gegnerische Einheit anhält, höchstens 6. Hält deine Einheit hier an, erhältst du so viele Datenpakete, und der Wert beginnt wieder bei 0.
card-scientists-archives = Archive
    .text = Erhalte X Datenpakete.
card-scientists-medstation = Medstation
    .text = Erhalte X Leben zurück. Im Deathmatch verlieren stattdessen Gegner X Leben, verteilt nach deiner Wahl.
card-scientists-small-lab = Kleines Labor
    .text = Nimm X Upgradeplättchen.
card-scientists-secret-passage = Geheimgang
    .text = Deine Einheit, die diesen Sektor betritt, darf hier anhalten und auf ihre übrigen Punkte verzichten.
card-scientists-defence-system = Abwehrsystem
    .text = Ruht, solange X 0 ist. Sonst nimmt eine gegnerische Einheit, die hier anhält oder hindurchzieht, X Schaden.
card-scientists-grabber = Greifer
    .text = Fängt die gegnerische Einheit, die hier anhält; dann ist die Karte weg. Die Einheit tut nichts mehr, bis ein Gefährte bei ihr anhält.
card-scientists-shelter = Schutzraum
    .text = Angriffe auf deine Einheiten in diesem Sektor bleiben ohne Wirkung.
card-scientists-malfunction = Fehlfunktion
    .text = Die Fehlfunktionsscheibe kommt auf irgendeine Karte eines Gegners, installiert oder drohend.
card-scientists-station-plans = Stationspläne
    .text = Installiere eine deiner drohenden Karten aus einem beliebigen Sektor, lege dann auf ihre Position nach.
card-scientists-detonation = Detonation
    .text = Wirf eine gegnerische Karte ab, die in diesem Sektor installiert ist. Dann ist diese Karte weg.
card-scientists-duplication = Duplikation
    .text = Kopiert jede Karte deiner Fraktion, die direkt daneben liegt.
card-scientists-remote-control = Fernsteuerung
    .text = Wickle eine andere deiner Aktionskarten in einem beliebigen Sektor ab, als hätte deine Einheit dort angehalten.

## Karten der Greys

card-greys-probe = Sonde
    .text = Hält hier eine gegnerische Einheit an, erhältst du X Datenpakete.
card-greys-chamber = Kammer
    .text = Wann immer dir eine Einheit oder Karte in diesem Sektor Daten bringt, erhältst du X mehr.
card-greys-landmine = Landmine
    .text = Eine gegnerische Einheit, die hier anhält, nimmt X Schaden. Dann ist die Mine weg.
card-greys-transmission = Übertragung
    .text = Erhalte X Datenpakete.
card-greys-teleport = Teleport
    .text = Deine Einheit, die diesen Sektor betritt, darf in deinen Fraktionssektor oder zu einem anderen deiner Teleporte springen und hält dort an.
card-greys-time-loop = Zeitschleife
    .text = Deine Einheit, die diesen Sektor betritt, darf hier bis zu X weitere Bewegungspunkte verbrauchen.
card-greys-annihilation = Vernichtung
    .text = Wirf eine gegnerische Karte ab, die in irgendeinem Sektor installiert ist.
card-greys-amplifier = Verstärker
    .text = Die Zahlen deiner anderen Karten in diesem Sektor zählen um X höher.
card-greys-control = Kontrolle
    .text = Führe mit bis zu X verschiedenen gegnerischen Einheiten aus beliebigen Sektoren nacheinander normale Bewegungen aus.
card-greys-invisibility = Unsichtbarkeit
    .text = Lege Unsichtbarkeitsplättchen auf X verschiedene deiner Einheiten. Der nächste Treffer auf eine solche Einheit oder die nächste Falle, die sie auslöst, bleibt ohne Wirkung.
card-greys-downgrade = Downgrade
    .text = Ein Gegner verliert X Upgrades seiner Wahl.
card-greys-life-transfer = Lebenstransfervorrichtung
    .text = Wähle eine gegnerische Einheit in diesem Sektor: Ihr Besitzer verliert X Leben, und du erhältst X zurück.
card-greys-duplication = Duplikation
    .text = Kopiert jede Karte deiner Fraktion, die direkt daneben liegt.

## Bonuskarten

card-bonus-card-from-deck = Karte vom Deck
    .text = Installiere die oberste Karte deines Decks auf einem leeren Platz in irgendeinem Sektor.
card-bonus-upgrade = Upgrade
    .text = Nimm 1 Upgradeplättchen.
card-bonus-passage = Durchgang
    .text = Während einer Bewegung darf deine Einheit einen Sektor weiter ziehen. Ein Parasit beißt auch dafür.

## Plätze, drohende Positionen, Räume und einzelne Einheiten

place-corridors-s1 = Korridore, Platz 1
place-corridors-s2 = Korridore, Platz 2
place-corridors-s3 = Korridore, Platz 3
place-corridors-s4 = Korridore, Platz 4
place-corridors-s5 = Korridore, Platz 5
place-corridors-i1 = Korridore, drohende Position
place-control-room-s1 = Kontrollraum, Platz 1
place-control-room-s2 = Kontrollraum, Platz 2
place-control-room-s3 = Kontrollraum, Platz 3
place-control-room-s4 = Kontrollraum, Platz 4
place-control-room-i1 = Kontrollraum, drohende Position
place-technology-dock-s1 = Technologiedock, Platz 1
place-technology-dock-s2 = Technologiedock, Platz 2
place-technology-dock-s3 = Technologiedock, Platz 3
place-technology-dock-s4 = Technologiedock, Platz 4
place-technology-dock-s5 = Technologiedock, Platz 5
place-loading-dock-s1 = Ladedock, Platz 1
place-loading-dock-s2 = Ladedock, Platz 2
place-loading-dock-s3 = Ladedock, Platz 3
place-loading-dock-i1 = Ladedock, drohende Position 1
place-loading-dock-i2 = Ladedock, drohende Position 2
place-alien-nest-s1 = Aliennest, Platz 1
place-alien-nest-s2 = Aliennest, Platz 2
place-alien-nest-s3 = Aliennest, Platz 3
place-alien-nest-i1 = Aliennest, drohende Position 1
place-alien-nest-i2 = Aliennest, drohende Position 2
place-research-lab-s1 = Forschungslabor, Platz 1
place-research-lab-s2 = Forschungslabor, Platz 2
place-research-lab-s3 = Forschungslabor, Platz 3
place-research-lab-i1 = Forschungslabor, drohende Position 1
place-research-lab-i2 = Forschungslabor, drohende Position 2
place-greys-shipwreck-s1 = Schiffswrack der Greys, Platz 1
place-greys-shipwreck-s2 = Schiffswrack der Greys, Platz 2
place-greys-shipwreck-s3 = Schiffswrack der Greys, Platz 3
place-greys-shipwreck-i1 = Schiffswrack der Greys, drohende Position 1
place-greys-shipwreck-i2 = Schiffswrack der Greys, drohende Position 2
room-a = a
room-b = b
room-c = c
room-d = d
unit-marines-1 = Marine 1
unit-marines-2 = Marine 2
unit-marines-3 = Marine 3
unit-aliens-1 = Alien 1
unit-aliens-2 = Alien 2
unit-aliens-3 = Alien 3
unit-scientists-1 = Forscher 1
unit-scientists-2 = Forscher 2
unit-scientists-3 = Forscher 3
unit-greys-1 = Grey 1
unit-greys-2 = Grey 2
unit-greys-3 = Grey 3
unit-pandora-1 = Kreatur 1
unit-pandora-2 = Kreatur 2
unit-pandora-3 = Kreatur 3
unit-young-alien-1 = Jung-Alien 1
unit-young-alien-2 = Jung-Alien 2
unit-young-alien-3 = Jung-Alien 3
unit-catcher-1 = Fänger 1
unit-catcher-2 = Fänger 2
unit-runner-1 = Läufer 1
unit-runner-2 = Läufer 2
unit-runner-3 = Läufer 3
unit-runner-4 = Läufer 4
unit-warrior-1 = Krieger 1
unit-warrior-2 = Krieger 2
unit-warrior-3 = Krieger 3
unit-warrior-4 = Krieger 4

## Spielarten und Tischoptionen

mode-duel = Duell
    .text = Zwei Fraktionen: Bringe die andere auf 0 Leben oder sammle 20 Datenpakete.
mode-deathmatch = Deathmatch
    .text = Drei oder vier Fraktionen, jeder gegen jeden: Schaden, den du zufügst, ist Leben, das du gewinnst.
mode-teams = Teamspiel
    .text = Zwei gegen zwei, mit gemeinsamen Karten und Plättchen und einem Sektor pro Team.
option-table-factions = Fraktionen
    .text = Jede gibt es einmal.
option-table-bonus-cards = Bonuskarten
    .text = Ob Bonuskarten auf den markierten Plätzen liegen.
    .on = Mit
    .off = Ohne
option-table-difficulty = Schwierigkeit
    .text = Die schwersten Karten in den Decks: 0 für die erste Partie, 3 für alle.
option-table-installed = Installierte Karten
    .text = Wie viele Karten jeder vor dem Spiel installiert: 1 oder, für Anfänger, 3.
option-table-decks = Decks
    .text = Zufällige Karten oder von den Spielern gewählte.
option-table-ring = Ring
    .text = In welcher Folge die Sektoren liegen.
option-table-start-player = Startspieler
    .text = Welcher Platz beginnt.
option-table-pandora = Pandora
    .text = Ob Pandora am Teamspiel teilnimmt; ihr Team nutzt den Fraktionssektor des Partners.
option-table-max-turns = Zuggrenze
    .text = Nach so vielen Zügen insgesamt wird gewertet; 0 für keine Grenze.
table-seats-ring = { $sectors } Sektoren, { $common } davon gehören niemandem
table-seats-life = { $life ->
        [0] Alle beginnen mit 0 Leben; { $goal } Leben oder { $data } Daten gewinnen
       *[other] Alle beginnen mit { $life } Leben; 0 verliert, { $data } Daten gewinnen
    }
table-seats-deck = { $count } Karten in jedem Deck, { $all } in der ganzen Partie

## Das Brett

board-you = du
board-impending = drohend
board-deck = Deck { $count } ({ $top })
board-goal = Du sammelst Daten: { $goal } Daten gewinnen sofort.
board-foot = Züge: { $turns } · Spielendeanzeige: { $end } · Upgradeplättchen im Vorrat: { $supply }

## Sektoren im Satz

inside = { $place_id ->
    [corridors] in den { $place }n
   *[other] im { $place }
  }
into = { $place_id ->
    [corridors] in die { $place }
    [control_room] in den { $place }
   *[other] ins { $place }
  }
outof = { $place_id ->
    [corridors] aus den { $place }n
   *[other] aus dem { $place }
  }
through = { $place_id ->
    [corridors] durch die { $place }
    [control_room] durch den { $place }
   *[other] durch das { $place }
  }
sector = { $place_id ->
    [corridors] die { $place }
    [control_room] den { $place }
   *[other] das { $place }
  }

## Fragen

seal-setup-faction = { $option } spielen
seal-setup-card = { $option } installieren
prompt-setup-faction = Welche Fraktion spielst du?
prompt-setup-sector = Welcher Sektor kommt im Uhrzeigersinn als nächster?
prompt-setup-team-sector = Welchen Fraktionssektor behält dein Team?
prompt-setup-tile = Wohin legst du Pandoras Plättchen?
prompt-setup-deck = Wie viele Karten „{ $place }“ kommen in dein Deck?
    .all = Welche { $total } Karten kommen in dein Deck?
prompt-setup-card = Welche Startkarte installierst du?
prompt-setup-room = In welchem Raum beginnt { $unit } { inside }?
prompt-setup-anywhere = Wo beginnt { $unit }?
prompt-install-slot = Wo installierst du „{ $card }“?
prompt-turn-move = Welche Einheit bewegst du, und wohin?
prompt-turn-action = Was machst du jetzt?
prompt-turn-impending = Was machst du mit den drohenden Karten hier?
prompt-turn-refill = Nachlegen oder vorher etwas einsetzen?
prompt-turn-end = Den Zug beenden oder vorher etwas einsetzen?
prompt-move-skip = { $unit } kommt als Nächstes { into }. Durch den Luftschacht überspringen?
prompt-move-way = { $unit } ist { inside }: { $points ->
    [0] Die Bewegungspunkte sind verbraucht
    [one] Ein Bewegungspunkt ist übrig
   *[other] { $points } Bewegungspunkte sind übrig
  }. Wie geht es weiter?
prompt-move-room = In welchen Raum geht { $unit } { inside }?
prompt-move-eject = Kein Raum ist { inside } frei. Wen stößt { $unit } ins Weltall aus?
prompt-space-room = Wo kommt { $unit } aus dem Weltall herein?
prompt-relocate-sector = In welchen Sektor bringst du { $unit }?
prompt-trap-next = Welche Falle löst { $unit } als nächste aus?
prompt-fight-attacker = Welche deiner Einheiten greift als nächste an?
prompt-fight-target = Wen greift { $unit } an?
prompt-fight-double = Wer greift { inside } dank des Doppelschusses noch einmal an?
prompt-fight-extra = { $unit } richtet { $amount } zusätzlichen Schaden an. Bei wem?
prompt-lurk-target = Wen greift Auflauern an?
prompt-disc-card = Auf welche gegnerische Karte kommt die Fehlfunktionsscheibe?
prompt-sector-home = Ein Upgradeplättchen nehmen oder eine gegnerische Karte aufräumen?
prompt-sector-first = Welche Sektoraktion kommt zuerst?
prompt-hatch-kind = Welcher Embryo schlüpft?
prompt-hatch-room = In welchen Raum schlüpft er { inside }?
prompt-hatch-eject = Der Sektor ist voll. Welche deiner Einheiten muss ins Weltall?
prompt-takeover-card = Welche Karte übernimmt { $unit }?
prompt-tracker-trap = Welche gegnerische Falle bekommt ein Deaktivierungsplättchen?
prompt-tactics-unit = Welche gegnerische Einheit bewegst du?
prompt-control-unit = Welche gegnerische Einheit kontrollierst du?
prompt-abduction-unit = Welche gegnerische Einheit entführst du?
prompt-rush-unit = Welche Einheit greift an?
prompt-incubator-eject = Kein Raum ist { inside } frei. Wen stößt { $unit } ins Weltall aus, wenn überhaupt?
prompt-hole-card = Welche Abkürzung geht durch das Loch?
prompt-hole-slot = Auf welchen leeren Platz kommt sie?
prompt-medstation-loss = Wer verliert 1 Leben?
prompt-plans-card = Welche drohende Karte installierst du?
prompt-detonation-card = Welche gegnerische Karte sprengst du?
prompt-remote-card = Welche Aktionskarte löst du aus der Ferne aus?
prompt-invisibility-unit = Welche Einheit wird unsichtbar?
prompt-downgrade-seat = Wer verliert Upgrades?
prompt-downgrade-loss = { $by } stuft dich zurück. Welches Upgrade verlierst du?
prompt-transfer-seat = Von wem ziehst du Leben ab?
prompt-annihilation-card = Welche gegnerische Karte vernichtest du?

## Antworten

option-unit = { $unit }
option-card = { $card }
option-card-at = { $card } ({ $place })
option-resolve = { $card } abwickeln ({ $place })
option-place = { $place }
option-faction = { $faction }
option-kind = { $kind }
option-seat = { $you ->
    [seat] Du selbst
   *[no] { $seat }
  }
option-number = { $number }
option-room = Raum { $room }
option-room-at = { $place }, Raum { $room }
option-tile-left = { $place }, linke Seite
option-tile-right = { $place }, rechte Seite
option-on = Weiterziehen
option-stop = Hier anhalten
option-enter = Den Sektor betreten
option-skip = Nichts davon
option-skip-sector = Den Sektor überspringen
option-burn = { $points ->
    [one] 1 Punkt verbrauchen
   *[other] { $points } Punkte verbrauchen
  }
option-jump = Sprung { into }
option-further-passage = Einen Sektor weiter mit dem Durchgang
option-further-runner = Einen Sektor weiter, wie Läufer es können
option-further-trail = Einen Sektor weiter auf der Pheromonspur
option-go-on = Weiter
option-refill = Nachlegen
option-end = Zug beenden
option-place-card = Deine oberste Karte dorthin legen ({ $place })
option-replace = { $card } abwerfen und deine oberste Karte dorthin legen ({ $place })
option-install = { $card } installieren ({ $place })
option-upgrade = { $unit } upgraden
option-upgrade-card = { $card } upgraden ({ $place })
option-play = { $card } einsetzen
option-clear = { $card } aufräumen ({ $place })
option-token = Ein Upgradeplättchen nehmen
option-combat = Kampf
option-malfunction = Fehlfunktion
option-extra-turn = Extrazug
option-supply = Ein Plättchen aus deinem Vorrat
option-keep-embryo = Nichts übernehmen

note-move = { $points ->
    [one] Zieht einen Sektor weit { into }.
   *[other] Zieht { $points } Sektoren weit { into }.
  }
    .text = { $points ->
        [one] 1 Sektor
       *[other] { $points } Sektoren
      }: { $place }
note-move-open = { $points ->
    [one] Zieht einen Sektor weit { into }, wenn du nichts daran änderst.
   *[other] Zieht { $points } Sektoren weit { into }, wenn du nichts daran änderst.
  }
    .text = { $points ->
        [one] 1 Sektor
       *[other] { $points } Sektoren
      }: { $place }
note-bites = Parasiten kosten { $amount } Leben.
    .text = −{ $amount } Leben
note-feeds = Parasiten beißen. { $seat }: +{ $amount } Leben.
    .text = { $seat }: +{ $amount }
note-bitten-to-death = Parasiten töten die Einheit unterwegs.
    .text = stirbt
note-traps = Löst gegnerische Fallen aus: { $cards }.
    .text = Falle
note-fills = Füllt den Sektor: Begrenzter Kampf.
note-pushes = Dort ist alles besetzt: Eine Einheit muss ins All, dann Begrenzter Kampf.
note-cards-there = Deine Aktionskarten dort: { $cards }.
note-there-combat = Sektoraktion: Kampf.
note-there-malfunction = Sektoraktion: Fehlfunktion.
note-there-extra-turn = Sektoraktion: Extrazug.
note-there-home = Sektoraktion: Upgradeplättchen oder aufräumen.
note-there-token = Sektoraktion: Upgradeplättchen.
note-raises = Ihre Zahl steigt von { $number } auf { $next }.
note-unit = { $you ->
    [seat] Gehört dir, steht { inside } in Raum { $room }; { $attack }.
   *[no] Gehört { $seat }, steht { inside } in Raum { $room }; { $attack }.
  }
note-unit-space = { $you ->
    [seat] Gehört dir, treibt im Weltall; { $attack }.
   *[no] Gehört { $seat }, treibt im Weltall; { $attack }.
  }
note-upgrade = Danach: { $attack }.
note-room = Gegner in Reichweite: { $units }.
    .text = sieht { $units }
note-room-alone = Kein Gegner in Reichweite.
    .text = kein Gegner
note-slot = Daneben: { $cards }.
note-slot-alone = Daneben liegt keine Karte.
note-slot-bonus = Du bekommst die Bonuskarte { $card }.
note-slot-own = { $card } wird dafür abgeworfen.
note-top-card = Deine nächste Karte: { $top }.
note-end-token = Dein Deck ist leer: Das Spielendeplättchen rückt vor.
note-token = Für eine Einheit oder Karte von dir; im Vorrat sind { $supply }.
note-upgrades = { $count ->
    [one] Ein Upgrade ist zu verlieren.
   *[other] { $count } Upgrades sind zu verlieren.
  }
note-life = Hat { $life } Leben.
note-lose-token = Du hast ein Plättchen weniger.
note-lose-number = Ihre Zahl sinkt auf { $number }.
note-lose-side = Die Einheit wird auf ihre Basisseite gedreht; { $attack }.
note-skip = Die drohenden Karten bleiben, wie sie sind.
note-end = Dann ist der Nächste am Zug.
note-enter = Kostet einen Punkt; Fallen dort können wirken.
note-skip-sector = Kostet keinen Punkt, und keine Falle dort wirkt.
note-then-home = Dann die Sektoraktion: ein Upgradeplättchen nehmen oder aufräumen.
note-then-token = Dann die Sektoraktion: ein Upgradeplättchen nehmen.
note-then-nothing = Dieser Sektor hat keine Aktion für dich.
note-done = Auf den Rest verzichtest du.
note-keep-embryo = Der Embryo bleibt in seinem Raum.
note-on = { $points ->
    [one] Noch ein Sektor.
   *[other] Noch { $points } Sektoren.
  }
note-stop = { $points ->
    [0] Die Bewegung endet hier.
    [one] Die Bewegung endet hier; ein Punkt verfällt.
   *[other] Die Bewegung endet hier; { $points } Punkte verfallen.
  }
note-burn = { $left ->
    [0] Dann ist kein Punkt mehr übrig.
    [one] Dann ist noch ein Punkt übrig.
   *[other] Dann sind noch { $left } Punkte übrig.
  }
note-jump = Die Bewegung endet dort.
note-further-passage = Du gibst dafür die Karte Durchgang ab.
note-further-runner = Das geht einmal in jeder Bewegung.
note-further-trail = Die Bewegung endet neben einer gegnerischen Einheit.
danger-eject = Sie treibt im Weltall, bis du einen Zug ausgibst, um sie zurückzuholen.
note-space = Kommt in einen beliebigen leeren Raum; danach endet der Zug.
    .text = aus dem Weltall

closed-moved = { $unit } hat in diesem Zug schon gezogen.
closed-caught = { $unit } hängt in einem Greifer.
closed-occupied = In Raum { $room } steht schon { $unit }.
closed-no-room = In keinem Sektor ist ein Raum frei.
closed-enemy-slot = Dort liegt { $card } und gehört einem Gegner.
closed-disc = { $card } liegt unter der Fehlfunktionsscheibe.
closed-crawlers = Kriecher haben { $card } ausgeschaltet.
closed-used = { $card } ist bei diesem Halt schon abgewickelt.
closed-idle = { $card } hätte gerade keine Wirkung.
closed-empty-deck = Dein Deck ist leer.

## Was geschah

event-joined = { $you ->
    [seat] Du spielst die Fraktion { $faction }.
   *[no] { $seat } spielt die Fraktion { $faction }.
  }
event-laid = { $you ->
    [seat] Du legst { sector } aus.
   *[no] { $seat } legt { sector } aus.
  }
event-kept = { $you ->
    [seat] Du behältst { sector } als Teamsektor.
   *[no] { $seat } behält { sector } als Teamsektor.
  }
event-tile = { $you ->
    [seat] Du legst Pandoras Plättchen { $side } neben { sector }.
   *[no] { $seat } legt Pandoras Plättchen { $side } neben { sector }.
  }
event-dealt = { $you ->
    [seat] Die Karten sind verteilt; du beginnst.
   *[no] Die Karten sind verteilt; { $seat } beginnt.
  }
event-stationed = { $unit } beginnt { inside }, in Raum { $room }.
event-turn = { $you ->
    [seat] Du bist am Zug.
   *[no] { $seat } ist am Zug.
  }
event-stuck = { $you ->
    [seat] Du hast keine Einheit, die ziehen kann.
   *[no] { $seat } hat keine Einheit, die ziehen kann.
  }
event-extra-turn = { $you ->
    [seat] Du hast einen Extrazug.
   *[no] { $seat } hat einen Extrazug.
  }
event-moves = { $you ->
    [seat] Du bewegst
   *[no] { $seat } bewegt
  } { $unit } { outof }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }.
event-passes = { $unit } zieht { through }.
event-skipped = { $unit } überspringt { sector } durch den Luftschacht.
event-jumps = { $unit } springt { into }.
event-burns = { $unit } verbraucht { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } in einer Zeitschleife.
event-further = { $unit } zieht einen Sektor weiter, { $how }.
event-stops = { $unit } hält { inside } an, in Raum { $room }.
event-enters = { $unit } kommt aus dem Weltall { into }, in Raum { $room }.
event-relocated = { $you ->
    [seat] Du bringst { $unit } { into }.
   *[no] { $seat } bringt { $unit } { into }.
  }
event-ejected = { $unit } wird von { $cause } ins Weltall ausgestoßen.
event-trap = { $unit } löst { $card } aus.
event-deactivated = { $card } ist deaktiviert und verschont { $unit }.
event-unseen = { $unit } war unsichtbar; es geschieht nichts.
event-infested = { $unit } trägt von nun an einen Parasiten in sich.
event-caught = { $unit } ist gefangen ({ $cause }).
event-freed = { $unit } kommt wieder frei.
event-recorded = { $card } zeichnet { $unit } auf und steht bei { $value }.
event-combat = { $you ->
    [seat] Du beginnst einen Kampf.
   *[no] { $seat } beginnt einen Kampf.
  }
event-limited-combat = { $you ->
    [seat] Du beginnst { inside } einen Begrenzten Kampf.
   *[no] { $seat } beginnt { inside } einen Begrenzten Kampf.
  }
event-hit = { $more ->
    [0] { $unit } greift { $target } an.
   *[other] { $unit } greift { $target } an, mit { $more } zusätzlichem Schaden.
  }
event-damage = { $you ->
    [seat] { $unit } erleidet { $amount } Schaden durch { $cause }. Du: −{ $lost } Leben, jetzt { $life }.
   *[no] { $unit } erleidet { $amount } Schaden durch { $cause }. { $seat }: −{ $lost } Leben, jetzt { $life }.
  }
event-destroyed = { $unit } wird durch { $cause } vernichtet.
event-scored = { $you ->
    [seat] { $unit } erleidet { $amount } Schaden durch { $cause }. Du: +{ $amount } Leben, jetzt { $life }.
   *[no] { $unit } erleidet { $amount } Schaden durch { $cause }. { $seat }: +{ $amount } Leben, jetzt { $life }.
  }
event-life = { $you ->
    [seat] Du: −{ $amount } Leben durch { $cause }, jetzt { $life }.
   *[no] { $seat }: −{ $amount } Leben durch { $cause }, jetzt { $life }.
  }
event-data = { $you ->
    [seat] { $amount ->
        [one] Du: +1 Datenpaket durch { $cause }, jetzt { $data } von { $goal }.
       *[other] Du: +{ $amount } Datenpakete durch { $cause }, jetzt { $data } von { $goal }.
      }
   *[no] { $amount ->
        [one] { $seat }: +1 Datenpaket durch { $cause }, jetzt { $data } von { $goal }.
       *[other] { $seat }: +{ $amount } Datenpakete durch { $cause }, jetzt { $data } von { $goal }.
      }
  }
event-lurks = { $card } trifft { $target } { inside }.
event-unscored = { $you ->
    [seat] { $unit } erleidet { $amount } Schaden durch { $cause }; du bist nicht mehr auf der Leiste.
   *[no] { $unit } erleidet { $amount } Schaden durch { $cause }; { $seat } ist nicht mehr auf der Leiste.
  }
event-healed = { $you ->
    [seat] Du: +{ $amount } Leben durch { $cause }, jetzt { $life }.
   *[no] { $seat }: +{ $amount } Leben durch { $cause }, jetzt { $life }.
  }
event-action = { $you ->
    [seat] Du wickelst { $card } ab.
   *[no] { $seat } wickelt { $card } ab.
  }
event-plays = { $you ->
    [seat] Du setzt „{ $card }“ ein.
   *[no] { $seat } setzt „{ $card }“ ein.
  }
event-took = { $you ->
    [seat] Vor dir liegt nun „{ $card }“.
   *[no] Vor { $seat } liegt nun „{ $card }“.
  }
event-installed = { $you ->
    [seat] Du installierst { $card } ({ $place }).
   *[no] { $seat } installiert { $card } ({ $place }).
  }
event-placed = { $you ->
    [seat] Du legst { $card } aus ({ $place }).
   *[no] { $seat } legt { $card } aus ({ $place }).
  }
event-discarded = { $cause_id ->
    [used] { $card } ist verbraucht und wird abgeworfen ({ $place }).
    [clear_out] { $card } wird aufgeräumt ({ $place }).
    [replaced] { $card } wird abgeworfen und ersetzt ({ $place }).
   *[other] { $card } wird durch { $cause } abgeworfen ({ $place }).
  }
event-shifted = { $you ->
    [seat] Du verlegst { $card } ({ $place }).
   *[no] { $seat } verlegt { $card } ({ $place }).
  }
event-tracked = { $you ->
    [seat] Du legst ein Deaktivierungsplättchen auf { $card } ({ $place }).
   *[no] { $seat } legt ein Deaktivierungsplättchen auf { $card } ({ $place }).
  }
event-malfunction = { $you ->
    [seat] Du legst die Fehlfunktionsscheibe auf { $card } ({ $place }).
   *[no] { $seat } legt die Fehlfunktionsscheibe auf { $card } ({ $place }).
  }
event-disc-lifted = { $you ->
    [seat] Du nimmst die Fehlfunktionsscheibe von { $card } ({ $place }); es gibt keine gegnerische Karte für sie.
   *[no] { $seat } nimmt die Fehlfunktionsscheibe von { $card } ({ $place }); es gibt keine gegnerische Karte für sie.
  }
event-tokens = { $you ->
    [seat] Du nimmst
   *[no] { $seat } nimmt
  } { $count ->
    [0] kein Upgradeplättchen: Es ist keines mehr da
    [one] ein Upgradeplättchen
   *[other] { $count } Upgradeplättchen
  }.
event-upgraded = { $unit } erhält ein Upgrade.
event-improved = Auf { $card } { $count ->
    [one] liegt nun ein Upgradeplättchen
   *[other] liegen nun { $count } Upgradeplättchen
  } ({ $place }).
event-downgraded = { $you ->
    [seat] Du verlierst durch { $cause } ein Upgrade: { $what }.
   *[no] { $seat } verliert durch { $cause } ein Upgrade: { $what }.
  }
event-vanished = { $unit } wird unsichtbar.
event-hatched = { $unit } erscheint { inside }.
event-taken-over = { $unit } übernimmt { $card }.
event-released = { $unit } lässt { $card } los.
event-end-token = { $field ->
    [0] Das Spielendeplättchen erreicht ENDE.
   *[other] Das Spielendeplättchen rückt auf { $field }.
  }
event-tie = Gleichstand; es folgen Zusatzzüge.
event-ending = { $ending }

attack-none = greift nicht an
attack-single = greift einen Gegner an
attack-triple = greift bis zu drei Gegner an
attack-data = greift einen Gegner an und bringt Daten
cause-parasite = den Parasiten
cause-used = den eigenen Gebrauch
cause-clear-out = Aufräumen
cause-replaced = eine andere Karte
how-passage = dank des Durchgangs
how-runner = wie Läufer es können
how-trail = der Pheromonspur nach
side-left = links
side-right = rechts
what-supply = ein Plättchen aus dem Vorrat

## Enden

ending-destruction = Eine Fraktion hat kein Leben mehr.
ending-data = Alle Datenpakete sind gesammelt.
ending-supremacy = Jemand hat 20 Leben erreicht.
ending-end-track = Die Spielendeanzeige ist abgelaufen; Leben und Daten zählen.
ending-turn-limit = Der letzte Zug ist vorbei; Leben und Daten zählen.
ending-shared = Noch einmal Gleichstand: Der Sieg wird geteilt.

## Was auf dem Spiel steht

group-move = Ziehen
short-move = Ziehen
short-play = Karte
deed-move = { $unit } ziehen
with-move-room = { $what }: { $options }
with-move-way = { $what } ({ $options })
with-move-skip = { $what } ({ $options })
with-move-eject = { $what }, { $options } ausstoßen
missing-option-unit = Erst eine Einheit wählen
missing-option-card = Erst eine Karte wählen
missing-option-card-at = Erst eine Karte wählen
missing-move-way = Erst den Weg wählen
missing-move-skip = Erst den Weg wählen
missing-move-room = Erst einen Raum wählen
missing-space-room = Erst einen Raum wählen
missing-move-eject = Erst wählen, wen du ausstößt
slot-move-way = Weg
slot-move-skip = Luftschacht
slot-move-room = Raum { inside }
slot-move-eject = Ins Weltall
slot-space-room = Raum
group-place = Deine oberste Karte legen
group-replace = Eine gegnerische Karte abwerfen
group-install = Eine Karte installieren
group-upgrade = Upgraden
group-play = Eine Karte benutzen
unit-token = { $count ->
    [one] 1 Upgradeplättchen
   *[other] { $count } Upgradeplättchen
  }

## Theseus: was Menschen lesen, auf Deutsch

game-theseus = Theseus
    .text = Ein Duell auf dem Ring einer Raumstation: Vier Fraktionen und etwas namens Pandora kämpfen um Leben und Daten.

## Fraktionen

faction-marines = Marines
faction-aliens = Aliens
faction-scientists = Forscher
faction-greys = Greys
faction-pandora = Pandora

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
    .text = Darf einen Sektor weiter ziehen. Übernimmt eine gegnerische Karte einmalig, upgegradet dauerhaft.
unit-warrior = Krieger
    .text = Kämpft. Übernimmt eine gegnerische Karte einmalig, upgegradet dauerhaft.

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
    .text = Jeder Treffer deiner Einheiten in diesem Sektor verursacht X zusätzlichen Schaden.
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
    .text = Greift eine deiner Einheiten in diesem Sektor an, führt sie alle ihre Angriffe noch einmal aus.
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
    .text = Jeder Treffer deiner Einheiten in diesem Sektor verursacht X zusätzlichen Schaden.
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
    .text = Fängt die gegnerische Einheit, die hier anhält. Sie tut nichts mehr, bis ein Gefährte bei ihr anhält. Dann ist die Karte weg.
card-scientists-shelter = Schutzraum
    .text = Angriffe auf deine Einheiten in diesem Sektor bleiben ohne Wirkung.
card-scientists-malfunction = Fehlfunktion
    .text = Lege die Fehlfunktionsscheibe auf eine beliebige gegnerische Karte, installiert oder drohend.
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
    .text = Jeder Angriff deiner Einheit in diesem Sektor, der Daten bringt, bringt X mehr.
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
    .text = Während einer Bewegung darf deine Einheit einen Sektor weiter ziehen. Das kostet 1 Bewegungspunkt.

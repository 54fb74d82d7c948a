### Die Wörter der Seite im Browser.

close = Schließen
loading = Einen Augenblick …
you = Du
option-on = Ja
option-off = Nein
on = An
off = Aus
player = Spieler { $number }
nobody = niemand
nothing = nichts
listing = { $most } und { $last }
default-name = Spieler
back-to-start = Zur Startseite

## Seite
nav = Seite
nav-replays = Aufzeichnungen
nav-rules = Regeln
nav-settings = Einstellungen
nav-about = Über

## The end
ending-won = Gewonnen: { $what }
ending-lost = Verloren: { $what }
ending-round = Runde { $number }
ending-turn = Zug { $number }
ending-in-round = Runde { $number }
ending-in-turn = Zug { $number }
ending-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
  }
ending-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
  }
ending-lives = Wer wie lange gelebt hat
ending-who-was-what = Wer wann was war
ending-curves = Leben und Daten, Zug für Zug
ending-curve = { $name }, { $what }
ending-life = Leben
ending-data = Daten
ending-way-human = Mensch
ending-way-infected = infiziert
ending-way-alien = Alien
ending-way-awake = wach
ending-way-asleep = im Kälteschlaf
ending-met = Erfüllt:
ending-missed = Verfehlt:
ending-bot = Bot
ending-open = Alle Karten und Rollen liegen jetzt offen.
ending-log = Zum Verlauf
ending-next = Wie es weitergeht
ending-moments = { $count ->
    [one] Ein Augenblick
    [2] Zwei Augenblicke
   *[other] Drei Augenblicke
  }
ending-comers = { $count ->
    [one] { $names } ist dabei
   *[other] { $names } sind dabei
  }
ending-again = Noch einmal mit denselben
ending-watch = Alles ansehen
ending-analysis = Analysieren
ending-new = Neuer Tisch
ending-show = Wie es ausging

## Hints and learning
hint-button = Tipp
hint-title = Was täte ein guter Spieler?
hint-thinking = Wird durchdacht …
hint-none = Zu dieser Frage gibt es keinen Tipp.
hint-worth = { $percent } % so gut wie das Beste
hint-first = Ein Hinweis für die erste Partie
hint-understood = Verstanden
hint-no-more = Keine Hinweise
hint-again = Erste Partie: Hinweise zeigen
lesson-title = Geführter Anfang
lesson-step = Schritt { $number } von { $count }
lesson-minutes = { $count ->
    [one] noch etwa 1 Minute
   *[other] noch etwa { $count } Minuten
  }
lesson-waits = Diese Frage kommt gleich. Antworte bis dahin, wie du magst.
lesson-back = Den Schritt davor lesen
lesson-to-now = Zum Jetzt
lesson-skip = Weiter
lesson-leave = Weiter ohne Anleitung
lesson-leave-short = Ohne Anleitung
lesson-done = Das war der Anfang
lesson-play-on = Du weißt, was du brauchst. Die Partie geht einfach weiter.
lesson-close = Schließen
lesson-now = jetzt
table-bots = Bot-Tisch
lesson-bots-none = Seit deinem letzten Zug hat noch niemand etwas getan.
lesson-replay = Noch einmal
lesson-later = Danach
lesson-table = Übungstisch
lesson-again = Mit Anleitung weiter

## Start
start-title-1 = Trau den Regeln.
start-title-2 = Nicht der Crew.
start-lead = Vier Spiele voller Misstrauen. Jede Regel gilt, jedes Geheimnis bleibt eins. Spiel mit Freunden, mit Bots, die nicht spicken können, oder allein.
start-join = Dazusetzen
start-mine = Deine Tische
start-open = Offene Tische
start-free = { $count } frei
start-games = Spiele
start-table = { $game }, Tisch { $table }
start-new = Tisch
start-new-table = Neuer Tisch
start-bots = Gegen Bots
start-soon = Auf diesem Server noch nicht.
start-credit = Ohne Anmeldung. Symbole: game-icons.net und seine Zeichner, CC BY 3.0. Schriften: Michroma und Barlow, SIL OFL.
status-ended = Beendet

game-theseus = Theseus
game-theseus-lead = Ein Ring aus Sektoren, ein Krieg der Fallen. Beweg eine Einheit, und die ganze Station antwortet.
game-theseus-about = Jeder führt eine Fraktion auf demselben Ring. Eine Einheit zieht so weit, wie Einheiten bei ihr stehen, und der Sektor, in dem sie hält, bestimmt den Rest.
game-theseus-seats = 2 bis 4
game-theseus-time = 1 Std.
game-theseus-kind = Offenes Duell
game-theseus-picture = Eine Ringstation über einem dunklen Planeten; ein Sektor ist aufgerissen, ein anderer leuchtet grün
game-the-thing = The Thing
game-the-thing-lead = Ein Außenposten im Eis. Heiz den Kessel, flick den Funk und finde heraus, wer noch Mensch ist.
game-the-thing-about = Ihr überwintert im Eis, und einer ist keiner mehr von euch. Haltet die Basis am Leben, ruft um Hilfe und überlegt gut, wen ihr an Bord lasst.
game-the-thing-seats = 1 bis 8
game-the-thing-time = 1½ Std.
game-the-thing-kind = Geheime Rollen
game-the-thing-picture = Eine Gestalt mit Fackel vor einer Basis im Eis; ihr Schatten hat zu viele Glieder
game-panic-station = Panic Station
game-panic-station-lead = Suchen, schießen, tauschen. Eine Karte aus der falschen Hand, und du wechselst die Seite.
game-panic-station-about = Ein Soldat und ein Androide für jeden, eine Station, die im Dunkeln wächst, und ein Parasit, der von Hand zu Hand wandert. Findet das Nest und verbrennt es, solange ihr Menschen seid.
game-panic-station-seats = 4 bis 6
game-panic-station-time = ¾ Std.
game-panic-station-kind = Geheime Rollen
game-panic-station-picture = Drei Menschen in der Wärmekamera; einer brennt von innen
game-nemesis = Nemesis
game-nemesis-lead = Du wachst auf, und eine Kapsel ist leer. Komm lebend heim; was die anderen wollen, ist ihr Geheimnis.
game-nemesis-about = Das Schiff ist beschädigt, etwas geht durch die Gänge, und jeder an Bord hat ein geheimes Ziel. Jeder Schritt macht Lärm.
game-nemesis-seats = 1 bis 5
game-nemesis-time = 2½ Std.
game-nemesis-kind = Geheime Ziele
game-nemesis-picture = Drei Schlafkapseln; die mittlere ist von innen aufgebrochen, ein Schwanz hängt heraus
game-carnomorphs = und Karnomorphs
game-specimen = Probestück
game-specimen-about = Ein kleines eigenes Spiel, das zeigt, was der Tisch kann.
game-specimen-seats = 3 bis 5
game-specimen-time = ¼ Std.
game-specimen-kind = Geheime Rollen

## Aufbau
setup-mode = Spielart
setup-seats = { $most ->
    [one] 1 Platz
   *[other] { $least } bis { $most } Plätze
  }
setup-players = Plätze
setup-pace = Tempo
setup-pace-text = Ohne Uhr, mit fünf Minuten oder mit zwei Tagen je Entscheidung. Läuft die Zeit ab, gilt die sichere Antwort.
setup-pace-none = Keine Uhr
setup-pace-live = 5 Min.
setup-pace-days = 2 Tage
setup-hints = Tipps
setup-hints-text = Was täte jemand, der gut spielt? Wer fragt, bekommt eine Antwort aus dem, was der eigene Platz weiß.
setup-hints-quiet = Still
setup-hints-told = Alle sehen es
setup-hints-off = Keine
setup-open = Offene Karten für Ausgeschiedene
setup-open-text = Wer endgültig ausgeschieden ist, darf alle Karten sehen, schweigt dafür bis zum Ende und nimmt keinen anderen Platz ein.
setup-open-yes = Erlaubt
setup-open-no = Nein
setup-listed = Lobby
setup-listed-text = Ob Fremde diesen Tisch finden oder nur, wer den Link hat.
setup-listed-yes = Alle
setup-listed-no = Mit Link
setup-who = Plätze und Einladung
setup-seats-title = Plätze
setup-free = Frei
setup-bot = Bot: { $bot }
setup-fill = Wer auf Platz { $number } sitzt
setup-ready = Bereit
setup-not-ready = Noch nicht bereit
setup-ready-button = Ich bin bereit
setup-not-ready-button = Doch noch nicht
setup-sit = Hier sitzen
setup-name = Dein Name
setup-rename = Ändern
setup-join = Dazusetzen
setup-qr = Der Link als QR-Code
setup-copy = Link kopieren
setup-copied = Kopiert
setup-seal = Der Zufall ist versiegelt; der Schlüssel wird nach dem Spiel gezeigt, und jeder kann ihn prüfen. Fingerabdruck:
setup-start = Spiel beginnen
setup-missing = { $count ->
    [one] Ein Platz ist noch frei: Lade jemanden ein oder setz einen Bot hin.
   *[other] { $count } Plätze sind noch frei: Lade Leute ein oder setz Bots hin.
  }
setup-complete = Alle Plätze sind besetzt und bereit.
setup-me = du
setup-me-host = du, Leitung
setup-host = Leitung
setup-swap = Ziehen tauscht die Plätze
setup-host-starts = Wer den Tisch eröffnet hat, beginnt das Spiel, sobald alle bereit sind.
setup-watching = Du siehst zu. Setz dich auf einen freien Platz, um mitzuspielen.
setup-full = { $bots ->
    [0] Alle Plätze sind besetzt; du siehst zu.
   *[other] Alle Plätze sind besetzt; du siehst zu. { $host } kann dir den Platz eines Bots frei machen.
  }
setup-lookers = { $count ->
    [one] Jemand sieht zu und findet keinen Platz: Über „Ändern“ wird der eines Bots frei.
   *[other] { $count } Personen sehen zu und finden keinen Platz: Über „Ändern“ wird der eines Bots frei.
  }
setup-get-up = Aufstehen

## Tisch
board = Spielplan
seats = Plätze
hand = Deine Hand
console = Frage und Verlauf
phases = Phasen
table-question = Frage
table-options = Möglichkeiten
table-your-move = Du bist dran
who-mine = Du bist dran
who-asked = Du wirst gefragt
who-all = Alle, geheim
who-some = Alle Beteiligten, geheim
who-both = Beide, geheim
who-team = Du und deine Verbündeten
standing-title = Nein, und nicht mehr fragen
standing-turn = in diesem Zug
standing-round = in dieser Runde
standing-game = in diesem Spiel
standing-until-turn = bis zum Ende des Zugs
standing-until-round = bis zum Ende der Runde
standing-until-game = bis zum Ende des Spiels
standing-end = Wieder fragen
sealed-title = Wer geantwortet hat
sealed-open = überlegt noch
sealed-done = hat geantwortet
sealed-count = { $count } von { $of }, ohne Namen
plan-pool = { $placed } von { $pool } verteilt
plan-choose = Erst einen Ort wählen
plan-lay = { $left ->
    [0] Diesen Plan legen
   *[other] Diesen Plan legen, { $left } zurückhalten
  }
since-title = Seit deinem letzten Zug
since-count = { $count ->
    [one] Ein Ereignis seit deinem letzten Zug
   *[other] { $count } Ereignisse seit deinem letzten Zug
  }
since-back = Einen Schritt zurück
since-on = Einen Schritt weiter
since-now = Zu jetzt
seal-choose = Erst wählen
seal-veiled = Verdeckt hinlegen
group-several = { $count } genommen; { $least ->
    [0] bis zu { $most }
   *[other] { $least } bis { $most }
  }
group-exactly = { $count } von { $most } genommen
group-order = { $count } von { $most } geordnet
group-left = { $count ->
    [0] Alles verteilt
   *[other] Noch { $count } zu verteilen
  }
group-of = { $count } von { $most }
group-less = Eins weniger: { $name }
group-more = Eins mehr: { $name }
group-place = auf Platz { $place }
group-confirm = Bestätigen
table-action = Aktion { $taken } von { $of }
table-purse = { $left } von { $of } Aktionen übrig
table-purse-after = { $left } → { $after }
out-label = Du bist raus
out-bots = Jetzt ziehen nur noch Bots. Vorspulen?
out-others = Die anderen spielen ohne dich weiter.
out-public = Du siehst, was alle sehen dürfen.
out-opened = Du siehst alle Karten und sagst bis zum Ende nichts mehr.
out-hands = Wessen Karten
skip-round = Zur nächsten Runde
skip-round-note = bis dahin machen die Bots keine Pause
skip-button = Zum Ende
skip-button-note = dann Rollen, Schlüsselmomente und Analyse
skip-watch = Doch in Ruhe zusehen
skip-hurries = Die Bots spielen ohne Pause weiter.
skip-waits = Schneller geht es, sobald auch { $names } vorspulen { $count ->
    [one] will
   *[other] wollen
}.
open-button = Alle Karten aufdecken
open-button-note = nur für dich; alle erfahren es, und du schweigst bis zum Ende
table-undo = Zurück
table-clear = Abwählen
table-why = Warum?
only-way = Nur ein Weg
only-way-seen = Das sehen alle, also fragen wir nicht.
table-why-long = Warum werde ich das gefragt?
table-why-not = { $count ->
    [one] Eine weitere ist nicht offen: warum?
   *[other] { $count } weitere sind nicht offen: warum?
  }
table-over = Das Spiel ist vorbei
table-ended = Die Tischleitung hat die Partie vorzeitig beendet.
table-ended-text = Gewonnen hat niemand. Was verdeckt war, zeigt die Aufzeichnung.
table-closed = Die Tischleitung hat diesen Tisch geschlossen, bevor gespielt wurde.
table-winners = { $count ->
   *[other] Gewonnen: { $names }
  }
table-no-winner = Niemand am Tisch gewinnt.
table-replay = Aufzeichnung ansehen
table-again = Noch einmal
table-waiting = Warten
table-waiting-for = Wir warten auf { $names }.
table-waiting-count = { $count ->
    [one] Eine Antwort fehlt noch.
   *[other] { $count } Antworten fehlen noch.
  }
table-phase = Phase: { $phase }
table-you-next = Danach bist du dran
table-next = Danach ist { $name } dran
table-tell-me = Sag mir Bescheid, wenn ich dran bin
table-will-tell = Du bekommst Bescheid.
table-thinking = Der Tisch denkt nach.
table-take-back = Meine Antwort zurücknehmen
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
log-turn-mine = Dein Zug
log-turn = Zug von { $name }
table-open-log = Verlauf öffnen
table-chat = Gespräch
table-watchers-chat = Zuschauer
table-say-watchers = An die anderen Zuschauer
table-chat-empty = Noch hat niemand etwas gesagt.
table-notes = Notizen
table-notes-hint = Nur du kannst das lesen. Wem traust du?
table-message = Nachricht
table-say = Sag etwas zu allen
table-send = Senden
table-code = Tisch { $code }
table-menu = Menü
table-watching = Zuschauer
table-watchers = { $count ->
    [one] eine Person
   *[other] { $count } Personen
  }
table-pause = Tisch anhalten
table-resume = Weiterspielen
seat-bot = Bot
seat-opened = sieht alle Karten
seat-stand-in = von einem Bot vertreten
seat-away = nicht da
seat-turn = Am Zug
seat-number = Spieler { $number }
seat-choose = { $name }, wählbar
choosable = wählbar
hand-cover = Verdecken
hand-show = Zeigen
hand-covered = Verdeckt
hand-empty = Deine Hand ist leer.
hand-empty-of = { $name } hat keine Karten.
hand-watching = Du siehst, was alle am Tisch sehen. Rollen, Hände und Stimmen bleiben verdeckt, bis jemand sie zeigt.
secret-of = { $name }: Rolle und Ziel
secret-title = Deine Rolle, dein Ziel
secret-short = Deine Rolle
secret-tap = Antippen zum Ansehen
secret-none = Jetzt ist nichts geheim.
goal-title = Dein Ziel
goal-any = Dein Ziel, eins genügt
link-live = Verbunden
link-connecting = Verbinde
link-lost = Verbindung weg
link-closed = Geschlossen
link-lost-long = Verbindung weg. Dein letzter Zug ist sicher. Neuer Versuch läuft.
clock-days = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
paused-host = Der Tisch ruht, bis die Leitung weiterspielt.
paused-fault = Ein Fehler in unseren Regeln hat den Tisch angehalten. Nichts ist verloren; ein Bericht liegt vor.
undo-propose = Um Rücknahme des letzten Zugs bitten
undo-proposed = { $name } bittet um Rücknahme des letzten Zugs. Was er aufgedeckt hat, wird neu verteilt.
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-withdraw = Zurückziehen
doubt-text = Das lässt sich nicht zurücknehmen.
choice-met = { $count } von { $of } erfüllt
choice-take = { $name } nehmen
table-won = Du hast gewonnen
table-lost = Du hast verloren
seat-won = gewonnen
seat-lost = verloren
compose-changed = Inzwischen hat sich etwas geändert: Was beantwortet ist, gilt; der Rest deines Entwurfs ist verworfen.
compose-again = Ein anderes Ziel wählen
compose-actor = Wer handelt
compose-close = Beiseitelegen
compose-missing = Erst wählen: { $what }
compose-missing-aim = Erst ein Ziel wählen
compose-closed = { $count } gesperrt
odds-short = { $count } von { $faces }
goal-and = und
goal-and-always = und in jedem Fall
goal-or = oder
goal-open = noch offen
goal-met = erfüllt
goal-lost = nicht mehr möglich
compose-targets = { $first } und { $count } weitere
compose-empty = Zurücknehmen
doubt-go-on = Weiterspielen
doubt-along = Dabei ablegen, wenn du willst
doubt-last = Du könntest noch etwas anderes tun.
doubt-left = { $count ->
    [one] Du hast noch 1 Aktion.
   *[other] Du hast noch { $count } Aktionen.
  }
doubt-no = Lieber nicht
doubt-yes = Trotzdem
notice-title = Bescheid sagen, wenn ich dran bin
notice-none = Gar nicht
notice-email = Per E-Mail
notice-discord = Auf Discord
notice-ntfy = Über ntfy
notice-address = Adresse
notice-keep = Merken
notice-kept = Gemerkt
report-title = Stimmt etwas nicht?
report-hint = Sag, was du erwartet hast. Das Spiel wird beigelegt.
report-send = Bericht senden
report-sent = Gesendet, danke

## Regeln
rules-title = Die Regeln
rules-search = Regeln durchsuchen
rules-no-rule = { $rule } gibt es in diesem Regelverzeichnis nicht.
rules-count = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
  }
rules-chapters = Kapitel
rule-title = Regel
rule-why = Warum werde ich das gefragt?
rule-why-not = Warum kann ich das nicht?
rule-of = Was die Regeln sagen
rule-search = Regeln durchsuchen
rule-none = Keine Regel enthält diese Wörter.
card-rule = Regel { $rule }
rule-number = Regel { $rule }
rule-unknown = Regel { $rule } steht nicht im Regelverzeichnis.
rule-all = Alle Regeln
mark-S = steht in der Anleitung
mark-P = allgemein bekannt
mark-D = von uns gestaltet

## Einstellungen
settings-title = Einstellungen
settings-name = Name
settings-name-text = Wie dich die anderen am Tisch nennen.
settings-language = Sprache
settings-language-text = Auch mitten im Spiel änderbar.
settings-palette = Platzfarben
settings-palette-text = Die zweite Auswahl lässt sich auch bei Farbenschwäche gut unterscheiden.
settings-palette-seats = Üblich
settings-palette-spread = Gut unterscheidbar
settings-text = Schriftgröße
settings-text-text = Alles wächst mit.
settings-motion = Bewegung
settings-motion-text = Ruhig: Nichts wandert oder pulsiert.
settings-motion-system = Wie das System
settings-motion-reduced = Ruhig
settings-cover = Hand verdecken
settings-cover-text = Meine Karten liegen verdeckt, bis ich sie sehen will: fürs Streamen.
settings-sound = Ton
settings-sound-text = Ein kurzer Ton, wenn du dran bist.

## Aufzeichnung
replays-title = Aufzeichnungen
replays-text = Beendete Spiele dieses Browsers. Sieh nach, wer was wusste, und spiel von jedem Schritt aus weiter.
replays-none = Noch kein beendetes Spiel.
replays-file = Eine Aufzeichnung öffnen
replays-bad-file = Diese Datei ist keine Aufzeichnung: Sie ist kein lesbares JSON.
replay-of = Aufzeichnung: { $game }
replay-seen-by = Gesehen von
replay-truth = Wahrheit
replay-public = Alle
replay-move = Schritt { $at } von { $of }
replay-begin = Der Anfang
replay-hidden = Jemand antwortet im Geheimen
replay-only = Nur für { $names }:
replay-unnamed = Aufzeichnung
replay-moments = Wendepunkte
replay-moments-order = Reihenfolge der Wendepunkte
replay-moments-rank = Nach Gewicht
replay-moments-time = Nach Zeit
replay-kinds = Nur Wendepunkte einer Art
replay-kind-infection = Infektionen
replay-kind-lie = Lügen
replay-kind-death = Todesfälle
replay-kind-swap = Tausch
replay-kind-vote = Stimmen
replay-kind-test = Tests
replay-all = Alle
replay-speed = Tempo { $speed }×
replay-moment = Schritt { $at }: { $said }
replay-continue = Von hier weiterspielen
replay-continue-short = Ab hier
replay-continue-name = Ab hier weiterspielen
replay-time = Zeit
replay-moment-before = Wendepunkt davor
replay-back = Schritt zurück
replay-play = Abspielen
replay-stop = Anhalten
replay-on = Schritt weiter
replay-next-moment = Nächster Wendepunkt

## Wer wusste was
knew-is = { $name }: { $what }
knew-holds = { $name } hat { $cards }
knew-start = Startkarten von { $name }
knew-next = Nächste Karte von { $name }: { $card }
knew-next-unseen = Nächste Karte von { $name }
knew-deck = { $count ->
    [one] Die letzte Karte
   *[other] Die übrigen { $count } Karten
  } von { $name }
knew-goal = Ziel von { $name }: { $goal }
knew-course = Wohin das Schiff fliegt
knew-engine = Zustand von Triebwerk { $number }

## Über
about-title = Über Hullbreach
about-text = Ein Tisch für regelreiche Spiele voller Misstrauen. Jede Frage führt zu ihrer Regel, jedes Geheimnis bleibt eins, und dieselbe Maschine spielt mit Bots und speist das Labor. Die Spiele gehören ihren Verlagen; Regeln und Texte stehen hier in unseren eigenen Worten.
about-notices = Schriften, Symbole, Bibliotheken

## Fehler
seat-replace = Du hast an diesem Tisch schon einen Platz. Willst du ihn für den aus diesem Link aufgeben?
error-page = Diese Seite gibt es nicht.
error-page-text = Vielleicht fehlt der Adresse ein Zeichen. Einen Tisch findest du auf der Startseite auch mit seinem Wort.
error-unreachable = Der Server ist nicht erreichbar. Nichts ist verloren; versuch es gleich noch einmal.
error-line = Verbindung weg. Dein letzter Zug ist sicher; wiederhol ihn, wenn er nicht im Verlauf steht.

## Spielpläne
board-back = Zurück zum Geschehen
board-whole = Der ganze Plan
board-close = Näher heran
board-lit = { $name }, wählbar

## Theseus
board-theseus = Die Station: { $count } Sektoren um das Weltall
board-theseus-room = Raum { $room }, { $place }
board-theseus-cards = Karten, { $place }
board-theseus-empty = leer
board-theseus-open = { $place } öffnen
board-theseus-sheet = Rund um die Station
board-theseus-before = Sektor davor
board-theseus-after = Sektor danach
board-theseus-station = Station
board-theseus-between = Von { $from } nach { $to }
theseus-marker = { $faction }, { $what }: { $value }
theseus-x = X = { $number }
theseus-end = ENDE
theseus-end-at = Ende: { $field }
theseus-end-none = Das Spielendeplättchen liegt noch nicht auf seiner Leiste
board-theseus-home = Upgrade
theseus-life = Leben
theseus-data = Daten
theseus-no-data = kein Datenziel
theseus-upgrades = Upgrades
theseus-deck = Deck
theseus-discard = Ablage
theseus-start-cards = Startkarten
theseus-front = Vor dir
theseus-next = Nächste Karte, { $count } im Deck
theseus-discarded = Abgelegt, { $count }
theseus-turn = Zug { $turn }
theseus-phase-move = Bewegung
theseus-phase-actions = Aktionskarten
theseus-phase-sector = Sektoraktion
theseus-phase-impending = Drohende Karte
theseus-partner = Partner
theseus-partner-front = Vor { $name }, zählt als deins
theseus-way-zero = Gegner auf 0
theseus-way-data = { $goal } Daten
theseus-way-life = { $life } Leben
theseus-way-end = am ENDE mehr
team-mine = Dein Team
team-number = Team { $number }
team-other = Das andere Team
theseus-goal-duel = { $data ->
    [yes] Bring den Gegner auf 0 Leben oder sammle { $goal } Daten. Bei ENDE gewinnt die größere Summe aus Leben und Daten.
   *[no] Bring den Gegner auf 0 Leben. Bei ENDE gewinnt die größere Summe aus Leben und Daten.
  }
theseus-goal-deathmatch = { $data ->
    [yes] Erreich als Erster { $life } Leben oder { $goal } Daten. Schaden, den du machst, ist Leben für dich.
   *[no] Erreich als Erster { $life } Leben. Schaden, den du machst, ist Leben für dich.
  }
theseus-goal-teams = Besiegt das andere Team, ehe es euch besiegt.

## Panic Station
board-panic = Die Station von oben
panic-figure = { $name }: { $figure }, { $life } Leben
panic-spot = Stelle { $x }, { $y }
panic-rooms = Räume
panic-on-top = liegt oben
panic-doors = Türen
panic-open = Offen
panic-closed = Zu
panic-open-until = bis die Parasiten ziehen
panic-finds = Funde
panic-parasites = Parasiten übrig
panic-scan = Scan, Runde { $round }
panic-no-scan = Noch kein Scan
panic-hot = { $count } heiß
panic-cold = { $count } kalt
panic-since = { $count ->
    [0] seitdem nicht getauscht
    [one] seitdem einmal getauscht
   *[other] seitdem { $count }-mal getauscht
  }
panic-out = ausgeschieden
panic-start = Start
panic-hand = { $count } auf der Hand, mindestens { $least }
panic-table = Auf dem Tisch
panic-shots = { $count ->
    [one] 1 Schuss
   *[other] { $count } Schüsse
  }
panic-round = Runde { $round }
panic-life = Lebenspunkte
panic-parasite-phase = Parasiten
panic-state = Mensch oder infiziert?
panic-state-hold = Halten: dein Zustand, dein Ziel
panic-exchange = Tausch
panic-only-you = nur du
panic-laid = Karte liegt
panic-choosing = beim Wählen
panic-others-see = { $names } und alle, die zusehen, sehen zwei Rückseiten die Hand wechseln. Nie mehr.
panic-nobody-sees = Niemand sonst sieht mehr als zwei Rückseiten.
panic-scan-result = Thermoscan: { $red } warm, { $blue } kalt
panic-life-of = { $figure }: { $life } von { $most } Leben
panic-in-hand = auf der Hand
panic-points = { $count ->
    [one] noch 1 Aktionspunkt
   *[other] noch { $count } Aktionspunkte
  }
panic-whole = Ganze Station
panic-closer = Näher
panic-red = durchsucht, rot
panic-your-key = deine Schlüsselkarte öffnet sie für dich
panic-none-left = keine mehr
panic-next-black = Der nächste Alarm bringt einen schwarzen.
panic-last-find = oben: { $card }
panic-discards = { $count } abgelegt
panic-piles = Stapel, Türen und Scan

## The Thing
board-thing = Die Basis im Eis
thing-weather = Wetter
thing-in-bag = im Beutel
thing-weapons = Waffen
thing-cooked = gekocht
thing-pantry = Vorrat
thing-fuel = Treibstoff
thing-items = Dinge
thing-lab = Labor
thing-hand = Hand
thing-leads = führt als Nächstes
thing-sos-sent = S.O.S. gesendet
thing-sos-not = S.O.S. noch nicht gesendet
thing-lands = Feld { $field }: Hier landet der Rettungshubschrauber
thing-land = landet
thing-rescue = Rettungshubschrauber auf Feld { $field } von { $end }
thing-tank-title = Rettungstank
thing-tank = { $count ->
    [one] fliegt in 1 Runde ab
   *[other] fliegt in { $count } Runden ab
  }
thing-gone = für immer fort
thing-dog = Hund
thing-ready = bereit
thing-alien-at = Das Alien, { $place }, Stärke { $strength }
thing-low = knapp
thing-sos-short = SOS
thing-threat = Die Bedrohung liegt auf Feld { $field }
thing-no-dice = Keine Würfel auf dem Tisch
thing-suspicion-word = Verdacht
thing-dark = Dunkel
thing-fuel-count = { $count } Treibstoff
thing-fuel-of = { $count } von { $of } Treibstoff
thing-damage-of = { $count } von { $of } Schaden
thing-cooked-count = { $count } gekocht
thing-pantry-count = noch { $count } in der Vorratskammer
thing-strength = Stärke { $count }
thing-revealed = enttarntes Alien
thing-in-play = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
  }
thing-nobody-revealed = kein Alien hat sich gezeigt
thing-sealed = { $count } von { $of } versiegelt
thing-ballot-sealed = Versiegelte Stimme
thing-ballot-open = Noch offen
thing-queue = als Nächste an der Reihe
thing-leaves-in = Abflug in { $count }
thing-handed-in = Abgegeben
thing-caught = { $count } gefangen
thing-loose = { $count } frei
thing-damage = Schaden
thing-tokens = Marker
thing-reserve = { $count } für Fahrzeuge
thing-planned = Der Plan: { $place }, Stärke { $strength }
thing-strength-word = Stärke
thing-figures = { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
  }
thing-plan = Ein Ort aus dem Plan des Aliens, Stärke { $strength }
thing-suspicion = Verdacht
thing-limit = Grenze: { $limit }
thing-tested = Mensch
thing-face-up = Karte offen
thing-disc = { $name }: Verdacht { $field }
thing-frost = Frost auf Feld { $field }
thing-left = noch { $count }
thing-dead = tot
thing-alien = Alien
thing-leader = führt
thing-your-hand = Deine Hand, { $count }
thing-drawn = Eben gezogen
thing-yours = Gehört dir, geheim
thing-goal-coop = Haltet die Basis am Leben, findet heraus, wem zu trauen ist, und bringt mindestens einen Menschen fort.
thing-round = Runde { $round }
thing-phase-weather = Wetter
thing-phase-upkeep = Verbrauch
thing-phase-alien = Alien
thing-phase-actions = Aktionen
thing-phase-lounge = Aufenthalt
thing-phase-tests = Tests
thing-phase-food = Essen
thing-phase-dogs = Hunde

## Nemesis
board-nemesis = Das Schiff, Bug links
nemesis-time = Zeit
nemesis-time-at = { $time ->
    [one] noch 1 Runde
   *[other] noch { $time } Runden
  }
nemesis-jump = Sprung
nemesis-destruct = Selbstzerstörung
nemesis-destruct-off = Die Selbstzerstörung ist aus
nemesis-destruct-at = Selbstzerstörung in { $count }
nemesis-fires = Feuer: { $count } von { $most }
nemesis-malfunctions = Fehlfunktionen: { $count } von { $most }
nemesis-unexplored = Unerkundeter Raum { $number }
nemesis-works = läuft
nemesis-damaged = defekt
nemesis-state = Zustand?
nemesis-pod-gone = Rettungskapsel { $number }, gestartet
nemesis-pod-locked = Rettungskapsel { $number }, verriegelt
nemesis-pod-open = Rettungskapsel { $number }, offen
nemesis-destination = Flugziel
nemesis-destination-at = Flugziel { $letter }
nemesis-draft = Die Besatzung wird gewählt
nemesis-bag = { $count ->
    [one] 1 Plättchen im Beutel
   *[other] { $count } Plättchen im Beutel
  }
nemesis-eggs = { $count ->
    [one] 1 Ei
   *[other] { $count } Eier
  }
nemesis-slime = voll Schleim
nemesis-larva = Larve
nemesis-signal = Signal gesendet
nemesis-goal-corporate = Firma
nemesis-goal-personal = Persönlich
nemesis-mutation-secret = Mutation, geheim
nemesis-two-goals = Zwei Ziele: Eins behältst du
nemesis-light = leichte Wunden
nemesis-serious = schwere Wunden
nemesis-wounds = Wunden
nemesis-cards = Karten
nemesis-items = Gegenstände
nemesis-dead = tot
nemesis-asleep = im Schlaf
nemesis-escaped = entkommen
nemesis-in-pod = in der Kapsel
nemesis-passed = gepasst
nemesis-first = beginnt
nemesis-hand = Hand { $count }
nemesis-hands-short = In der Hand
nemesis-your-items = Gegenstände, verdeckt
nemesis-weapon = Waffe
nemesis-own-cards = Nur in diesem Deck
nemesis-quests = Aufgaben
nemesis-infected = Infiziert
nemesis-clean = Sauber
nemesis-xeno-card = { $corridor ->
    [0] { $name }
   *[other] { $name } · { $corridor }
  }
nemesis-xeno-uses = { $corridor ->
    [0] Beliebiger Korridor
   *[other] Korridor { $corridor }
  }, { $attacks ->
    [one] 1 Angriffskarte
   *[other] eine von { $attacks } Angriffskarten
  }.
nemesis-ammo = { $ammo } von { $capacity } Schuss
nemesis-round = Runde { $round }
nemesis-phase-draw = Ziehen
nemesis-phase-turns = Züge
nemesis-phase-fire = Feuer
nemesis-phase-event = Ereignis
nemesis-phase-bag = Beutel
nemesis-in-combat = im Kampf
nemesis-in-pod-number = in Kapsel { $number }
nemesis-chain-noisy = Dort war schon ein Geräusch
nemesis-tracks = Zeit, Selbstzerstörung, Feuer und Fehlfunktionen
nemesis-off = aus
nemesis-tech-noise = Geräusch in den Wartungskorridoren
nemesis-way = Korridor { $numbers } zwischen { $a } und { $b }
nemesis-noisy = Geräusch
nemesis-door-closed = Tür geschlossen
nemesis-door-gone = Tür zerstört
nemesis-pods = Kapseln { $section }
nemesis-course = Kurs { $letter }
nemesis-coordinates = Koordinaten, verdeckt
nemesis-hurt = { $kind }, { $count ->
    [one] 1 Schaden
   *[other] { $count } Schaden
  }
nemesis-burning = brennt
nemesis-broken = defekt
nemesis-sealed = von der Schleuse versiegelt
nemesis-items-left = { $count ->
    [0] keine Gegenstände mehr
    [one] noch 1 Gegenstand
   *[other] noch { $count } Gegenstände
  }
nemesis-not-explored = unerkundet
nemesis-whole-ship = Ganzes Schiff
nemesis-closer = Näher
nemesis-ship = Schiff
nemesis-choose-room = Wählen
nemesis-face-down = verdeckt
nemesis-removed = entfernt
nemesis-of-corpse = Leiche
nemesis-of-egg = Ei
nemesis-of-carcass = Kadaver
nemesis-unseen = Noch nicht gesehen
nemesis-nest-gone = Nest zerstört
nemesis-played-by = Gespielt von { $name }
nemesis-played-by-you = Von dir gespielt
nemesis-plays-intruder = Spielt die Xenos
nemesis-intruder-seat = Xeno-Spieler
nemesis-facts = Beutel, Stapel und Ablagen
nemesis-in-bag = Im Beutel
nemesis-in-supply = { $count } außerhalb
nemesis-mutations = Mutationen
nemesis-mutation-deck = { $count } Karten im Mutationsstapel
nemesis-mutated = mutiert
nemesis-markers = { $count ->
    [0] kein Mutationsmarker
    [one] 1 Mutationsmarker
   *[other] { $count } Mutationsmarker
  }
nemesis-plates = { $count ->
    [one] 1 Chitinplatte
   *[other] { $count } Chitinplatten
  }
nemesis-scales = { $count ->
    [one] 1 Schuppe
   *[other] { $count } Schuppen
  }
nemesis-masked = diese Runde unhörbar
nemesis-mutation = Mutation
nemesis-decks = Stapel
nemesis-deck-attack = Angriffskarten
nemesis-deck-event = Ereigniskarten
nemesis-deck-wound = Schwere Wunden
nemesis-discarded = Abgelegt: { $cards }.
nemesis-none-discarded = Nichts abgelegt.
nemesis-seen-in = Darin, von dir gesehen: { $cards }.
nemesis-contamination-left = { $count } Kontaminationskarten im Vorrat.
nemesis-cured = Nach einem Scan entfernt: { $clean } sauber, { $infected } infiziert.
nemesis-to-craft = Noch herstellbar: { $cards }
nemesis-spent-tokens = Erkundungsplättchen aus dem Spiel: { $cards }
nemesis-crew = Besatzung
nemesis-piles = { $hand } auf der Hand, { $deck } im Stapel, { $discard } abgelegt
nemesis-dressed = { $wound }, verbunden
nemesis-dropped = Von dir weggeworfen: { $cards }
nemesis-engine = Triebwerk { $number }
nemesis-light-of = Leichte Wunden: { $count } von { $most }
nemesis-hidden-items = Verdeckte Gegenstände: { $count }
nemesis-attack-card = Angriffskarte: { $card }
nemesis-attack-with = Trifft mit
nemesis-blood = { $count ->
    [0] Rückzugspfeil, zählt nur bei Schadensproben
   *[other] Blut { $count }, zählt nur bei Schadensproben
  }
nemesis-columns = Bei Schadensproben: { $values }
nemesis-column = { $kind } { $count ->
    [0] Rückzug
   *[other] { $count }
  }
nemesis-others = andere
nemesis-odds = Kampfwürfel
nemesis-odds-against = Kampfwürfel gegen { $kind }
nemesis-odds-hand = Mit bloßen Händen
nemesis-odds-hits = trifft mit { $count } von { $faces }
nemesis-harm-light = { $count ->
    [one] 1 leichte Wunde
   *[other] { $count } leichte Wunden
  }
nemesis-harm-serious = { $count ->
    [one] 1 schwere Wunde
   *[other] { $count } schwere Wunden
  }
nemesis-harm-contamination = { $count ->
    [one] 1 Kontaminationskarte
   *[other] { $count } Kontaminationskarten
  }
nemesis-harm-slime = Schleim
nemesis-harm-larva = eine Larve
nemesis-harm-burrowed = gräbt sich ein
nemesis-harm-dead = tot
nemesis-harm-shielded = Chitin hält
nemesis-harm-parried = abgewehrt
nemesis-chain-noise = Geräuschprobe
nemesis-chain-danger = Gefahr
nemesis-chain-danger-note = Sie kommen, oder es wird laut
nemesis-chain-encounter = Begegnung
nemesis-chain-encounter-note = { $you ->
    [yes] Etwas kommt auf dich zu
   *[no] Etwas kommt auf { $name } zu
  }
nemesis-chain-token = { $kind }, Zahl { $number }
nemesis-chain-token-note = Aus dem Beutel gezogen
nemesis-chain-surprise = { $number } schlägt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }
nemesis-chain-surprise-note = Also sofort ein Angriff
nemesis-chain-attacks = { $you ->
    [yes] Greift dich an
   *[no] Greift { $name } an
  }
nemesis-chain-hit = Treffer
nemesis-chain-missed = Nicht für diese Art: daneben
nemesis-chain-infested = Sie kriecht unter die Haut
nemesis-chain-burrowed = Eine Mutation beginnt
nemesis-chain-at = Auf: { $kind }
nemesis-chain-melee = Bloße Hände
nemesis-chain-combat = Kampfwürfel
nemesis-chain-miss = Daneben
nemesis-chain-injured = { $count ->
    [one] 1 Schaden
   *[other] { $count } Schaden
  }
nemesis-chain-injured-note = Jetzt { $count } darauf
nemesis-chain-blood = Blut { $count }
nemesis-chain-arrow = Rückzugspfeil
nemesis-chain-check = Schadensprobe
nemesis-chain-killed = { $kind } stirbt
nemesis-chain-retreat = { $kind } zieht sich zurück
nemesis-chain-corridor = Durch Korridor { $number }
nemesis-chain-scan = { $you ->
    [yes] Du wirst gescannt
   *[no] { $name }: Scan
  }
nemesis-chain-feeds = { $kind } frisst
nemesis-chain-evolved = Gewachsen

## Bots als Personen

level-1 = leicht
level-2 = mittel
level-3 = stark
cast-title = Wer spielt auf Platz { $number }?
cast-title-of = Wer spielt auf dem Platz von { $name }?
cast-honest = Niemand davon kann spicken: Alle wissen nur, was ihr Platz weiß.
cast-measured = Wie stark sie sind, gemessen
cast-expert = Alle Bots beim Namen
cast-exact = Der genaue Bot
cast-pick = Wähle einen
cast-free = Platz freigeben
people-title = Die Bots und ihre Zahlen
people-lead = Was ein Wesen ändert, ist gemessen: derselbe Platz, dieselben Partien, mit ihm und ohne es. Stärke heißt, wie oft jemand einen Platz gewinnt, an dessen Tisch sonst nur schlichte Bots sitzen; was ein schlichter Bot auf demselben Platz gewinnt, steht daneben.
people-game = Spiel
people-won = Gewonnen
people-plain = Schlichter Bot
people-games = Partien
people-none = Noch nicht gemessen.
people-thinks = Denkt bis zu { $seconds } s über eine Antwort nach.
people-quick = Antwortet sofort.

## Einen Tisch einrichten

less = Weniger: { $name }
more = Mehr: { $name }
setup-new = neuer Tisch
setup-facts = { $seats } Plätze · etwa { $time } · { $kind }
setup-preset = Voreinstellung
setup-preset-text = Eine Voreinstellung setzt alles darunter; Punkte zeigen, was davon abweicht.
preset-first = Erste Partie
preset-book = Üblich
preset-rulebook = Wie im Regelheft
preset-harder = Schwerer
setup-put-back = Zurück zur Voreinstellung
setup-put-back-of = { $name } zurück zur Voreinstellung
setup-by-seat = Je Platz
setup-your-faction = Deine Fraktion
setup-their-faction = Fraktion von { $name }
setup-your-character = Dein Charakter
setup-their-character = Charakter von { $name }
setup-ring = Der Ring dieser Partie
setup-home-open = Sektor einer Fraktion
setup-begins = { $name } beginnt.
setup-begins-lot = Das Los sagt, wer beginnt.
setup-ring-open = Die Reihenfolge ergibt sich beim Beginn.
setup-differs = { $count } Stellen, an denen beide sich unterscheiden
setup-differs-where = Worum es geht
setup-differs-all = Alle { $count } vergleichen
setup-differs-title = { $name }: { $count } Unterschiede
setup-with-seats = { $count ->
    [one] Mit einem Platz
   *[other] Mit { $count } Plätzen
}
goon-title = Von hier weiterspielen
goon-then = damals { $name }
goon-hidden = Was verborgen ist
goon-same = Wie es war
goon-same-text = Jeder hat die Rollen und Karten von damals. Gut, um allein nachzusehen.
goon-anew = Neu verteilt
goon-anew-text = Rollen und Karten liegen so, dass alles passt, was alle gesehen haben. Wer die Aufzeichnung kennt, weiß trotzdem nichts.
goon-luck = Würfel und verdeckte Stapel sind ab hier neu; das alte Spiel bleibt, wie es ist.
goon-back = Zurück zur Aufzeichnung
share-result = Ergebnis teilen
setup-at-the-table = Am Tisch
setup-away = Wenn jemand weg ist
setup-away-text = Warten, oder nach 10 Minuten spielt ein Bot (Vesna, vorsichtig und mittel), bis die Person zurück ist.
setup-away-yes = Bot spielt
setup-away-no = Alle warten
setup-more = Mehr:
setup-free-text = für Gäste oder Bots
setup-drag = { $name } auf einen anderen Platz ziehen
setup-pick = Wählen
setup-pick-for = Für { $name } wählen
setup-add-bot = Bot
setup-change = Ändern
setup-fill-all = Mit Bots auffüllen
setup-lots = Plätze auslosen
setup-unready-names = Noch nicht bereit: { $names }
setup-invite = Einladung
setup-invite-later = Ein Tischwort und einen Link bekommt der Tisch, sobald du etwas änderst.
setup-invite-now = Einladen
setup-word = Tischwort
setup-word-say = Tischwort, zum Ansagen
setup-say-where = „{ $said }“, einzutippen auf { $place }
setup-share = Teilen
setup-share-text = Komm an den Tisch „{ $word }“
setup-large = Groß zeigen

## Die Startseite

start-turn = Du bist dran
start-further = und { $count } weitere
start-move = Ziehen
start-play-on = Weiterspielen
start-no-clock = ohne Uhr
start-tab-running = Laufend
start-tab-open = Offen
start-tab-finished = Fertig
start-none = Hier ist nichts.
start-all = Alle { $count }
start-asks-host = { $count ->
    [one] Jemand wartet auf dein Wort als Leitung
   *[other] { $count } warten auf dein Wort als Leitung
  }
start-ready = Alle sind da
start-paused = Pausiert
start-waits-names = Wartet auf { $names }, { $time }
start-waits-count = { $count ->
    [one] Wartet auf einen Platz, { $time }
   *[other] Wartet auf { $count } Plätze, { $time }
  }
start-set-up = Einrichten
start-look = Ansehen
start-replay = Aufzeichnung
start-play = Neu spielen
start-play-first = Spielen
start-play-text = gegen Bots: Spiel antippen, Stärke antippen, es beginnt
start-against = Gegen { $count ->
    [1] niemanden
   *[other] Bots, { $count } Plätze
  }. Wie stark?
start-back = Zurück
start-word = Mit Tischwort dazu
start-word-hint = roter fuchs 27
start-word-text = So, wie man es am Telefon ansagt. Ein Link geht auch.
start-learn = In zehn Minuten gelernt
start-learn-begin = Anfangen
start-featured = Sieh, wer was wusste
start-featured-line = { $game }, { $seats } Plätze, { $day }
start-replays = Alle Aufzeichnungen
time-just-now = gerade eben
time-since = seit { $amount }
time-left = noch { $amount }
time-minutes = { $count } Min.
time-hours = { $count } Std.
time-days-left = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }
time-days-since = { $count ->
    [one] einem Tag
   *[other] { $count } Tagen
  }

## An diesem Tisch

join-title = Platz nehmen
join-running = läuft schon
join-taken = vergeben
join-bot = { $bot } spielt: Bot, { $about }
join-text = { $host } leitet den Tisch und wird zuerst gefragt. Du erfährst, was der Platz weiß, und spielst von dort weiter. Wer hier schon einen anderen Platz hatte, bekommt keinen.
join-text-sit = Du sitzt sofort: Du erfährst, was der Platz weiß, und spielst von dort weiter. Wer hier schon einen anderen Platz hatte, bekommt keinen.
people-title-table = An diesem Tisch
elsewhere-row = Dein Platz, anderes Gerät
elsewhere-take = Mitnehmen …
elsewhere-title = Deinen Platz mitnehmen
elsewhere-key = Dieser Link ist der Schlüssel zu deinem Platz. Wer ihn hat, sieht deine Karten und spielt an deiner Stelle. Gib ihn niemandem, und zeig ihn auf keinem Bildschirm, auf den andere schauen.
elsewhere-show = QR-Code zeigen
elsewhere-qr = QR-Code, der deinen Platz öffnet
elsewhere-scan = Halte die Kamera deines anderen Geräts davor. Hier spielst du damit auch weiter.
people-newcomers = Platz eines Bots
people-newcomers-ask = Fragt mich
people-newcomers-sit = Darf sitzen
people-newcomers-nobody = Niemand
people-newcomers-ask-text = Wer später kommt, fragt nach dem Platz eines Bots; du entscheidest.
people-newcomers-sit-text = Wer später kommt, setzt sich auf den Platz eines Bots und weiß sofort, was er weiß.
people-newcomers-nobody-text = Die Bots spielen zu Ende; wer später kommt, sieht nur zu.
people-newcomers-late-text = Zuschauer sehen diese Partie später: Darum wirst du gefragt, bevor sich jemand setzt.
people-nobody-text = Die Leitung hat entschieden, dass sich hier niemand Neues mehr setzt.
people-title-calls = An diesem Tisch: Jemand wartet auf dich, die Leitung
people-host = Leitung
people-here = da
people-away = nicht da
people-bot = Bot: { $about }
people-offered = frei für jemand Neues; bis dahin spielt { $bot }
people-stands-in = weg; { $bot } springt so lange ein
people-waits-host = Wartet auf dich, die Leitung
people-asks-seat = { $name } fragt nach dem Platz von { $seat }
people-asks-text = Diese Person kennt niemandes Geheimnisse. Von da an wüsste sie, was dieser Platz weiß.
people-asks-pause = { $name } bittet um eine Pause
people-no = Jetzt nicht
people-let-sit = Hinsetzen lassen
people-let-pause = Tisch pausieren
people-asked = Du hast nach dem Platz von { $name } gefragt. Die Leitung entscheidet; bis dahin siehst du zu.
people-not-now = Die Leitung sagt: jetzt nicht.
people-leave = Verlassen …
people-sit = Hinsetzen
people-sit-text = Zuerst wird die Leitung gefragt. Du erfährst, was der Platz weiß, und spielst von dort weiter. Wer hier schon einen anderen Platz hatte, bekommt keinen.
people-look = Nur zusehen
people-more = Mehr zu { $name }
people-remind = Erinnern
people-stand-in = Bot vertreten lassen
people-other-stand-in = Andere Vertretung
people-other-bot = Anderer Bot
people-ask-in = Jemanden dazuholen
people-ask-in-text = Wer mit dem Wort oder dem Link kommt, fragt nach dem Platz eines Bots; du entscheidest.
people-hand-over = Leitung übergeben
people-give-away = Platz vergeben …
people-give-title = Den Platz von { $name } vergeben?
people-give-text = Ab jetzt spielt dort ein Bot. Was der Platz weiß, bleibt beim Platz; { $name } kann weder zurück noch sich hier woanders hinsetzen.
people-give-away-now = Vergeben
people-keep = Alles so lassen
people-pace = Tempo der Bots
people-pace-0 = Sofort
people-pace-1 = 1 s
people-pace-3 = 3 s
people-pace-step = Schritt
people-pace-step-text = Jeder Zug der Bots wartet auf dein „Weiter“. Spielen andere mit, warten sie höchstens zehn Sekunden.
table-step = Weiter
table-step-key = Leertaste
people-slower = Der Tisch richtet sich nach den Langsamsten: { $names }.
leave-title = Verlässt du den Tisch?
leave-lead = { $count ->
    [0] Bis du wählst, ist nichts verloren.
    [one] Ein Platz spielt weiter. Bis du wählst, ist nichts verloren.
   *[other] { $count } andere Plätze spielen weiter. Bis du wählst, ist nichts verloren.
  }
leave-out = Kurz weg, Platz behalten
leave-out-text = { $bot } spielt für dich, bis du mit demselben Link zurück bist. Was du weißt, bleibt allein bei dir.
leave-pause = Um eine Pause bitten
leave-pause-text = Die Leitung entscheidet; dann ruht der Tisch. Niemand spielt für dich.
leave-pause-host-text = Du hast die Leitung: Der Tisch ruht, bis du weitermachst. Niemand spielt für dich.
leave-up = Platz aufgeben
leave-up-text = Ein Bot übernimmt ihn ganz, oder wen die Leitung hereinlässt. Du darfst zusehen, aber nirgends sonst sitzen: Du kennst ein Geheimnis.
leave-host = Leitung übergeben an
leave-host-text = du hast die Leitung; jemand muss sie haben
leave-host-keep = vorerst niemanden
leave-stay = Bleiben
leave-esc = Esc: bleiben
## Reden neben den Regeln

talk-say = Sagen
talk-row = Etwas sagen
talk-all-hear = alle hören es
talk-some-hear = { $count ->
    [0] sonst hört es niemand
   *[other] nur { $names } hören es
  }
talk-more = Alles, was man sagen kann
talk-filter = Suchen
talk-draft = Was du gleich sagst
talk-drop = Nichts sagen
talk-say-this = Sagen: { $line }
talk-kind-claim = Behauptungen
talk-kind-view = Was ich denke
talk-kind-promise = Versprechen
talk-kind-request = Bitten
talk-kind-question = Fragen
talk-kind-plain = Höflichkeiten
talk-too-fast = Eins nach dem anderen. Warte einen Moment.
talk-not-now = Das lässt sich jetzt nicht sagen, oder du hast es in dieser Runde schon gesagt.
talk-to = { $from } an { $whom }
talk-you = dich
talk-promise = ein Versprechen
talk-log-to = an { $whom }
talk-line = { $name }: „{ $line }“
talk-muted = stumm, im Verlauf
talk-listen = hören
talk-mute = stumm
talk-key-yes = J
talk-key-no = N
talk-filters = Was der Verlauf zeigt
talk-filter-all = Alles
talk-filter-game = Spiel
talk-filter-said = Gesagt
talk-filter-seat = Ein Sitz
talk-bots = Reden die Bots?
talk-bots-off = Nein
talk-bots-short = Kurz
talk-bots-full = Ja
talk-bots-hint = Bots behaupten, versprechen und beschuldigen, antworten dir und lügen für eine verborgene Seite.
talk-chat = Chat (Bots lesen ihn nicht)
talk-said-title = Was gesagt wurde
talk-shown-of = { $count } von { $of } Sätzen
talk-who-said = Wer was sagte
talk-round = Runde { $round }
talk-how-to-read = Balken: von gesagt bis herausgekommen. Darüber, wer es glaubte, in Bit.
talk-by-weight = Nach Gewicht
talk-by-time = Nach Zeit
talk-nothing-said = So etwas hat niemand gesagt.
talk-came-out = heraus bei { $at }
talk-never-out = kam nie heraus
talk-mark-true = Wahr
talk-mark-false = Falsch
talk-mark-kept = Versprechen gehalten
talk-mark-broken = Versprechen gebrochen
talk-mark-right = Lag richtig
talk-mark-wrong = Ernst gemeint, lag falsch
talk-mark-insincere = Glaubte es selbst nicht
talk-mark-open = Offen
talk-short-true = Wahr
talk-short-false = Falsch
talk-short-kept = Gehalten
talk-short-broken = Gebrochen
talk-short-right = Richtig
talk-short-wrong = Geirrt
talk-short-insincere = Geheuchelt
talk-short-open = Offen
talk-lie-head = { $name } zu allen, Schritt { $at }
talk-lie-go = Zu Schritt { $at }
talk-lie-who = Wer es glaubte
talk-lie-share = Bit, für wahr gehalten vorher → nachher
talk-lie-worked = { $count ->
    [one] Es wirkte: { $names } hat es geglaubt.
   *[other] Es wirkte: { $names } haben es geglaubt.
  }
talk-lie-failed = Es wirkte nicht: Niemand hielt es für wahrscheinlicher als vorher.
talk-lie-unknown = Wie sehr es jemanden bewegt hat, lässt sich nicht sagen.
talk-lie-choose = Wähle einen Satz, um zu sehen, wer ihn geglaubt hat.
talk-sum-seat = Nach Platz
talk-sum-lines = Sätze
talk-sum-wrong = falsch
talk-sum-believed = geglaubt
talk-sum-out = heraus
talk-bit = Ein Bit weniger: Die Wahrheit schien halb so wahrscheinlich wie vorher.

## Analyse
analysis-tab-board = Brett
analysis-tab-knew = Wer wusste was
analysis-tab-knew-short = Wissen
analysis-tab-moments = Momente
analysis-tab-lies = Lügen
knew-count = { $secrets ->
    [one] Ein Geheimnis
   *[other] { $secrets } Geheimnisse
  }, { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
  }
knew-from = ab Schritt { $at }
knew-since = { $name }: ab Schritt { $at }
knew-rounds = Runde
knew-learnt = Wer es erfuhr, der Reihe nach
knew-reason = hatte guten Grund, es zu glauben
knew-dealt = seit dem Austeilen
knew-not-yet = noch nicht
knew-over = nicht mehr
knew-none = Es gab nichts Verborgenes, das jemand wusste.
knew-key-seat = ein Platz wusste es sicher
knew-key-reason = hatte guten Grund zu der Annahme (2 von 3 oder mehr)
knew-filter = Zeigen
knew-filter-all = Alles
knew-filter-role = Rollen
knew-filter-card = Karten
knew-filter-other = Übriges
knew-key-all = alle wussten es
knew-key-there = es war so, und sonst wusste es niemand
replay-return = Zurück zu Schritt { $at }
analysis-tab-analysis = Analyse
analysis-tabs = Ansichten dieser Partie
analysis-ask = Worauf kam es an?
analysis-ask-text = Bots spielen von vielen Momenten aus weiter: wie es stand, welche fünf Entscheidungen zählten, wer wen verdächtigen konnte und was Glück war. Das dauert etwa eine Minute.
analysis-begin = Diese Partie analysieren
analysis-again = Noch einmal versuchen
analysis-problem-long = Die Analyse hat zu lange gedauert und wurde aufgegeben.
analysis-problem-other = Diese Partie lässt sich nicht analysieren.
analysis-working = Die Partie wird analysiert
analysis-waiting = { $count ->
    [one] Eine Partie ist vor dieser dran
   *[other] { $count } Partien sind vor dieser dran
  }
analysis-of = { $done } von { $of } Teilen.
analysis-starting = Gleich geht es los.
analysis-away = Du kannst die Seite verlassen, es geht weiter.
analysis-crew = Chance der Menschen
analysis-seats = Siegchancen aller Plätze
analysis-spoken = { $who }: am Anfang { $from } Prozent, am Ende { $to } Prozent.
analysis-whose = Wessen Chance
analysis-by-sides = Seiten
analysis-by-seats = Plätze
analysis-truth = nach der Wahrheit
analysis-known = nach dem, was alle wissen konnten
analysis-deception = so gut war die Täuschung
analysis-pin = Entscheidung { $number }: { $name }, Schritt { $move }
analysis-move = Schritt { $move }
analysis-decisions-label = Entscheidungen, die zählten
analysis-decisions = { $count ->
    [0] Keine Entscheidung ragt heraus
    [one] Eine Entscheidung, die zählte
   *[other] { $count } Entscheidungen, die zählten
  }
analysis-decisions-text = nach dem, was der Platz wissen konnte, nicht nach dem Ausgang
analysis-choose = Entscheidung { $number } zeigen
analysis-did = { $name }: { $did }
analysis-better = Besser:
analysis-as-it-was = { $did } (so geschah es)
analysis-between = , zwischen { $low } und { $high }
analysis-in-truth = in Wahrheit { $effect } %
analysis-try = Probieren
analysis-few = Andere Entscheidungen machten weniger als einen Punkt aus oder weniger, als sich sicher sagen lässt.
analysis-suspects = Grund zum Verdacht
analysis-eyes = Gesehen von
analysis-numbers = ▾ von da an Gegner. Zahlen: Verdacht in Prozent
analysis-sure = sicher
analysis-cell = Schritt { $from } bis { $to }: { $chance } Prozent
analysis-turned = Ab Schritt { $move } auf der verborgenen Seite
analysis-balance = Wahl und Glück
analysis-choice = Wahl
analysis-luck = Glück und die anderen
analysis-balance-text = in Punkten der eigenen Chance
analysis-method = Bots, die nicht mehr wissen als ihr Platz, haben { $played }-mal ein Stück weitergespielt: an { $points } Momenten und bei den Entscheidungen, die zählen konnten, in { $time } Minuten. Wie oft aus solchen Stellungen gewonnen wird, ist an Bot-Partien gemessen. Balken und Bänder gelten in 19 von 20 Fällen. Mit der Zahl { $seed } kommt wieder dasselbe heraus.

# Streamen und Zuschauen
stream-title = Stream-Ansicht
stream-text = für alle, die diesen Bildschirm zeigen
stream-card = verdeckte Karte
stream-card-of = Karte { $place } von { $of }
stream-offer-of = angebotene Karte { $place } von { $of }
stream-cover = Meines verdecken
stream-cover-text = Rolle, Hand, Ziel und jede Karte in der Frage; zum Lesen H halten
stream-word = Tischwort verstecken
stream-word-text = damit sich niemand ungefragt hinsetzt
stream-large = Große Schrift
stream-large-text = auch bei 720p lesbar
stream-delay = Abstand für Zuschauer
stream-delay-text = Das stellt die Tischleitung ein; während der Partie nur auf später.
delay-none = Live
delay-move = 1 Zug
delay-minutes = 3 Min.
delay-end = Am Ende
watch-none = live
watch-move = 1 Zug später
watch-minutes = 3 Minuten später
watch-end = erst nach dem Ende
watch-wait-move = Du siehst diese Partie einen Zug später. Sobald der nächste Zug gemacht ist, geht es los.
watch-wait-minutes = Du siehst diese Partie drei Minuten später. Gleich geht es los.
watch-wait-end = Diese Partie wird erst gezeigt, wenn sie zu Ende ist. Dann siehst du hier alles.
guessing-tab = Tippen
guessing-given = { $count ->
    [one] ein Tipp
   *[other] { $count } Tipps
  }
guessing-round = Tipp der Zuschauer, Runde { $round }
guessing-count = { $count } von { $of }
guessing-nobody = Niemand
guessing-note = Die Spieler sehen das erst am Ende. Deine Tipps zählen im Ergebnis mit.
guessing-ended = Was die Zuschauer getippt haben
guessing-right = { $right } von { $guessed } richtig
guessing-hit = richtig
guessing-missed = falsch
guessing-total = Du lagst in { $right } von { $of } { $of ->
    [one] Runde
   *[other] Runden
  } richtig.
setup-delay = Zuschauer
setup-delay-text = Wie spät sieht man zu, ohne mitzuspielen?

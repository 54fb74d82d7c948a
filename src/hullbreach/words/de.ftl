### Worte des Hauses: was alle Spiele teilen und was die Befehlszeile sagt.

player = Spieler { $number }
listing = { $most } und { $last }
nothing = nichts
nobody = niemanden

number = { $value }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

option-done = Fertig
option-pass = Passen
option-yes = Ja
option-no = Nein
option-none = Nichts

## Werte von Optionen

value-random = zufällig
value-chosen = von den Spielern gewählt
value-standard = wie aufgedruckt
value-placed = reihum gelegt
value-each = für jeden einzeln
value-all = einmal für alle
value-document = nach der deutschen Anleitung
value-rulebook = nach dem ausführlichen Regelheft

## Der Tisch im Terminal

table-title = { $game } · { $mode } · { $seats ->
    [one] ein Platz
   *[other] { $seats } Plätze
  }
table-seat = { $name } ({ $player })
table-you = du
table-person = an der Tastatur
table-bot = Bot: { $bot }
table-why = { $name }: „{ $why }“
table-why-line = { $name }: „{ $why }“ Gesagt hatte ich: „{ $line }“
table-waiting = Wir warten auf { $names }.
table-waiting-count = { $count ->
    [one] Außer dir überlegt noch jemand.
   *[other] Außer dir überlegen noch { $count }.
  }
table-asked = { $name }, du hast die Wahl
table-who-all = Das beantworten alle, geheim.
table-who-some = Das beantworten alle Beteiligten, geheim.
table-who-both = Das beantworten beide, geheim.
table-who-team = Das entscheiden Verbündete gemeinsam.
table-number = Nummer
table-closed = nicht möglich: { $why }
table-keys = { $count ->
    [1] Enter
   *[other] 1–{ $count }
  } · ? Regel · u zurück · b Plan · l Verlauf · t sagen · i Tipp · s sichern · h Hilfe · q Ende
table-help = Tippe die Nummer einer Möglichkeit oder so viel von ihren Worten, dass sie eindeutig ist.
    Enter      die einzige Möglichkeit, wenn es nur eine gibt
    ?          die Regel, aus der diese Frage kommt
    u          nimmt deine letzte Antwort zurück, solange nichts Neues ans Licht gekommen ist
    b          zeigt den Plan noch einmal
    i          was ein guter Spieler hier tun würde, und warum (auch: hint)
    l          die Geschichte bis hierher
    t          sagt etwas am Tisch, nach Nummern
    s [DATEI]  sichert das Spiel; weiter geht es mit: hullbreach play --resume DATEI
    q          verlässt den Tisch
table-unclear = { $count ->
    [1] Hier gibt es nur eine Möglichkeit: Drücke Enter, oder tippe h für Hilfe.
   *[other] Das ist mir nicht eindeutig. Tippe eine Nummer von 1 bis { $count } oder h für Hilfe.
  }
table-several = Das könnte { $names } sein. Tippe die Nummer.
table-undone = Zurückgenommen.
table-not-undone = Das lässt sich nicht mehr zurücknehmen: Jemand hat schon geantwortet, oder etwas ist ans Licht gekommen.
table-saved = Gesichert in { $file }. Weiter mit: hullbreach play --resume { $file }
table-not-saved = Nicht gesichert: { $why }
table-rule = Regel { $number }, { $chapter }
table-no-rule = Diese Frage nennt keine Regel des Regelbuchs.
table-story-empty = Noch ist nichts geschehen.
table-pass-keyboard = { $name }, jetzt darfst du schauen. Wenn die anderen sich abgewandt haben, drücke Enter.
table-over = Das Spiel ist aus
table-winners = { $count ->
    [0] Niemand gewinnt.
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
  }
table-you-won = Gewonnen: { $why }
table-you-lost = Verloren: { $why }
table-in-round = Runde { $number }
table-in-turn = Zug { $number }
table-and = und
table-or = oder
table-hint = Was täte ein guter Spieler?
table-no-hint = Zu dieser Frage gibt es keinen Tipp.
table-score = { $name } { $score }
table-recorded = Das ganze Spiel steht in { $file }. Ansehen mit: hullbreach replay show { $file }
table-left = Du hast den Tisch verlassen.
table-open = Hier ist kein Terminal: Der Tisch bleibt so stehen, wie er oben zu sehen ist, und endet mit SIGTERM oder Strg-C.
table-bot-failed = { $name } konnte sich nicht entscheiden, darum gilt irgendeine Antwort: { $why }
table-fault = Diese Antwort ist auf einen Fehler in unseren Regeln gestoßen und wurde zurückgenommen; das Spiel geht weiter. Bitte melde: { $what }
table-paused = Jede Antwort auf diese Frage stößt auf einen Fehler in unseren Regeln; der Tisch macht Pause. Bitte melde: { $what }
table-refused = Nicht angenommen: { $why }

## Befehle

games-seats = { $least ->
   *[other] { $least }–{ $most } Plätze
  }
games-same-seats = { $least ->
    [one] 1 Platz
   *[other] { $least } Plätze
  }
games-default = sonst { $value }
games-none = Noch ist kein fertiges Spiel da; --all zeigt, was es gibt.
games-hint = Spielen: { $command }

simulate-working = { $game } läuft
simulate-title = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  } { $game }, { $mode }
simulate-player = Spieler
simulate-side = Seite
simulate-wins = Siege
simulate-share = Anteil
simulate-ending = Ende
simulate-count = Spiele
simulate-speed = { $decisions } Entscheidungen (dazu { $forced } erzwungene) in { $seconds } s: { $speed } Entscheidungen/s
simulate-seed = Startwert: { $seed }
simulate-fault = Spiel { $number } ist abgebrochen: { $why }
simulate-written = Geschrieben: { $file }

compare-yes = { $one } ist stärker als { $two }: entschieden nach { $games } Spielen, mit 95 % Sicherheit.
compare-no = { $one } ist nicht klar stärker als { $two }: entschieden nach { $games } Spielen, mit 95 % Sicherheit.
compare-open = Nach { $games } Spielen ist noch offen, ob { $one } stärker ist als { $two }.
compare-share = Spielpaare, die für einen von beiden sprechen: { $wins } zu { $losses } für { $one }, { $share } (95 %: { $low } bis { $high }).
compare-rates = Ein Platz von { $one } gewinnt { $first } seiner Spiele, einer von { $two } { $second }.

## hullbreach analyse

analyse-working = { $game } wird untersucht
analyse-curve = Aussichten auf den Sieg vom ersten bis zum letzten Zug: oben nach der Wahrheit, darunter nach dem, was alle wissen konnten.
analyse-turnings = { $count ->
    [0] Keine Entscheidung hebt sich vom Zufall ab.
    [one] Eine Entscheidung hat gezählt, gemessen an dem, was man wissen konnte.
   *[other] { $count } Entscheidungen haben gezählt, die teuerste zuerst, gemessen an dem, was man wissen konnte.
}
analyse-turning = Zug { $move }, { $name }: verschenkt { $loss } % (± { $error }).
analyse-chosen = gewählt: { $option }, Chance { $chance } % (± { $error })
analyse-better = besser: { $option }, Chance { $chance } % (± { $error })
analyse-other = auch: { $option }, Chance { $chance } % (± { $error })
analyse-share = { $name }: begonnen bei { $start } %, geendet bei { $end } %; eigene Entscheidungen kosteten { $given } %, Glück und die anderen brachten { $luck } %.
analyse-suspects = Wen { $name } am ehesten verdächtigen durfte: { $other }, { $chance } % vor Zug { $move }{ $foe ->
    [yes] {" "}(zu Recht).
   *[no] {" "}(zu Unrecht).
}
analyse-foot = { $played }-mal weitergespielt von { $bot }, Startwert { $seed }.
analyse-written = Geschrieben nach { $file }.

## hullbreach balance

balance-title = { $game }, { $mode }: was die selbst gesetzten Zahlen bewirken
balance-hint = Die dünne orange Linie über einem Balken ist sein 95-%-Intervall. Jede Variante wurde mit denselben Startwerten und Sitzordnungen gespielt wie die geltenden Zahlen; eine Änderung ist an diesen Spielpaaren gemessen.
balance-as-it-is = Die geltenden Zahlen
balance-lead = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  }, im Mittel { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } Entscheidungen je Spiel
balance-table = Was gespielt wurde
balance-table-note = Derselbe Startwert ergibt wieder dieselben Spiele. Jede Sitzordnung wird mit jedem Startwert gespielt.
balance-changes = Andere Werte
balance-changes-note = Alle sind von uns gesetzt: Keine Quelle nennt sie.
balance-sides = Siege nach Fraktion oder Rolle
balance-sides-note = Anteil ihrer Plätze, die gewonnen haben, das Intervall nach Spielen gezählt; Rollen so, wie sie am Ende waren. Ein geteilter Sieg zählt für alle.
balance-seats = Siege nach Platz
balance-seats-note = Anteil der gewonnenen Spiele. Wo der Startspieler nicht ausgelost wird, ist er der erste Platz.
balance-differences = Was sich ändert
balance-differences-note = Prozentpunkte bei denselben Sitzordnungen und Startwerten, mit dem 95-%-Intervall.
balance-pairs = Wer wen schlägt
balance-pairs-note = Wie oft die Seite einer Zeile die Seite einer Spalte schlägt.
balance-faults = Abgebrochene Spiele
balance-faults-note = Was geschehen ist, jedes einmal.
balance-points = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-change = { $value } ({ $low } bis { $high })
balance-column-change = Änderung, Punkte
balance-column-bots = Bot
balance-column-seats = Plätze
balance-column-seatings = Sitzordnungen
balance-column-seeds = Startwerte
balance-column-seed = Startwert
balance-column-version = Version
balance-column-options = Optionen
balance-fault = Abgebrochen: { $why }
balance-foot = { $bot } auf jedem Platz; { $seatings ->
    [one] eine Sitzordnung
   *[other] { $seatings } Sitzordnungen
  }, je { $seeds ->
    [one] ein Startwert
   *[other] { $seeds } Startwerte
  }. Startwert: { $seed }

ladder-elo = Elo
ladder-interval = 95 %
ladder-games = Spiele
ladder-won = gewonnene Plätze

report-written = Der Bericht steht in { $file }. Öffne ihn im Browser.
report-title = Hullbreach: was die Simulationen zeigen
report-head = { $game }, { $mode }
report-lead = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
  } an { $tables ->
    [one] einem Tisch
   *[other] { $tables } Tischen
  }, { $decisions } Entscheidungen.
report-hint = Die dünne orange Linie über einem Balken ist sein 95-%-Intervall. Ein verlinktes Spiel ist eine Replay-Datei; seine Geschichte erzählt: hullbreach replay show DATEI
report-tables = Tische
report-tables-note = Wer was gespielt hat. Derselbe Seed ergibt wieder dieselben Spiele.
report-wins-bot = Siege nach Bot
report-wins-bot-note = Anteil seiner Plätze, die gewonnen haben.
report-wins-side = Siege nach Fraktion oder Rolle
report-wins-side-note = Anteil der Plätze, die sie gespielt und gewonnen haben; Rollen so, wie sie am Ende waren.
report-wins-seat = Siege nach Platz
report-wins-seat-note = Anteil der gewonnenen Spiele. Bots behalten ihren Platz, deshalb zählt hier auch der Bot.
report-wins-players = Siege nach Spielerzahl
report-wins-players-note = Anteil aller Plätze, die gewonnen haben.
report-players = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
  }
report-length = Länge
report-length-note = Spiele nach der Zahl der Entscheidungen; Antworten ohne Wahl zählen nicht.
report-endings = Wie Spiele enden
report-endings-note = Anteil an allen Spielen.
report-leads = Führungswechsel
report-leads-note = Spiele danach, wie oft ein anderer Platz am besten stand, nach dem Urteil des Bots greedy.
report-waits = Leerlauf
report-waits-note = Entscheidungen der anderen zwischen zwei eigenen und die längste Wartezeit eines Spiels; beides im Mittel.
report-cards = Meistbenutzte Karten
report-cards-note = Wie oft jede in einem Spiel gewählt wurde, im Mittel.
report-rooms = Meistbenutzte Räume und Orte
report-rooms-note = Wie oft jeder in einem Spiel gewählt wurde, im Mittel.
report-figures = Meistbenutzte Figuren
report-figures-note = Wie oft jede in einem Spiel gewählt wurde, im Mittel.
report-ladder = Rangliste
report-ladder-note = Stärke in Elo um 1000; 400 Punkte heißen zehn zu eins.
report-ladder-table = { $seats ->
    [one] Ein Platz
   *[other] { $seats } Plätze
  }, Seed { $seed }.
report-talk = Gespräch
report-talk-note = Was Bots am Tisch gesagt haben, aus der Sicht von jemandem, der alles weiß.
report-talk-lead = { NUMBER($lines, maximumFractionDigits: 1) } Sätze je Runde; eine Anschuldigung in { $accused } % der Partien, eine Lüge in { $lied } %; { $out } % der Lügen kamen heraus. Daran, wer bei einer Gelegenheit spricht und wer schweigt, ist die Rolle mit { NUMBER($auc, minimumFractionDigits: 2, maximumFractionDigits: 2) } zu erkennen (0,5 heißt: gar nicht).
report-talk-believed = { $believed } % der Lügen wurden geglaubt.
report-talk-bits = Eine Lüge ist eine falsche Behauptung oder ein gebrochenes Versprechen von jemandem mit verborgener Seite. Geglaubt: Sie hat die anderen von der Wahrheit weggeführt. Bit: wie viel näher an die Wahrheit ein Satz die Arglosen im Mittel gebracht hat; bei −1 schien die Wahrheit halb so wahrscheinlich wie zuvor.
report-talk-signed = { $value ->
    [0] 0
   *[other] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
  }
report-column-verb = Satz
report-column-seat = Platz
report-column-lines = gesagt
report-column-true = wahr
report-column-false = falsch
report-column-kept = gehalten
report-column-broken = gebrochen
report-column-lies = Lügen
report-column-believed = geglaubt
report-column-out = kam heraus
report-column-bits = Bit
report-outliers = Spiele, die herausragen
report-outliers-note = Jeder Link führt zum Replay, das es zeigt.
report-longest = Das längste Spiel
report-longest-value = { $value } Entscheidungen
report-shortest = Das kürzeste Spiel
report-shortest-value = { $value } Entscheidungen
report-turnabout = Die meisten Führungswechsel
report-turnabout-value = { $value } Wechsel
report-patience = Die längste Wartezeit
report-patience-value = { $value } Entscheidungen anderer
report-broken = Abgebrochen
report-broken-value = { $value }
report-game = Spiel { $number }
report-span = { $low }–{ $high } %
report-of = { $part } von { $whole }
report-tick = { $value } %
report-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-spread = Mittel { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, Median { $median } (gestrichelt), von { $least } bis { $most }.
report-column-share = Anteil
report-column-interval = 95 %
report-column-seats = Plätze
report-column-games = Spiele
report-column-usual = üblich
report-column-longest = längste
report-column-per-game = je Spiel
report-column-elo = Elo
report-column-bots = Bots nach Platz
report-column-options = Optionen
report-column-seed = Seed
report-column-why = was
report-column-value = wie viel
report-column-replay = Replay

replay-title = { $game } · { $mode } · { $answers ->
    [one] eine Antwort
   *[other] { $answers } Antworten
  }
replay-answer = { $name }: { $prompt } → { $option }
replay-ok = Die Aufzeichnung stimmt: { $answers ->
    [one] Ihre Antwort ergibt
   *[other] Ihre { $answers } Antworten ergeben
  } das aufgezeichnete Spiel.
replay-older = { $steps ->
    [one] Ein Schritt wurde noch nach älteren Regeln gespielt und ist nicht nachgeprüft.
   *[other] { $steps } Schritte wurden noch nach älteren Regeln gespielt und sind nicht nachgeprüft.
  }
replay-bad = Die Aufzeichnung stimmt nicht: { $why }
replay-unfinished = Das Spiel ist noch nicht zu Ende.
replay-forked = Das Spiel bis Antwort { $step } steht in { $file }. Weiter mit: hullbreach play --resume { $file }

rules-title = { $game }: { $rules ->
    [one] eine Regel
   *[other] { $rules } Regeln
  }
rules-coverage = { $tested } von { $rules } Regeln haben einen Test; { $untestable } lassen sich nicht testen.
rules-untested = Ohne Test: { $names }
rules-untestable = nicht testbar: { $why }
rules-mark-S = steht so in der Anleitung
rules-mark-P = allgemein bekannt
rules-mark-D = von uns entworfen

bench-working = { $game } wird gemessen
bench-mode = Modus
bench-seats = Plätze
bench-recorded = Session mit Aufzeichnung: Entscheidungen/s
bench-unrecorded = Session ohne Aufzeichnung: Entscheidungen/s
bench-playout = Playout: Entscheidungen/s
bench-forced = erzwungene Antworten je Entscheidung
bench-clone = clone, µs
bench-clone-mid = clone mitten im Schritt, µs
bench-fork = fork, µs
bench-fork-mid = fork mitten im Schritt, µs
bench-view = Ansicht eines Platzes, µs
bench-observe = Beobachtung, µs
bench-env = Lernumgebung: Schritte/s
bench-ratio-turns = Durchläufe einer Python-Schleife je Entscheidung einer Session
bench-ratio-recorded = Session mit Aufzeichnung × Catanatron (Antworten)
bench-ratio-unrecorded = Session ohne Aufzeichnung × Catanatron (Antworten)
bench-ratio-playout = Playout × Catanatron (Antworten)
bench-ratio-recorded-choices = Session mit Aufzeichnung × Catanatron (Entscheidungen)
bench-ratio-unrecorded-choices = Session ohne Aufzeichnung × Catanatron (Entscheidungen)
bench-ratio-playout-choices = Playout × Catanatron (Entscheidungen)
bench-ratio-clone = clone × Kopie von Catanatron
bench-ratio-env = Lernumgebung × Tic-Tac-Toe von PettingZoo

## Was auf dem Spiel steht

odds-of = { $count } von { $faces }
unit-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
unit-action = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
  }
unit-ammo = { $count } Munition

## Was an jedem Tisch gesagt wird

talk-yes = Ja.
talk-no = Nein.
talk-rather-not = Das sage ich lieber nicht.
talk-dont-know = Das weiß ich nicht.
talk-hello = Hallo zusammen.
talk-thanks = Danke.
talk-one-moment = Einen Moment, bitte.

## Was ein Tipp zu einem Menschen sagt

hint-only = Etwas anderes geht nicht.
hint-habit = Alles andere würde dich etwas kosten und nichts bringen.
hint-equal = Hier so gut wie die anderen.
hint-hunch = Ein wenig besser als die anderen, ohne einen einzelnen Grund.
hint-behind = Nicht so gut wie die anderen, aber auch das geht.
hint-lives = Du bleibst am Leben.
hint-cards = Danach hast du Karten, die dir mehr nützen.
hint-life = Es bringt oder schont Leben, und Leben zählt am Ende.
hint-data = Es bringt Daten.
hint-end = Das Spielende rückt näher, und so zählt die Partie für dich.
hint-units = Deine Einheiten sind danach stärker.
hint-aim = Von dort sehen deine Einheiten bessere Ziele.
hint-upgrades = Verbesserungen zahlen sich später aus.
hint-place = Du stehst danach besser.
hint-reach = Von dort bringt dein nächster Zug etwas ein.
hint-trust = Die anderen trauen dir weiter.
hint-things = Du bekommst Werkzeug.
hint-warmth = Die Station bleibt warm.
hint-way-out = Es öffnet einen Ausweg.
hint-crew = Mehr von der Mannschaft bleiben am Leben.
hint-margin = Du bleibst außer Reichweite des Aliens.
hint-strength = Das Alien wird nicht stärker.
hint-gear = Du bist danach besser bewaffnet.
hint-rooms = Du erfährst, was vor dir liegt.
hint-danger = Es ist sicherer als die anderen.
hint-body = Es erspart dir Wunden.
hint-way-home = Es spart Zeit auf dem Heimweg.
hint-plans = Es bringt dein Ziel näher.
hint-own-race = So kommen die Menschen eher fort, bevor die Basis erfriert.
hint-own-race-against = So kommen die Menschen schwerer fort.
hint-own-plans = Dort richten die Karten mehr Gutes aus.
hint-own-plans-against = So richten die Karten weniger Gutes aus.
hint-own-company = So bleiben eher mehr Menschen gesund und am Werk.
hint-own-company-against = So bleiben eher weniger Menschen gesund und am Werk.
hint-own-strength = Das enttarnte Alien richtet weniger aus.
hint-own-strength-against = Das enttarnte Alien richtet mehr aus.
hint-own-trust = So kommt eher fort, wer wirklich Mensch ist.
hint-own-trust-against = So halten die anderen die Falschen für Menschen.
hint-own-doubts = Der Verdacht trifft eher die Richtigen.
hint-own-doubts-against = Der Verdacht trifft eher die Falschen.
hint-own-boarding = Beim Einsteigen steht es so besser für deine Seite.
hint-own-cover = So verrätst du dich nicht.
hint-own-meeting = So steckst du dich eher nicht an.
hint-own-disc = Dein eigener Verdacht bleibt kleiner.
hint-own-things = Danach hast du bessere Karten oder mehr Ausrüstung.
hint-own-lives = So bleibst du eher am Leben.
talk-none = An diesem Tisch lässt sich nur mit eigener Stimme reden.
talk-closed = { $text } ({ $rule })
talk-unsayable = Das lässt sich jetzt nicht sagen, oder du hast es in dieser Runde schon gesagt.
talk-choose = Eine Zahl sagt es, alles andere sagt nichts.
event-table-said = { $name }: „{ $line }“
replay-only = Nur für { $names }: { $text }
replay-true = (wahr)
replay-false = (nicht wahr)

## Tipps der Zuschauer

guess-wins = Wer gewinnt?

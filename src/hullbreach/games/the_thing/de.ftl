### The Thing: eine Basis im Eis, und etwas darin, das aussieht wie wir.

game-the-thing = The Thing
    .text = Eine Basis im Eis, abgeschnitten von der Welt. Einer von euch ist nicht, was er scheint, und es breitet sich aus.
mode-hidden = Verborgene Rollen
    .text = 4 bis 8 Spieler, einer davon das Alien, mit der Zeit immer mehr.
mode-coop = Gegen das Alien
    .text = 1 bis 3 Spieler führen sechs Charaktere gegen ein Alien, das die Regeln lenken.

option-table-kennel-card = Zwingerkarte
    .text = Mit ihr können gefangene Hunde wieder ausbrechen; ohne sie bleiben sie gefangen.
    .on = Mit
    .off = Ohne
option-table-characters = Charaktere
    .text = Zufällig verteilt oder in Sitzreihenfolge gewählt.
option-table-burn-any-time = Feuer ohne Frost
    .text = Ob ein Ort angezündet werden darf, bevor die Basis einzufrieren beginnt.
option-table-sabotage-beside-those-out = Sabotage neben Ausweichenden
    .text = Ob das enttarnte Alien trotzdem sabotieren darf, wenn nur noch Charaktere da sind, die ihm ausgewichen sind.
option-table-reveal-on-death = Rollen der Toten zeigen
    .text = Ob die Rollenkarte eines getöteten Charakters aufgedeckt wird.
option-table-cables-small = Kabel bei bis zu 6 Spielern
    .text = Wie viele Kabel im Gegenstandsstapel sind.
option-table-last-infected-loses = Der zuletzt Infizierte verliert
    .text = Nur solange kein Alien enttarnt ist, immer oder nie.
option-table-no-reveal-before-round = Erste Runde für die Selbstenttarnung
    .text = Eine Hausregel gegen sehr frühe Enttarnungen.
option-table-dormitory-encounters = Begegnungen im Schlafsaal
    .text = Ob zwei Schläfer einander begegnen.
option-table-coop-boarding = Einstieg
    .text = Eine Flucht gewinnt sofort, oder die Charaktere steigen einzeln ein und decken ihre Rollenkarten auf.
table-seats-sides = { $aliens } { $aliens ->
        [one] Alien
       *[other] Aliens
    } zu Beginn, { $humans } Menschen
table-seats-lab = { $blood } Blutbeutel und { $failures } Fehlschläge im Laborbeutel
table-seats-weather = Wettertafel { $chart } für die ganze Partie
table-seats-fuel = { $warehouse } Treibstoff im Lager, { $reserve } in der Außenreserve
table-seats-damage = { $radio } Schaden im Funkraum, { $left } weitere können noch kommen
table-seats-characters = { $count } Charaktere für jede Person
value-random = zufällig
value-choose = gewählt
value-only-hidden = solange verborgen
value-always = immer
value-off = nie
value-simple = gewinnt sofort
value-roles = mit Rollenkarten

seat-0 = Rot
seat-1 = Grün
seat-2 = Blau
seat-3 = Gelb
seat-4 = Weiß
seat-5 = Orange
seat-6 = Lila
seat-7 = Schwarz

## Orte

place-weather-station = Wetterstation
    .board = Wetter
    .text = Benutzen: den Wetterwürfel für die nächste Runde werfen und 1 Treibstoff irgendwohin legen. Sabotage: 1 Treibstoff des Lagers ist verloren.
place-radio-room = Funkraum
    .board = Funk
    .text = Benutzen, sobald er repariert ist: das S.O.S. senden. Sabotage: 1 Schaden. Zusammenarbeit hilft.
place-laboratory = Labor
    .board = Labor
    .text = Benutzen: heimlich einen Labormarker ziehen und behalten oder ablegen. Sabotage: ein Blutbeutel ist verloren. Zusammenarbeit hilft.
place-armory = Waffenkammer
    .board = Waffen
    .text = Benutzen: 2 Waffen ziehen, 1 behalten. Sabotage: die oberste Waffe ist verloren.
place-kitchen = Küche
    .text = Benutzen: 2 Nahrung kochen. Sabotage: 2 Nahrung der Vorratskammer sind verloren.
place-warehouse = Lager
    .text = Benutzen: 2 Gegenstände ziehen, 1 behalten. Sabotage: der oberste Gegenstand ist verloren. Hier liegt der Treibstoffvorrat.
place-generator-room = Generatorraum
    .board = Generator
    .text = Benutzen: 1 Treibstoff aus dem Lager. Sabotage: 1 Schaden; bei 2 geht das Licht aus. Zusammenarbeit hilft.
place-boiler-room = Heizungsraum
    .board = Heizung
    .text = Benutzen: 1 Treibstoff aus dem Lager. Sabotage: 1 Schaden; bei 3 beginnt die Basis einzufrieren. Zusammenarbeit hilft.
place-base-helicopter = Basishubschrauber
    .board = Helikopter
    .text = Benutzen: 1 Treibstoff aus der Reserve oder, wenn er bereit ist, mit Schlüsseln die Flucht. Sabotage: 1 Schaden. Zusammenarbeit hilft.
place-shed = Schuppen
    .text = Das Schneemobil. Benutzen: 1 Treibstoff aus der Reserve oder, wenn es bereit ist, mit Schlüsseln die Flucht. Sabotage: 1 Schaden. Zusammenarbeit hilft.
place-lounge = Aufenthaltsraum
    .text = Hier treffen sich alle, tauschen und beschuldigen einander.
place-dormitory = Schlafsaal
    .text = Tausche deine Hand gegen Karten deiner Wahl.
place-kennel = Zwinger
    .text = Hier sind gefangene Hunde. Nur das Alien kommt hinein.
place-pantry = Vorratskammer
place-outside-reserve = Außenreserve
    .board = Reserve
place-control-room = Zentrale
    .board = Zentrale
place-action-discard = Ablagestapel
place-lab-discard = Verbrauchte Labormarker
place-rescue-helicopter = Rettungshubschrauber

## Karten, Marker, Würfel

card-use = Benutzen
    .text = Tu, wozu der Ort da ist.
card-repair = Reparieren
    .text = Entferne 1 Schaden.
card-sabotage = Sabotieren
    .text = Schade dem Ort.
card-flamethrower = Flammenwerfer
    .text = Liegt offen mit 6 Nachlademarkern. Ein Marker verbrennt das Alien, lässt dich einer Begegnung ausweichen, zündet einen Ort an oder macht mit einem Kabel Test B.
card-dynamite = Dynamit
    .text = Verbrennt das Alien oder zündet einen Ort an.
card-firearm = Schusswaffe
    .text = Weiche Begegnungen aus; sie bleibt.
card-melee = Nahkampfwaffe
    .text = Weiche einer Begegnung aus.
card-fuel-can = Treibstoffkanister
    .text = Bring 1 Treibstoff aus dem Lager an deinen Ort, ohne eine Karte dafür abzugeben.
card-tools = Werkzeug
    .text = Repariere 1 Schaden an deinem Ort, ohne eine Karte dafür abzugeben.
card-keys = Schlüssel
    .text = Starte den Hubschrauber oder das Schneemobil.
card-cable = Kabel
    .text = Mit einem Flammenwerfer: Test B.
card-flashlight = Taschenlampe
    .text = Suche deine Karte im Dunkeln aus, oder bei der Spezialaktion eine von zweien.
card-blood = Blutbeutel
    .text = Test A beim Verdächtigsten.
card-failure = Fehlschlag
    .text = Nichts, außer die anderen glauben es nicht.
die-threat = Bedrohung
    .text = Der Bedrohungsmarker rückt 1 Feld nach links.
token-human = Menschmarker
token-alien = Alienmarker
token-healthy = gesunder Hund
token-blood = Blutbeutel
token-failure = Fehlschlag
role-human = Mensch
    .text = Bringt alle Menschen in einem Fahrzeug fort, ohne ein Alien an Bord.
role-alien = Alien
    .text = Infiziere oder töte den letzten Menschen, lass sie erfrieren oder entkomm mitten unter ihnen.
weather-sun = Sonne
weather-clouds = Wolken
weather-snow = Schnee
weather-storm = Sturm

## Charaktere

character-bennings = Bennings
    .text = Wirft in der Wetterstation zweimal und wählt.
character-norris = Norris
    .text = Sieht im Dunkeln. Bei 1–3 Spielern: wirft bis zu drei Würfel neu.
character-clark = Clark
    .text = Hunde tun ihm nichts.
character-blair = Dr. Blair
    .text = Darf 1 Labormarker mehr ziehen.
character-garry = Garry
    .text = Darf nach dem Ziehen 1 Karte tauschen. Bei 1–3 Spielern: wirft einen Würfel neu.
character-macready = MacReady
    .text = Darf 3 Waffen ziehen.
character-nauls = Nauls
    .text = Macht mit 1 Nahrung alle satt.
character-windows = Windows
    .text = Darf 2 Schaden reparieren.

## Der Spielplan

board-round = Runde { $round } · { $weather } · Anführer: { $leader_seat }
board-no-weather = noch kein Wetter
board-demand = verbraucht { $generator } im Generator, { $boiler } in der Heizung
board-forecast = danach: { $face }
board-rescue-waits = noch kein S.O.S.
board-rescue-flies = Rettungshubschrauber { $field } von { $end }, Tank { $fuel } von { $fuel_end }
board-rescue-landed = Rettungshubschrauber gelandet, Tank { $fuel } von { $fuel_end }
board-rescue-gone = Rettungshubschrauber fort
board-stocks = Lager { $warehouse } Treibstoff, { $items } Gegenstände · Reserve { $reserve } Treibstoff
board-supplies = Waffenkammer { $weapons } Waffen · Labor { $tokens } Marker · Vorrat { $pantry } Nahrung, { $cooked } gekocht
board-dark = DUNKELHEIT
board-hungry = HUNGER
board-frost = FROST { $field } von { $end }
board-fuel = Treibstoff { $fuel }/{ $slots }
board-damage = Schaden { $damage }/{ $slots }
board-ready = bereit
board-destroyed = zerstört
board-burnt = verbrannt
board-dog = Hund
board-alien = ALIEN { $strength }
board-token = Anführermarker
board-kennel-dogs = { $dogs ->
    [one] 1 Hund
   *[other] { $dogs } Hunde
  }
board-alien-pool = Das Alien: Stärke { $pool }
board-plan = sein Plan: { $plan }
board-plan-card = { $strength } auf einer verdeckten Karte
board-plan-open = { $strength }: { $place }
board-stack = Aktive Karten { $stack } · Aktionsstapel { $deck } · abgelegt { $discard }
board-card = aufgedeckt: { $card }
board-disc = Verdacht { $disc }/{ $end }
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
board-weapons = { $count ->
    [one] 1 Waffe
   *[other] { $count } Waffen
  }
board-items = { $count ->
    [one] 1 Gegenstand
   *[other] { $count } Gegenstände
  }
board-tokens = { $count ->
    [one] 1 Labormarker
   *[other] { $count } Labormarker
  }
board-reloads = Flammenwerfer ({ $reloads })
board-lying = liegt
board-you = du
board-leader = Anführer
board-dead = tot
board-revealed = Alien
board-knows = bekannt: { $cards }
board-role = Du bist: { $role }
board-hand = Deine Karten: { $cards }
board-given = Du weißt vom Stapel: { $cards }
board-deck = Im Stapel: { $cards }
board-drawn = Gezogen: { $cards }
board-threat = Bedrohungsmarker auf { $field }
board-dice = Würfel: { $dice }
board-aboard = An Bord ({ $place }): { $figures }
board-count = { $count } × { $card }

## Fragen

prompt-character = Welchen Charakter spielst du?
prompt-weather-choose = Der Würfel lag in der Wetterstation. Welches Wetter gilt?
prompt-plan-place = Wo wird das Alien sein?
    .text = Alle sehen, wie viele Karten liegen und wie stark jede ist; welche Orte es sind, erst wenn alle platziert sind.
prompt-plan-strength = Wie stark ist das Alien { phrase-at }?
prompt-plan-agree = Bist du mit diesem Plan einverstanden?
prompt-alien-agree = Bist du mit diesem Vorschlag einverstanden?
prompt-alien-unopposed = Niemand steht dem Alien { phrase-at } im Weg. Was tut es?
prompt-alien-overpowers = Das Alien ist { phrase-at } stärker. Was tut es?
prompt-garry-exchange = Legst du eine Karte ab, um eine neue zu ziehen?
prompt-place = { $you ->
    [figure] Wohin gehst du?
   *[no] Wohin geht { $figure }?
  }
prompt-place-card = Welche Karte gibst du ab?
slot-place-card = Du gibst ab
with-place-card = { $what }: { $options }
prompt-special-card = Welche der beiden Karten gibst du ab?
prompt-sleep-card = Karte { $number } von { $cards }: Welche nimmst du aus dem Stapel?
prompt-step-out = { $you ->
    [figure] Weichst du der Begegnung aus?
   *[no] Weicht { $figure } der Begegnung aus?
  }
prompt-order-alien = Das Alien ist an mehreren Orten. Welcher kommt zuerst?
    .all = Das Alien ist an mehreren Orten. In welcher Reihenfolge kommen sie dran?
prompt-order-others = Welche Begegnung kommt zuerst?
    .all = In welcher Reihenfolge kommen die Begegnungen dran?
prompt-attack = { $you ->
    [figure] Das Alien ist { phrase-at }. Setzt du Feuer ein?
   *[no] Das Alien ist { phrase-at }. Setzt { $figure } Feuer ein?
  }
prompt-lay = Welche zwei Infektionsmarker legst du aus?
prompt-look = Wessen Marker siehst du dir an?
prompt-board-first = { $you ->
    [figure] Der Rettungshubschrauber steht draußen. Steigst du ein?
   *[no] Der Rettungshubschrauber steht draußen. Steigt { $figure } ein?
  }
prompt-board-want = { $you ->
    [figure] Willst du einsteigen?
   *[no] Will { $figure } einsteigen?
  }
    .text = An Bord: { $aboard }. { $count ->
        [0] Danach steht niemand mehr auf der Liste.
       *[other] Danach an der Reihe: { $later }.
      }
prompt-board-agree = { $figure } will einsteigen. Bist du einverstanden?
    .text = An Bord: { $aboard }. { $count ->
        [0] Danach steht niemand mehr auf der Liste.
       *[other] Danach an der Reihe: { $later }.
      }
prompt-window = { $you ->
    [figure] Du bist { phrase-at }. Willst du etwas einsetzen, bevor es weitergeht?
   *[no] { $figure } ist { phrase-at }. Willst du etwas einsetzen, bevor es weitergeht?
  }
prompt-assign = { $card }: Wer führt es aus?
prompt-assign-lost = { $card } ist nicht ausführbar. Wer wird trotzdem hingelegt?
prompt-go-on = Deckst du noch eine Karte auf?
prompt-repair-amount = { $you ->
    [figure] Wie viel reparierst du { phrase-at }?
   *[no] Wie viel repariert { $figure } { phrase-at }?
  }
prompt-vehicle-start = { $you ->
    [figure] { $place_id ->
        [shed] Das Schneemobil ist bereit. Was tust du?
       *[other] Der { $place } ist bereit. Was tust du?
      }
   *[no] { $place_id ->
        [shed] Das Schneemobil ist bereit. Was tut { $figure }?
       *[other] Der { $place } ist bereit. Was tut { $figure }?
      }
  }
prompt-station-die = Welches Ergebnis bleibt in der Wetterstation liegen?
prompt-station-fuel = Wohin kommt 1 Treibstoff aus dem Lager?
prompt-lab-more = { $you ->
    [figure] Ziehst du einen Marker mehr?
   *[no] Zieht { $figure } einen Marker mehr?
  }
prompt-lab-keep = { $you ->
    [figure] Du hast gezogen: { $token }. Behalten?
   *[no] { $figure } hat gezogen: { $token }. Behalten?
  }
prompt-armory-draw = { $you ->
    [figure] Wie viele Waffen ziehst du?
   *[no] Wie viele Waffen zieht { $figure }?
  }
prompt-search-keep = { $you ->
    [figure] Du suchst { phrase-at }. Welche Karte behältst du?
   *[no] { $figure } sucht { phrase-at }. Welche Karte behältst du?
  }
prompt-search-under = Welche der beiden anderen liegt unter dem Stapel weiter oben?
prompt-trade = Mit wem willst du tauschen?
prompt-trade-give = Was bietest du { $partner } an? Bisher: { $named }.
prompt-trade-want = Was willst du dafür von { $partner }? Bisher: { $named }.
    .text = Du bietest: { $given }.
prompt-trade-answer = { $figure } bietet dir { $given } und will { $wants }. Was sagst du?
prompt-vote = Wen beschuldigst du?
    .text = Wer das letzte Feld erreicht, gibt ab dann offen ab.
prompt-reveal = Machst du weiter wie bisher?
prompt-test-offer = Bietest du einen Test an?
prompt-test-tester-a = Wer macht Test A?
    .text = Ein Blutbeutel prüft, wer am meisten verdächtigt wird: Ein Mensch ist danach erwiesen, ein Alien sofort enttarnt.
prompt-test-tester-b = Wer macht Test B?
    .text = Ein Nachlademarker prüft, wen man will: Ein Mensch ist danach erwiesen, ein Alien sofort enttarnt.
prompt-test-target-a = Test A: Wessen Blut wird geprüft?
    .text = Ein Mensch ist danach erwiesen und steht auf Grün, ein Alien ist sofort enttarnt.
prompt-test-target-b = Test B: Wer muss sich beweisen?
    .text = Ein Mensch ist danach erwiesen und steht auf Grün, ein Alien ist sofort enttarnt.
prompt-hunger-discard = Ihr hungert und du hast zu viele Karten. Welche gibst du weg?
prompt-coop-place = Wohin geht { $figure }?
prompt-coop-transform = Die Bedrohung hat mehrere Scheiben erreicht. Wer verwandelt sich?
prompt-coop-kill = Das Alien tötet { phrase-at }. Wen?
prompt-coop-rescue = Der Rettungshubschrauber steht draußen. Versucht ihr die Flucht?
prompt-coop-escape = Bist du dafür, jetzt die Flucht zu versuchen?
prompt-coop-assign = Wer bekommt diesen Wurf? Würfel: { $dice }
prompt-coop-reroll = Welchen Würfel wirfst du neu? Würfel: { $dice }
prompt-coop-turn-die = { $figure } im Schlafsaal darf einen Würfel drehen. Würfel: { $dice }
prompt-coop-negate = Welchen Würfel machst du für 1 Verdacht unwirksam? Würfel: { $dice }
prompt-coop-act = Was tut { $figure } { phrase-at }?
prompt-coop-go-on = Würfelst du für einen weiteren Charakter?
prompt-coop-trade = Gibt { $figure } etwas weiter?
prompt-coop-board = Steigt { $figure } ein?

## Möglichkeiten

option-figure = { $you ->
    [figure] Du ({ $figure })
   *[no] { $figure }
  }
option-figure-at = { $you ->
    [figure] Du ({ $figure }), { $place }
   *[no] { $figure }, { $place }
  }
option-armory-draw = { $number } Waffen
option-repair-amount = { $number } Schaden
option-plan-strength = Stärke { $number }
option-die = Würfel { $number }: { $face }
option-look = { $figure }, Marker { $position }
option-place-go = Geh { phrase-to } und gib eine Karte ab
option-place-go-flashlight = Geh { phrase-to } und such die Karte im Schein der Taschenlampe aus
option-place-special = Spezialaktion { phrase-at }
option-place-special-flashlight = Spezialaktion { phrase-at } mit Taschenlampe
option-place-dormitory = Im Schlafsaal schlafen
option-plan-place-done = Keine weiteren Orte
option-plan-agree-yes = Ja
option-plan-agree-no = Nein
option-alien-agree-yes = Ja
option-alien-agree-no = Nein
option-alien-unopposed-nothing = Nichts tun
option-alien-unopposed-kill-dog = Den Hund töten
option-alien-unopposed-sabotage = Den Ort sabotieren
option-alien-overpowers-kill = { $figure } töten
option-alien-overpowers-kill-dog = Den Hund töten
option-alien-overpowers-sabotage = Den Ort sabotieren
option-garry-exchange-keep = Hand behalten
option-step-out-pass = Dabeibleiben
option-step-out-melee = Mit einer Nahkampfwaffe ausweichen
option-step-out-firearm = Mit einer Schusswaffe ausweichen
option-step-out-flamethrower = Mit dem Flammenwerfer ausweichen (1 Nachlademarker)
option-attack-pass = Kein Feuer
option-attack-dynamite = Dynamit
option-attack-flamethrower = Flammenwerfer (1 Nachlademarker)
option-lay-human = Zwei Menschmarker
option-lay-alien = Einen Mensch- und einen Alienmarker
option-board-first-board = Einsteigen
option-board-first-stay = Noch nicht
option-board-want-board = Einsteigen
option-board-want-stay = Zurückbleiben
option-board-agree-yes = Einlassen
option-board-agree-no = Draußen lassen
option-window-pass = Jetzt nichts
option-window-quiet = Nichts mehr in dieser Runde
option-window-tools = Werkzeug einsetzen
option-window-fuel-can = Treibstoffkanister einsetzen
option-window-burn-dynamite = Diesen Ort mit Dynamit anzünden
option-window-burn-flamethrower = Diesen Ort mit dem Flammenwerfer anzünden (1 Nachlademarker)
option-go-on-next = Nächste Karte
option-go-on-stop = Aufhören
option-vehicle-start-start = Schlüssel zeigen und starten
option-vehicle-start-nothing = Nichts tun
option-lab-more-more = Einen mehr ziehen
option-lab-more-enough = Das genügt
option-lab-keep-keep = Verborgen behalten
option-lab-keep-discard = Verdeckt ablegen
option-trade-done = Keine Angebote mehr
option-trade-give-done = { $count ->
    [0] Nichts anbieten
   *[other] Das ist alles
  }
option-trade-want-done = { $count ->
    [0] Nichts dafür verlangen
   *[other] Das ist alles
  }
option-trade-answer-accept = Annehmen
option-trade-answer-decline = Ablehnen
option-vote-abstain = Enthaltung
option-reveal-stay = Weiter wie bisher
option-reveal-reveal = Dich als Alien zu erkennen geben
option-test-offer-none = Kein Test
option-test-offer-a = Test A mit einem Blutbeutel
option-test-offer-b = Test B mit Kabel und Flammenwerfer
option-test-offer-both = Beide Tests
option-coop-rescue-try = Flucht versuchen
option-coop-rescue-stay = Diese Runde nicht
option-coop-escape-yes = Ja
option-coop-escape-no = Nein
option-coop-reroll-done = Würfel behalten
option-coop-turn-die = Würfel { $number } von { $face } auf { $new_face } drehen
option-coop-turn-die-pass = Würfel lassen
option-coop-negate-done = Alle Würfel so lassen
option-coop-act-use = Benutzen
option-coop-act-repair = Reparieren
option-coop-act-burn-dynamite = Diesen Ort mit Dynamit anzünden
option-coop-act-burn-flamethrower = Diesen Ort mit dem Flammenwerfer anzünden (1 Nachlademarker)
option-coop-act-nothing = Nichts tun
option-coop-go-on-next = Noch ein Wurf
option-coop-go-on-stop = Aufhören
option-coop-trade = { $card } an { $figure }
option-coop-trade-done = Nichts mehr
option-coop-board-board = Einsteigen
option-coop-board-stay = Zurückbleiben

note-place-meet = du triffst { $figures }
note-place-catch = ihr fangt den Hund, und du triffst { $figures }
note-place-dog = du bist mit einem Hund allein
note-order-meet = { $you ->
    [figure] dort: du und { $figures }
   *[no] dort: { $figures }
  }
note-order-you = dort: nur du
note-order-nobody = dort begegnet ihm niemand
note-assign-lost = bekommt vor dem Aufenthaltsraum keine Karte mehr
note-lay-human = wer hinsieht, sieht einen Menschmarker
note-lay-alien = wer den richtigen ansieht, wird zum Alien
note-reveal-reveal = deine Figur geht, das Alien nimmt seine eigene Gestalt an
note-window-quiet = du wirst vor dem Aufenthaltsraum nicht mehr gefragt
note-vehicle-start-start = du bist als Erster an Bord und zeigst deine Rolle; das beendet das Spiel
note-vote-abstain = keine Scheibe rückt vor
note-board-want-board = wer an Bord ist, stimmt ab; drinnen zeigst du deine Rolle
note-board-want-stay = der Nächste auf der Liste wird gefragt
note-trade-give-done = danach sagst du, was du dafür willst
note-trade-want-done = das Angebot geht ab; nur dein Gegenüber sieht es
note-tank = hat { $now } von { $slots }
note-board-first-board = du zeigst deine Rolle; das beendet das Spiel
note-board-first-stay = in dieser Runde gibt es keinen Versuch
note-lab-keep-discard = niemand sieht, was es war
note-weather = verbraucht { $generator } Treibstoff im Generator und { $boiler } in der Heizung; der Rettungshubschrauber fliegt { $rescue ->
    [one] 1 Feld
   *[other] { $rescue } Felder
  }
note-belongings = hat { $weapons ->
    [0] keine Waffe
    [one] 1 Waffe
   *[other] { $weapons } Waffen
  } und { $items ->
    [0] keinen Gegenstand
    [one] 1 Gegenstand
   *[other] { $items } Gegenstände
  }
note-suspicion = Verdacht { $disc } von { $end }
note-look = nur du siehst diesen Marker; ein Alienmarker macht dich zum Alien
note-armory-draw = davon behältst du 1, die anderen kommen unter den Stapel
note-repair-amount = so viel verschwindet hier
note-plan-strength = wie stark, sehen alle, wo, sieht niemand
note-alien-agree-yes = sind alle Aliens einverstanden, geschieht es so
note-alien-agree-no = das nächste Alien macht einen Vorschlag
note-plan-agree-yes = sind alle Aliens einverstanden, liegen die Karten wie vorgeschlagen
note-plan-agree-no = das nächste Alien macht einen Plan
note-trade-answer-accept = ihr tauscht sofort, und nur ihr beide seht, was
note-trade-answer-decline = alle sehen, dass du nicht tauschst
note-coop-escape-yes = sind alle dafür, versucht ihr es; das Alien würfelt, um euch aufzuhalten
note-coop-escape-no = ein Nein genügt: In dieser Runde versucht es niemand
note-coop-board-board = die Rollenkarte wird aufgedeckt
note-coop-board-stay = wer bleibt, bleibt im Eis zurück
note-coop-dormitory = Eine Person der Gruppe kann hier stehen und sich später hinlegen, um einen Würfel beliebig zu drehen.
note-coop-laboratory = Benutzen: einen Labormarker ziehen und behalten oder ablegen. Sabotage: ein Blutbeutel ist verloren. Zusammenarbeit hilft.
note-coop-flashlight = Wirf im Dunkeln bis zu drei Würfel neu, jeden einmal.
note-coop-lab-keep = er liegt offen; ein Blutbeutel taugt für Test A
note-coop-lab-discard = er ist aus dem Spiel
note-coop-lab-more = noch eine Aussicht auf einen Blutbeutel
note-lab-more-more = noch eine Aussicht auf einen Blutbeutel, die nur du siehst
note-lab-more-enough = der Marker bleibt im Labor
note-burn = der Ort ist für immer verloren, du legst dich in den Aufenthaltsraum, herrschender Frost beginnt von vorn
note-go-on-next = noch ein stehender Charakter bekommt eine Karte
note-go-on-stop = die übrigen Karten verfallen
note-coop-go-on-next = noch ein stehender Charakter bekommt einen Wurf; er kann schlecht sein
note-coop-go-on-stop = in dieser Runde handelt niemand mehr
note-place-dormitory = du legst dich hin und kannst diese Runde nichts mehr tun
note-test-offer-a = du legst ihn ab; geprüft wird, wer am meisten verdächtigt wird
note-test-offer-b = du gibst 1 Nachlademarker aus und prüfst, wen du willst
note-lab-keep-keep = die anderen sehen, dass du ihn behältst, nicht was es ist
note-reveal-stay = niemand erfährt etwas
note-alien-unopposed-kill-dog = das Alien wächst hier um 1
note-alien-unopposed-sabotage = einmal je Stärkepunkt hier
note-alien-overpowers-kill = das Alien wächst hier um 1, die anderen fliehen
note-alien-overpowers-kill-dog = das Alien wächst hier um 1, alle fliehen
note-alien-overpowers-sabotage = einmal je Stärkepunkt hier, alle fliehen
note-board-agree-yes = die Rollenkarte wird gezeigt; mit einem Alien an Bord verlieren die Menschen
note-board-agree-no = alle sehen, dass du ablehnst; bleibt ein Mensch zurück, verlieren die Menschen
note-coop-rescue-try = das Alien würfelt, um euch aufzuhalten; gelingt ihm das, handelt niemand mehr, und der Aufenthaltsraum folgt
danger-reveal-reveal = Alle erfahren, dass du ein Alien bist. In die Tarnung führt kein Weg zurück.
danger-board-want-stay = Du bleibst im Eis. Ist beim Abflug noch ein Mensch hier, verlieren die Menschen.
closed-full = dort sind schon drei Charaktere
closed-destroyed = dieser Ort ist zerstört
closed-lying = liegt und tut in dieser Runde nichts mehr
closed-useless = die Karte bewirkt dort gerade nichts
closed-green = erwiesenermaßen Mensch
closed-no-weapon = du hast keine Waffe dafür
closed-no-fire = du hast weder Dynamit noch eine Ladung
closed-too-early = an diesem Tisch erst ab Runde { $round }
closed-no-alien = nur für Aliens
closed-no-blood = dir fehlt ein Blutbeutel
closed-no-cable = dir fehlt ein Kabel oder ein Flammenwerfer
closed-not-held = du hast nicht, was gewünscht wird

## Wo, wohin, womit: Teile von Sätzen

phrase-at = { $place_id ->
    [weather_station] in der Wetterstation
    [radio_room] im Funkraum
    [laboratory] im Labor
    [armory] in der Waffenkammer
    [kitchen] in der Küche
    [warehouse] im Lager
    [generator_room] im Generatorraum
    [boiler_room] im Heizungsraum
    [base_helicopter] am Basishubschrauber
    [shed] im Schuppen
    [lounge] im Aufenthaltsraum
    [dormitory] im Schlafsaal
    [kennel] im Zwinger
   *[other] { $place }
  }
phrase-to = { $place_id ->
    [weather_station] in die Wetterstation
    [radio_room] in den Funkraum
    [laboratory] ins Labor
    [armory] in die Waffenkammer
    [kitchen] in die Küche
    [warehouse] ins Lager
    [generator_room] in den Generatorraum
    [boiler_room] in den Heizungsraum
    [base_helicopter] zum Basishubschrauber
    [shed] in den Schuppen
    [lounge] in den Aufenthaltsraum
    [dormitory] in den Schlafsaal
    [kennel] in den Zwinger
   *[other] { $place }
  }
phrase-from = { $place_id ->
    [weather_station] aus der Wetterstation
    [radio_room] aus dem Funkraum
    [laboratory] aus dem Labor
    [armory] aus der Waffenkammer
    [kitchen] aus der Küche
    [warehouse] aus dem Lager
    [generator_room] aus dem Generatorraum
    [boiler_room] aus dem Heizungsraum
    [base_helicopter] vom Basishubschrauber
    [shed] aus dem Schuppen
    [lounge] aus dem Aufenthaltsraum
    [dormitory] aus dem Schlafsaal
    [kennel] aus dem Zwinger
   *[other] { $place }
  }
phrase-with = { $weapon_id ->
    [melee] mit einer Nahkampfwaffe
    [firearm] mit einer Schusswaffe
    [flamethrower] mit dem Flammenwerfer
    [dynamite] mit Dynamit
   *[other] { $weapon }
  }
phrase-into = { $vehicle_id ->
    [rescue_helicopter] in den Rettungshubschrauber
    [base_helicopter] in den Basishubschrauber
    [shed] auf das Schneemobil
   *[other] { $vehicle }
  }

cause-sabotage = Sabotage
cause-alien = das Alien
cause-damage = zu viel Schaden
cause-fire = Feuer
cause-threat = die Bedrohung
cause-dog = einen Hund
cause-test = einen Test

## Die Geschichte

event-character-chosen = { $you ->
    [figure] Du bist { $figure }.
   *[no] { $figure } gehört zur Mannschaft.
  }
event-weather = Runde { $round } beginnt. Wetter: { $face }.
event-upkeep-fuel = −{ $amount } Treibstoff { phrase-at }, noch { $left } da.
event-upkeep-damage = Es fehlt Treibstoff { phrase-at }: +{ $amount } Schaden, jetzt { $now } von { $slots }.
event-power-fails = { $cause_id ->
    [fire] Der Generator brennt, und das Licht geht aus.
   *[other] Der Generator fällt aus, und das Licht geht aus.
  }
event-power-back = Das Licht geht wieder an.
event-boiler-destroyed = Durch { $cause } im Heizungsraum ist die Heizung zerstört, und die Basis beginnt einzufrieren.
event-frost-advances = Der Frost kriecht weiter: Feld { $field } von { $end }.
event-rescue-flies = Der Rettungshubschrauber kommt näher: Feld { $field } von { $end }.
event-rescue-lands = Der Rettungshubschrauber landet an der Basis.
event-rescue-leaves = Der Rettungshubschrauber hat keinen Treibstoff mehr und kehrt für immer um.
event-plan-laid = { $cards ->
    [one] Das Alien legt 1 Karte verdeckt aus, Stärke { $strength }.
   *[other] Das Alien legt { $cards } Karten verdeckt aus, Stärke { $strength }.
  }
event-plan-revealed = Das Alien zeigt sich { phrase-at }, Stärke { $strength }.
event-alien-proposes = { $you ->
    [seat] { $proposal_id ->
        [kill_dog] Du schlägst vor, den Hund { phrase-at } zu töten.
        [sabotage] Du schlägst vor, { phrase-at } zu sabotieren.
       *[other] Du schlägst vor, { phrase-at } nichts zu tun.
      }
   *[no] { $proposal_id ->
        [kill_dog] { $seat } schlägt vor, den Hund { phrase-at } zu töten.
        [sabotage] { $seat } schlägt vor, { phrase-at } zu sabotieren.
       *[other] { $seat } schlägt vor, { phrase-at } nichts zu tun.
      }
  }
event-alien-proposes-kill = { $you ->
    [seat] Du schlägst vor, { $figure } { phrase-at } zu töten.
    [figure] { $seat } schlägt vor, dich { phrase-at } zu töten.
   *[no] { $seat } schlägt vor, { $figure } { phrase-at } zu töten.
  }
event-cards-drawn = { $you ->
    [figure] { $cards ->
        [one] Du ziehst 1 Karte.
       *[other] Du ziehst { $cards } Karten.
      }
   *[no] { $cards ->
        [one] { $figure } zieht 1 Karte.
       *[other] { $figure } zieht { $cards } Karten.
      }
  }
event-garry-exchanges = { $you ->
    [figure] Du tauschst eine Karte aus.
   *[no] { $figure } tauscht eine Karte aus.
  }
event-figure-goes = { $you ->
    [figure] Du gehst { phrase-to }.
   *[no] { $figure } geht { phrase-to }.
  }
event-token-taken = { $you ->
    [figure] Du nimmst den Anführermarker.
   *[no] { $figure } nimmt den Anführermarker.
  }
event-card-given = { $you ->
    [figure] Du gibst eine Karte ab.
   *[no] { $figure } gibt eine Karte ab.
  }
event-card-given-own = { $you ->
    [figure] Du gibst die Karte „{ $card }“ ab.
   *[no] { $figure } gibt die Karte „{ $card }“ ab.
  }
event-card-given-open = { $you ->
    [figure] Du stehst unter höchstem Verdacht und musst die Karte zeigen: { $card }.
   *[no] { $figure } steht unter höchstem Verdacht und muss die Karte zeigen: { $card }.
  }
event-flashlight-shown = { $you ->
    [figure] Du knipst eine Taschenlampe an.
   *[no] { $figure } knipst eine Taschenlampe an.
  }
event-special = { $you ->
    [figure] Du legst die Hand ab und vertraust auf dein Glück.
   *[no] { $figure } legt die Hand ab und vertraut auf das Glück.
  }
event-figure-sleeps = { $you ->
    [figure] { $cards ->
        [one] Du legst dich im Schlafsaal hin und tauschst 1 Karte.
       *[other] Du legst dich im Schlafsaal hin und tauschst { $cards } Karten.
      }
   *[no] { $cards ->
        [one] { $figure } legt sich im Schlafsaal hin und tauscht 1 Karte.
       *[other] { $figure } legt sich im Schlafsaal hin und tauscht { $cards } Karten.
      }
  }
event-steps-out = { $you ->
    [figure] Du gehst der Begegnung { phrase-at } aus dem Weg, { phrase-with }.
   *[no] { $figure } geht der Begegnung { phrase-at } aus dem Weg, { phrase-with }.
  }
event-flamethrower-empty = { $you ->
    [figure] Dein Flammenwerfer ist leer.
   *[no] Der Flammenwerfer von { $figure } ist leer.
  }
event-alien-burnt = { $you ->
    [figure] Du verbrennst das Alien { phrase-at } { phrase-with }: −1 Stärke, jetzt { $now }.
   *[no] { $figure } verbrennt das Alien { phrase-at } { phrase-with }: −1 Stärke, jetzt { $now }.
  }
event-alien-defeated = Das Alien ist besiegt, fürs Erste.
event-alien-flees = Das Alien ist unterlegen und flieht { phrase-from }.
event-alien-even = Das Alien ist gleich stark: Alle { phrase-at } gehen zu Boden.
event-alien-idle = Das Alien tut { phrase-at } nichts.
event-figure-flees = { $you ->
    [figure] Du fliehst vor dem Alien in den Aufenthaltsraum.
   *[no] { $figure } flieht vor dem Alien in den Aufenthaltsraum.
  }
event-figure-flees-fire = { $you ->
    [figure] Du fliehst vor dem Feuer in den Aufenthaltsraum.
   *[no] { $figure } flieht vor dem Feuer in den Aufenthaltsraum.
  }
event-figure-killed = { $you ->
    [figure] Das Alien tötet dich { phrase-at }.
   *[no] Das Alien tötet { $figure } { phrase-at }.
  }
event-dog-killed = Das Alien tötet { phrase-at } einen Hund: +1 Stärke, jetzt { $now }.
event-dog-caught = Ein Hund wird { phrase-at } eingefangen.
event-dog-checked = { $you ->
    [figure] Du warst mit einem Hund allein und greifst in den Beutel.
   *[no] { $figure } war mit einem Hund allein und greift in den Beutel.
  }
event-dog-token = { $you ->
    [figure] Du bist { phrase-at } allein mit dem Hund und ziehst: { $token }. { $token_id ->
        [alien] Spätestens damit bist du ein Alien.
       *[human] Für dich ändert sich nichts.
      }
   *[no] { $figure } ist { phrase-at } allein mit dem Hund und zieht: { $token }.
  }
event-dog-token-open = { $you ->
    [figure] Du warst mit einem Hund allein und ziehst: { $token }.
   *[no] { $figure } war mit einem Hund allein und zieht: { $token }.
  }
event-characters-meet = { $figures } begegnen einander { phrase-at }.
event-token-looked = { $you ->
    [figure] Du siehst dir einen Marker von { $owner } an und legst die Rollenkarte zurück.
    [owner] { $figure } sieht sich einen deiner Marker an und legt die Rollenkarte zurück.
   *[no] { $figure } sieht sich einen Marker von { $owner } an und legt die Rollenkarte zurück.
  }
event-token-seen = { $you ->
    [figure] Du siehst dir einen Marker von { $owner } an: { $token }. { $token_id ->
        [alien] Spätestens damit bist du ein Alien. Die Rollenkarte wird zurückgelegt.
       *[human] Für dich ändert sich nichts. Die Rollenkarte wird zurückgelegt.
      }
    [owner] { $figure } sieht sich einen deiner Marker an: { $token }. { $token_id ->
        [alien] Damit steht { $figure } auf deiner Seite. Die Rollenkarte wird zurückgelegt.
       *[human] Die Rollenkarte wird zurückgelegt.
      }
   *[no] { $figure } sieht sich einen Marker von { $owner } an: { $token }. Die Rollenkarte wird zurückgelegt.
  }
event-board-nobody = { $you ->
    [figure] Du steigst nicht ein. Der Hubschrauber wartet.
   *[no] { $figure } steigt nicht ein. Der Hubschrauber wartet.
  }
event-board-enters = { $you ->
    [figure] Du steigst { phrase-into }.
   *[no] { $figure } steigt { phrase-into }.
  }
event-board-asks = { $you ->
    [figure] Du willst einsteigen.
   *[no] { $figure } will einsteigen.
  }
event-board-declines = { $you ->
    [figure] Du bleibst zurück.
   *[no] { $figure } bleibt zurück.
  }
event-board-refused = { $you ->
    [figure] { $count ->
        [one] { $figures } lässt dich nicht einsteigen.
       *[other] { $figures } lassen dich nicht einsteigen.
      }
   *[no] { $count ->
        [one] { $figures } lässt { $figure } nicht einsteigen.
       *[other] { $figures } lassen { $figure } nicht einsteigen.
      }
  }
event-coop-refuses = { $you ->
    [seat] Du bist dagegen.
   *[no] { $seat } ist dagegen.
  }
event-board-departs = { $vehicle_id ->
    [shed] Das Schneemobil fährt los.
   *[other] Der { $vehicle } hebt ab.
  }
event-role-shown = { $you ->
    [figure] Du zeigst die Rollenkarte: { $role }.
   *[no] { $figure } zeigt die Rollenkarte: { $role }.
  }
event-tools-used = { $you ->
    [figure] Du reparierst { phrase-at } mit Werkzeug: −1 Schaden, jetzt { $now }.
   *[no] { $figure } repariert { phrase-at } mit Werkzeug: −1 Schaden, jetzt { $now }.
  }
event-fuel-can-used = { $you ->
    [figure] Du leerst { phrase-at } einen Treibstoffkanister: +1 Treibstoff, jetzt { $now }.
   *[no] { $figure } leert { phrase-at } einen Treibstoffkanister: +1 Treibstoff, jetzt { $now }.
  }
event-burnt = { $you ->
    [figure] Du legst { phrase-at } Feuer, { phrase-with }. Der Ort ist verloren.
   *[no] { $figure } legt { phrase-at } Feuer, { phrase-with }. Der Ort ist verloren.
  }
event-stack-shuffled = { $cards ->
    [one] Im Stapel liegt nur 1 Karte.
   *[other] Die { $cards } Karten des Stapels werden gemischt.
  }
event-stack-discarded = { $cards ->
    [one] 1 Karte wird ungesehen abgelegt.
   *[other] { $cards } Karten werden ungesehen abgelegt.
  }
event-card-turned = Aufgedeckt wird „{ $card }“.
event-card-assigned = { $you ->
    [figure] Du bekommst { phrase-at } die Karte „{ $card }“.
   *[no] { $figure } bekommt { phrase-at } die Karte „{ $card }“.
  }
event-card-lost = „{ $card }“ lässt sich nirgends ausführen und bleibt ohne Wirkung.
event-sabotage = Sabotage { phrase-at }!
event-sabotage-alien = Das Alien wütet { phrase-at } mit Stärke { $strength }.
event-damage = Durch { $cause } steigt der Schaden { phrase-at } um { $amount } auf { $now } von { $slots }.
event-food-lost = { $food ->
    [one] Durch { $cause } verdirbt 1 Nahrung, noch { $left } in der Vorratskammer.
   *[other] Durch { $cause } verderben { $food } Nahrung, noch { $left } in der Vorratskammer.
  }
event-fuel-lost = Durch { $cause } im Lager: −{ $amount } Treibstoff, noch { $left } da.
event-deck-lost = { $cards ->
    [one] Durch { $cause } ist { phrase-at } 1 Karte verloren.
   *[other] Durch { $cause } sind { phrase-at } { $cards } Karten verloren.
  }
event-lab-lost = { $tokens ->
    [one] Durch { $cause } ist 1 Labormarker ungesehen verloren.
   *[other] Durch { $cause } sind { $tokens } Labormarker ungesehen verloren.
  }
event-lab-blood-spoilt = Durch { $cause } verdirbt ein Blutbeutel.
event-lab-no-blood = Im Labor gibt es keinen Blutbeutel mehr.
event-repaired = { $you ->
    [figure] Du reparierst { phrase-at }: −{ $amount } Schaden, jetzt { $now }.
   *[no] { $figure } repariert { phrase-at }: −{ $amount } Schaden, jetzt { $now }.
  }
event-refuelled = +{ $amount } Treibstoff { phrase-at }, jetzt { $now } von { $slots }.
event-sos-sent = Das S.O.S. geht hinaus. Ein Hubschrauber ist unterwegs.
event-cooked = { $you ->
    [figure] Du kochst { $food } Nahrung, noch { $left } in der Vorratskammer.
   *[no] { $figure } kocht { $food } Nahrung, noch { $left } in der Vorratskammer.
  }
event-station-rolled = Der Wetterwürfel zeigt: { $face }.
event-station-forecast = Die Vorhersage für die nächste Runde: { $face }.
event-lab-drawn = { $you ->
    [figure] Du ziehst einen Labormarker.
   *[no] { $figure } zieht einen Labormarker.
  }
event-lab-drawn-own = Du ziehst einen Labormarker: { $token }.
event-lab-drawn-open = { $you ->
    [figure] Du ziehst einen Labormarker: { $token }.
   *[no] { $figure } zieht einen Labormarker: { $token }.
  }
event-lab-kept = { $you ->
    [figure] Du behältst den Marker.
   *[no] { $figure } behält den Marker.
  }
event-lab-discarded = { $you ->
    [figure] Du legst den Marker verdeckt ab.
   *[no] { $figure } legt den Marker verdeckt ab.
  }
event-searched = { $you ->
    [figure] { $cards ->
        [one] Du suchst { phrase-at } und findest 1 Karte.
       *[other] Du suchst { phrase-at } und hast { $cards } Karten zur Wahl.
      }
   *[no] { $cards ->
        [one] { $figure } sucht { phrase-at } und findet 1 Karte.
       *[other] { $figure } sucht { phrase-at } und hat { $cards } Karten zur Wahl.
      }
  }
event-flamethrower-found = { $you ->
    [figure] Du hast einen Flammenwerfer gefunden.
   *[no] { $figure } hat einen Flammenwerfer gefunden.
  }
event-flamethrower-moves = { $you ->
    [figure] Du gibst den Flammenwerfer an { $partner }.
    [partner] { $figure } gibt dir den Flammenwerfer.
   *[no] { $figure } gibt den Flammenwerfer an { $partner }.
  }
event-vehicle-started = { $you ->
    [figure] { $place_id ->
        [shed] Du hast die Schlüssel und startest das Schneemobil.
       *[other] Du hast die Schlüssel und startest den { $place }.
      }
   *[no] { $place_id ->
        [shed] { $figure } hat die Schlüssel und startet das Schneemobil.
       *[other] { $figure } hat die Schlüssel und startet den { $place }.
      }
  }
event-vehicle-idle = { $you ->
    [figure] { $place_id ->
        [shed] Du startest das Schneemobil nicht.
       *[other] Du startest den { $place } nicht.
      }
   *[no] { $place_id ->
        [shed] { $figure } startet das Schneemobil nicht.
       *[other] { $figure } startet den { $place } nicht.
      }
  }
event-lounge = Alle treffen sich im Aufenthaltsraum.
event-trade-offered = { $you ->
    [figure] Du machst { $partner } ein Angebot.
    [partner] { $figure } macht dir ein Angebot.
   *[no] { $figure } macht { $partner } ein Angebot.
  }
event-trade-declined = { $you ->
    [figure] { $partner } tauscht nicht mit dir.
    [partner] Du tauschst nicht mit { $figure }.
   *[no] { $partner } tauscht nicht mit { $figure }.
  }
event-trade-done = { $you ->
    [figure] Du gibst { $partner } { $given ->
        [0] nichts
        [one] 1 Karte
       *[other] { $given } Karten
      } und bekommst { $taken ->
        [0] nichts
        [one] 1 Karte
       *[other] { $taken } Karten
      }.
    [partner] { $figure } gibt dir { $given ->
        [0] nichts
        [one] 1 Karte
       *[other] { $given } Karten
      } und bekommt { $taken ->
        [0] nichts
        [one] 1 Karte
       *[other] { $taken } Karten
      }.
   *[no] { $figure } gibt { $partner } { $given ->
        [0] nichts
        [one] 1 Karte
       *[other] { $given } Karten
      } und bekommt { $taken ->
        [0] nichts
        [one] 1 Karte
       *[other] { $taken } Karten
      }.
  }
event-trade-done-own = { $you ->
    [figure] Du gibst { $partner } { $given } und bekommst { $taken }.
    [partner] { $figure } gibt dir { $given } und bekommt { $taken }.
   *[no] { $figure } gibt { $partner } { $given } und bekommt { $taken }.
  }
event-vote-cast = { $you ->
    [figure] Du beschuldigst { $accused }.
    [accused] { $figure } beschuldigt dich.
   *[no] { $figure } beschuldigt { $accused }.
  }
event-vote-abstains = { $you ->
    [figure] Du beschuldigst niemanden.
   *[no] { $figure } beschuldigt niemanden.
  }
event-alien-revealed = { $you ->
    [figure] Du bist ein Alien und zeigst es!
   *[no] { $figure } ist ein Alien und zeigt es!
  }
event-alien-grows = Das Alien wächst: +{ $amount } Stärke, jetzt { $now }.
event-leader-passes = { $you ->
    [figure] Du übernimmst die Führung.
   *[no] { $figure } übernimmt die Führung.
  }
event-leader-changes = { $you ->
    [figure] Du führst von nun an.
   *[no] { $figure } führt von nun an.
  }
event-test-offered-a = { $you ->
    [figure] Du bietest Test A an.
   *[no] { $figure } bietet Test A an.
  }
event-test-offered-b = { $you ->
    [figure] Du bietest Test B an.
   *[no] { $figure } bietet Test B an.
  }
event-test-a = { $you ->
    [figure] Du machst Test A bei { $target }.
    [target] { $figure } macht Test A bei dir.
   *[no] { $figure } macht Test A bei { $target }.
  }
event-test-b = { $you ->
    [figure] Du machst Test B bei { $target }.
    [target] { $figure } macht Test B bei dir.
   *[no] { $figure } macht Test B bei { $target }.
  }
event-food-eaten = { $food ->
    [one] Es gibt warmes Essen: 1 gekochte Nahrung wird gegessen.
   *[other] Es gibt warmes Essen: { $food } gekochte Nahrung werden gegessen.
  }
event-food-raw = Niemand hat gekocht: −{ $food } Nahrung, noch { $left } in der Vorratskammer.
event-hunger = Die Vorratskammer gibt keine Mahlzeit mehr her. Von nun an hungern alle.
event-dogs-released = Die Hunde werden aus dem Zwinger gelassen.
event-dog-placed = Ein Hund streunt { phrase-at } herum.
event-kennel-opens = { $dogs ->
    [one] Der Zwinger steht offen: 1 Hund kommt frei.
   *[other] Der Zwinger steht offen: { $dogs } Hunde kommen frei.
  }
event-token-placed = Der Anführermarker liegt { phrase-at }.
event-transformed = { $cause_id ->
    [dog] Der Hund war kein Hund: { $figure } verwandelt sich vor euren Augen.
    [test] Der Test überführt { $figure }. Vor euren Augen geschieht die Verwandlung.
   *[other] Die Bedrohung holt { $figure } ein. Vor euren Augen geschieht die Verwandlung.
  }
event-threat-moves = Der Bedrohungsmarker rückt auf Feld { $field }.
event-discs-move = Wer beisammen ist, wird verdächtiger: { $figures }.
event-dice-rolled = Die Würfel zeigen { $dice }.
event-dice-assigned = Der Wurf geht an { $figure }.
event-dice-rerolled = Würfel { $die } wird neu geworfen: { $face }.
event-dice-turned = { $figure } dreht Würfel { $die } auf { $face }.
event-dice-negated = { $figure } macht einen Würfel unwirksam: { $face }. Der Verdacht steigt um 1.
event-coop-given = { $figure } gibt an { $partner }: { $card }.
event-escape-contested = Das Alien will die Flucht verhindern: { $dice }.
event-escape-stopped = { $vehicle_id ->
    [shed] Das Alien vereitelt die Flucht mit dem Schneemobil.
   *[other] Das Alien vereitelt die Flucht mit dem { $vehicle }.
  }
event-game-over = { $ending }

proposal-kill-dog = den Hund töten
proposal-sabotage = sabotieren
proposal-nothing = nichts tun

## Enden

ending-humans-escaped = Alle Menschen sind entkommen, und nichts ist mit ihnen gekommen. Die Menschen gewinnen.
ending-last-human-infected = Der letzte Mensch ist kein Mensch mehr. Die Aliens gewinnen.
ending-last-human-killed = Der letzte Mensch ist tot. Die Aliens gewinnen.
ending-frozen = Die Basis ist erfroren, und mit ihr jeder Mensch darin. Die Aliens gewinnen.
ending-alien-aboard = Etwas ist mit ihnen an Bord gekommen. Die Aliens gewinnen.
ending-left-behind = Ein Mensch blieb im Eis zurück. Die Aliens gewinnen.
ending-round-limit = Der lange Winter ist vorbei und niemand ist entkommen. Die Aliens gewinnen.
ending-coop-escaped = Ihr seid entkommen. Hinter euch brennt die Basis.
ending-nobody-left = Keiner der sechs ist übrig. Das Alien hat gewonnen.

## Was auf dem Spiel steht

group-place-go = Gehen und Karte abgeben
group-place-go-light = Gehen, mit Taschenlampe
group-place-special = Spezialaktion
group-place-special-light = Spezialaktion, mit Taschenlampe
group-coop-place = Wohin
short-place-go = Hingehen
short-place-go-light = Mit Licht
short-place-special = Spezial
short-place-special-light = Spezial, Licht
short-dormitory = Schlafen
short-coop-place = Wohin
deed-coop-place = { $figure } dorthin schicken
verb-go = Gehen
place-here = { $place }
then-handed-in = Alle Karten werden gemischt; der Anführer bestimmt, wem welche zufällt.
then-checked = { $count ->
    [one] Ihr seht euch je einen Marker des anderen an.
   *[other] Jeder sieht sich einen Marker eines anderen an.
  } { $moves ->
    [1] Dein Verdacht steigt auf { $disc }.
   *[other] Dein Verdacht bleibt bei { $disc }.
  }
then-looks = Du siehst dir einen Marker an; deine sieht niemand an. Dein Verdacht steigt auf { $disc }.
then-looked-at = { $count ->
    [one] Dort sieht man sich einen deiner Marker an; du siehst keinen.
   *[other] Dort sehen sich alle einen deiner Marker an; du siehst keinen.
  }
then-dog-alone = Allein mit dem Hund ziehst du einen Marker aus dem Beutel: { $alien } von { $tokens } machen dich zum Alien. { $moves ->
    [1] Dein Verdacht steigt auf { $disc }.
   *[other] Dein Verdacht bleibt bei { $disc }.
  }
then-special = { $count ->
    [one] Deine ganze Hand ist weg, und die eine gezogene Karte wird abgegeben.
   *[other] Deine ganze Hand ist weg; von { $count } gezogenen Karten gibst du eine ab.
  }
    .text = { $count ->
        [one] ganze Hand weg, du gibst eine gezogene Karte ab
       *[other] ganze Hand weg, du gibst eine von { $count } gezogenen ab
      }
then-sleep = Du tauschst deine Hand gegen Karten, die du dir aus dem Stapel aussuchst.
    .text = neue Handkarten aussuchen, sonst nichts
then-dice = Jeder Würfel: { $use } von { $faces } benutzen, { $repair } von { $faces } reparieren, { $sabotage } von { $faces } sabotiert, { $threat } von { $faces } ist eine Bedrohung.
then-shared = { $count ->
    [one] Dort ist schon jemand: Der Verdacht gegen beide steigt um 1.
   *[other] Dort sind schon { $count }: Der Verdacht gegen alle steigt um 1.
  }
then-dog = Dort ist ein Hund: Allein mit ihm wird aus dem Beutel gezogen.
then-card = „{ $card }“ wirkt { phrase-at }, wenn die Karte dir zufällt.
then-idle = „{ $card }“ würde { phrase-at } gerade nichts bewirken.

## Was eine Karte an einem Ort tut, in wenigen Wörtern

effect-nothing = wirkt nicht
effect-repair = −{ $count } Schaden
effect-damage = +1 Schaden
effect-plan = { $place_id ->
    [kennel] tötet im Zwinger einen Hund
   *[other] allein: { $count ->
        [0] nichts zu zerstören
       *[other] { $place_id ->
            [kitchen] −{ $count } Vorrat
            [weather_station] −{ $count } Treibstoff im Lager
            [laboratory] −{ $count } Labormarker
            [armory] { $count ->
                [one] −1 Waffe
               *[other] −{ $count } Waffen
              }
            [warehouse] { $count ->
                [one] −1 Gegenstand
               *[other] −{ $count } Gegenstände
              }
           *[other] +{ $count } Schaden
          }
      }; { $strength ->
        [1] gegen 1: Patt, gegen mehr: Flucht
        [2] gegen 1: töten oder sabotieren, gegen 2: Patt
       *[other] gegen bis zu { $beaten }: töten oder sabotieren, gegen { $strength }: Patt
      }
  }
effect-fuel = +{ $count } Treibstoff
effect-cook = { $count } kochen
effect-start = starten
effect-use-radio-room = S.O.S. senden
effect-use-weather-station = Wetter würfeln
effect-use-laboratory = Marker ziehen
effect-use-armory = { $count } ziehen, 1 behalten
effect-use-warehouse = { $count } ziehen, 1 behalten
effect-sabotage-kitchen = −{ $count } Vorrat
effect-sabotage-weather-station = −1 Treibstoff
effect-sabotage-laboratory = −1 Blutbeutel
effect-sabotage-armory = −1 Waffe
effect-sabotage-warehouse = −1 Gegenstand
missing-place-here = Erst einen Ort wählen
missing-place-card = Erst eine Karte wählen

## Warum jemand gefragt wird

why-all-step-out = Nur wer eine Waffe hat, kann ausweichen. Gefragt werden alle Beteiligten, damit niemand sieht, wer eine hat.
why-all-attack = Hier hilft nur Feuer. Gefragt werden alle Beteiligten, damit niemand sieht, wer welches hat.
why-all-reveal = Nur ein Alien könnte sich zeigen. Gefragt werden alle, damit die Frage niemanden verrät.
why-all-test-offer = Ein Test braucht einen Blutbeutel oder ein Kabel und einen Flammenwerfer. Gefragt werden alle, damit niemand sieht, wer das hat.
why-all-window = Vor jeder Karte werden alle gefragt, damit niemand sieht, wer etwas einsetzen könnte.
why-all-lay = Alle legen zwei Marker. Nur ein Alien hat die Wahl, und niemand sieht, wer sie hatte.
why-all-trade-answer = Du wirst auch gefragt, wenn du das Gewünschte nicht hast. So verrät eine Absage nichts über deine Sachen.
event-doing-alien = Das Alien ist { phrase-at }, mit Stärke { $strength }.
event-doing-meeting = Du triffst { $figures } { phrase-at }.
event-doing-dog = { $you ->
    [figure] Du begegnest { phrase-at } einem Hund.
   *[no] { $figure } begegnet { phrase-at } einem Hund.
  }
standing-step-out = Begegnungen: dabei
standing-attack = Kein Feuer
standing-reveal = Nicht zeigen
standing-test-offer = Kein Test
harms = Schaden, Verdacht, Stärke
track-suspicion = Verdacht
unit-suspicion = +{ $count } Verdacht
seal-vote = Stimme gegen { $seat } versiegeln
seal-vote-nobody = Versiegeln: niemand
event-doing-plan = Plan von { $seat }: { $places }, Stärke { $strength }, { $left } zurückgehalten.

## Tipps der Zuschauer

guess-alien = Wer ist ein Alien?

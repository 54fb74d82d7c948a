### Quarantäne: eine Mannschaft, und jemand davon ist kein Mensch mehr.

game-specimen = Quarantäne
    .text = Eine Mannschaft wartet auf Rettung, und jemand an Bord ist kein Mensch mehr.
mode-crew = Mannschaft
option-table-air = Luftvorrat
    .text = Sauerstoff über den einen hinaus, den es je Person gibt.

seat-0 = Ada
seat-1 = Bruno
seat-2 = Chen
seat-3 = Dora
seat-4 = Emil
seat-5 = Fatma

## Der Plan

board-head = Runde { $round } · Sauerstoff { $oxygen } · { $supply } Karten im Vorrat
board-hand = Deine Hand: { $cards }
board-you = du
board-out = raus
board-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }

## Karten, Proben, Rollen

card-knife = Messer
    .text = Wirf es auf jemanden; ein Treffer kostet ein Leben.
card-shield = Schild
    .text = Halte ihn gegen ein Messer hoch.
card-scanner = Scanner
    .text = Sieh dir den Inhalt deiner eigenen Blutprobe an.
card-ration = Ration
    .text = Iss sie und gewinne ein Leben zurück.
sample-stable = stabile Probe
sample-volatile = instabile Probe
content-clean = reines Blut
content-infected = infiziertes Blut
role-human = Mensch
role-alien = Alien

## Möglichkeiten

option-seat = { $seat }
option-nobody = Niemand
option-rest = Ausruhen
option-search = Den Vorrat durchsuchen
option-swap = Eine Karte tauschen
option-attack = Ein Messer werfen
option-scan = Dein Blut untersuchen
option-eat = Eine Ration essen
option-take = Hinnehmen
option-shield = Den Schild hochhalten
option-keep = Für dich behalten
option-show = Allen zeigen
option-pass = Still sitzen
option-sabotage = Die Luft sabotieren
option-spare = Nur tauschen
option-touch = Berühren
option-stable = stabile Probe
option-volatile = instabile Probe
option-clean = reines Blut
option-infected = infiziertes Blut
option-human = Mensch
option-alien = Alien

note-nobody = niemand wird ausgeschlossen
note-lives = { $lives ->
    [one] hat noch 1 Leben
   *[other] hat noch { $lives } Leben
  }
note-rest = nichts geschieht
note-search = ziehe eine Karte
note-swap = gib eine Karte und bekomme eine, verdeckt
note-attack = ein Schild hält es auf, sonst entscheidet der Würfel
note-scan = erfahre, was du in dir trägst, im Guten wie im Bösen
note-eat = gewinne ein Leben zurück
note-take = der Würfel entscheidet, ob es wehtut
note-shield = das Messer richtet nichts aus
note-keep = nur du weißt es
note-show = alle wissen, was deine Probe enthält
note-pass = die Luft bleibt, wie sie ist
note-sabotage = ein Sauerstoff weniger, und niemand sieht, wer es war
note-spare = dein Gegenüber bleibt, was es ist
note-touch = dein Gegenüber wird wie du

closed-no-knife = du hast kein Messer
closed-no-scanner = du hast keinen Scanner
closed-no-ration = du hast keine Ration
closed-unhurt = du bist unverletzt
closed-known = du kennst deine Probe schon

then-majority = bei einer Mehrheit muss { $target } durch die Schleuse

## Fragen

prompt-turn-action = Du bist am Zug. Was tust du?
prompt-search-discard = Du hältst zu viele Karten. Welche legst du verdeckt ab?
prompt-attack-target = Auf wen wirfst du das Messer?
prompt-attack-react = { $by } wirft ein Messer auf dich. Was tust du?
prompt-swap-partner = Mit wem tauschst du?
prompt-swap-card = Du tauschst mit { $partner }. Welche Karte gibst du her?
prompt-swap-touch = Deine Hand begegnet der von { $partner }. Was tust du?
prompt-scan-show = In deiner Probe ist { $content }. Was machst du damit?
prompt-sabotage-tamper = Für einen Augenblick geht das Licht aus. Was tust du?
prompt-vote-whom = Wer muss durch die Luftschleuse gehen?

## Die Geschichte

event-rest = { $you ->
    [seat] Du ruhst dich aus.
   *[no] { $seat } ruht sich aus.
  }
event-found = { $you ->
    [seat] Du findest eine Karte: { $card }.
   *[no] { $seat } findet eine Karte: { $card }.
  }
event-searched = { $you ->
    [seat] Du durchsuchst den Vorrat.
   *[no] { $seat } durchsucht den Vorrat.
  }
event-attack = { $you ->
    [seat] Du wirfst ein Messer auf { $target }.
    [target] { $seat } wirft ein Messer auf dich.
   *[no] { $seat } wirft ein Messer auf { $target }.
  }
event-shield = { $you ->
    [seat] Du hältst einen Schild hoch.
   *[no] { $seat } hält einen Schild hoch.
  }
event-roll = { $you ->
    [seat] Du würfelst eine { $face }.
   *[no] { $seat } würfelt eine { $face }.
  }
event-wound = { $you ->
    [seat] { $lives ->
        [0] Das war dein letztes Leben ({ $cause }).
        [one] Du bist verletzt ({ $cause }) und hast noch 1 Leben.
       *[other] Du bist verletzt ({ $cause }) und hast noch { $lives } Leben.
      }
   *[no] { $lives ->
        [0] Das war das letzte Leben von { $seat } ({ $cause }).
        [one] { $seat } ist verletzt ({ $cause }) und hat noch 1 Leben.
       *[other] { $seat } ist verletzt ({ $cause }) und hat noch { $lives } Leben.
      }
  }
event-swap = { $you ->
    [seat] Du und { $partner } tauscht Karten.
    [partner] { $seat } und du tauscht Karten.
   *[no] { $seat } und { $partner } tauschen Karten.
  }
event-touched = { $by } hat dich berührt: Du bist jetzt ein Alien.
event-content = { $you ->
    [seat] Du findest in der Probe { $content }.
   *[no] { $seat } findet in der Probe { $content }.
  }
event-scanned = { $you ->
    [seat] Du untersuchst deine Probe.
   *[no] { $seat } untersucht die eigene Probe.
  }
event-shown = { $you ->
    [seat] Du zeigst allen: { $content }.
   *[no] { $seat } zeigt allen: { $content }.
  }
event-eat = { $you ->
    [seat] Du isst eine Ration.
   *[no] { $seat } isst eine Ration.
  }
event-out = { $you ->
    [seat] Du scheidest aus. Die Wahrheit: { $role }.
   *[no] { $seat } scheidet aus. Die Wahrheit: { $role }.
  }
event-refill = Die abgelegten Karten werden ein neuer Vorrat von { $count }.
event-sabotage = { $count ->
    [0] Die Luft hält.
    [one] Jemand hat die Luft sabotiert: 1 Sauerstoff ist weg.
   *[other] Die Luft ist sabotiert worden: { $count } Sauerstoff sind weg.
  }
event-voted = { $you ->
    [seat] Du stimmst für { $target }.
    [target] { $seat } stimmt für dich.
   *[no] { $seat } stimmt für { $target }.
  }

## Ausgänge

ending-cleared = Kein Alien ist mehr übrig. Die Mannschaft ist in Sicherheit.
ending-rescued = Die Rettung kommt, und die Menschen sind in der Überzahl.
ending-carried = Die Rettung kommt und bringt die Aliens nach Hause.
ending-overrun = An Bord ist niemand mehr ein Mensch.
ending-suffocated = Die Luft ist verbraucht, und nur Aliens brauchen keine.

## Warum jemand gefragt wird

why-all-sabotage-tamper = Gefragt werden alle, ob Mensch oder nicht. So verrät die Frage niemanden.
why-all-swap-card = Beide legen eine Karte, was immer sie sind.
why-all-swap-touch = Beide werden gefragt, was immer sie sind.

## Das Ende, allen erzählt

ending-verdict-cleared = kein Alien ist übrig.
    .text = In Runde { $round } war es vorbei.
ending-verdict-rescued = die Rettung kam für die Menschen.
    .text = Sie kam in Runde { $round }.
ending-verdict-carried = die Rettung trägt die Aliens nach Hause.
    .text = Sie kam in Runde { $round }.
ending-verdict-overrun = niemand ist mehr Mensch.
    .text = In Runde { $round } war es vorbei.
ending-verdict-suffocated = die Luft ist weg.
    .text = Sie reichte bis Runde { $round }.
ending-lives = { $lives ->
    [0] ausgeschieden
   *[other] Leben: { $lives }
  }
ending-role-human = Mensch
ending-role-alien = Alien
ending-won = Gewonnen
ending-lost = Verloren
ending-goal-human = mehr Menschen als Aliens
ending-goal-alien = Aliens in der Mehrheit
ending-moment-out = { $seat } ist ausgeschieden
    .text = Die Wahrheit: { $role }.
ending-moment-sabotage = Sabotage
    .text = { $count } waren es.
ending-moment-wound = { $seat } ist verletzt
    .text = Noch übrige Leben: { $lives }.
## Was am Tisch gesagt wird

talk-human = Ich bin ein Mensch.
talk-have-knife = Ich habe ein Messer.
talk-have-shield = Ich habe einen Schild.
talk-have-scanner = Ich habe einen Scanner.
talk-have-ration = Ich habe eine Ration.
talk-suspect = Ich verdächtige { $target }.
talk-suspect-too = Auch ich verdächtige { $target }.
talk-accuse = Ich stimme gegen { $target }.
talk-please-accuse = { $by }, stimm gegen { $target }.
talk-ask-human = { $target }, bist du ein Mensch?

talk-yes-human = Ja, ich bin ein Mensch.
talk-yes-accuse = Ja, das tue ich.
talk-no-human = Nein, bin ich nicht.
talk-no-accuse = Nein, das tue ich nicht.
talk-have = Ich habe …

## Tipps der Zuschauer

guess-alien = Wer ist ein Alien?

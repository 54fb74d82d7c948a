### Das Ende einer Partie, allen erzählt.

## Nach „Gewonnen:“ oder „Verloren:“

ending-verdict-humans-escaped = alle Menschen sind entkommen.
    .text = Abflug in Runde { $round }: { $vehicle }. { $aliens ->
        [0] Kein Alien war übrig.
        [one] Ein Alien blieb im Eis.
       *[other] { $aliens } Aliens blieben im Eis.
      }
ending-verdict-last-human-infected = der letzte Mensch ist infiziert.
    .text = In Runde { $round } war niemand mehr Mensch.
ending-verdict-last-human-killed = der letzte Mensch ist tot.
    .text = Es endete in Runde { $round }, mit { $aliens ->
        [one] einem Alien
       *[other] { $aliens } Aliens
      }.
ending-verdict-frozen = die Station ist erfroren.
    .text = Die Kälte kam in Runde { $round }. { $aliens ->
        [0] Niemand überdauert sie.
        [one] Ein Alien überdauert sie.
       *[other] { $aliens } Aliens überdauern sie.
      }
ending-verdict-alien-aboard = ein Alien ist an Bord.
    .text = In Runde { $round } kommt es aufs Festland: { $vehicle }.
ending-verdict-left-behind = ein Mensch blieb zurück.
    .text = Zu früh aufgebrochen in Runde { $round }: { $vehicle }.
ending-verdict-round-limit = der Winter ist um, und niemand ist entkommen.
    .text = Nach { $round } Runden gibt es { $aliens ->
        [one] ein Alien
       *[other] { $aliens } Aliens
      }.
ending-verdict-coop-escaped = ihr seid entkommen.
    .text = Abflug in Runde { $round }: { $vehicle }.
ending-verdict-nobody-left = keiner der sechs ist übrig.
    .text = Das Alien hat in Runde { $round } gewonnen.

## Wer was war

ending-role-human = Mensch
ending-role-alien = Alien von Anfang an
ending-role-infected = Alien seit Runde { $round }
ending-role-crew = { $left } von { $count } noch Menschen
ending-led = { $figures }
ending-won = Gewonnen
ending-lost = Verloren
ending-goal-nobody-leaves = niemand entkommt
ending-goal-not-last = nicht als Letztes infiziert
ending-goal-humans-away = die Menschen sind entkommen
ending-goal-no-alien = kein Alien an Bord
ending-goal-all-humans = kein Mensch zurückgelassen
ending-goal-aboard-as = { $place ->
    [0] an Bord
   *[other] an Bord, als Nummer { $place }
  }
ending-goal-got-away = entkommen
ending-goal-one-away = mindestens ein Mensch ist entkommen
ending-infected-by = { $you ->
    [by] In Runde { $round } von dir angesteckt ({ $place }).
   *[no] In Runde { $round } von { $by } angesteckt ({ $place }).
  }
ending-bitten = In Runde { $round } von einem Hund angesteckt ({ $place }).
ending-infected-other = { $you ->
    [other] Hat dich angesteckt.
   *[no] Hat { $other } angesteckt.
  }
ending-shown = Zeigte sich in Runde { $round }. Stärke { $strength } am Ende.
ending-tested = { $you ->
    [by] In Runde { $round } von dir getestet.
   *[no] In Runde { $round } von { $by } getestet.
  }
ending-died = In Runde { $round } getötet ({ $place }).
ending-refused = Nicht an Bord gelassen: Verdacht { $disc }.
ending-suspicion = Verdacht { $disc } am Ende.
ending-last-infected = Als Letztes angesteckt.
ending-coop-died = { $figure }: in Runde { $round } getötet ({ $place }).
ending-coop-turned = { $figure }: seit Runde { $round } ein Teil des Aliens.

## Augenblicke

ending-moment-infected = { $you ->
    [seat] { $by } steckt dich an
    [by] Du steckst { $seat } an
   *[no] { $by } steckt { $seat } an
  }
    .text = { $place }: ein Marker, und niemand sah es.
ending-moment-bitten = { $you ->
    [seat] Ein Hund steckt dich an
   *[no] Ein Hund steckt { $seat } an
  }
    .text = { $place }: allein mit ihm.
ending-moment-dies = { $figure } stirbt
    .text = { $place }: das Alien war stärker.
ending-moment-shown = { $figure } ist das Alien
    .text = Es wirft vor allen die Haut ab.
ending-moment-test = Der Test an { $figure }
    .text = { $alien ->
        [yes] { $you ->
            [by] Du hattest recht: ein Alien.
           *[no] { $by } hatte recht: ein Alien.
          }
       *[no] { $you ->
            [by] Du findest einen Menschen.
           *[no] { $by } findet einen Menschen.
          }
      }
ending-moment-boards = { $figure } steigt ein
    .text = Die Rollenkarte wird aufgedeckt.
ending-moment-refused = { $figure } bleibt stehen
    .text = Die an Bord wollen nicht.
ending-moment-departs = Aufbruch: { $vehicle }
    .text = Wer bleibt, zeigt, was er ist.
ending-moment-sos = Das S.O.S. ist gesendet
    .text = Ab jetzt ist der Hubschrauber unterwegs.
ending-moment-fire = Feuer
    .text = { $place }: alles brennt.
ending-moment-dogs = Der Zwinger ist offen
    .text = Hunde laufen durch die Station.
ending-moment-dark = Das Licht geht aus
    .text = Niemand sieht, wer was tut.
ending-moment-over = Das Ende
    .text = { $ending }

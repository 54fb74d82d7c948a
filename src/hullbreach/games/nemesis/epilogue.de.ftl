### Das Ende einer Partie, allen erzählt.

## Nach „Gewonnen:“ oder „Verloren:“

ending-verdict-told = { $count } von { $players } haben überlebt.
    .text = { $ending } Es hat { $round } Runden gedauert.
ending-verdict-won = du lebst, und dein Ziel ist erfüllt.
    .text = { $ending } Du hast alle { $round } Runden überstanden.
ending-verdict-won-dead = dein Ziel ist erfüllt.
    .text = { $ending } Gestorben bist du in Runde { $round }.
ending-verdict-missed = du lebst, dein Ziel ist offen.
    .text = { $ending } Du hast { $round } Runden überstanden, aber das hat nicht gereicht.
ending-verdict-dead = du bist in Runde { $round } gestorben.
    .text = { $ending }
ending-verdict-intruder = du bist in Runde { $round } gestorben und hast als Xeno weitergespielt.
    .text = { $ending }
ending-verdict-coop-won = alle Ziele sind erfüllt.
    .text = { $ending } Es hat { $round } Runden gedauert.
ending-verdict-coop-lost = nicht alle Ziele sind erfüllt.
    .text = { $ending } In Runde { $round } war es vorbei.

## Wer was wollte

ending-part = { $character }, Nummer { $number }
ending-roles = { $cards }
ending-fate-won = Gewonnen
ending-fate-won-dead = Gewonnen, tot in Runde { $round }
ending-fate-missed = Überlebt, Ziel verfehlt
ending-fate-dead = Tot, Runde { $round }
ending-fate-intruder = Tot, Runde { $round }
ending-died = In Runde { $round } gestorben, { $cause } ({ $room }).
ending-killed = In Runde { $round } getötet, Angreifer: { $kind } ({ $room }).
ending-perished = Bei der letzten Prüfung: { $cause }.
ending-cleared = Unter den Karten der letzten Probe war keine Kontamination.
ending-revived = In Runde { $round } wiederbelebt.
ending-escaped = In Runde { $round } in einer Kapsel entkommen.
ending-hibernated = Seit Runde { $round } im Kälteschlaf.
ending-infested = Trug seit Runde { $round } eine Larve in sich.
ending-intruder = Hat ab Runde { $round } als Xeno weitergespielt, damit niemand gewinnt.
ending-goal-survive = überlebt
ending-goal-earth = Schiff auf der Erde
ending-goal-mars = Schiff auf dem Mars
ending-goal-earth-clean = Erde und Nest zerstört
ending-goal-alone = niemand sonst überlebt
ending-goal-signal = Signal abgesetzt
ending-goal-queen = Königin tot oder Schiff zerstört
ending-goal-pod = in einer Kapsel entkommen
ending-goal-hoard = genug Gegenstände
ending-goal-explored = jeder Raum erkundet
ending-goal-corpse = blaue Leiche mitgebracht
ending-goal-friends = noch jemand überlebt
ending-goal-nest = Nest oder Schiff zerstört
ending-goal-dead-1 = Nummer 1 überlebt nicht
ending-goal-dead-2 = Nummer 2 überlebt nicht
ending-goal-dead-3 = Nummer 3 überlebt nicht
ending-goal-dead-4 = Nummer 4 überlebt nicht
ending-goal-dead-5 = Nummer 5 überlebt nicht
ending-goal-weaknesses = zwei Schwächen entdeckt
ending-goal-egg-weakness = Schwäche des Eis entdeckt
ending-goal-carcass-weakness = Schwäche des Kadavers entdeckt
ending-goal-egg = Ei mitgebracht
ending-goal-corpse-in-surgery = blaue Leiche in der Chirurgie
ending-goal-egg-delivered = ein Ei mitgebracht

## Augenblicke

ending-moment-died = { $you ->
    [seat] Du stirbst
   *[no] { $seat } stirbt
  }
    .text = { $room }: es geschah { $cause }.
ending-moment-perished = { $you ->
    [seat] Du kommst nicht durch
   *[no] { $seat } kommt nicht durch
  }
    .text = Bei der letzten Prüfung: { $cause }.
ending-moment-revived = { $you ->
    [seat] Du bist zurück
   *[no] { $seat } ist zurück
  }
    .text = Eben noch tot, jetzt wieder unter den Lebenden.
ending-moment-xeno = { $you ->
    [seat] Du wirst zum Xeno
   *[no] { $seat } wird zum Xeno
  }
    .text = Tot, und gefährlicher als zuvor.
ending-moment-infested = { $you ->
    [seat] Du trägst eine Larve
   *[no] { $seat } trägt eine Larve
  }
    .text = Sie wächst jetzt heran.
ending-moment-escaped = { $you ->
    [seat] Du entkommst
   *[no] { $seat } entkommt
  }
    .text = Eine Kapsel verlässt das Schiff.
ending-moment-hibernated = { $you ->
    [seat] Du schläfst ein
   *[no] { $seat } schläft ein
  }
    .text = Ab jetzt zählt nur noch der Kurs.
ending-moment-weakness = Eine Schwäche ist gefunden
    .text = { $place }: { $card }.
ending-moment-nest-destroyed = Das Nest ist zerstört
    .text = Das letzte Ei ist weg.
ending-moment-killed = Erlegt: { $kind }
    .text = { $room }: einer weniger.
ending-moment-first-contact = Erster Kontakt
    .text = Ab jetzt wissen alle, was sie wollen.
ending-moment-signal = { $you ->
    [seat] Du setzt das Signal ab
   *[no] { $seat } setzt das Signal ab
  }
    .text = Für manche das halbe Ziel.
ending-moment-fuse-started = Die Selbstzerstörung läuft
    .text = Dem Schiff bleibt wenig Zeit.
ending-moment-ship-lost = Das Schiff ist verloren
    .text = Wer noch an Bord ist, stirbt mit ihm.
ending-moment-jump = Der Sprung
    .text = Wer wach ist, überlebt ihn nicht.
ending-moment-arrived = Ankunft
    .text = { $planet }: das war der Kurs.
ending-moment-surprise = { $you ->
    [seat] Du wirst überrascht
   *[no] { $seat } wird überrascht
  }
    .text = { $kind }: { $number } gegen { $cards } Karten.
ending-moment-encounter = { $you ->
    [seat] Du bist nicht allein
   *[no] { $seat } ist nicht allein
  }
    .text = { $room }: etwas kommt aus dem Dunkel.
ending-moment-explored = { $you ->
    [seat] Du erkundest
   *[no] { $seat } erkundet
  }
    .text = { $tile }.

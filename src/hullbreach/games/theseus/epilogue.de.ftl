### Das Ende einer Partie, allen erzählt.

## Nach „Gewonnen:“ oder „Verloren:“

ending-verdict-destruction-lost = { $winner } nimmt das letzte Leben.
    .text = Der letzte Schlag in Zug { $turn } kam durch { $cause }. Leben und Daten: { $mine } gegen { $best }.
ending-verdict-destruction-won = { $seat } hat kein Leben mehr.
    .text = Der letzte Schlag in Zug { $turn } kam durch { $cause }. Leben und Daten: { $mine } gegen { $best }.
ending-verdict-destruction-told = { $seat } hat kein Leben mehr, { $winner } gewinnt.
    .text = Der letzte Schlag in Zug { $turn } kam durch { $cause }. Leben und Daten: { $best }.
ending-verdict-data-lost = { $by } hat alle Daten.
    .text = Die letzten Pakete in Zug { $turn }: { $cause }. Leben und Daten: { $mine } gegen { $best }.
ending-verdict-data-won = alle Daten sind gesammelt.
    .text = Die letzten Pakete in Zug { $turn }: { $cause }. Leben und Daten: { $mine } gegen { $best }.
ending-verdict-data-told = { $by } hat alle Daten.
    .text = Die letzten Pakete in Zug { $turn }: { $cause }. Leben und Daten: { $best }.
ending-verdict-supremacy-lost = { $winner } erreicht das Ende der Lebensleiste.
    .text = Die letzten Punkte in Zug { $turn }: { $cause }. { $mine } gegen { $best }.
ending-verdict-supremacy-won = das Ende der Lebensleiste ist erreicht.
    .text = Die letzten Punkte in Zug { $turn }: { $cause }. { $mine } gegen { $best }.
ending-verdict-supremacy-told = { $winner } erreicht das Ende der Lebensleiste.
    .text = Die letzten Punkte in Zug { $turn }: { $cause }.
ending-verdict-end-track-lost = { $winner } hat mehr Leben und Daten.
    .text = Die Spielendeanzeige war in Zug { $turn } zu Ende: { $mine } gegen { $best }.
ending-verdict-end-track-won = mehr Leben und Daten als alle anderen.
    .text = Die Spielendeanzeige war in Zug { $turn } zu Ende: { $mine } gegen { $best }.
ending-verdict-end-track-told = { $winner } hat am meisten Leben und Daten.
    .text = Die Spielendeanzeige war in Zug { $turn } zu Ende: { $best } zusammen.
ending-verdict-turn-limit-lost = { $winner } hat mehr Leben und Daten.
    .text = Der letzte Zug war Nummer { $turn }: { $mine } gegen { $best }.
ending-verdict-turn-limit-won = mehr Leben und Daten als alle anderen.
    .text = Der letzte Zug war Nummer { $turn }: { $mine } gegen { $best }.
ending-verdict-turn-limit-told = { $winner } hat am meisten Leben und Daten.
    .text = Der letzte Zug war Nummer { $turn }: { $best } zusammen.
ending-verdict-shared-lost = { $winner } hat mehr Leben und Daten.
    .text = Auch die zusätzlichen Züge entschieden bis Zug { $turn } nichts: { $mine } gegen { $best }.
ending-verdict-shared-won = bis zuletzt gleichauf, ein geteilter Sieg.
    .text = Auch die zusätzlichen Züge entschieden bis Zug { $turn } nichts: { $mine } gegen { $best }.
ending-verdict-shared-told = bis zuletzt gleichauf, ein geteilter Sieg.
    .text = Auch die zusätzlichen Züge entschieden bis Zug { $turn } nichts: je { $best }.

## Ziele

ending-ways-life = { $life } Leben
ending-ways-life-or-data = { $life } Leben oder { $data } Daten
ending-ways-foe = Ein Gegner auf 0 Leben
ending-ways-data-or-life = { $data } Daten, oder ein Gegner auf 0 Leben
ending-part = { $faction }, mit { $partner }
ending-goal-life = { $have } von { $need } Leben
ending-goal-data = { $have } von { $need } Daten, { $faction }
ending-goal-foe = { $life ->
    [0] { $faction } auf 0 Leben
   *[other] { $faction }, noch { $life } Leben
  }
ending-goal-sum = Leben und Daten { $mine } gegen { $best }
ending-fate = { $won ->
    [yes] Gewonnen, { $life } Leben
   *[no] { $life } Leben
  }{ $collects ->
    [yes] , { $data } Daten
   *[no] {""}
  }
ending-loss = Durch { $cause }: −{ $amount } Leben.
ending-gain = Durch { $cause }: +{ $amount } Leben.

## Augenblicke

ending-moment-struck = { $you ->
    [seat] Du verlierst { $lost } Leben
   *[no] { $seat } verliert { $lost } Leben
  }
    .text = Durch { $cause }: noch { $left } übrig.
ending-moment-data = { $you ->
    [seat] Du gewinnst { $amount } Daten
   *[no] { $seat } gewinnt { $amount } Daten
  }
    .text = { $cause }: jetzt { $have }.
ending-moment-ejected = { $unit } treibt ins All
    .text = { $cause }: eine Einheit weniger im Ring.
ending-moment-extra = { $you ->
    [seat] Ein zusätzlicher Zug für dich
   *[no] Ein zusätzlicher Zug für { $seat }
  }
    .text = Zweimal hintereinander.
ending-moment-hatched = { $unit } schlüpft
    .text = { $place }: ein Feind mehr.
ending-moment-tie = Gleichstand
    .text = Wer gleichauf liegt, hat noch einen Zug.
ending-moment-leads = { $you ->
    [seat] Du gehst in Führung
   *[no] { $seat } geht in Führung
  }
    .text = Leben und Daten: { $sum }.
ending-moment-over = Der letzte Zug
    .text = { $ending }

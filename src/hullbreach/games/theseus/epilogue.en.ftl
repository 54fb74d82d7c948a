### The end of a game, told to everybody.

## After "Won:" or "Lost:"

ending-verdict-destruction-lost = { $winner } takes the last life.
    .text = The last blow was { $cause } in turn { $turn }. Life and data: { $mine } against { $best }.
ending-verdict-destruction-won = { $seat } has no life left.
    .text = The last blow was { $cause } in turn { $turn }. Life and data: { $mine } against { $best }.
ending-verdict-destruction-told = { $seat } has no life left, { $winner } wins.
    .text = The last blow was { $cause } in turn { $turn }. Life and data: { $best }.
ending-verdict-data-lost = { $by } has all the data.
    .text = The last packets came by { $cause } in turn { $turn }. Life and data: { $mine } against { $best }.
ending-verdict-data-won = all data are collected.
    .text = The last packets came by { $cause } in turn { $turn }. Life and data: { $mine } against { $best }.
ending-verdict-data-told = { $by } has all the data.
    .text = The last packets came by { $cause } in turn { $turn }. Life and data: { $best }.
ending-verdict-supremacy-lost = { $winner } reaches the end of the life track.
    .text = The last points came by { $cause } in turn { $turn }: { $mine } against { $best }.
ending-verdict-supremacy-won = the end of the life track is reached.
    .text = The last points came by { $cause } in turn { $turn }: { $mine } against { $best }.
ending-verdict-supremacy-told = { $winner } reaches the end of the life track.
    .text = The last points came by { $cause } in turn { $turn }.
ending-verdict-end-track-lost = { $winner } has more life and data.
    .text = The end track ran out in turn { $turn }: { $mine } against { $best }.
ending-verdict-end-track-won = more life and data than anybody else.
    .text = The end track ran out in turn { $turn }: { $mine } against { $best }.
ending-verdict-end-track-told = { $winner } has most life and data.
    .text = The end track ran out in turn { $turn }: { $best } in all.
ending-verdict-turn-limit-lost = { $winner } has more life and data.
    .text = The last turn was number { $turn }: { $mine } against { $best }.
ending-verdict-turn-limit-won = more life and data than anybody else.
    .text = The last turn was number { $turn }: { $mine } against { $best }.
ending-verdict-turn-limit-told = { $winner } has most life and data.
    .text = The last turn was number { $turn }: { $best } in all.
ending-verdict-shared-lost = { $winner } has more life and data.
    .text = The additional turns decided nothing until turn { $turn }: { $mine } against { $best }.
ending-verdict-shared-won = level to the end, a shared victory.
    .text = The additional turns decided nothing until turn { $turn }: { $mine } against { $best }.
ending-verdict-shared-told = level to the end, a shared victory.
    .text = The additional turns decided nothing until turn { $turn }: { $best } each.

## Goals

ending-ways-life = { $life } life
ending-ways-life-or-data = { $life } life or { $data } data
ending-ways-foe = An enemy at 0 life
ending-ways-data-or-life = { $data } data, or an enemy at 0 life
ending-part = { $faction }, with { $partner }
ending-goal-life = { $have } of { $need } life
ending-goal-data = { $have } of { $need } data, { $faction }
ending-goal-foe = { $life ->
    [0] { $faction } at 0 life
   *[other] { $faction }, still { $life } life
  }
ending-goal-sum = life and data { $mine } against { $best }
ending-fate = { $won ->
    [yes] Won, { $life } life
   *[no] { $life } life
  }{ $collects ->
    [yes] , { $data } data
   *[no] {""}
  }
ending-loss = From { $cause }: −{ $amount } life.
ending-gain = From { $cause }: +{ $amount } life.

## Moments

ending-moment-struck = { $you ->
    [seat] You lose { $lost } life
   *[no] { $seat } loses { $lost } life
  }
    .text = By { $cause }, { $left } left.
ending-moment-data = { $you ->
    [seat] You gain { $amount } data
   *[no] { $seat } gains { $amount } data
  }
    .text = By { $cause }, { $have } now.
ending-moment-ejected = { $unit } is thrown into space
    .text = By { $cause }: one unit less in the ring.
ending-moment-extra = { $you ->
    [seat] An additional turn for you
   *[no] An additional turn for { $seat }
  }
    .text = Twice in a row.
ending-moment-hatched = { $unit } hatches
    .text = { $place }: one more enemy.
ending-moment-tie = Level
    .text = Those tied get one more turn each.
ending-moment-leads = { $you ->
    [seat] You take the lead
   *[no] { $seat } takes the lead
  }
    .text = Life and data: { $sum }.
ending-moment-over = The last turn
    .text = { $ending }

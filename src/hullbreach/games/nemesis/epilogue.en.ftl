### The end of a game, told to everybody.

## After "Won:" or "Lost:"

ending-verdict-told = { $count } of { $players } came through.
    .text = { $ending } It took { $round } rounds.
ending-verdict-won = you live, and your objective is met.
    .text = { $ending } You came through all { $round } rounds.
ending-verdict-won-dead = your objective is met.
    .text = { $ending } You died in round { $round }.
ending-verdict-missed = you live, your objective is open.
    .text = { $ending } You came through { $round } rounds, but that was not enough.
ending-verdict-dead = you died in round { $round }.
    .text = { $ending }
ending-verdict-intruder = you died in round { $round } and played on as the Intruder.
    .text = { $ending }
ending-verdict-coop-won = all objectives are met.
    .text = { $ending } It took { $round } rounds.
ending-verdict-coop-lost = not every objective was met.
    .text = { $ending } It was over in round { $round }.

## Who wanted what

ending-part = { $character }, player { $number }
ending-roles = { $cards }
ending-fate-won = Won
ending-fate-won-dead = Won, dead in round { $round }
ending-fate-missed = Survived, objective missed
ending-fate-dead = Dead, round { $round }
ending-fate-intruder = Dead, round { $round }
ending-died = Died { $cause } in round { $round } ({ $room }).
ending-killed = Killed in round { $round } by an attack: { $kind } ({ $room }).
ending-perished = At the last check: { $cause }.
ending-cleared = The cards of the last check held no Contamination.
ending-revived = Revived in round { $round }.
ending-escaped = Got away in a pod in round { $round }.
ending-hibernated = In hibernation since round { $round }.
ending-infested = Carried a Larva since round { $round }.
ending-intruder = Played on as the Intruder from round { $round } on, so that nobody wins.
ending-goal-survive = survived
ending-goal-earth = ship on Earth
ending-goal-mars = ship on Mars
ending-goal-earth-clean = Earth and Nest destroyed
ending-goal-alone = nobody else survives
ending-goal-signal = Signal sent
ending-goal-queen = Queen dead or ship destroyed
ending-goal-pod = away in a pod
ending-goal-hoard = enough items
ending-goal-explored = every room explored
ending-goal-corpse = blue corpse brought along
ending-goal-friends = somebody else survives too
ending-goal-nest = Nest or ship destroyed
ending-goal-dead-1 = player 1 does not survive
ending-goal-dead-2 = player 2 does not survive
ending-goal-dead-3 = player 3 does not survive
ending-goal-dead-4 = player 4 does not survive
ending-goal-dead-5 = player 5 does not survive
ending-goal-weaknesses = two Weaknesses discovered
ending-goal-egg-weakness = egg Weakness discovered
ending-goal-carcass-weakness = carcass Weakness discovered
ending-goal-egg = egg brought along
ending-goal-corpse-in-surgery = blue corpse in the Surgery
ending-goal-egg-delivered = an egg brought along

## Moments

ending-moment-died = { $you ->
    [seat] You die
   *[no] { $seat } dies
  }
    .text = { $room }: it happened { $cause }.
ending-moment-perished = { $you ->
    [seat] You do not come through
   *[no] { $seat } does not come through
  }
    .text = At the last check: { $cause }.
ending-moment-revived = { $you ->
    [seat] You are back
   *[no] { $seat } is back
  }
    .text = Dead a moment ago, and now among the living.
ending-moment-xeno = { $you ->
    [seat] You become the Intruder
   *[no] { $seat } becomes the Intruder
  }
    .text = Dead, and more dangerous than before.
ending-moment-infested = { $you ->
    [seat] You carry a Larva
   *[no] { $seat } carries a Larva
  }
    .text = It grows in there now.
ending-moment-escaped = { $you ->
    [seat] You get away
   *[no] { $seat } gets away
  }
    .text = A pod leaves the ship.
ending-moment-hibernated = { $you ->
    [seat] You fall asleep
   *[no] { $seat } falls asleep
  }
    .text = From here on only the course counts.
ending-moment-weakness = A weak spot is found
    .text = { $place }: { $card }.
ending-moment-nest-destroyed = The Nest is destroyed
    .text = The last egg is gone.
ending-moment-killed = { $kind } killed
    .text = { $room }: one less.
ending-moment-first-contact = First contact
    .text = From now on everybody knows what they want.
ending-moment-signal = { $you ->
    [seat] You send the Signal
   *[no] { $seat } sends the Signal
  }
    .text = Half an objective, for some.
ending-moment-fuse-started = The self-destruct is running
    .text = The ship has little time left.
ending-moment-ship-lost = The ship is lost
    .text = Whoever is still aboard dies with it.
ending-moment-jump = The jump
    .text = Whoever is awake does not survive it.
ending-moment-arrived = Arrival
    .text = { $planet }: that was the course.
ending-moment-surprise = { $you ->
    [seat] You are taken by surprise
   *[no] { $seat } is taken by surprise
  }
    .text = { $kind }: { $number } against { $cards } cards.
ending-moment-encounter = { $you ->
    [seat] You are not alone
   *[no] { $seat } is not alone
  }
    .text = { $room }: something comes out of the dark.
ending-moment-explored = { $you ->
    [seat] You explore
   *[no] { $seat } explores
  }
    .text = { $tile }.

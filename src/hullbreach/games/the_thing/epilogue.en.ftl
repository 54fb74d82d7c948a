### The end of a game, told to everybody.

## After "Won:" or "Lost:"

ending-verdict-humans-escaped = all humans got away.
    .text = { $vehicle } left in round { $round }. { $aliens ->
        [0] No alien was left.
        [one] One alien stayed in the ice.
       *[other] { $aliens } aliens stayed in the ice.
      }
ending-verdict-last-human-infected = the last human is infected.
    .text = In round { $round } nobody was human any more.
ending-verdict-last-human-killed = the last human is dead.
    .text = It ended in round { $round }, with { $aliens ->
        [one] one alien
       *[other] { $aliens } aliens
      }.
ending-verdict-frozen = the base has frozen.
    .text = The cold came in round { $round }. { $aliens ->
        [0] Nobody outlasts it.
        [one] One alien outlasts it.
       *[other] { $aliens } aliens outlast it.
      }
ending-verdict-alien-aboard = an alien came aboard.
    .text = { $vehicle } takes it to the mainland in round { $round }.
ending-verdict-left-behind = a human was left behind.
    .text = { $vehicle } left too early in round { $round }.
ending-verdict-round-limit = the winter is over and nobody got away.
    .text = After { $round } rounds there { $aliens ->
        [one] is one alien.
       *[other] are { $aliens } aliens.
      }
ending-verdict-coop-escaped = you got away.
    .text = { $vehicle } left in round { $round }.
ending-verdict-nobody-left = none of the six is left.
    .text = The alien won in round { $round }.

## Who was what

ending-role-human = Human
ending-role-alien = Alien from the start
ending-role-infected = Alien since round { $round }
ending-role-crew = { $left } of { $count } still human
ending-led = { $figures }
ending-won = Won
ending-lost = Lost
ending-goal-nobody-leaves = no human gets away
ending-goal-not-last = not infected as the very last
ending-goal-humans-away = the humans got away
ending-goal-no-alien = no alien aboard
ending-goal-all-humans = no human left behind
ending-goal-aboard-as = { $place ->
    [0] aboard
   *[other] aboard, as number { $place }
  }
ending-goal-got-away = got away
ending-goal-one-away = at least one human got away
ending-infected-by = { $you ->
    [by] Infected by you in round { $round } ({ $place }).
   *[no] Infected by { $by } in round { $round } ({ $place }).
  }
ending-bitten = Infected by a dog in round { $round } ({ $place }).
ending-infected-other = { $you ->
    [other] Infected you.
   *[no] Infected { $other }.
  }
ending-shown = Showed itself in round { $round }. Strength { $strength } in the end.
ending-tested = { $you ->
    [by] Tested by you in round { $round }.
   *[no] Tested by { $by } in round { $round }.
  }
ending-died = Killed in round { $round } ({ $place }).
ending-refused = Was not let aboard: suspicion { $disc }.
ending-suspicion = Suspicion { $disc } in the end.
ending-last-infected = The last to be infected.
ending-coop-died = { $figure } was killed in round { $round } ({ $place }).
ending-coop-turned = { $figure } became part of the alien in round { $round }.

## Moments

ending-moment-infected = { $you ->
    [seat] { $by } infects you
    [by] You infect { $seat }
   *[no] { $by } infects { $seat }
  }
    .text = { $place }: one token, and nobody saw it.
ending-moment-bitten = { $you ->
    [seat] A dog infects you
   *[no] { $seat } is infected by a dog
  }
    .text = { $place }: alone with it.
ending-moment-dies = { $figure } dies
    .text = { $place }: the alien was stronger.
ending-moment-shown = { $figure } is the alien
    .text = It sheds its skin before everybody.
ending-moment-test = The test of { $figure }
    .text = { $alien ->
        [yes] { $you ->
            [by] You were right: an alien.
           *[no] { $by } was right: an alien.
          }
       *[no] { $you ->
            [by] You find a human.
           *[no] { $by } finds a human.
          }
      }
ending-moment-boards = { $figure } climbs aboard
    .text = The role card is turned up.
ending-moment-refused = { $figure } is left standing
    .text = Those aboard do not want them.
ending-moment-departs = { $vehicle } leaves
    .text = Whoever stays shows what they are.
ending-moment-sos = The S.O.S. is sent
    .text = From now on the helicopter is on its way.
ending-moment-fire = Fire
    .text = { $place } burns.
ending-moment-dogs = The kennel is open
    .text = Dogs run through the base.
ending-moment-dark = The light goes out
    .text = Nobody sees who does what.
ending-moment-over = The end
    .text = { $ending }

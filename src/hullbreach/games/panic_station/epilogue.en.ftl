### The end of a game, told to everybody.

## After "Won:" or "Lost:"

ending-verdict-nest-destroyed = the nest burns.
    .text = { $you ->
        [by] You
       *[no] { $by }
      } lit the gas in round { $round }. { $humans } of { $players } { $humans ->
        [one] has survived as a human
       *[other] have survived as humans
      }.
ending-verdict-all-infected = nobody is human any more.
    .text = The scan of round { $round } shows nothing but red.
ending-verdict-no-soldiers = no soldier is left.
    .text = Without a soldier nobody can burn the nest. { $humans } of { $players } { $humans ->
        [one] was still alive and human
       *[other] were still alive and human
      } in round { $round }.
ending-verdict-resigned = the last human gives up.
    .text = There was not enough gas left in round { $round }.
ending-verdict-nest-lost = the nest cannot be reached any more.
    .text = In round { $round } no way led there. { $humans } of { $players } { $humans ->
        [one] was
       *[other] were
      } still alive and human.
ending-verdict-out-of-time = time has run out.
    .text = After { $round } rounds the nest still lives. { $humans } of { $players } { $humans ->
        [one] has survived as a human
       *[other] have survived as humans
      }.

## Who was what

ending-role-human = Human
ending-role-infected = Infected, round { $round }
ending-role-host = Host, round { $round }
ending-figures = { $soldier ->
    [0] soldier dead
   *[other] soldier { $soldier }
  }, { $android ->
    [0] android dead
   *[other] android { $android } life
  }
ending-won = Won
ending-lost = Lost
ending-dead = Dead, round { $round }
ending-goal-nest = the nest burnt with { $gas } gas cans
ending-goal-no-nest = the nest lives
ending-goal-alive = still alive
ending-goal-not-last = not the last to be infected
ending-goal-served = infected or killed a human
ending-became-host = Drew the host card in round { $round }.
ending-caught = { $you ->
    [by] Infected by you in round { $round } ({ $room }) and gave { $gave } for it.
   *[no] Infected by { $by } in round { $round } ({ $room }) and gave { $gave } for it.
  }
ending-infected-other = { $you ->
    [other] Infected you.
   *[no] Infected { $other }.
  }
ending-fended = { $you ->
    [by] Fended you off in round { $round } with a gas can.
   *[no] Fended off { $by } in round { $round } with a gas can.
  }
ending-death-shoots = { $you ->
    [by] You shot the { $figure } in round { $round } ({ $room }).
   *[no] { $by } shot the { $figure } in round { $round } ({ $room }).
  }
ending-death-stabs = { $you ->
    [by] You stabbed the { $figure } in round { $round } ({ $room }).
   *[no] { $by } stabbed the { $figure } in round { $round } ({ $room }).
  }
ending-death-grenade = { $you ->
    [by] The { $figure } died of a grenade thrown by you in round { $round } ({ $room }).
   *[no] The { $figure } died of a grenade thrown by { $by } in round { $round } ({ $room }).
  }
ending-death-parasites = Parasites killed the { $figure } in round { $round } ({ $room }).

## Moments

ending-moment-infected = { $you ->
    [seat] { $by } infects you
    [by] You infect { $seat }
   *[no] { $by } infects { $seat }
  }
    .text = { $room }: an exchange like any other, nobody else noticed.
ending-moment-host = { $you ->
    [seat] You become the host
   *[no] { $seat } becomes the host
  }
    .text = A search finds the host card, and nobody else learns it.
ending-moment-cured = { $you ->
    [seat] You are cured
   *[no] { $seat } is cured
  }
    .text = { $you ->
        [by] You handed over the antidote.
       *[no] { $by } handed over the antidote.
      }
ending-moment-fended = { $you ->
    [seat] You fend off { $by }
    [by] { $seat } fends you off
   *[no] { $seat } fends off { $by }
  }
    .text = { $room }: a gas can for an infection card.
ending-moment-scan = The scan: { $red } hot, { $blue } cold
    .text = From now on everybody counts.
ending-moment-dies = { $you ->
    [seat] You lose the { $figure }
   *[no] { $seat } loses the { $figure }
  }
    .text = { $room }: the parasites were stronger.
ending-moment-killed = { $you ->
    [seat] You lose the { $figure }
   *[no] { $seat } loses the { $figure }
  }
    .text = { $you ->
        [by] { $room }: that was you.
       *[no] { $room }: that was { $by }.
      }
ending-moment-out = { $you ->
    [seat] You are out
   *[no] { $seat } is out
  }
    .text = Soldier and android are both dead.
ending-moment-burns = Fire runs through the station
    .text = { $you ->
        [seat] You empty the gas cans in the nest.
       *[no] { $seat } empties the gas cans in the nest.
      }
ending-moment-nest = The nest is found
    .text = { $you ->
        [seat] You lay the room everybody was looking for.
       *[no] { $seat } lays the room everybody was looking for.
      }
ending-moment-end = The end
    .text = { $what }
ending-moment-alarm = Alarm
    .text = { $you ->
        [seat] { $room }: you wake the parasites.
       *[no] { $room }: { $seat } wakes the parasites.
      }

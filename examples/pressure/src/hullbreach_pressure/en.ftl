### Pressure: everybody reads one gauge, and nobody knows them all.

game-pressure = Pressure
    .text = Everybody reads one gauge. What do all of them show together?
mode-engine = Engine room

board-seat = { $seat }
board-out = out
board-claim = { $seat } claims: at least { $claim } of { $most }.
board-gauge = Your gauge shows { $value }.
board-opened = last showed { $value }

option-claim = At least { $claim }
option-open = Open the gauges
note-claim = The next player goes higher, or does not believe you and all gauges are read.
note-open = whoever is wrong loses a life
closed-no-claim = nobody has claimed anything yet

prompt-turn-claim = { $claim ->
    [0] You begin. What do all gauges show together?
   *[other] The claim is { $claim }. Do you go higher?
  }

event-dealt = { $count } gauges are read.
event-claim = { $you ->
    [seat] You claim: at least { $claim }.
   *[no] { $seat } claims: at least { $claim }.
  }
event-opened = { $you ->
    [seat] You do not believe in { $claim }. The gauges show { $total }.
   *[no] { $seat } does not believe in { $claim }. The gauges show { $total }.
  }
event-wrong = { $you ->
    [seat] { $lives ->
        [0] You were wrong and are out.
       *[other] You were wrong. Lives left: { $lives }.
      }
   *[no] { $lives ->
        [0] { $seat } was wrong and is out.
       *[other] { $seat } was wrong. Lives left: { $lives }.
      }
  }
ending-survived = One of you is left, and the engine holds.

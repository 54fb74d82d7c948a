### Words of the server: what happens around a table, why something is refused, and notices.

## The log

event-table-created = The table is open.
event-table-imported = The game was brought here from a file.
event-table-joined = { $name } sits down.
event-table-left = { $bot ->
    [none] { $name } leaves the table.
   *[other] { $name } gives the seat up. { $bot } plays it from now on.
  }
event-table-replaced = { $you ->
    [seat] { $bot ->
        [none] Your seat is free again.
       *[other] { $bot } takes your place.
      }
   *[no] { $bot ->
        [none] { $seat } is free again.
       *[other] { $bot } sits down, a bot.
      }
  }
event-table-started = The game begins.
event-table-undone = { $you ->
    [seat] You take back the last answer.
   *[no] { $seat } takes back the last answer.
  }
event-table-proposed = { $you ->
    [seat] You ask to take back the last move, although something came to light.
   *[no] { $seat } asks to take back the last move, although something came to light.
  }
event-table-agreed = { $you ->
    [seat] You agree.
   *[no] { $seat } agrees.
  }
event-table-refused = { $you ->
    [seat] You do not agree.
   *[no] { $seat } does not agree.
  }
event-table-dealt-anew = Roles and cards are dealt anew so that everything everybody has seen still fits. Fingerprint of the key: { $fingerprint }.
event-table-redealt = What nobody had seen is dealt anew. Fingerprint of the key: { $fingerprint }.
event-table-timeout = Your time is up; the safe answer was taken for you.
event-table-stand-in = { $you ->
    [seat] You are away; { $bot } plays on and keeps your seat warm.
   *[no] { $seat } is away; { $bot } plays on and keeps the seat warm.
  }
event-table-pause-asked = { $you ->
    [seat] You ask for a pause.
   *[no] { $seat } asks for a pause.
  }
event-table-seat-asked = { $name } asks for the seat of { $seat }.
event-table-seat-wanted = { $name } asks for the seat of { $bot }.
event-table-request-refused = The host says “not now” to { $name }.
event-table-host = { $you ->
    [seat] You look after the table from now on.
   *[no] { $seat } looks after the table from now on.
  }
event-table-given-away = The host gives the seat of { $name } away. { $bot } plays it; what it knows stays with the seat.
event-table-reminded = { $you ->
    [seat] You are reminded that the table waits.
   *[no] { $seat } is reminded that the table waits.
  }
event-table-opened = { $you ->
    [seat] You see all cards from now on, and say nothing more until the end.
   *[no] { $seat } is out, sees all cards from now on and says nothing more until the end.
  }
event-table-back = { $you ->
    [seat] You are back.
   *[no] { $seat } is back.
  }
event-table-paused = The host pauses the game.
event-table-resumed = The game goes on.
event-table-ended = The host ends the game.
event-table-fault = A rule failed with every answer. The table rests; the report was kept.
event-table-rules = The rules were corrected (version { $version }); the unfinished step begins again.
event-table-again = The next game is open.

## Refusals

error-malformed = The server could not read that. Load the page anew.
error-hello-first = The connection did not begin as it should.
error-not-found = There is nothing at this link, or nothing any more. Check the link or the table word.
error-no-game = There is no such game here. Check the address, or choose one.
error-no-word = No table has this word now. Check it, or ask for the link.
error-bad-token = This link opens no seat at this table.
error-revoked = This seat is not yours here any more. You are watching now.
error-not-seated = Spectators look on. Sit down to play.
error-out-of-date = That was an answer to an earlier question. Nothing has changed.
error-not-asked = You are not asked anything now.
error-illegal = That is not open to you now. The question has been renewed.
error-refused = It cannot be done like this. Nothing has changed.
error-game-over = The game is over.
error-not-started = The game has not begun.
error-paused = The game is paused.
error-cannot-undo = That cannot be taken back any more: somebody has answered since, or something came to light.
error-no-proposal = Nothing is proposed.
error-rule-fault = A rule failed. Your answer was taken back and the report was kept; choose something else.
error-broken = This table cannot be read by this version of the server. It is kept as it is, and whoever runs the server can see it.
error-too-fast = That was too fast. Wait a moment.
error-too-large = That is too large.
error-too-many = There are too many already.
error-stopping = The server restarts. Your last move is safe.
error-lost = The server cannot reach its database. Your last move is safe; try again in a moment.
error-taken = That is taken already.
error-full = Every seat is taken.
error-has-sat = Somebody has sat here over this connection. Whoever knows one seat's secrets gets no other; watching is open.
error-seat-closed = Nobody gets this seat any more in this game.
error-is-here = They have the table open and play for themselves.
error-reminded = They were reminded today already.
error-forbidden = Only the host can do that.
error-silent = Whoever has seen all cards is silent until the end.
error-not-open = That cannot be done now.
error-not-over = The game is still going on.
error-old-rules = This game was played with older rules, so it cannot be analysed.
error-bad-table = Such a table cannot be set up.
error-bad-request = The server cannot do that.
error-busy = The server is full. Try again later.
error-internal = Something went wrong on the server. Nothing has changed.

## Notices

notice-title = { $game }: you are asked
notice-text = The table waits for you. Open your decision: { $link }
notice-confirm-title = Hullbreach: Is this address yours?
notice-confirm-text = Somebody who plays here wants to be told at this address when they are asked. If that is you, open this link at the device you play with: { $link } – if not, nothing more will come.

share-won = { $names } played; { $winners } won. See who knew what, and when.
share-lost = { $names } played, and nobody won. See who knew what, and when.

## Result cards

card-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
card-lost = Nobody wins.
card-seat-won = Won
card-seat-lost = Lost
card-day = { $day } { $month }
card-month-1 = January
card-month-2 = February
card-month-3 = March
card-month-4 = April
card-month-5 = May
card-month-6 = June
card-month-7 = July
card-month-8 = August
card-month-9 = September
card-month-10 = October
card-month-11 = November
card-month-12 = December
card-chance-crew = Chance of the humans
card-chance-seats = Chance of every seat
card-life = Life
card-data = Data
card-still-there = Alive and unchanged
card-turn = The turning point
card-in-round = Round { $number }
card-in-turn = Turn { $number }

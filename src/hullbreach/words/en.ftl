### Words of the house: what all games share, and what the command line says.

player = Player { $number }
listing = { $most } and { $last }
nothing = nothing
nobody = nobody

number = { $value }
percent = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

option-done = Done
option-pass = Pass
option-yes = Yes
option-no = No
option-none = None

## The table in the terminal

table-title = { $game } · { $mode } · { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }
table-seat = { $name } ({ $player })
table-you = you
table-person = at the keyboard
table-bot = bot: { $bot }
table-why = { $name }: “{ $why }”
table-waiting = Waiting for { $names }.
table-waiting-count = { $count ->
    [one] One other player is still thinking.
   *[other] { $count } other players are still thinking.
  }
table-asked = { $name }, your choice
table-number = Number
table-closed = not open: { $why }
table-keys = { $count ->
    [1] Enter
   *[other] 1–{ $count }
  } · ? rule · u undo · b board · l log · s save · h help · q quit
table-help = Type the number of an option, or enough of its words to tell it from the others.
    Enter      the only option, where there is just one
    ?          the rule this question comes from
    u          take back your last answer, as long as nothing new has come to light
    b          show the board again
    l          the story so far
    s [FILE]   save the game; go on later with: hullbreach play --resume FILE
    q          leave the table
table-unclear = { $count ->
    [1] There is only one option here: press Enter, or type h for help.
   *[other] I cannot tell which option you mean. Type a number from 1 to { $count }, or h for help.
  }
table-several = That could be { $names }. Type its number.
table-undone = Taken back.
table-not-undone = That cannot be taken back any more: someone has answered since, or something came to light.
table-saved = Saved in { $file }. Go on with: hullbreach play --resume { $file }
table-not-saved = Not saved: { $why }
table-rule = Rule { $number }, { $chapter }
table-no-rule = This question names no rule of the ledger.
table-story-empty = Nothing has happened yet.
table-pass-keyboard = { $name }, it is your turn to look. When the others have turned away, press Enter.
table-over = The game is over
table-winners = { $count ->
    [0] Nobody wins.
    [one] { $names } wins.
   *[other] { $names } win.
  }
table-score = { $name } { $score }
table-recorded = The whole game is in { $file }. Look at it with: hullbreach replay show { $file }
table-left = You have left the table.
table-open = No terminal here: the table stands open as printed above and ends on SIGTERM or Ctrl-C.
table-fault = This answer ran into a mistake in our rules and was taken back; the game goes on. Please report: { $what }
table-paused = Every answer to this question runs into a mistake in our rules, so the table pauses. Please report: { $what }
table-refused = Not accepted: { $why }

## Commands

games-seats = { $least ->
   *[other] { $least }–{ $most } seats
  }
games-same-seats = { $least ->
    [one] 1 seat
   *[other] { $least } seats
  }
games-default = default { $value }
games-none = No finished game is installed; --all lists what is there.
games-hint = Play it: { $command }

simulate-working = Playing { $game }
simulate-title = { $games ->
    [one] One game
   *[other] { $games } games
  } of { $game }, { $mode }
simulate-player = player
simulate-side = side
simulate-wins = wins
simulate-share = share
simulate-ending = ending
simulate-count = games
simulate-speed = { $decisions } decisions ({ $forced } forced beside them) in { $seconds } s: { $speed } decisions/s
simulate-seed = Seed: { $seed }
simulate-fault = Game { $number } broke off: { $why }
simulate-written = Written: { $file }

compare-yes = { $one } is stronger than { $two }: decided after { $games } games, with 95 % confidence.
compare-no = { $one } is not clearly stronger than { $two }: decided after { $games } games, with 95 % confidence.
compare-open = Still open after { $games } games whether { $one } is stronger than { $two }.
compare-share = Pairs of games that favour one of them: { $wins } to { $losses } for { $one }, { $share } (95 %: { $low } to { $high }).
compare-rates = A seat of { $one } wins { $first } of its games, one of { $two } { $second }.

ladder-elo = Elo
ladder-interval = 95 %
ladder-games = games
ladder-won = seats won

report-written = The report is { $file }. Open it in a browser.
report-head = { $game }, { $mode }
report-lead = { $games ->
    [one] One game
   *[other] { $games } games
  } at { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $decisions } decisions.
report-tables = Tables
report-wins-bot = Wins by bot
report-wins-side = Wins by side
report-wins-seat = Wins by seat
report-wins-players = Wins per seat by number of players
report-players = { $count } players
report-length = Length in decisions
report-endings = How games end
report-leads = Lead changes
report-waits = Longest wait, in decisions of others
report-usage = What is used most
report-ladder = Ladder (Elo)
report-outliers = Games that stand out
report-longest = the longest game
report-shortest = the shortest game
report-turnabout = most lead changes
report-patience = the longest wait
report-broken = broke off
report-game = Game { $number } of { $table }
report-hint = Bars show the value, the thin line its 95 % interval. Watch a game with: hullbreach replay show FILE

replay-title = { $game } · { $mode } · { $answers ->
    [one] one answer
   *[other] { $answers } answers
  }
replay-answer = { $name }: { $prompt } → { $option }
replay-ok = The replay is sound: { $answers ->
    [one] its answer gives
   *[other] its { $answers } answers give
  } the recorded game.
replay-older = { $steps ->
    [one] One step was played with older rules and is not checked.
   *[other] { $steps } steps were played with older rules and are not checked.
  }
replay-bad = The replay does not match: { $why }
replay-unfinished = The game is not over yet.
replay-forked = The game up to answer { $step } is in { $file }. Go on with: hullbreach play --resume { $file }

rules-title = { $game }: { $rules ->
    [one] one rule
   *[other] { $rules } rules
  }
rules-coverage = { $tested } of { $rules } rules have a test; { $untestable } cannot be tested.
rules-untested = Without a test: { $names }
rules-untestable = cannot be tested: { $why }
rules-mark-S = stated in the document
rules-mark-P = public fact
rules-mark-D = our design

bench-working = Measuring { $game }
bench-mode = mode
bench-seats = seats
bench-decisions = decisions/s
bench-forced = forced answers/s
bench-clone = clone, µs
bench-clone-mid = clone in mid-step, µs
bench-fork = fork, µs
bench-fork-mid = fork in mid-step, µs
bench-views = views/s

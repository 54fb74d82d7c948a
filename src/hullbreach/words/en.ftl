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

## Values of options

value-random = random
value-chosen = chosen by the players
value-standard = as printed
value-placed = laid in turn
value-each = for each of them
value-all = once for all
value-document = by the German rules
value-rulebook = by the fuller rulebook

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
table-why-line = { $name }: “{ $why }” I said: “{ $line }”
table-waiting = Waiting for { $names }.
table-waiting-count = { $count ->
    [one] One other player is still thinking.
   *[other] { $count } other players are still thinking.
  }
table-asked = { $name }, your choice
table-who-all = Everybody answers this, in secret.
table-who-some = All who are concerned answer this, in secret.
table-who-both = Both answer this, in secret.
table-who-team = Partners decide this together.
table-number = Number
table-closed = not open: { $why }
table-keys = { $count ->
    [1] Enter
   *[other] 1–{ $count }
  } · ? rule · u undo · b board · l log · t say · i hint · s save · h help · q quit
table-help = Type the number of an option, or enough of its words to tell it from the others.
    Enter      the only option, where there is just one
    ?          the rule this question comes from
    u          take back your last answer, as long as nothing new has come to light
    b          show the board again
    i          what a good player would do here, and why (also: hint)
    l          the story so far
    t          say something to the table, by numbers
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
table-you-won = Won: { $why }
table-you-lost = Lost: { $why }
table-in-round = Round { $number }
table-in-turn = Turn { $number }
table-and = and
table-or = or
table-hint = What would a good player do?
table-no-hint = There is no hint for this question.
table-score = { $name } { $score }
table-recorded = The whole game is in { $file }. Look at it with: hullbreach replay show { $file }
table-left = You have left the table.
table-open = No terminal here: the table stands open as printed above and ends on SIGTERM or Ctrl-C.
table-bot-failed = { $name } could not decide, so any answer was given: { $why }
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

## hullbreach analyse

analyse-working = Analysing { $game }
analyse-curve = Chances to win, from the first move to the last: by the truth above, by what everybody could know below.
analyse-turnings = { $count ->
    [0] No decision can be told from chance.
    [one] One decision mattered, judged by what its player could know.
   *[other] { $count } decisions mattered, the dearest first, judged by what their players could know.
}
analyse-turning = Move { $move }, { $name }: gave away { $loss } % (± { $error }).
analyse-chosen = chosen: { $option }, chance { $chance } % (± { $error })
analyse-better = better: { $option }, chance { $chance } % (± { $error })
analyse-other = also: { $option }, chance { $chance } % (± { $error })
analyse-share = { $name }: began at { $start } %, ended at { $end } %; own decisions cost { $given } %, luck and the others brought { $luck } %.
analyse-suspects = Whom { $name } had most reason to suspect: { $other }, { $chance } % before move { $move }{ $foe ->
    [yes] {" "}(rightly).
   *[no] {" "}(wrongly).
}
analyse-foot = Played on { $played } times by { $bot }, seed { $seed }.
analyse-written = Written to { $file }.

## hullbreach balance

balance-title = { $game }, { $mode }: what the designed numbers do
balance-hint = The thin orange line over a bar is its 95 % interval. Every variant was played from the same seeds and with the same seatings as the numbers as they are; a change is measured on these pairs of games.
balance-as-it-is = The numbers as they are
balance-lead = { $games ->
    [one] One game
   *[other] { $games } games
  }, { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions in a game on average
balance-table = What was played
balance-table-note = The same seed gives the same games again. Every seating is played from every seed.
balance-changes = Other values
balance-changes-note = All of them are designed: no source states them.
balance-sides = Wins by faction or role
balance-sides-note = Share of its seats that won, its interval counted in games; roles as they were at the end. A shared victory counts for everybody.
balance-seats = Wins by seat
balance-seats-note = Share of games won. Where a game has a first player without dealing it at random, it is the first seat.
balance-differences = What it changes
balance-differences-note = Percentage points on the same seatings and seeds, with the 95 % interval.
balance-pairs = Who beats whom
balance-pairs-note = How often the side of a row beats the side of a column.
balance-faults = Games that broke off
balance-faults-note = What happened, each once.
balance-points = { $sign }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-change = { $value } ({ $low } to { $high })
balance-column-change = change, points
balance-column-bots = bot
balance-column-seats = seats
balance-column-seatings = seatings
balance-column-seeds = seeds
balance-column-seed = seed
balance-column-version = version
balance-column-options = options
balance-fault = Broke off: { $why }
balance-foot = { $bot } on every seat; { $seatings ->
    [one] one seating
   *[other] { $seatings } seatings
  }, { $seeds ->
    [one] one seed
   *[other] { $seeds } seeds
  } for each. Seed: { $seed }

ladder-elo = Elo
ladder-interval = 95 %
ladder-games = games
ladder-won = seats won

report-written = The report is { $file }. Open it in a browser.
report-title = Hullbreach: what the simulations show
report-head = { $game }, { $mode }
report-lead = { $games ->
    [one] One game
   *[other] { $games } games
  } at { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $decisions } decisions.
report-hint = The thin orange line over a bar is its 95 % interval. A linked game is a replay file; tell its story with: hullbreach replay show FILE
report-tables = Tables
report-tables-note = Who played what. The same seed gives the same games again.
report-wins-bot = Wins by bot
report-wins-bot-note = Share of its seats that won.
report-wins-side = Wins by faction or role
report-wins-side-note = Share of the seats that played it and won; roles as they were at the end.
report-wins-seat = Wins by seat
report-wins-seat-note = Share of games won. Bots keep their seats, so the bot counts here too.
report-wins-players = Wins by number of players
report-wins-players-note = Share of all seats that won.
report-players = { $count ->
    [one] One player
   *[other] { $count } players
  }
report-length = Length
report-length-note = Games by the number of decisions; answers without a choice do not count.
report-endings = How games end
report-endings-note = Share of all games.
report-leads = Lead changes
report-leads-note = Games by how often another seat came to stand best, as the greedy bot judges.
report-waits = Dead time
report-waits-note = Decisions of the others between two of one’s own, and the longest wait of a game; both on average.
report-cards = Cards used most
report-cards-note = How often each was chosen in a game, on average.
report-rooms = Rooms and places used most
report-rooms-note = How often each was chosen in a game, on average.
report-figures = Figures used most
report-figures-note = How often each was chosen in a game, on average.
report-ladder = Ladder
report-ladder-note = Strength in Elo around 1000; 400 points are odds of ten to one.
report-ladder-table = { $seats ->
    [one] One seat
   *[other] { $seats } seats
  }, seed { $seed }.
report-talk = Talk
report-talk-note = What bots said at their tables, as somebody knows it who knows everything.
report-talk-lead = { NUMBER($lines, maximumFractionDigits: 1) } lines a round; an accusation in { $accused } % of the games, a lie in { $lied } %; { $out } % of the lies came out. From who speaks at a window and who is silent a role can be told at { NUMBER($auc, minimumFractionDigits: 2, maximumFractionDigits: 2) } (0.5 is not at all).
report-talk-believed = { $believed } % of the lies were believed.
report-talk-bits = A lie is a false claim or a broken promise of somebody with a hidden side. Believed: it moved the others away from the truth. Bits: how much nearer to the truth a line brought those with nothing to hide, on average; with −1 the truth looked half as likely as before.
report-talk-signed = { $value ->
    [0] 0
   *[other] { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
  }
report-column-verb = line
report-column-seat = seat
report-column-lines = said
report-column-true = true
report-column-false = false
report-column-kept = kept
report-column-broken = broken
report-column-lies = lies
report-column-believed = believed
report-column-out = came out
report-column-bits = bits
report-outliers = Games that stand out
report-outliers-note = Each link leads to the replay that shows it.
report-longest = The longest game
report-longest-value = { $value } decisions
report-shortest = The shortest game
report-shortest-value = { $value } decisions
report-turnabout = The most lead changes
report-turnabout-value = { $value } changes
report-patience = The longest wait
report-patience-value = { $value } decisions of others
report-broken = Broke off
report-broken-value = { $value }
report-game = Game { $number }
report-span = { $low }–{ $high } %
report-of = { $part } of { $whole }
report-tick = { $value } %
report-tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-spread = Mean { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, median { $median } (dashed), from { $least } to { $most }.
report-column-share = share
report-column-interval = 95 %
report-column-seats = seats
report-column-games = games
report-column-usual = usual
report-column-longest = longest
report-column-per-game = per game
report-column-elo = Elo
report-column-bots = bots by seat
report-column-options = options
report-column-seed = seed
report-column-why = what
report-column-value = how much
report-column-replay = replay

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
rules-mark-S = stated in the rules
rules-mark-P = public fact
rules-mark-D = our design

bench-working = Measuring { $game }
bench-mode = mode
bench-seats = seats
bench-recorded = session, recorded: decisions/s
bench-unrecorded = session, not recorded: decisions/s
bench-playout = playout: decisions/s
bench-forced = forced answers for each decision
bench-clone = clone, µs
bench-clone-mid = clone in mid-step, µs
bench-fork = fork, µs
bench-fork-mid = fork in mid-step, µs
bench-view = a seat’s view, µs
bench-observe = observation, µs
bench-env = learning environment: steps/s
bench-ratio-turns = turns of a Python loop for each decision of a session
bench-ratio-recorded = session, recorded, × Catanatron (answers)
bench-ratio-unrecorded = session, not recorded, × Catanatron (answers)
bench-ratio-playout = playout × Catanatron (answers)
bench-ratio-recorded-choices = session, recorded, × Catanatron (decisions)
bench-ratio-unrecorded-choices = session, not recorded, × Catanatron (decisions)
bench-ratio-playout-choices = playout × Catanatron (decisions)
bench-ratio-clone = clone × Catanatron’s copy
bench-ratio-env = environment × PettingZoo’s tic-tac-toe

## What is at stake

odds-of = { $count } of { $faces }
unit-card = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
unit-action = { $count ->
    [one] 1 action
   *[other] { $count } actions
  }
unit-ammo = { $count } ammo

## What is said at every table

talk-yes = Yes.
talk-no = No.
talk-rather-not = I would rather not say.
talk-dont-know = I do not know.
talk-hello = Hello everybody.
talk-thanks = Thank you.
talk-one-moment = One moment, please.

## What a hint says to a person

hint-only = There is nothing else to do.
hint-habit = Everything else would cost you something for nothing.
hint-equal = As good as the others here.
hint-hunch = A little better than the others, for no single reason.
hint-behind = Not as good as the others, but it can be done.
hint-lives = It keeps you alive.
hint-cards = It leaves you with cards of more use.
hint-life = It brings or saves life, and life is what counts in the end.
hint-data = It brings data.
hint-end = The end of the game is near, and this way it counts for you.
hint-units = Your units are stronger afterwards.
hint-aim = Your units see better targets from there.
hint-upgrades = Upgrades pay off later.
hint-place = You stand in a better place afterwards.
hint-reach = From there your next move brings something.
hint-trust = It keeps the others' trust.
hint-things = It gets you tools.
hint-warmth = It keeps the base warm.
hint-way-out = It opens a way out.
hint-crew = It keeps more of the crew alive.
hint-margin = It keeps you out of the alien's reach.
hint-strength = It keeps the alien from growing.
hint-gear = You are better armed afterwards.
hint-rooms = You learn what lies ahead.
hint-danger = It is safer than the others.
hint-body = It spares you wounds.
hint-way-home = It saves time on the way home.
hint-plans = It brings your objective closer.
hint-own-race = The humans get away sooner, before the base freezes.
hint-own-race-against = The humans find it harder to get away.
hint-own-plans = The cards do more good there.
hint-own-plans-against = The cards do less good this way.
hint-own-company = More humans are likely to stay healthy and at work.
hint-own-company-against = Fewer humans are likely to stay healthy and at work.
hint-own-strength = The revealed alien can do less.
hint-own-strength-against = The revealed alien can do more.
hint-own-trust = Those who leave are more likely to be human.
hint-own-trust-against = The others take the wrong people for human.
hint-own-doubts = Suspicion is more likely to hit the right people.
hint-own-doubts-against = Suspicion is more likely to hit the wrong people.
hint-own-boarding = Your side stands better when people board.
hint-own-cover = It does not give you away.
hint-own-meeting = You are less likely to be infected.
hint-own-disc = Suspicion of you stays lower.
hint-own-things = You have better cards or more equipment afterwards.
hint-own-lives = You are more likely to stay alive.
talk-none = Nothing can be said at this table but by voice.
talk-closed = { $text } ({ $rule })
talk-unsayable = That cannot be said now, or you have said it in this round.
talk-choose = A number says it, anything else says nothing.
event-table-said = { $name }: “{ $line }”
replay-only = To { $names } alone: { $text }
replay-true = (true)
replay-false = (not true)

## Guesses of those who look on

guess-wins = Who will win?

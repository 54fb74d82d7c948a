### Words of the browser client.

close = Close
loading = One moment …
you = You
option-on = Yes
option-off = No
on = On
off = Off
player = Player { $number }
nobody = nobody
nothing = nothing
listing = { $most } and { $last }
default-name = Player
back-to-start = To the start page

## Site
nav = Site
nav-replays = Replays
nav-rules = Rules
nav-settings = Settings
nav-about = About

## The end
ending-won = Won: { $what }
ending-lost = Lost: { $what }
ending-round = Round { $number }
ending-turn = Turn { $number }
ending-in-round = round { $number }
ending-in-turn = turn { $number }
ending-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
  }
ending-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
  }
ending-lives = Who lived how long
ending-who-was-what = Who was what, and when
ending-curves = Life and data, turn by turn
ending-curve = { $name }, { $what }
ending-life = life
ending-data = data
ending-way-human = human
ending-way-infected = infected
ending-way-alien = alien
ending-way-awake = awake
ending-way-asleep = hibernating
ending-met = Met:
ending-missed = Missed:
ending-bot = bot
ending-open = All cards and roles are open now.
ending-log = Go through the log
ending-next = What comes next
ending-moments = { $count ->
    [one] One moment
    [2] Two moments
   *[other] Three moments
  }
ending-comers = { $count ->
    [one] { $names } is in
   *[other] { $names } are in
  }
ending-again = Play again with these people
ending-watch = Watch it all
ending-analysis = Analyse it
ending-new = New table
ending-show = How it ended

## Hints and learning
hint-button = Hint
hint-title = What would a good player do?
hint-thinking = Thinking it through …
hint-none = There is no hint for this question.
hint-worth = { $percent } % as good as the best
hint-first = A hint for a first game
hint-understood = Understood
hint-no-more = No hints
hint-again = First game: show hints
lesson-title = Guided opening
lesson-step = Step { $number } of { $count }
lesson-minutes = { $count ->
    [one] about 1 minute left
   *[other] about { $count } minutes left
  }
lesson-waits = This question comes in a moment. Answer as you like until then.
lesson-back = Read the step before
lesson-to-now = To now
lesson-skip = Next
lesson-leave = Go on without
lesson-leave-short = Without guide
lesson-done = That was the opening
lesson-play-on = You know what you need. The game simply goes on.
lesson-close = Close
lesson-now = now
table-bots = Bot table
lesson-bots-none = Since your last move, nobody has done anything yet.
lesson-replay = Once more
lesson-later = After that
lesson-table = Learning table
lesson-again = Go on with the guide

## Start
start-title-1 = Trust the rules.
start-title-2 = Not the crew.
start-lead = Four games of paranoia. Every rule enforced, every secret kept. Play with friends, with bots that cannot peek, or alone.
start-join = Join
start-mine = Your tables
start-open = Open tables
start-free = { $count } free
start-games = Games
start-table = { $game }, table { $table }
start-new = Table
start-new-table = New table
start-bots = Against bots
start-soon = Not on this server yet.
start-credit = No account needed. Icons: game-icons.net and its authors, CC BY 3.0. Fonts: Michroma and Barlow, SIL OFL.
status-ended = Ended

game-theseus = Theseus
game-theseus-lead = A ring of sectors, a war of traps. Move one unit and the whole station answers.
game-theseus-about = Everyone commands one faction on the same ring. A unit moves as far as there are units beside it, and the sector where it stops decides the rest.
game-theseus-seats = 2 to 4
game-theseus-time = 1 h
game-theseus-kind = Open duel
game-theseus-picture = A ring station above a dark planet; one sector is torn open, another glows green
game-the-thing = The Thing
game-the-thing-lead = An outpost in the ice. Feed the boiler, mend the radio, and find out who is still human.
game-the-thing-about = Twelve people winter in the ice, and one of them no longer is one. Keep the base alive, send the call for help, and choose with care whom you let aboard.
game-the-thing-seats = 1 to 8
game-the-thing-time = 1½ h
game-the-thing-kind = Hidden roles
game-the-thing-picture = A figure with a flare before a polar base; its shadow has too many limbs
game-panic-station = Panic Station
game-panic-station-lead = Search, shoot, exchange. One card from the wrong hand and you change sides.
game-panic-station-about = A soldier and an android each, a station that grows in the dark, and a parasite that wanders from hand to hand. Find the nest and burn it, if you are still human.
game-panic-station-seats = 4 to 6
game-panic-station-time = ¾ h
game-panic-station-kind = Hidden roles
game-panic-station-picture = Three people in a heat camera; one of them burns from inside
game-nemesis = Nemesis
game-nemesis-lead = You wake, and one pod is empty. Get home alive; what the others want is their secret.
game-nemesis-about = The ship is damaged, something walks its corridors, and everyone on board has a secret goal. Every step makes noise.
game-nemesis-seats = 1 to 5
game-nemesis-time = 2½ h
game-nemesis-kind = Secret goals
game-nemesis-picture = Three hibernation pods; the middle one is broken open from inside and a tail hangs out
game-carnomorphs = and Carnomorphs
game-specimen = Specimen
game-specimen-about = A small game of ours that shows what the table can do.
game-specimen-seats = 3 to 5
game-specimen-time = ¼ h
game-specimen-kind = Hidden roles

## Set-up
setup-mode = Mode
setup-seats = { $most ->
    [one] 1 seat
   *[other] { $least } to { $most } seats
  }
setup-players = Seats
setup-pace = Pace
setup-pace-text = Without a clock, with five minutes a decision, or over days with two for each. When time is up the safe answer is taken.
setup-pace-none = No clock
setup-pace-live = 5 min
setup-pace-days = 2 days
setup-hints = Hints
setup-hints-text = What would a good player do? Whoever asks is told, from what their own seat knows.
setup-hints-quiet = Quietly
setup-hints-told = All see it
setup-hints-off = None
setup-open = Open cards for those who are out
setup-open-text = Whoever is out for good may see all cards. They are silent until the end and take no other seat.
setup-open-yes = Allowed
setup-open-no = No
setup-listed = Lobby
setup-listed-text = Whether strangers find this table, or only who has the link.
setup-listed-yes = Anyone
setup-listed-no = With link
setup-who = Seats and invitation
setup-seats-title = Seats
setup-free = Free
setup-bot = Bot: { $bot }
setup-fill = Who plays seat { $number }
setup-ready = Ready
setup-not-ready = Not ready yet
setup-ready-button = I am ready
setup-not-ready-button = Not yet
setup-sit = Sit here
setup-name = Your name
setup-rename = Change
setup-join = Join
setup-qr = The link as a QR code
setup-copy = Copy the link
setup-copied = Copied
setup-seal = Chance is sealed; the key is shown after the game, and anyone can check it. Fingerprint:
setup-start = Start the game
setup-missing = { $count ->
    [one] One seat is still free: invite somebody or seat a bot.
   *[other] { $count } seats are still free: invite people or seat bots.
  }
setup-complete = All seats are taken and ready.
setup-me = you
setup-me-host = you, host
setup-host = host
setup-swap = Drag to swap places
setup-host-starts = The host starts when everyone is ready.
setup-watching = You are watching. Sit down on a free seat to play.
setup-full = { $bots ->
    [0] Every seat is taken; you are watching.
   *[other] Every seat is taken; you are watching. { $host } can free a bot's seat for you.
  }
setup-lookers = { $count ->
    [one] Somebody is watching and finds no seat: “Change” frees a bot's.
   *[other] { $count } people are watching and find no seat: “Change” frees a bot's.
  }
setup-get-up = Get up

## Table
board = Board
seats = Seats
hand = Your hand
console = Question and log
phases = Phases
table-question = Question
table-options = Options
table-your-move = Your move
who-mine = Your move
who-asked = You are asked
who-all = All, in secret
who-some = All concerned, in secret
who-both = Both, in secret
who-team = You and your partners
standing-title = No, and do not ask again
standing-turn = this turn
standing-round = this round
standing-game = in this game
standing-until-turn = until the end of the turn
standing-until-round = until the end of the round
standing-until-game = until the end of the game
standing-end = Ask again
sealed-title = Who has answered
sealed-open = still thinking
sealed-done = has answered
sealed-count = { $count } of { $of }, without names
plan-pool = { $placed } of { $pool } placed
plan-choose = Choose a place first
plan-lay = { $left ->
    [0] Lay this plan
   *[other] Lay this plan, hold { $left } back
  }
since-title = Since your last move
since-count = { $count ->
    [one] One thing has happened since your last move
   *[other] { $count } things have happened since your last move
  }
since-back = One step back
since-on = One step on
since-now = To now
seal-choose = Choose first
seal-veiled = Lay it face down
group-several = { $count } taken; { $least ->
    [0] up to { $most }
   *[other] { $least } to { $most }
  }
group-exactly = { $count } of { $most } taken
group-order = { $count } of { $most } in order
group-left = { $count ->
    [0] All given out
   *[other] { $count } left to give
  }
group-of = { $count } of { $most }
group-less = One less: { $name }
group-more = One more: { $name }
group-place = in place { $place }
group-confirm = Confirm
table-action = action { $taken } of { $of }
table-purse = { $left } of { $of } actions left
table-purse-after = { $left } → { $after }
out-label = You are out
out-bots = Only bots are left to move. Skip ahead?
out-others = The others play on without you.
out-public = You see what everybody may see.
out-opened = You see all cards and say nothing more until the end.
out-hands = Whose cards
skip-round = To the next round
skip-round-note = the bots do not pause until then
skip-button = To the end
skip-button-note = then roles, moments and analysis
skip-watch = Watch at leisure after all
skip-hurries = The bots play on without a pause.
skip-waits = It goes faster as soon as { $names } { $count ->
    [one] wants
   *[other] want
} to skip ahead too.
open-button = Open all cards
open-button-note = to you alone; all are told, and you are silent until the end
table-undo = Undo
table-clear = Clear
table-why = Why?
only-way = One way only
only-way-seen = Everybody can see that, so we do not ask.
table-why-long = Why am I asked this?
table-why-not = { $count ->
    [one] One more is not open: why?
   *[other] { $count } more are not open: why?
  }
table-over = The game is over
table-ended = The host ended the game before its end.
table-ended-text = Nobody has won. The replay shows what was hidden.
table-closed = The host closed this table before a game was played.
table-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
  }
table-no-winner = Nobody at the table wins.
table-replay = Watch the replay
table-again = Play again
table-waiting = Waiting
table-waiting-for = Waiting for { $names }.
table-waiting-count = { $count ->
    [one] One answer is still missing.
   *[other] { $count } answers are still missing.
  }
table-phase = Phase: { $phase }
table-you-next = You are next
table-next = { $name } is next
table-tell-me = Tell me when it is my move
table-will-tell = You will be told.
table-thinking = The table is thinking.
table-take-back = Take my answer back
table-log = Log
table-log-empty = Nothing has happened yet.
log-turn-mine = Your turn
log-turn = { $name }’s turn
table-open-log = Open the log
table-chat = Chat
table-watchers-chat = Watchers
table-say-watchers = To the other watchers
table-chat-empty = Nobody has said anything yet.
table-notes = Notes
table-notes-hint = Only you can read this. Whom do you trust?
table-message = Message
table-say = Say something to all
table-send = Send
table-code = table { $code }
table-menu = Menu
table-watching = Watching
table-watchers = { $count ->
    [one] one person
   *[other] { $count } people
  }
table-pause = Pause the table
table-resume = Go on
seat-bot = bot
seat-opened = sees all cards
seat-stand-in = a bot stands in
seat-away = away
seat-turn = Turn
seat-number = player { $number }
seat-choose = { $name }, can be chosen
choosable = can be chosen
hand-cover = Cover
hand-show = Show
hand-covered = Covered
hand-empty = Your hand is empty.
hand-empty-of = { $name } holds no cards.
hand-watching = You see what everybody at the table sees. Roles, hands and votes stay covered until somebody shows them.
secret-of = { $name }: role and goal
secret-title = Your role and goal
secret-short = Your role
secret-tap = Tap to look
secret-none = Nothing is secret now.
goal-title = Your goal
goal-any = Your goal, any one
link-live = Live
link-connecting = Connecting
link-lost = Connection lost
link-closed = Closed
link-lost-long = Connection lost. Your last move is safe. Trying again.
clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
paused-host = The table rests until the host goes on.
paused-fault = A mistake in our rules stopped this table. Nothing is lost; a report was kept.
undo-propose = Ask to take back the last move
undo-proposed = { $name } asks to take back the last move. What it brought to light is dealt anew.
undo-agree = Agree
undo-refuse = Refuse
undo-withdraw = Withdraw
doubt-text = This cannot be taken back.
choice-met = { $count } of { $of } met
choice-take = Choose { $name }
table-won = You have won
table-lost = You have lost
seat-won = won
seat-lost = lost
compose-changed = Something has changed meanwhile: what was answered stands, the rest of your draft is dropped.
compose-again = Choose another target
compose-actor = Who acts
compose-close = Put this aside
compose-missing = Still to choose: { $what }
compose-missing-aim = Choose a target first
compose-closed = { $count } closed
odds-short = { $count } of { $faces }
goal-and = and
goal-and-always = and in any case
goal-or = or
goal-open = still open
goal-met = met
goal-lost = no longer possible
compose-targets = { $first } and { $count } more
compose-empty = Take it back
doubt-go-on = Keep playing
doubt-along = Discard with it, if you like
doubt-last = You could still do something else.
doubt-left = { $count ->
    [one] You have 1 action left.
   *[other] You have { $count } actions left.
  }
doubt-no = Not now
doubt-yes = Do it
notice-title = Tell me when it is my move
notice-none = Not at all
notice-email = By e-mail
notice-discord = On Discord
notice-ntfy = Through ntfy
notice-address = Address
notice-keep = Keep
notice-kept = Kept
report-title = Something wrong?
report-hint = Say what you expected. The game goes along.
report-send = Send the report
report-sent = Sent, thank you

## Rules
rules-title = The rules
rules-search = Search the rules
rules-no-rule = There is no { $rule } in these rules.
rules-count = { $count ->
    [one] One rule
   *[other] { $count } rules
  }
rules-chapters = Chapters
rule-title = Rule
rule-why = Why am I asked this?
rule-why-not = Why can I not do this?
rule-of = What the rules say
rule-search = Search the rules
rule-none = No rule has these words.
card-rule = Rule { $rule }
rule-number = Rule { $rule }
rule-unknown = Rule { $rule } is not in the ledger.
rule-all = All rules
mark-S = stated in the rules
mark-P = public fact
mark-D = our design

## Settings
settings-title = Settings
settings-name = Name
settings-name-text = What others call you at the table.
settings-language = Language
settings-language-text = Can be changed in mid-game.
settings-palette = Seat colours
settings-palette-text = The second set keeps all eight apart for every colour vision.
settings-palette-seats = Standard
settings-palette-spread = Spread
settings-text = Text size
settings-text-text = Everything grows along.
settings-motion = Motion
settings-motion-text = Reduced: nothing travels or pulses.
settings-motion-system = As the system
settings-motion-reduced = Reduced
settings-cover = Cover my hand
settings-cover-text = My cards lie face down until I ask for them: for streaming.
settings-sound = Sound
settings-sound-text = A short tone when it is your move.

## Replay
replays-title = Replays
replays-text = Finished games of this browser. Watch who knew what, and go on from any step.
replays-none = No finished game yet.
replays-file = Open a replay file
replays-bad-file = This file is no replay: it cannot be read as JSON.
replay-of = Replay: { $game }
replay-seen-by = Seen by
replay-truth = Truth
replay-public = Public
replay-move = Move { $at } of { $of }
replay-begin = The beginning
replay-hidden = Somebody answers in secret
replay-only = To { $names } alone:
replay-unnamed = replay
replay-moments = Key moments
replay-moments-order = Order of the moments
replay-moments-rank = By weight
replay-moments-time = By time
replay-kinds = Only moments of a kind
replay-kind-infection = Infections
replay-kind-lie = Lies
replay-kind-death = Deaths
replay-kind-swap = Swaps
replay-kind-vote = Votes
replay-kind-test = Tests
replay-all = All
replay-speed = { $speed }× speed
replay-moment = Move { $at }: { $said }
replay-continue = Continue from here
replay-continue-short = From here
replay-continue-name = Play on from here
replay-time = Time
replay-moment-before = Moment before
replay-back = Step back
replay-play = Play
replay-stop = Stop
replay-on = Step on
replay-next-moment = Next moment

## Who knew what
knew-is = { $name }: { $what }
knew-holds = { $name } holds { $cards }
knew-start = { $name }'s start cards
knew-next = { $name } plays { $card } next
knew-next-unseen = { $name }'s next card
knew-deck = { $name }'s other { $count ->
    [one] card
   *[other] { $count } cards
  }
knew-goal = { $name } wants: { $goal }
knew-course = Where the ship is heading
knew-engine = State of engine { $number }

## About
about-title = About Hullbreach
about-text = A table for rules-heavy games of paranoia. Every question leads to its rule, every secret stays one, and the same engine plays with bots and feeds the lab. The games belong to their publishers; rules and texts here are told in our own words.
about-notices = Fonts, icons, libraries

## Errors
seat-replace = You have a seat at this table already. Give it up for the one in this link?
error-page = There is no such page.
error-page-text = Perhaps the address lacks a letter. On the start page you also find a table by its word.
error-unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
error-line = Connection lost. Your last move is safe; take it again if it is not in the log.

## Boards
board-back = Back to where it happens
board-whole = The whole board
board-close = Closer
board-lit = { $name }, can be chosen

## Theseus
board-theseus = The station: { $count } sectors around space
board-theseus-room = Room { $room }, { $place }
board-theseus-cards = Cards, { $place }
board-theseus-empty = empty
board-theseus-open = Open { $place }
board-theseus-sheet = Round the station
board-theseus-before = Sector before
board-theseus-after = Sector after
board-theseus-station = Station
board-theseus-between = From { $from } to { $to }
theseus-marker = { $what } of the { $faction }: { $value }
theseus-x = X = { $number }
theseus-end = END
theseus-end-at = End: { $field }
theseus-end-none = The end token is not on its track yet
board-theseus-home = Upgrade, clear
theseus-life = life
theseus-data = data
theseus-no-data = no data goal
theseus-upgrades = upgrades
theseus-deck = deck
theseus-discard = discard
theseus-start-cards = Start cards
theseus-front = Before you
theseus-next = Next card, { $count } in deck
theseus-discarded = Discarded, { $count }
theseus-turn = Turn { $turn }
theseus-phase-move = Movement
theseus-phase-actions = Action cards
theseus-phase-sector = Sector action
theseus-phase-impending = Impending card
theseus-partner = partner
theseus-partner-front = In front of { $name }, counts as yours
theseus-way-zero = Enemy at 0
theseus-way-data = { $goal } data
theseus-way-life = { $life } life
theseus-way-end = more at END
team-mine = Your team
team-number = Team { $number }
team-other = The other team
theseus-goal-duel = { $data ->
    [yes] Bring the enemy to 0 life, or reach { $goal } data. At END the larger sum of life and data wins.
   *[no] Bring the enemy to 0 life. At END the larger sum of life and data wins.
  }
theseus-goal-deathmatch = { $data ->
    [yes] Be the first with { $life } life or { $goal } data. Damage you deal is life you gain.
   *[no] Be the first with { $life } life. Damage you deal is life you gain.
  }
theseus-goal-teams = Bring the other team down before it does so with yours.

## Panic Station
board-panic = The station from above
panic-figure = { $name }: { $figure }, { $life } life
panic-spot = Place { $x }, { $y }
panic-rooms = Rooms
panic-on-top = lies on top
panic-doors = Doors
panic-open = Open
panic-closed = Closed
panic-open-until = until the parasites move
panic-finds = Finds
panic-parasites = Parasites left
panic-scan = Scan, round { $round }
panic-no-scan = No scan yet
panic-hot = { $count } hot
panic-cold = { $count } cold
panic-since = { $count ->
    [one] 1 exchange since
   *[other] { $count } exchanges since
  }
panic-out = out
panic-start = start
panic-hand = Hand { $count }, keep { $least }
panic-table = On the table
panic-shots = { $count ->
    [one] 1 shot
   *[other] { $count } shots
  }
panic-round = Round { $round }
panic-life = life points
panic-parasite-phase = Parasites
panic-state = Human or infected?
panic-state-hold = Hold to see yours and your goal
panic-exchange = Exchange
panic-only-you = only you
panic-laid = card laid
panic-choosing = choosing
panic-others-see = { $names } and all who watch see two backs change hands. Nothing more, ever.
panic-nobody-sees = Nobody else sees more than two backs.
panic-scan-result = Thermo scan: { $red } hot, { $blue } cold
panic-life-of = { $figure }: { $life } of { $most } life
panic-in-hand = in hand
panic-points = { $count ->
    [one] 1 action point left
   *[other] { $count } action points left
  }
panic-whole = Whole station
panic-closer = Closer
panic-red = searched, red
panic-your-key = your key card opens them for you
panic-none-left = none left
panic-next-black = The next alarm brings a black one.
panic-last-find = top: { $card }
panic-discards = { $count } discarded
panic-piles = Piles, doors and scan

## The Thing
board-thing = The base in the ice
thing-weather = Weather
thing-in-bag = in the bag
thing-weapons = weapons
thing-cooked = cooked
thing-pantry = pantry
thing-fuel = fuel
thing-items = items
thing-lab = lab
thing-hand = hand
thing-leads = leads next
thing-sos-sent = S.O.S. sent
thing-sos-not = S.O.S. not sent yet
thing-lands = Field { $field }: the rescue helicopter lands here
thing-land = lands
thing-rescue = Rescue helicopter on field { $field } of { $end }
thing-tank-title = Rescue tank
thing-tank = { $count ->
    [one] leaves in 1 round
   *[other] leaves in { $count } rounds
  }
thing-gone = gone for good
thing-dog = Dog
thing-ready = ready
thing-alien-at = The alien at { $place }, strength { $strength }
thing-low = low
thing-sos-short = SOS
thing-threat = The threat is on field { $field }
thing-no-dice = No dice on the table
thing-suspicion-word = suspicion
thing-dark = Dark
thing-fuel-count = { $count } fuel
thing-fuel-of = { $count } of { $of } fuel
thing-damage-of = { $count } of { $of } damage
thing-cooked-count = { $count } cooked
thing-pantry-count = { $count } more in the pantry
thing-strength = Strength { $count }
thing-revealed = revealed alien
thing-in-play = { $count ->
    [one] 1 person
   *[other] { $count } people
  }
thing-nobody-revealed = no alien has shown itself
thing-sealed = { $count } of { $of } sealed
thing-ballot-sealed = Sealed vote
thing-ballot-open = Not sealed yet
thing-queue = next in line
thing-leaves-in = leaves in { $count }
thing-handed-in = Handed in
thing-caught = { $count } caught
thing-loose = { $count } loose
thing-damage = damage
thing-tokens = tokens
thing-reserve = { $count } fuel for vehicles
thing-planned = The plan: { $place }, strength { $strength }
thing-strength-word = strength
thing-figures = { $count ->
    [one] one figure
   *[other] { $count } figures
  }
thing-plan = A place of the alien's plan, strength { $strength }
thing-suspicion = Suspicion
thing-limit = { $limit } is the limit
thing-tested = tested human
thing-face-up = card face up
thing-disc = { $name }: suspicion { $field }
thing-frost = Frost on field { $field }
thing-left = { $count } left
thing-dead = dead
thing-alien = alien
thing-leader = leader
thing-your-hand = Your hand, { $count }
thing-drawn = Just drawn
thing-yours = Yours, secret
thing-goal-coop = Keep the base alive, find out who can be trusted, and leave with at least one human.
thing-round = Round { $round }
thing-phase-weather = Weather
thing-phase-upkeep = Upkeep
thing-phase-alien = Alien
thing-phase-actions = Actions
thing-phase-lounge = Lounge
thing-phase-tests = Tests
thing-phase-food = Food
thing-phase-dogs = Dogs

## Nemesis
board-nemesis = The ship, bow to the left
nemesis-time = Time
nemesis-time-at = { $time ->
    [one] 1 round left
   *[other] { $time } rounds left
  }
nemesis-jump = jump
nemesis-destruct = Self-destruct
nemesis-destruct-off = Self-destruct is off
nemesis-destruct-at = Self-destruct in { $count }
nemesis-fires = Fires: { $count } of { $most }
nemesis-malfunctions = Malfunctions: { $count } of { $most }
nemesis-unexplored = Unexplored room { $number }
nemesis-works = works
nemesis-damaged = damaged
nemesis-state = state ?
nemesis-pod-gone = Escape pod { $number }, launched
nemesis-pod-locked = Escape pod { $number }, locked
nemesis-pod-open = Escape pod { $number }, open
nemesis-destination = Destination
nemesis-destination-at = Destination { $letter }
nemesis-draft = The crew is being chosen
nemesis-bag = { $count ->
    [one] 1 token in the bag
   *[other] { $count } tokens in the bag
  }
nemesis-eggs = { $count ->
    [one] 1 egg
   *[other] { $count } eggs
  }
nemesis-slime = slimed
nemesis-larva = larva
nemesis-signal = signal sent
nemesis-goal-corporate = Corporate
nemesis-goal-personal = Personal
nemesis-mutation-secret = Mutation, secret
nemesis-two-goals = Two goals: you keep one
nemesis-light = light wounds
nemesis-serious = serious wounds
nemesis-wounds = wounds
nemesis-cards = cards
nemesis-items = items
nemesis-dead = dead
nemesis-asleep = hibernated
nemesis-escaped = escaped
nemesis-in-pod = in a pod
nemesis-passed = passed
nemesis-first = first
nemesis-hand = Hand { $count }
nemesis-hands-short = In your hands
nemesis-your-items = Items, hidden
nemesis-weapon = Weapon
nemesis-own-cards = Only in this deck
nemesis-quests = Quests
nemesis-infected = Infected
nemesis-clean = Clean
nemesis-xeno-card = { $corridor ->
    [0] { $name }
   *[other] { $name } · { $corridor }
  }
nemesis-xeno-uses = { $corridor ->
    [0] Any corridor
   *[other] Corridor { $corridor }
  }, { $attacks ->
    [one] 1 Attack card
   *[other] one of { $attacks } Attack cards
  }.
nemesis-ammo = { $ammo } of { $capacity } rounds
nemesis-round = Round { $round }
nemesis-phase-draw = Draw
nemesis-phase-turns = Turns
nemesis-phase-fire = Fire
nemesis-phase-event = Event
nemesis-phase-bag = Bag
nemesis-in-combat = in combat
nemesis-in-pod-number = in pod { $number }
nemesis-chain-noisy = There was noise already
nemesis-tracks = Time, self-destruct, fires and malfunctions
nemesis-off = off
nemesis-tech-noise = Noise in the technical corridors
nemesis-way = Corridor { $numbers } between { $a } and { $b }
nemesis-noisy = noise
nemesis-door-closed = door closed
nemesis-door-gone = door destroyed
nemesis-pods = Pods { $section }
nemesis-course = Course { $letter }
nemesis-coordinates = Coordinates, face down
nemesis-hurt = { $kind }, { $count ->
    [one] 1 injury
   *[other] { $count } injuries
  }
nemesis-burning = on fire
nemesis-broken = malfunction
nemesis-sealed = sealed by the airlock
nemesis-items-left = { $count ->
    [0] no items left
    [one] 1 item left
   *[other] { $count } items left
  }
nemesis-not-explored = not explored
nemesis-whole-ship = Whole ship
nemesis-closer = Closer
nemesis-ship = Ship
nemesis-choose-room = Choose
nemesis-face-down = face down
nemesis-removed = removed
nemesis-of-corpse = Corpse
nemesis-of-egg = Egg
nemesis-of-carcass = Carcass
nemesis-unseen = Not seen yet
nemesis-nest-gone = nest destroyed
nemesis-played-by = Played by { $name }
nemesis-played-by-you = Played by you
nemesis-plays-intruder = Plays the Intruders
nemesis-intruder-seat = Intruder player
nemesis-facts = Bag, decks and discards
nemesis-in-bag = In the bag
nemesis-in-supply = { $count } outside
nemesis-mutations = Mutations
nemesis-mutation-deck = { $count } cards in the mutation deck
nemesis-mutated = mutated
nemesis-markers = { $count ->
    [0] no mutation marker
    [one] 1 mutation marker
   *[other] { $count } mutation markers
  }
nemesis-plates = { $count ->
    [one] 1 chitin plate
   *[other] { $count } chitin plates
  }
nemesis-scales = { $count ->
    [one] 1 scale
   *[other] { $count } scales
  }
nemesis-masked = unheard this round
nemesis-mutation = Mutation
nemesis-decks = Decks
nemesis-deck-attack = Attack cards
nemesis-deck-event = Event cards
nemesis-deck-wound = Serious wounds
nemesis-discarded = Discarded: { $cards }.
nemesis-none-discarded = Nothing discarded.
nemesis-seen-in = In it, seen by you: { $cards }.
nemesis-contamination-left = { $count } Contamination cards in the supply.
nemesis-cured = Removed after a scan: { $clean } clean, { $infected } infected.
nemesis-to-craft = Can still be crafted: { $cards }
nemesis-spent-tokens = Exploration tokens out of the game: { $cards }
nemesis-crew = Crew
nemesis-piles = { $hand } in hand, { $deck } in the deck, { $discard } discarded
nemesis-dressed = { $wound }, dressed
nemesis-dropped = Thrown away by you: { $cards }
nemesis-engine = Engine { $number }
nemesis-light-of = Light wounds: { $count } of { $most }
nemesis-hidden-items = Hidden items: { $count }
nemesis-attack-card = Attack card: { $card }
nemesis-attack-with = Hits with
nemesis-blood = { $count ->
    [0] Retreat arrow, counts for injuries only
   *[other] Blood { $count }, counts for injuries only
  }
nemesis-columns = For injuries: { $values }
nemesis-column = { $kind } { $count ->
    [0] retreat
   *[other] { $count }
  }
nemesis-others = others
nemesis-odds = Combat die
nemesis-odds-against = Combat die, against { $kind }
nemesis-odds-hand = By hand
nemesis-odds-hits = hits on { $count } of { $faces }
nemesis-harm-light = { $count ->
    [one] 1 light wound
   *[other] { $count } light wounds
  }
nemesis-harm-serious = { $count ->
    [one] 1 serious wound
   *[other] { $count } serious wounds
  }
nemesis-harm-contamination = { $count ->
    [one] 1 contamination card
   *[other] { $count } contamination cards
  }
nemesis-harm-slime = slime
nemesis-harm-larva = a larva
nemesis-harm-burrowed = It burrows in
nemesis-harm-dead = dead
nemesis-harm-shielded = chitin holds
nemesis-harm-parried = stopped
nemesis-chain-noise = Noise roll
nemesis-chain-danger = Danger
nemesis-chain-danger-note = They come, or it gets loud
nemesis-chain-encounter = Encounter
nemesis-chain-encounter-note = { $you ->
    [yes] Something comes for you
   *[no] Something comes for { $name }
  }
nemesis-chain-token = { $kind }, number { $number }
nemesis-chain-token-note = Drawn from the bag
nemesis-chain-surprise = { $number } beats { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
nemesis-chain-surprise-note = So it attacks at once
nemesis-chain-attacks = { $you ->
    [yes] Attacks you
   *[no] Attacks { $name }
  }
nemesis-chain-hit = It hits
nemesis-chain-missed = Not for this kind: a miss
nemesis-chain-infested = It crawls under the skin
nemesis-chain-burrowed = A mutation begins
nemesis-chain-at = At: { $kind }
nemesis-chain-melee = Bare hands
nemesis-chain-combat = Combat die
nemesis-chain-miss = A miss
nemesis-chain-injured = { $count ->
    [one] 1 injury
   *[other] { $count } injuries
  }
nemesis-chain-injured-note = { $count } on it now
nemesis-chain-blood = Blood { $count }
nemesis-chain-arrow = Retreat arrow
nemesis-chain-check = Injury check
nemesis-chain-killed = { $kind } dies
nemesis-chain-retreat = { $kind } retreats
nemesis-chain-corridor = By corridor { $number }
nemesis-chain-scan = { $you ->
    [yes] You are scanned
   *[no] { $name }: scan
  }
nemesis-chain-feeds = { $kind } feeds
nemesis-chain-evolved = It has grown

## Bots as people

level-1 = easy
level-2 = medium
level-3 = strong
cast-title = Who plays on seat { $number }?
cast-title-of = Who plays on { $name }’s seat?
cast-honest = None of them can peek: each knows what its seat knows.
cast-measured = How strong they are, measured
cast-expert = All bots by name
cast-exact = The exact bot
cast-pick = Choose one
cast-free = Free the seat
people-title = The bots and their figures
people-lead = What a temper changes is measured: the same seat, the same games, with and without it. Strength is how often somebody wins a seat where all others are plain greedy bots; what such a bot wins on the same seat stands beside it.
people-game = Game
people-won = Won
people-plain = Plain bot
people-games = Games
people-none = Not measured yet.
people-thinks = Thinks for up to { $seconds } s about an answer.
people-quick = Answers at once.

## Setting a table up

less = Less: { $name }
more = More: { $name }
setup-new = new table
setup-facts = { $seats } seats · about { $time } · { $kind }
setup-preset = Preset
setup-preset-text = A preset sets everything below; dots show what differs from it.
preset-first = First game
preset-book = Usual
preset-rulebook = As in the rulebook
preset-harder = Harder
setup-put-back = Put back to the preset
setup-put-back-of = Put { $name } back to the preset
setup-by-seat = By seat
setup-your-faction = Your faction
setup-their-faction = Faction of { $name }
setup-your-character = Your character
setup-their-character = Character of { $name }
setup-ring = The ring of this game
setup-home-open = A faction’s sector
setup-begins = { $name } begins.
setup-begins-lot = Chance says who begins.
setup-ring-open = The order is found when the game begins.
setup-differs = { $count } places at which they differ
setup-differs-where = What it is about
setup-differs-all = Compare all { $count }
setup-differs-title = { $name }: { $count } differences
setup-with-seats = { $count ->
    [one] With one seat
   *[other] With { $count } seats
}
goon-title = Continue from here
goon-then = then { $name }
goon-hidden = What is hidden
goon-same = As it was
goon-same-text = Everybody has the roles and cards they had then. Good for looking into it alone.
goon-anew = Dealt anew
goon-anew-text = Roles and cards are laid so that everything everybody has seen still fits. Knowing the replay helps nobody.
goon-luck = Dice and covered piles are new from here on; the old game stays as it is.
goon-back = Back to the replay
share-result = Share the result
setup-at-the-table = At the table
setup-away = When somebody is away
setup-away-text = Wait, or after 10 minutes a bot (Vesna, careful and medium) plays until they are back.
setup-away-yes = A bot plays
setup-away-no = All wait
setup-more = More:
setup-free-text = for a guest or a bot
setup-drag = Move { $name } to another seat
setup-pick = Pick
setup-pick-for = Pick for { $name }
setup-add-bot = Bot
setup-change = Change
setup-fill-all = Fill with bots
setup-lots = Draw lots
setup-unready-names = Not ready yet: { $names }
setup-invite = Invitation
setup-invite-later = The table gets a word and a link as soon as you change something.
setup-invite-now = Invite
setup-word = Table word
setup-word-say = Table word, to be said aloud
setup-say-where = “{ $said }”, to be typed at { $place }
setup-share = Share
setup-share-text = Come to the table “{ $word }”
setup-large = Show large

## The start page

start-turn = Your move
start-further = and { $count } more
start-move = Move
start-play-on = Play on
start-no-clock = no clock
start-tab-running = Running
start-tab-open = Open
start-tab-finished = Finished
start-none = Nothing here.
start-all = All { $count }
start-asks-host = { $count ->
    [one] Somebody waits for your word as the host
   *[other] { $count } people wait for your word as the host
  }
start-ready = Everybody is here
start-paused = Paused
start-waits-names = Waiting for { $names }, { $time }
start-waits-count = { $count ->
    [one] Waiting for one seat, { $time }
   *[other] Waiting for { $count } seats, { $time }
  }
start-set-up = Set up
start-look = Look
start-replay = Replay
start-play = Play
start-play-first = Play
start-play-text = against bots: tap a game, tap a strength, it begins
start-against = Against { $count ->
    [1] nobody
   *[other] bots, { $count } seats
  }. How strong?
start-back = Back
start-word = Join by table word
start-word-hint = red fox 27
start-word-text = As it is said on the telephone. A link does it too.
start-learn = Learnt in ten minutes
start-learn-begin = Begin
start-featured = See who knew what
start-featured-line = { $game }, { $seats } seats, { $day }
start-replays = All replays
time-just-now = just now
time-since = for { $amount }
time-left = { $amount } left
time-minutes = { $count } min
time-hours = { $count } h
time-days-left = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
time-days-since = { $count ->
    [one] 1 day
   *[other] { $count } days
  }

## At this table

join-title = Take a seat
join-running = under way
join-taken = taken
join-bot = { $bot } plays: bot, { $about }
join-text = { $host }, the host, is asked first. You get what the seat knows, and play on from there. Whoever has had another seat here cannot take one.
join-text-sit = You sit down at once: you learn what the seat knows and play on from there. Whoever has had another seat here gets none.
people-title-table = At this table
elsewhere-row = Your seat, another device
elsewhere-take = Take along …
elsewhere-title = Take your seat along
elsewhere-key = This link is the key to your seat. Whoever has it sees your cards and plays in your place. Give it to nobody, and show it on no screen that others look at.
elsewhere-show = Show the QR code
elsewhere-qr = QR code that opens your seat
elsewhere-scan = Point the camera of your other device at it. You can go on playing here, too.
people-newcomers = A bot’s seat
people-newcomers-ask = Ask me
people-newcomers-sit = May sit
people-newcomers-nobody = Nobody
people-newcomers-ask-text = Whoever comes later asks for a bot’s seat; you decide.
people-newcomers-sit-text = Whoever comes later takes a bot’s seat and knows at once what it knows.
people-newcomers-nobody-text = The bots play to the end; whoever comes later only watches.
people-newcomers-late-text = Watchers see this game later: so you are asked before anybody sits down.
people-nobody-text = The host has decided that nobody new sits down here.
people-title-calls = At this table: somebody waits for you, the host
people-host = host
people-here = here
people-away = not here
people-bot = bot: { $about }
people-offered = free for somebody new; { $bot } plays until then
people-stands-in = away; { $bot } plays for them
people-waits-host = Waits for you, the host
people-asks-seat = { $name } asks for the seat of { $seat }
people-asks-text = They have seen nobody’s secrets. From now on they would know what this seat knows.
people-asks-pause = { $name } asks for a pause
people-no = Not now
people-let-sit = Let them sit
people-let-pause = Pause the table
people-asked = You have asked for the seat of { $name }. The host decides; until then you watch.
people-not-now = The host says: not now.
people-leave = Leave …
people-sit = Sit here
people-sit-text = The host is asked first. You get what the seat knows, and play on from there. Whoever has had another seat here cannot take one.
people-look = Only watch
people-more = More about { $name }
people-remind = Remind them
people-stand-in = Let a bot stand in
people-other-stand-in = Another stand-in
people-other-bot = Another bot
people-ask-in = Ask someone in
people-ask-in-text = Whoever comes by the word or the link asks for a bot's seat; you decide.
people-hand-over = Hand the table over
people-give-away = Give the seat away …
people-give-title = Give { $name }’s seat away?
people-give-text = A bot plays it from now on. What the seat knows stays with the seat; { $name } cannot come back to it, nor sit elsewhere at this table.
people-give-away-now = Give it away
people-keep = Leave it as it is
people-pace = Pace of bots
people-pace-0 = At once
people-pace-1 = 1 s
people-pace-3 = 3 s
people-pace-step = Step
people-pace-step-text = Each move of the bots waits for your “Go on”. Where others play, too, they wait ten seconds at most.
table-step = Go on
table-step-key = Space
people-slower = The table goes by whoever wants it slowest: { $names }.
leave-title = Do you leave the table?
leave-lead = { $count ->
    [0] Nothing is lost until you choose.
    [one] One other plays on. Nothing is lost until you choose.
   *[other] { $count } others play on. Nothing is lost until you choose.
  }
leave-out = Step out, keep the seat
leave-out-text = { $bot } plays for you until you are back by the same link. What you know stays yours alone.
leave-pause = Ask for a pause
leave-pause-text = The host decides; then the table rests. Nobody plays for you.
leave-pause-host-text = You are the host: the table rests until you go on. Nobody plays for you.
leave-up = Give the seat up
leave-up-text = A bot takes it for good, or whoever the host lets in. You may watch, but sit nowhere else: you know a secret.
leave-host = Hand the table over to
leave-host-text = you are the host; somebody has to be
leave-host-keep = nobody now
leave-stay = Stay
leave-esc = Esc: stay
## Talk beside the rules

talk-say = Say
talk-row = Say something
talk-all-hear = all hear it
talk-some-hear = { $count ->
    [0] nobody else hears it
   *[other] only { $names } hear it
  }
talk-more = Everything that can be said
talk-filter = Search
talk-draft = What you are about to say
talk-drop = Say nothing
talk-say-this = Say: { $line }
talk-kind-claim = Claims
talk-kind-view = What I think
talk-kind-promise = Promises
talk-kind-request = Requests
talk-kind-question = Questions
talk-kind-plain = Courtesies
talk-too-fast = One line after the other. Wait a moment.
talk-not-now = That cannot be said now, or was said already this round.
talk-to = { $from } to { $whom }
talk-you = you
talk-promise = a promise
talk-log-to = to { $whom }
talk-line = { $name }: “{ $line }”
talk-muted = muted, in the log
talk-listen = listen
talk-mute = mute
talk-key-yes = Y
talk-key-no = N
talk-filters = What the log shows
talk-filter-all = All
talk-filter-game = Game
talk-filter-said = Said
talk-filter-seat = One seat
talk-bots = Do bots talk?
talk-bots-off = No
talk-bots-short = Short
talk-bots-full = Yes
talk-bots-hint = Bots claim, promise and accuse, answer you, and lie for a hidden side.
talk-chat = Chat (bots do not read it)
talk-said-title = What was said
talk-shown-of = { $count } of { $of } lines
talk-who-said = Who said what
talk-round = round { $round }
talk-how-to-read = Bar: from said to found out. Above it who believed it, in bits.
talk-by-weight = By weight
talk-by-time = By time
talk-nothing-said = Nothing of this kind was said.
talk-came-out = out at { $at }
talk-never-out = never came out
talk-mark-true = True
talk-mark-false = False
talk-mark-kept = Promise kept
talk-mark-broken = Promise broken
talk-mark-right = Was right
talk-mark-wrong = Meant it, was wrong
talk-mark-insincere = Did not believe it
talk-mark-open = Open
talk-short-true = True
talk-short-false = False
talk-short-kept = Kept
talk-short-broken = Broken
talk-short-right = Right
talk-short-wrong = Meant
talk-short-insincere = Not meant
talk-short-open = Open
talk-lie-head = { $name } to all, move { $at }
talk-lie-go = Go to move { $at }
talk-lie-who = Who believed it
talk-lie-share = bits, taken for true before → after
talk-lie-worked = { $count ->
    [one] It worked: { $names } believed it.
   *[other] It worked: { $names } believed it.
  }
talk-lie-failed = It did not work: nobody took it for more likely than before.
talk-lie-unknown = How much it moved anybody cannot be told.
talk-lie-choose = Choose a line to see who believed it.
talk-sum-seat = By seat
talk-sum-lines = lines
talk-sum-wrong = wrong
talk-sum-believed = believed
talk-sum-out = out
talk-bit = One bit less: the truth looked half as likely as before.

## Analysis
analysis-tab-board = Board
analysis-tab-knew = Who knew what
analysis-tab-knew-short = Knew
analysis-tab-moments = Moments
analysis-tab-lies = Lies
knew-count = { $secrets ->
    [one] One secret
   *[other] { $secrets } secrets
  }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }
knew-from = from move { $at } on
knew-since = { $name }: from move { $at } on
knew-rounds = Round
knew-learnt = Who learnt it, in order
knew-reason = had good reason to think so
knew-dealt = from the deal on
knew-not-yet = not yet
knew-over = no longer
knew-none = There was nothing hidden that anybody knew.
knew-key-seat = a seat knew it for certain
knew-key-reason = had good reason to think so (2 in 3 or more)
knew-filter = Show
knew-filter-all = Everything
knew-filter-role = Roles
knew-filter-card = Cards
knew-filter-other = The rest
knew-key-all = known to all
knew-key-there = it existed, and nobody else knew
replay-return = Back to move { $at }
analysis-tab-analysis = Analysis
analysis-tabs = Views of this game
analysis-ask = What mattered in this game?
analysis-ask-text = Bots play on from many moments: how it stood, which five decisions mattered, who could suspect whom, and what was luck. That takes about a minute.
analysis-begin = Analyse this game
analysis-again = Try again
analysis-problem-long = The analysis took too long and was given up.
analysis-problem-other = This game cannot be analysed.
analysis-working = The game is being analysed
analysis-waiting = { $count ->
    [one] One game is analysed before this one
   *[other] { $count } games are analysed before this one
  }
analysis-of = { $done } of { $of } pieces.
analysis-starting = It begins in a moment.
analysis-away = You may leave; it goes on.
analysis-crew = The humans’ chance
analysis-seats = Everybody’s chance to win
analysis-spoken = { $who }: { $from } percent at first, { $to } percent at last.
analysis-whose = Whose chance
analysis-by-sides = Sides
analysis-by-seats = Seats
analysis-truth = by the truth
analysis-known = by what all could know
analysis-deception = how good the deception was
analysis-pin = Decision { $number }: { $name }, move { $move }
analysis-move = Move { $move }
analysis-decisions-label = Decisions that mattered
analysis-decisions = { $count ->
    [0] No decision stands out
    [one] One decision that mattered
   *[other] { $count } decisions that mattered
  }
analysis-decisions-text = judged by what the seat could know, not by how it ended
analysis-choose = Show decision { $number }
analysis-did = { $name }: { $did }
analysis-better = Better:
analysis-as-it-was = { $did } (as it was)
analysis-between = , between { $low } and { $high }
analysis-in-truth = in truth { $effect } %
analysis-try = Try it
analysis-few = Other decisions made less than one point of difference or less than can be told for certain.
analysis-suspects = Reason to suspect
analysis-eyes = Seen by
analysis-numbers = ▾ an enemy from here on. Numbers: suspicion in per cent
analysis-sure = certain
analysis-cell = Moves { $from } to { $to }: { $chance } per cent
analysis-turned = Of the hidden side from move { $move } on
analysis-balance = Choice and luck
analysis-choice = Choice
analysis-luck = Luck and the others
analysis-balance-text = in points of one’s own chance
analysis-method = Bots that know no more than their seat have played on { $played } times for a while: from { $points } moments and from the decisions that could matter, in { $time } minutes. How often such positions are won was measured in games between bots. Bars and bands hold in 19 of 20 cases. The number { $seed } finds the same again.

# Streaming and watching
stream-title = Stream view
stream-text = for whoever shows this screen to others
stream-card = covered card
stream-card-of = card { $place } of { $of }
stream-offer-of = offered card { $place } of { $of }
stream-cover = Cover what is mine
stream-cover-text = role, hand, goal and every card in the question; hold H to read
stream-word = Hide the table word
stream-word-text = so that nobody sits down uninvited
stream-large = Large type
stream-large-text = readable at 720p, too
stream-delay = Delay for watchers
stream-delay-text = The host sets it; while the game is played, only towards later.
delay-none = Live
delay-move = 1 move
delay-minutes = 3 min
delay-end = At the end
watch-none = live
watch-move = 1 move behind
watch-minutes = 3 minutes behind
watch-end = only after the end
watch-wait-move = You see this game one move later. It begins as soon as the next move is made.
watch-wait-minutes = You see this game three minutes later. It will begin shortly.
watch-wait-end = This game is shown only when it is over. Then you will see all of it here.
guessing-tab = Guess
guessing-given = { $count ->
    [one] one guess
   *[other] { $count } guesses
  }
guessing-round = watchers’ guess, round { $round }
guessing-count = { $count } of { $of }
guessing-nobody = Nobody
guessing-note = Players see this only at the end. Your guesses count in the result.
guessing-ended = What watchers guessed
guessing-right = { $right } of { $guessed } right
guessing-hit = right
guessing-missed = wrong
guessing-total = You were right in { $right } of { $of } { $of ->
    [one] round
   *[other] rounds
  }.
setup-delay = Watchers
setup-delay-text = How late do people see it who only look on?

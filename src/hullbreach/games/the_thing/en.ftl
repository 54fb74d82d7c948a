### The Thing: a base in the ice, and something in it that looks like one of us.

game-the-thing = The Thing
    .text = A base in the ice, cut off from the world. One of you is not what they seem, and it spreads.
mode-hidden = Hidden roles
    .text = 4 to 8 players, one of them the alien, more of them as time goes by.
mode-coop = Against the alien
    .text = 1 to 3 players lead six characters against an alien that the rules move.

option-table-kennel-card = Kennel card
    .text = With it, caught dogs may break out again; without it they stay caught.
    .on = With
    .off = Without
option-table-characters = Characters
    .text = Dealt at random, or chosen in the order of the seats.
option-table-burn-any-time = Fire without frost
    .text = Whether a location may be set on fire before the base begins to freeze.
option-table-sabotage-beside-those-out = Sabotage beside those who step out
    .text = Whether the revealed alien, left with nobody but people who stepped out, may sabotage all the same.
option-table-reveal-on-death = Show roles of the dead
    .text = Whether a killed character's role card is turned up.
option-table-cables-small = Cables with up to 6 players
    .text = How many cables are in the item deck.
option-table-last-infected-loses = The last one infected loses
    .text = Only while no alien has been revealed, always, or never.
option-table-no-reveal-before-round = First round for showing oneself
    .text = A house rule against very early revelations.
option-table-dormitory-encounters = Encounters in the dormitory
    .text = Whether two sleepers meet each other.
option-table-coop-boarding = Boarding
    .text = An escape wins at once, or characters board one by one and turn up their role cards.
table-seats-sides = { $aliens } { $aliens ->
        [one] alien
       *[other] aliens
    } at the start, { $humans } humans
table-seats-lab = { $blood } blood bags and { $failures } failures in the lab bag
table-seats-weather = Weather chart { $chart } for the whole game
table-seats-fuel = { $warehouse } fuel in the warehouse, { $reserve } in the outside reserve
table-seats-damage = { $radio } damage in the radio room, { $left } more can still come
table-seats-characters = { $count } characters for each player
value-random = random
value-choose = chosen
value-only-hidden = only while all are hidden
value-always = always
value-off = never
value-simple = wins at once
value-roles = with role cards

seat-0 = Red
seat-1 = Green
seat-2 = Blue
seat-3 = Yellow
seat-4 = White
seat-5 = Orange
seat-6 = Purple
seat-7 = Black

## Places

place-weather-station = Weather Station
    .board = Weather
    .text = Use: roll the weather die for the next round and put 1 fuel anywhere. Sabotage: 1 fuel of the warehouse is lost.
place-radio-room = Radio Room
    .board = Radio
    .text = Use, once it is repaired: send the S.O.S. Sabotage: 1 damage. Cooperation helps.
place-laboratory = Laboratory
    .board = Lab
    .text = Use: draw a lab token in secret and keep or discard it. Sabotage: a blood bag is lost. Cooperation helps.
place-armory = Armory
    .board = Armory
    .text = Use: draw 2 weapons and keep 1. Sabotage: the top weapon is lost.
place-kitchen = Kitchen
    .text = Use: cook 2 food. Sabotage: 2 food of the pantry are lost.
place-warehouse = Warehouse
    .text = Use: draw 2 items and keep 1. Sabotage: the top item is lost. The fuel stock lies here.
place-generator-room = Generator Room
    .board = Generator
    .text = Use: 1 fuel from the warehouse. Sabotage: 1 damage; at 2 the lights go out. Cooperation helps.
place-boiler-room = Boiler Room
    .board = Boiler
    .text = Use: 1 fuel from the warehouse. Sabotage: 1 damage; at 3 the base begins to freeze. Cooperation helps.
place-base-helicopter = Base Helicopter
    .board = Helicopter
    .text = Use: 1 fuel from the reserve, or with keys the escape once it is ready. Sabotage: 1 damage. Cooperation helps.
place-shed = Shed
    .text = The snowmobile. Use: 1 fuel from the reserve, or with keys the escape once it is ready. Sabotage: 1 damage. Cooperation helps.
place-lounge = Lounge
    .text = Where everybody meets to trade and to accuse.
place-dormitory = Dormitory
    .text = Exchange your hand for cards of your choice.
place-kennel = Kennel
    .text = Caught dogs are kept here. Only the alien comes in.
place-pantry = Pantry
place-outside-reserve = Outside Reserve
    .board = Reserve
place-control-room = Control Room
    .board = Control
place-action-discard = Discard Pile
place-lab-discard = Used Lab Tokens
place-rescue-helicopter = Rescue Helicopter

## Cards, tokens, dice

card-use = Use
    .text = Do what the location is for.
card-repair = Repair
    .text = Remove 1 damage.
card-sabotage = Sabotage
    .text = Harm the location.
card-flamethrower = Flamethrower
    .text = Lies open with 6 reloads. A reload burns the alien, steps out of an encounter, sets a location on fire, or makes test B with a cable.
card-dynamite = Dynamite
    .text = Burns the alien or sets a location on fire.
card-firearm = Firearm
    .text = Step out of encounters; it is kept.
card-melee = Melee Weapon
    .text = Step out of one encounter.
card-fuel-can = Fuel Can
    .text = Put 1 fuel from the warehouse into your location, free.
card-tools = Tools
    .text = Repair 1 damage at your location, free.
card-keys = Keys
    .text = Start the helicopter or the snowmobile.
card-cable = Cable
    .text = With a flamethrower: test B.
card-flashlight = Flashlight
    .text = Choose your card in the dark, or one of two for the special action.
card-blood = Blood Bag
    .text = Test A on the most suspected.
card-failure = Failure
    .text = Nothing, unless the others believe otherwise.
die-threat = Threat
    .text = The threat marker moves 1 field to the left.
token-human = human token
token-alien = alien token
token-healthy = healthy dog
token-blood = blood bag
token-failure = failure
role-human = Human
    .text = Get all humans away in one vehicle, without an alien aboard.
role-alien = Alien
    .text = Infect or kill the last human, let them freeze, or get away among them.
weather-sun = Sun
weather-clouds = Clouds
weather-snow = Snow
weather-storm = Storm

## Characters

character-bennings = Bennings
    .text = Rolls twice in the weather station and picks.
character-norris = Norris
    .text = Sees in the dark. With 1–3 players: rerolls up to three dice.
character-clark = Clark
    .text = Dogs do Clark no harm.
character-blair = Dr. Blair
    .text = May draw 1 lab token more.
character-garry = Garry
    .text = May exchange 1 card after drawing. With 1–3 players: rerolls one die.
character-macready = MacReady
    .text = May draw 3 weapons.
character-nauls = Nauls
    .text = Feeds everybody with 1 food.
character-windows = Windows
    .text = May repair 2 damage.

## The board

board-round = Round { $round } · { $weather } · leader: { $leader_seat }
board-no-weather = no weather yet
board-demand = burns { $generator } in the generator, { $boiler } in the boiler
board-forecast = next: { $face }
board-rescue-waits = no S.O.S. yet
board-rescue-flies = rescue helicopter { $field } of { $end }, fuel { $fuel } of { $fuel_end }
board-rescue-landed = rescue helicopter landed, fuel { $fuel } of { $fuel_end }
board-rescue-gone = rescue helicopter gone
board-stocks = Warehouse { $warehouse } fuel, { $items } items · reserve { $reserve } fuel
board-supplies = Armory { $weapons } weapons · lab { $tokens } tokens · pantry { $pantry } food, { $cooked } cooked
board-dark = DARKNESS
board-hungry = HUNGRY
board-frost = FROST { $field } of { $end }
board-fuel = fuel { $fuel }/{ $slots }
board-damage = damage { $damage }/{ $slots }
board-ready = ready
board-destroyed = destroyed
board-burnt = burnt
board-dog = dog
board-alien = ALIEN { $strength }
board-token = leader token
board-kennel-dogs = { $dogs ->
    [one] 1 dog
   *[other] { $dogs } dogs
  }
board-alien-pool = The alien: strength { $pool }
board-plan = its plan: { $plan }
board-plan-card = { $strength } on a hidden card
board-plan-open = { $strength } at { $place }
board-stack = Active stack { $stack } · action deck { $deck } · discarded { $discard }
board-card = turned up: { $card }
board-disc = disc { $disc }/{ $end }
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
board-weapons = { $count ->
    [one] 1 weapon
   *[other] { $count } weapons
  }
board-items = { $count ->
    [one] 1 item
   *[other] { $count } items
  }
board-tokens = { $count ->
    [one] 1 lab token
   *[other] { $count } lab tokens
  }
board-reloads = flamethrower ({ $reloads })
board-lying = lying
board-you = you
board-leader = leader
board-dead = dead
board-revealed = alien
board-knows = known: { $cards }
board-role = You are: { $role }
board-hand = Your cards: { $cards }
board-given = You know of the stack: { $cards }
board-deck = In the deck: { $cards }
board-drawn = Drawn: { $cards }
board-threat = Threat marker on { $field }
board-dice = Dice: { $dice }
board-aboard = Aboard { $place }: { $figures }
board-count = { $count } × { $card }

## Questions

prompt-character = Which character do you play?
prompt-weather-choose = The die lay in the weather station. Which weather counts?
prompt-plan-place = Where will the alien be?
    .text = All see how many cards lie there and how strong each is; which places they are, only once everybody is placed.
prompt-plan-strength = How strong is the alien { phrase-at }?
prompt-plan-agree = Do you agree with this plan?
prompt-alien-agree = Do you agree with this proposal?
prompt-alien-unopposed = Nobody stands in the alien’s way { phrase-at }. What does it do?
prompt-alien-overpowers = The alien is stronger { phrase-at }. What does it do?
prompt-garry-exchange = Do you discard a card to draw a new one?
prompt-place = { $you ->
    [figure] Where do you go?
   *[no] Where does { $figure } go?
  }
prompt-place-card = Which card do you hand in?
slot-place-card = You hand in
with-place-card = { $what }: { $options }
prompt-special-card = Which of the two cards do you hand in?
prompt-sleep-card = Card { $number } of { $cards }: which one do you take from the deck?
prompt-step-out = { $you ->
    [figure] Do you step out of the encounter?
   *[no] Does { $figure } step out of the encounter?
  }
prompt-order-alien = The alien is at several places. Which one comes first?
    .all = The alien is at several places. In which order do they come?
prompt-order-others = Which encounter comes first?
    .all = In which order do the encounters come?
prompt-attack = { $you ->
    [figure] The alien is { phrase-at }. Do you use fire?
   *[no] The alien is { phrase-at }. Does { $figure } use fire?
  }
prompt-lay = Which two infection tokens do you lay down?
prompt-look = At whose token do you look?
prompt-board-first = { $you ->
    [figure] The rescue helicopter stands outside. Do you board?
   *[no] The rescue helicopter stands outside. Does { $figure } board?
  }
prompt-board-want = { $you ->
    [figure] Do you want to board?
   *[no] Does { $figure } want to board?
  }
    .text = Aboard: { $aboard }. { $count ->
        [0] Nobody is left on the list after that.
       *[other] Next in line: { $later }.
      }
prompt-board-agree = { $figure } wants to board. Do you agree?
    .text = Aboard: { $aboard }. { $count ->
        [0] Nobody is left on the list after that.
       *[other] Next in line: { $later }.
      }
prompt-window = { $you ->
    [figure] You are { phrase-at }. Do you want to use something before play goes on?
   *[no] { $figure } is { phrase-at }. Do you want to use something before play goes on?
  }
prompt-assign = { $card }: who carries it out?
prompt-assign-lost = { $card } cannot be carried out. Who is laid down all the same?
prompt-go-on = Do you turn up another card?
prompt-repair-amount = { $you ->
    [figure] How much do you repair { phrase-at }?
   *[no] How much does { $figure } repair { phrase-at }?
  }
prompt-vehicle-start = { $you ->
    [figure] { $place_id ->
        [shed] The snowmobile is ready to leave. What do you do?
       *[other] The { $place } is ready to leave. What do you do?
      }
   *[no] { $place_id ->
        [shed] The snowmobile is ready to leave. What does { $figure } do?
       *[other] The { $place } is ready to leave. What does { $figure } do?
      }
  }
prompt-station-die = Which result stays in the weather station?
prompt-station-fuel = Where does 1 fuel from the warehouse go?
prompt-lab-more = { $you ->
    [figure] Do you draw one token more?
   *[no] Does { $figure } draw one token more?
  }
prompt-lab-keep = { $you ->
    [figure] You have drawn: { $token }. Keep it?
   *[no] { $figure } has drawn: { $token }. Keep it?
  }
prompt-armory-draw = { $you ->
    [figure] How many weapons do you draw?
   *[no] How many weapons does { $figure } draw?
  }
prompt-search-keep = { $you ->
    [figure] You search { phrase-at }. Which card do you keep?
   *[no] { $figure } searches { phrase-at }. Which card do you keep?
  }
prompt-search-under = Which of the other two lies higher under the deck?
prompt-trade = With whom do you want to trade?
prompt-trade-give = What do you offer { $partner }? So far: { $named }.
prompt-trade-want = What do you want from { $partner } for it? So far: { $named }.
    .text = You offer: { $given }.
prompt-trade-answer = { $figure } offers you { $given } and wants { $wants }. What do you say?
prompt-vote = Whom do you accuse?
    .text = Whoever reaches the last field gives cards face up.
prompt-reveal = Do you go on as before?
prompt-test-offer = Do you offer a test?
prompt-test-tester-a = Who makes test A?
    .text = A blood bag tests the most suspected: a human is proven to be one, an alien is revealed at once.
prompt-test-tester-b = Who makes test B?
    .text = A reload tests anybody: a human is proven to be one, an alien is revealed at once.
prompt-test-target-a = Test A: whose blood is it?
    .text = A human is proven to be one and stands on green, an alien is revealed at once.
prompt-test-target-b = Test B: who has to prove to be human?
    .text = A human is proven to be one and stands on green, an alien is revealed at once.
prompt-hunger-discard = You are hungry and hold too many cards. Which one goes?
prompt-coop-place = Where does { $figure } go?
prompt-coop-transform = The threat has reached several discs. Who is transformed?
prompt-coop-kill = The alien kills { phrase-at }. Whom?
prompt-coop-rescue = The rescue helicopter stands outside. Do you try to escape?
prompt-coop-escape = Do you agree to try the escape now?
prompt-coop-assign = Who gets this roll? Dice: { $dice }
prompt-coop-reroll = Which die do you roll again? Dice: { $dice }
prompt-coop-turn-die = { $figure } lies in the dormitory and may turn a die. Dice: { $dice }
prompt-coop-negate = Which die do you cancel for 1 field of suspicion? Dice: { $dice }
prompt-coop-act = What does { $figure } do { phrase-at }?
prompt-coop-go-on = Do you roll for another character?
prompt-coop-trade = Does { $figure } hand something over?
prompt-coop-board = Does { $figure } board?

## Options

option-figure = { $you ->
    [figure] You ({ $figure })
   *[no] { $figure }
  }
option-figure-at = { $you ->
    [figure] You ({ $figure }), { $place }
   *[no] { $figure }, { $place }
  }
option-armory-draw = { $number } weapons
option-repair-amount = { $number } damage
option-plan-strength = Strength { $number }
option-die = Die { $number }: { $face }
option-look = { $figure }, token { $position }
option-place-go = Go { phrase-to } and hand in a card
option-place-go-flashlight = Go { phrase-to } and choose the card by flashlight
option-place-special = Special action { phrase-at }
option-place-special-flashlight = Special action { phrase-at } with the flashlight
option-place-dormitory = Sleep in the dormitory
option-plan-place-done = No more places
option-plan-agree-yes = Yes
option-plan-agree-no = No
option-alien-agree-yes = Yes
option-alien-agree-no = No
option-alien-unopposed-nothing = Do nothing
option-alien-unopposed-kill-dog = Kill the dog
option-alien-unopposed-sabotage = Sabotage the location
option-alien-overpowers-kill = Kill { $figure }
option-alien-overpowers-kill-dog = Kill the dog
option-alien-overpowers-sabotage = Sabotage the location
option-garry-exchange-keep = Keep the hand
option-step-out-pass = Take part
option-step-out-melee = Step out with a melee weapon
option-step-out-firearm = Step out with a firearm
option-step-out-flamethrower = Step out with the flamethrower (1 reload)
option-attack-pass = No fire
option-attack-dynamite = Dynamite
option-attack-flamethrower = Flamethrower (1 reload)
option-lay-human = Two human tokens
option-lay-alien = One human and one alien token
option-board-first-board = Board
option-board-first-stay = Not yet
option-board-want-board = Board
option-board-want-stay = Stay behind
option-board-agree-yes = Let them in
option-board-agree-no = Leave them outside
option-window-pass = Nothing now
option-window-quiet = Nothing for the rest of the round
option-window-tools = Use tools
option-window-fuel-can = Use a fuel can
option-window-burn-dynamite = Burn this location with dynamite
option-window-burn-flamethrower = Burn this location with the flamethrower (1 reload)
option-go-on-next = Next card
option-go-on-stop = Stop
option-vehicle-start-start = Show the keys and start
option-vehicle-start-nothing = Do nothing
option-lab-more-more = Draw one more
option-lab-more-enough = That is enough
option-lab-keep-keep = Keep it hidden
option-lab-keep-discard = Discard it face down
option-trade-done = No more offers
option-trade-give-done = { $count ->
    [0] Offer nothing
   *[other] That is all
  }
option-trade-want-done = { $count ->
    [0] Ask for nothing
   *[other] That is all
  }
option-trade-answer-accept = Accept
option-trade-answer-decline = Decline
option-vote-abstain = Abstain
option-reveal-stay = Go on as before
option-reveal-reveal = Show yourself as an alien
option-test-offer-none = No test
option-test-offer-a = Test A with a blood bag
option-test-offer-b = Test B with cable and flamethrower
option-test-offer-both = Both tests
option-coop-rescue-try = Try to escape
option-coop-rescue-stay = Not this round
option-coop-escape-yes = Yes
option-coop-escape-no = No
option-coop-reroll-done = Keep the dice
option-coop-turn-die = Turn die { $number } from { $face } to { $new_face }
option-coop-turn-die-pass = Leave the dice
option-coop-negate-done = Leave the dice as they are
option-coop-act-use = Use
option-coop-act-repair = Repair
option-coop-act-burn-dynamite = Burn this location with dynamite
option-coop-act-burn-flamethrower = Burn this location with the flamethrower (1 reload)
option-coop-act-nothing = Do nothing
option-coop-go-on-next = Roll again
option-coop-go-on-stop = Stop
option-coop-trade = { $card } to { $figure }
option-coop-trade-done = Nothing more
option-coop-board-board = Board
option-coop-board-stay = Stay behind

note-place-meet = you meet { $figures }
note-place-catch = you catch the dog and meet { $figures }
note-place-dog = you are alone with a dog
note-order-meet = { $you ->
    [figure] there: you and { $figures }
   *[no] there: { $figures }
  }
note-order-you = there: only you
note-order-nobody = it meets nobody there
note-assign-lost = gets no more cards before the lounge
note-lay-human = whoever looks sees a human token
note-lay-alien = whoever looks at the right one becomes an alien
note-reveal-reveal = your figure leaves, the alien takes its own shape
note-window-quiet = you will not be asked again before the lounge
note-vehicle-start-start = you are first aboard and show your role; this ends the game
note-vote-abstain = no disc moves
note-board-want-board = those aboard decide; inside you show your role
note-board-want-stay = the next on the list is asked
note-trade-give-done = then you say what you want for it
note-trade-want-done = the offer is made; only the other one sees it
note-tank = has { $now } of { $slots }
note-board-first-board = you show your role; this ends the game
note-board-first-stay = there is no attempt this round
note-lab-keep-discard = nobody sees what it was
note-weather = burns { $generator } fuel in the generator and { $boiler } in the boiler; the rescue helicopter flies { $rescue ->
    [one] 1 field
   *[other] { $rescue } fields
  }
note-belongings = has { $weapons ->
    [0] no weapon
    [one] 1 weapon
   *[other] { $weapons } weapons
  } and { $items ->
    [0] no item
    [one] 1 item
   *[other] { $items } items
  }
note-suspicion = suspicion { $disc } of { $end }
note-look = you alone see this token; an alien token makes you an alien
note-armory-draw = of these you keep 1, the others go under the deck
note-repair-amount = as much is taken away here
note-plan-strength = everybody sees how strong, nobody sees where
note-alien-agree-yes = if all aliens agree, that is what happens
note-alien-agree-no = the next alien makes a proposal
note-plan-agree-yes = if all aliens agree, the cards lie as proposed
note-plan-agree-no = the next alien makes a plan
note-trade-answer-accept = you exchange at once, and only the two of you see what
note-trade-answer-decline = everybody sees that you do not trade
note-coop-escape-yes = if all agree, you try it; the alien rolls to stop you
note-coop-escape-no = one no is enough: nobody tries this round
note-coop-board-board = the role card is turned up
note-coop-board-stay = whoever stays is left in the ice
note-coop-dormitory = One of the group may stand here and lie down later to turn one die to any face.
note-coop-laboratory = Use: draw a lab token and keep or discard it. Sabotage: a blood bag is lost. Cooperation helps.
note-coop-flashlight = In the dark, reroll up to three dice, each once.
note-coop-lab-keep = it lies open; a blood bag is good for a test A
note-coop-lab-discard = it leaves the game
note-coop-lab-more = one more chance of a blood bag
note-lab-more-more = one more chance of a blood bag, seen by you alone
note-lab-more-enough = the lab keeps its token
note-burn = the location is lost for good, you lie down in the lounge, frost in play goes back to its start
note-go-on-next = another standing character gets a card
note-go-on-stop = the cards that are left are wasted
note-coop-go-on-next = another standing character gets a roll; it may be a bad one
note-coop-go-on-stop = nobody acts any more this round
note-place-dormitory = you lie down and can do nothing else this round
note-test-offer-a = you spend it; the most suspected is tested
note-test-offer-b = you spend 1 reload and test whom you like
note-lab-keep-keep = the others see that you keep it, not what it is
note-reveal-stay = nobody learns anything
note-alien-unopposed-kill-dog = the alien grows by 1 here
note-alien-unopposed-sabotage = once for each point of strength here
note-alien-overpowers-kill = the alien grows by 1 here, the others flee
note-alien-overpowers-kill-dog = the alien grows by 1 here, everybody flees
note-alien-overpowers-sabotage = once for each point of strength here, everybody flees
note-board-agree-yes = they show their role card; an alien aboard loses the game for the humans
note-board-agree-no = everybody sees that you refuse; a human left behind loses the game for the humans
note-coop-rescue-try = the alien rolls to stop you; if it does, the lounge is next and nobody acts any more
danger-reveal-reveal = Everybody learns that you are an alien. There is no way back into the disguise.
danger-board-want-stay = You stay in the ice. If a human is left behind when the vehicle leaves, the humans lose.
closed-full = three characters are there already
closed-destroyed = this location is destroyed
closed-lying = lies down and does nothing more this round
closed-useless = the card does nothing there now
closed-green = proven human
closed-no-weapon = you have no weapon for it
closed-no-fire = you have neither dynamite nor a reload
closed-too-early = at this table only from round { $round } on
closed-no-alien = only for aliens
closed-no-blood = you have no blood bag
closed-no-cable = you lack a cable or a flamethrower
closed-not-held = you do not have what is wanted

## Where, whereto, with what: parts of sentences

phrase-at = { $place_id ->
    [weather_station] at the weather station
    [radio_room] in the radio room
    [laboratory] in the laboratory
    [armory] in the armory
    [kitchen] in the kitchen
    [warehouse] in the warehouse
    [generator_room] in the generator room
    [boiler_room] in the boiler room
    [base_helicopter] at the base helicopter
    [shed] in the shed
    [lounge] in the lounge
    [dormitory] in the dormitory
    [kennel] in the kennel
   *[other] { $place }
  }
phrase-to = { $place_id ->
    [weather_station] to the weather station
    [radio_room] to the radio room
    [laboratory] to the laboratory
    [armory] to the armory
    [kitchen] to the kitchen
    [warehouse] to the warehouse
    [generator_room] to the generator room
    [boiler_room] to the boiler room
    [base_helicopter] to the base helicopter
    [shed] to the shed
    [lounge] to the lounge
    [dormitory] to the dormitory
    [kennel] to the kennel
   *[other] { $place }
  }
phrase-from = { $place_id ->
    [weather_station] from the weather station
    [radio_room] from the radio room
    [laboratory] from the laboratory
    [armory] from the armory
    [kitchen] from the kitchen
    [warehouse] from the warehouse
    [generator_room] from the generator room
    [boiler_room] from the boiler room
    [base_helicopter] from the base helicopter
    [shed] from the shed
    [lounge] from the lounge
    [dormitory] from the dormitory
    [kennel] from the kennel
   *[other] { $place }
  }
phrase-with = { $weapon_id ->
    [melee] with a melee weapon
    [firearm] with a firearm
    [flamethrower] with the flamethrower
    [dynamite] with dynamite
   *[other] { $weapon }
  }
phrase-into = { $vehicle_id ->
    [rescue_helicopter] into the rescue helicopter
    [base_helicopter] into the base helicopter
    [shed] onto the snowmobile
   *[other] { $vehicle }
  }

cause-sabotage = sabotage
cause-alien = the alien
cause-damage = too much damage
cause-fire = fire
cause-threat = the threat
cause-dog = a dog
cause-test = a test

## The story

event-character-chosen = { $you ->
    [figure] You are { $figure }.
   *[no] { $figure } joins the crew.
  }
event-weather = Round { $round } begins. Weather: { $face }.
event-upkeep-fuel = −{ $amount } fuel { phrase-at }, { $left } left.
event-upkeep-damage = Fuel is missing { phrase-at }: +{ $amount } damage, now { $now } of { $slots }.
event-power-fails = { $cause_id ->
    [fire] The generator burns, and the lights go out.
   *[other] The generator fails, and the lights go out.
  }
event-power-back = The lights come back on.
event-boiler-destroyed = There is { $cause } in the boiler room: the boiler is destroyed, and the base begins to freeze.
event-frost-advances = The frost creeps on: field { $field } of { $end }.
event-rescue-flies = The rescue helicopter comes nearer: field { $field } of { $end }.
event-rescue-lands = The rescue helicopter lands at the base.
event-rescue-leaves = The rescue helicopter is out of fuel and turns back for good.
event-plan-laid = { $cards ->
    [one] The alien lays out 1 card face down, strength { $strength }.
   *[other] The alien lays out { $cards } cards face down, strength { $strength }.
  }
event-plan-revealed = The alien appears { phrase-at }, strength { $strength }.
event-alien-proposes = { $you ->
    [seat] { $proposal_id ->
        [kill_dog] You propose to kill the dog { phrase-at }.
        [sabotage] You propose to sabotage { phrase-at }.
       *[other] You propose to do nothing { phrase-at }.
      }
   *[no] { $proposal_id ->
        [kill_dog] { $seat } proposes to kill the dog { phrase-at }.
        [sabotage] { $seat } proposes to sabotage { phrase-at }.
       *[other] { $seat } proposes to do nothing { phrase-at }.
      }
  }
event-alien-proposes-kill = { $you ->
    [seat] You propose to kill { $figure } { phrase-at }.
    [figure] { $seat } proposes to kill you { phrase-at }.
   *[no] { $seat } proposes to kill { $figure } { phrase-at }.
  }
event-cards-drawn = { $you ->
    [figure] { $cards ->
        [one] You draw 1 card.
       *[other] You draw { $cards } cards.
      }
   *[no] { $cards ->
        [one] { $figure } draws 1 card.
       *[other] { $figure } draws { $cards } cards.
      }
  }
event-garry-exchanges = { $you ->
    [figure] You exchange a card.
   *[no] { $figure } exchanges a card.
  }
event-figure-goes = { $you ->
    [figure] You go { phrase-to }.
   *[no] { $figure } goes { phrase-to }.
  }
event-token-taken = { $you ->
    [figure] You take the leader token.
   *[no] { $figure } takes the leader token.
  }
event-card-given = { $you ->
    [figure] You hand in a card.
   *[no] { $figure } hands in a card.
  }
event-card-given-own = { $you ->
    [figure] You hand in { $card }.
   *[no] { $figure } hands in { $card }.
  }
event-card-given-open = { $you ->
    [figure] You are under the highest suspicion and must show the card: { $card }.
   *[no] { $figure } is under the highest suspicion and must show the card: { $card }.
  }
event-flashlight-shown = { $you ->
    [figure] You switch on a flashlight.
   *[no] { $figure } switches on a flashlight.
  }
event-special = { $you ->
    [figure] You discard your hand and trust to luck.
   *[no] { $figure } discards the hand and trusts to luck.
  }
event-figure-sleeps = { $you ->
    [figure] { $cards ->
        [one] You lie down in the dormitory and exchange 1 card.
       *[other] You lie down in the dormitory and exchange { $cards } cards.
      }
   *[no] { $cards ->
        [one] { $figure } lies down in the dormitory and exchanges 1 card.
       *[other] { $figure } lies down in the dormitory and exchanges { $cards } cards.
      }
  }
event-steps-out = { $you ->
    [figure] You step out of the encounter { phrase-at }, { phrase-with }.
   *[no] { $figure } steps out of the encounter { phrase-at }, { phrase-with }.
  }
event-flamethrower-empty = { $you ->
    [figure] Your flamethrower is empty.
   *[no] The flamethrower of { $figure } is empty.
  }
event-alien-burnt = { $you ->
    [figure] You burn the alien { phrase-at } { phrase-with }: −1 strength, now { $now }.
   *[no] { $figure } burns the alien { phrase-at } { phrase-with }: −1 strength, now { $now }.
  }
event-alien-defeated = The alien is beaten, for now.
event-alien-flees = The alien is outmatched and flees { phrase-from }.
event-alien-even = The alien is no stronger than its prey: all { phrase-at } are knocked down.
event-alien-idle = The alien does nothing { phrase-at }.
event-figure-flees = { $you ->
    [figure] You flee from the alien to the lounge.
   *[no] { $figure } flees from the alien to the lounge.
  }
event-figure-flees-fire = { $you ->
    [figure] You flee from the fire to the lounge.
   *[no] { $figure } flees from the fire to the lounge.
  }
event-figure-killed = { $you ->
    [figure] The alien kills you { phrase-at }.
   *[no] The alien kills { $figure } { phrase-at }.
  }
event-dog-killed = The alien kills a dog { phrase-at }: +1 strength, now { $now }.
event-dog-caught = A dog is caught { phrase-at }.
event-dog-checked = { $you ->
    [figure] You were alone with a dog and reach into the bag.
   *[no] { $figure } was alone with a dog and reaches into the bag.
  }
event-dog-token = { $you ->
    [figure] You are alone with the dog { phrase-at } and draw: { $token }. { $token_id ->
        [alien] That makes you an alien, if you were not one already.
       *[human] Nothing changes for you.
      }
   *[no] { $figure } is alone with the dog { phrase-at } and draws: { $token }.
  }
event-dog-token-open = { $you ->
    [figure] You were alone with a dog and draw: { $token }.
   *[no] { $figure } was alone with a dog and draws: { $token }.
  }
event-characters-meet = { $figures } meet { phrase-at }.
event-token-looked = { $you ->
    [figure] You look at a token of { $owner } and put the role card back.
    [owner] { $figure } looks at one of your tokens and puts the role card back.
   *[no] { $figure } looks at a token of { $owner } and puts the role card back.
  }
event-token-seen = { $you ->
    [figure] You look at a token of { $owner }: { $token }. { $token_id ->
        [alien] That makes you an alien, if you were not one already. The role card is put back.
       *[human] Nothing changes for you. The role card is put back.
      }
    [owner] { $figure } looks at one of your tokens: { $token }. { $token_id ->
        [alien] So { $figure } is on your side. The role card is put back.
       *[human] The role card is put back.
      }
   *[no] { $figure } looks at a token of { $owner }: { $token }. The role card is put back.
  }
event-board-nobody = { $you ->
    [figure] You do not board. The helicopter waits.
   *[no] { $figure } does not board. The helicopter waits.
  }
event-board-enters = { $you ->
    [figure] You get { phrase-into }.
   *[no] { $figure } gets { phrase-into }.
  }
event-board-asks = { $you ->
    [figure] You want to board.
   *[no] { $figure } wants to board.
  }
event-board-declines = { $you ->
    [figure] You stay behind.
   *[no] { $figure } stays behind.
  }
event-board-refused = { $you ->
    [figure] { $count ->
        [one] { $figures } does not let you board.
       *[other] { $figures } do not let you board.
      }
   *[no] { $count ->
        [one] { $figures } does not let { $figure } board.
       *[other] { $figures } do not let { $figure } board.
      }
  }
event-coop-refuses = { $you ->
    [seat] You are against it.
   *[no] { $seat } is against it.
  }
event-board-departs = { $vehicle_id ->
    [shed] The snowmobile leaves the base.
   *[other] The { $vehicle } takes off.
  }
event-role-shown = { $you ->
    [figure] You show the role card: { $role }.
   *[no] { $figure } shows the role card: { $role }.
  }
event-tools-used = { $you ->
    [figure] You repair with tools { phrase-at }: −1 damage, now { $now }.
   *[no] { $figure } repairs with tools { phrase-at }: −1 damage, now { $now }.
  }
event-fuel-can-used = { $you ->
    [figure] You empty a fuel can { phrase-at }: +1 fuel, now { $now }.
   *[no] { $figure } empties a fuel can { phrase-at }: +1 fuel, now { $now }.
  }
event-burnt = { $you ->
    [figure] You start a fire { phrase-at }, { phrase-with }. The location is lost.
   *[no] { $figure } starts a fire { phrase-at }, { phrase-with }. The location is lost.
  }
event-stack-shuffled = { $cards ->
    [one] There is only 1 card in the stack.
   *[other] The { $cards } cards of the stack are shuffled.
  }
event-stack-discarded = { $cards ->
    [one] 1 card is discarded unseen.
   *[other] { $cards } cards are discarded unseen.
  }
event-card-turned = { $card } is turned up.
event-card-assigned = { $you ->
    [figure] You get the card { $card } { phrase-at }.
   *[no] { $figure } gets the card { $card } { phrase-at }.
  }
event-card-lost = { $card } cannot be carried out anywhere and has no effect.
event-sabotage = Sabotage { phrase-at }!
event-sabotage-alien = The alien rages { phrase-at } with strength { $strength }.
event-damage = Damage { phrase-at } rises by { $amount } to { $now } of { $slots }, through { $cause }.
event-food-lost = Food lost through { $cause }: −{ $food }, { $left } left in the pantry.
event-fuel-lost = Fuel lost in the warehouse through { $cause }: −{ $amount }, { $left } left.
event-deck-lost = { $cards ->
    [one] 1 card { phrase-at } is lost through { $cause }.
   *[other] { $cards } cards { phrase-at } are lost through { $cause }.
  }
event-lab-lost = { $tokens ->
    [one] 1 lab token is lost unseen through { $cause }.
   *[other] { $tokens } lab tokens are lost unseen through { $cause }.
  }
event-lab-blood-spoilt = A blood bag is spoilt by { $cause }.
event-lab-no-blood = There is no blood bag left in the lab.
event-repaired = { $you ->
    [figure] You repair { phrase-at }: −{ $amount } damage, now { $now }.
   *[no] { $figure } repairs { phrase-at }: −{ $amount } damage, now { $now }.
  }
event-refuelled = +{ $amount } fuel { phrase-at }, now { $now } of { $slots }.
event-sos-sent = The S.O.S. goes out. A helicopter is on its way.
event-cooked = { $you ->
    [figure] You cook { $food } food, { $left } left in the pantry.
   *[no] { $figure } cooks { $food } food, { $left } left in the pantry.
  }
event-station-rolled = The weather die shows: { $face }.
event-station-forecast = The forecast for the next round: { $face }.
event-lab-drawn = { $you ->
    [figure] You draw a lab token.
   *[no] { $figure } draws a lab token.
  }
event-lab-drawn-own = You draw a lab token: { $token }.
event-lab-drawn-open = { $you ->
    [figure] You draw a lab token: { $token }.
   *[no] { $figure } draws a lab token: { $token }.
  }
event-lab-kept = { $you ->
    [figure] You keep the token.
   *[no] { $figure } keeps the token.
  }
event-lab-discarded = { $you ->
    [figure] You discard the token face down.
   *[no] { $figure } discards the token face down.
  }
event-searched = { $you ->
    [figure] { $cards ->
        [one] You search { phrase-at } and find 1 card.
       *[other] You search { phrase-at } and have { $cards } cards to choose from.
      }
   *[no] { $cards ->
        [one] { $figure } searches { phrase-at } and finds 1 card.
       *[other] { $figure } searches { phrase-at } and has { $cards } cards to choose from.
      }
  }
event-flamethrower-found = { $you ->
    [figure] You have found a flamethrower.
   *[no] { $figure } has found a flamethrower.
  }
event-flamethrower-moves = { $you ->
    [figure] You hand the flamethrower to { $partner }.
    [partner] { $figure } hands the flamethrower to you.
   *[no] { $figure } hands the flamethrower to { $partner }.
  }
event-vehicle-started = { $you ->
    [figure] { $place_id ->
        [shed] You have the keys and start the snowmobile.
       *[other] You have the keys and start the { $place }.
      }
   *[no] { $place_id ->
        [shed] { $figure } has the keys and starts the snowmobile.
       *[other] { $figure } has the keys and starts the { $place }.
      }
  }
event-vehicle-idle = { $you ->
    [figure] { $place_id ->
        [shed] You do not start the snowmobile.
       *[other] You do not start the { $place }.
      }
   *[no] { $place_id ->
        [shed] { $figure } does not start the snowmobile.
       *[other] { $figure } does not start the { $place }.
      }
  }
event-lounge = Everybody meets in the lounge.
event-trade-offered = { $you ->
    [figure] You make { $partner } an offer.
    [partner] { $figure } makes you an offer.
   *[no] { $figure } makes { $partner } an offer.
  }
event-trade-declined = { $you ->
    [figure] { $partner } does not trade with you.
    [partner] You do not trade with { $figure }.
   *[no] { $partner } does not trade with { $figure }.
  }
event-trade-done = { $you ->
    [figure] You give { $partner } { $given ->
        [0] nothing
        [one] 1 card
       *[other] { $given } cards
      } and get { $taken ->
        [0] nothing
        [one] 1 card
       *[other] { $taken } cards
      }.
    [partner] { $figure } gives you { $given ->
        [0] nothing
        [one] 1 card
       *[other] { $given } cards
      } and gets { $taken ->
        [0] nothing
        [one] 1 card
       *[other] { $taken } cards
      }.
   *[no] { $figure } gives { $partner } { $given ->
        [0] nothing
        [one] 1 card
       *[other] { $given } cards
      } and gets { $taken ->
        [0] nothing
        [one] 1 card
       *[other] { $taken } cards
      }.
  }
event-trade-done-own = { $you ->
    [figure] You give { $partner } { $given } and get { $taken }.
    [partner] { $figure } gives you { $given } and gets { $taken }.
   *[no] { $figure } gives { $partner } { $given } and gets { $taken }.
  }
event-vote-cast = { $you ->
    [figure] You accuse { $accused }.
    [accused] { $figure } accuses you.
   *[no] { $figure } accuses { $accused }.
  }
event-vote-abstains = { $you ->
    [figure] You accuse nobody.
   *[no] { $figure } accuses nobody.
  }
event-alien-revealed = { $you ->
    [figure] You are an alien and show it!
   *[no] { $figure } is an alien and shows it!
  }
event-alien-grows = The alien grows: +{ $amount } strength, now { $now }.
event-leader-passes = { $you ->
    [figure] You take over the lead.
   *[no] { $figure } takes over the lead.
  }
event-leader-changes = { $you ->
    [figure] You lead from now on.
   *[no] { $figure } leads from now on.
  }
event-test-offered-a = { $you ->
    [figure] You offer test A.
   *[no] { $figure } offers test A.
  }
event-test-offered-b = { $you ->
    [figure] You offer test B.
   *[no] { $figure } offers test B.
  }
event-test-a = { $you ->
    [figure] You make test A on { $target }.
    [target] { $figure } makes test A on you.
   *[no] { $figure } makes test A on { $target }.
  }
event-test-b = { $you ->
    [figure] You make test B on { $target }.
    [target] { $figure } makes test B on you.
   *[no] { $figure } makes test B on { $target }.
  }
event-food-eaten = { $food ->
    [one] There is a warm meal: 1 cooked food is eaten.
   *[other] There is a warm meal: { $food } cooked food are eaten.
  }
event-food-raw = Nobody has cooked: −{ $food } food, { $left } left in the pantry.
event-hunger = The pantry is good for no more meal. Everybody is hungry from now on.
event-dogs-released = The dogs are let out of the kennel.
event-dog-placed = A dog roams { phrase-at }.
event-kennel-opens = { $dogs ->
    [one] The kennel is open: 1 dog gets out.
   *[other] The kennel is open: { $dogs } dogs get out.
  }
event-token-placed = The leader token lies { phrase-at }.
event-transformed = { $cause_id ->
    [dog] The dog was no dog: { $figure } changes before your eyes.
    [test] The test exposes { $figure }, who changes before your eyes.
   *[other] The threat catches up with { $figure }, who changes before your eyes.
  }
event-threat-moves = The threat marker moves to field { $field }.
event-discs-move = Those who are together come under suspicion: { $figures }.
event-dice-rolled = The dice show { $dice }.
event-dice-assigned = The roll goes to { $figure }.
event-dice-rerolled = Die { $die } is rolled again: { $face }.
event-dice-turned = { $figure } turns die { $die } to { $face }.
event-dice-negated = { $figure } cancels a die: { $face }. Suspicion rises by 1.
event-coop-given = { $figure } hands { $partner }: { $card }.
event-escape-contested = The alien tries to stop the escape: { $dice }.
event-escape-stopped = { $vehicle_id ->
    [shed] The alien foils the escape with the snowmobile.
   *[other] The alien foils the escape with the { $vehicle }.
  }
event-game-over = { $ending }

proposal-kill-dog = kill the dog
proposal-sabotage = sabotage
proposal-nothing = do nothing

## Endings

ending-humans-escaped = All humans got away, and nothing came with them. The humans win.
ending-last-human-infected = The last human is human no more. The aliens win.
ending-last-human-killed = The last human is dead. The aliens win.
ending-frozen = The base is frozen, and everyone human in it. The aliens win.
ending-alien-aboard = Something came aboard with them. The aliens win.
ending-left-behind = A human was left behind in the ice. The aliens win.
ending-round-limit = The long winter is over and nobody got away. The aliens win.
ending-coop-escaped = You got away. The base burns behind you.
ending-nobody-left = None of the six is left. The alien has won.

## What is at stake

group-place-go = Go and hand in a card
group-place-go-light = Go, with the flashlight
group-place-special = Special action
group-place-special-light = Special action, with the flashlight
group-coop-place = Where to
short-place-go = Go
short-place-go-light = With light
short-place-special = Special
short-place-special-light = Special, light
short-dormitory = Sleep
short-coop-place = Where
deed-coop-place = Send { $figure } there
verb-go = Go
place-here = { $place }
then-handed-in = All cards are shuffled; the leader decides who gets which.
then-checked = { $count ->
    [one] You look at a token of each other.
   *[other] Everybody looks at a token of somebody else.
  } { $moves ->
    [1] Your suspicion rises to { $disc }.
   *[other] Your suspicion stays at { $disc }.
  }
then-looks = You look at a token; nobody looks at yours. Your suspicion rises to { $disc }.
then-looked-at = { $count ->
    [one] They look at one of your tokens; you see none.
   *[other] All of them look at one of your tokens; you see none.
  }
then-dog-alone = Alone with the dog you draw a token from the bag: { $alien } of { $tokens } make you an alien. { $moves ->
    [1] Your suspicion rises to { $disc }.
   *[other] Your suspicion stays at { $disc }.
  }
then-special = { $count ->
    [one] Your whole hand goes, and the one card you draw is handed in.
   *[other] Your whole hand goes; of { $count } cards you draw you hand one in.
  }
    .text = { $count ->
        [one] whole hand gone, you hand in a card you draw
       *[other] whole hand gone, you hand in 1 of { $count } you draw
      }
then-sleep = You exchange your hand for cards you choose from the deck.
    .text = choose a new hand, do nothing else
then-dice = Each die: { $use } of { $faces } use, { $repair } of { $faces } repair, { $sabotage } of { $faces } sabotages, { $threat } of { $faces } is a threat.
then-shared = { $count ->
    [one] Somebody is there: suspicion of both rises by 1.
   *[other] { $count } are there: suspicion of all of them rises by 1.
  }
then-dog = A dog is there: alone with it they draw from the infection bag.
then-card = { $card } takes effect { phrase-at } if it falls to you.
then-idle = { $card } would do nothing { phrase-at } now.

## What a card does at a place, in a few words

effect-nothing = no effect
effect-repair = −{ $count } damage
effect-damage = +1 damage
effect-plan = { $place_id ->
    [kennel] kills a dog in the kennel
   *[other] alone: { $count ->
        [0] nothing to destroy
       *[other] { $place_id ->
            [kitchen] −{ $count } pantry
            [weather_station] −{ $count } warehouse fuel
            [laboratory] { $count ->
                [one] −1 lab token
               *[other] −{ $count } lab tokens
              }
            [armory] { $count ->
                [one] −1 weapon
               *[other] −{ $count } weapons
              }
            [warehouse] { $count ->
                [one] −1 item
               *[other] −{ $count } items
              }
           *[other] +{ $count } damage
          }
      }; { $strength ->
        [1] against 1: a draw, against more: it flees
        [2] against 1: kill or sabotage, against 2: a draw
       *[other] against up to { $beaten }: kill or sabotage, against { $strength }: a draw
      }
  }
effect-fuel = +{ $count } fuel
effect-cook = cook { $count }
effect-start = take off
effect-use-radio-room = send the S.O.S.
effect-use-weather-station = roll the weather
effect-use-laboratory = draw a token
effect-use-armory = draw { $count }, keep 1
effect-use-warehouse = draw { $count }, keep 1
effect-sabotage-kitchen = −{ $count } supplies
effect-sabotage-weather-station = −1 fuel
effect-sabotage-laboratory = −1 blood bag
effect-sabotage-armory = −1 weapon
effect-sabotage-warehouse = −1 item
missing-place-here = Choose a place first
missing-place-card = Choose a card first

## Why somebody is asked

why-all-step-out = Only a weapon lets you step out. Everybody in a meeting is asked, so that nobody sees who has one.
why-all-attack = Only fire helps here. Everybody in the meeting is asked, so that nobody sees who has some.
why-all-reveal = Only an alien could show itself. Everybody is asked, so that the question gives nobody away.
why-all-test-offer = A test needs a blood bag, or a cable and a flamethrower. Everybody is asked, so that nobody sees who has them.
why-all-window = Everybody is asked before each card, so that nobody sees who has something to use.
why-all-lay = Everybody lays two tokens. Only an alien has a choice, and nobody sees who had one.
why-all-trade-answer = You are asked even if you do not have what is wanted, so that a refusal says nothing about your things.
event-doing-alien = The alien is { phrase-at }, with strength { $strength }.
event-doing-meeting = You meet { $figures } { phrase-at }.
event-doing-dog = { $you ->
    [figure] You meet a dog { phrase-at }.
   *[no] { $figure } meets a dog { phrase-at }.
  }
standing-step-out = Take part in meetings
standing-attack = No fire
standing-reveal = Do not reveal
standing-test-offer = No test
harms = damage, suspicion, strength
track-suspicion = Suspicion
unit-suspicion = +{ $count } suspicion
seal-vote = Seal your vote against { $seat }
seal-vote-nobody = Seal: nobody
event-doing-plan = Plan of { $seat }: { $places }, strength { $strength }, { $left } held back.

## Guesses of those who look on

guess-alien = Who is an alien?

## Panic Station

game-panic-station = Panic Station
    .text = A team searches a station for a nest; one of them is no longer human, and soon there are more.
mode-standard = Standard game

## Seats

seat-blue = Blue
seat-red = Red
seat-white = White
seat-yellow = Yellow
seat-green = Green
seat-purple = Purple

## Figures and parasites

figure-soldier = soldier
figure-android = android
parasite-grey = grey parasite
parasite-black = black parasite
state-human = Human
    .text = Find the nest, bring your soldier there with enough gas cans, and burn it. Only the living win.
state-infected = Infected
    .text = Keep the mission from succeeding: infect the others or kill their soldiers. Only the living win.

## Find cards

card-gas-can = Gas can
    .text = Given in an exchange it wards off an infection. A soldier needs three of them to destroy the nest.
card-armour = Armour
    .text = As a reaction at any time: one of your characters loses 1 life point less; both do if both are hit in the same room.
card-ammo = Ammo
    .text = Lay it out with 4 shots. Your android needs it to shoot; empty, it is discarded.
card-parasite-alarm = Parasite alarm
    .text = Resolved when drawn: a new parasite enters the station. No replacement.
card-first-aid-kit = First aid kit
    .text = Free. One of your characters heals 2 life points in its room, on one character or on two, whoever they belong to.
card-key-card = Key card
    .text = On the table: your two characters pass security doors, and may fire and throw through one next to them.
card-heavy-weapon = Heavy weapon
    .text = On the table: your android may fire two shots in one action, at one target or at two.
card-target-scope = Target scope
    .text = On the table: your android may also shoot into a neighbouring room with a clear way.
card-grenade = Grenade
    .text = 1 action point. Thrown into a neighbouring room with a clear way; everybody and every parasite there loses 1 life point.
card-energy-boost = Energy boost
    .text = Free. 2 more action points this turn.
card-combat-knife = Combat knife
    .text = On the table: for 1 action point either of your characters stabs in its room; the die hits on 3 or 4.
card-body-scanner = Body scanner
    .text = 1 action point. Look at the whole hand of a player with a character in the same room as one of yours.
card-host-card = Host card
    .text = You are infected. This card never leaves your hand.
card-antidote = Antidote
    .text = Handed over in an exchange it wards off an infection and cures the receiver. It works once and is not passed on.
card-parasite-signal = Parasite signal
    .text = Free. All parasites of one room move together to a room at most two rooms away.
card-night-vision = Night vision
    .text = On the table: you may search a room with a red symbol without raising its alarm.
card-sniper-rifle = Sniper rifle
    .text = On the table: your android may shoot up to two rooms away in a straight line; not together with scope or heavy weapon.
card-infection-blue = Infection card (Blue)
    .text = If Blue is infected and gives you this card, you are infected too, unless you give a gas can.
card-infection-red = Infection card (Red)
    .text = If Red is infected and gives you this card, you are infected too, unless you give a gas can.
card-infection-white = Infection card (White)
    .text = If White is infected and gives you this card, you are infected too, unless you give a gas can.
card-infection-yellow = Infection card (Yellow)
    .text = If Yellow is infected and gives you this card, you are infected too, unless you give a gas can.
card-infection-green = Infection card (Green)
    .text = If Green is infected and gives you this card, you are infected too, unless you give a gas can.
card-infection-purple = Infection card (Purple)
    .text = If Purple is infected and gives you this card, you are infected too, unless you give a gas can.

## Rooms

place-reactor-room = Reactor room
    .text = Everybody starts here. Nobody exchanges cards here.
place-open-terminal = Open terminal
    .text = Open the security doors, reveal a room or start a thermo scan.
place-nest = The nest
    .text = A human soldier with enough gas cans ends it here.
place-closed-terminal = Closed terminal
    .text = Behind its inner door: open the security doors, reveal a room or start a thermo scan.
place-closed-terminal-antechamber = Closed terminal, antechamber
    .text = The terminal itself is behind the inner door. Searching works here too.
place-sick-bay = Sick bay
    .text = Behind its inner door: heal your characters.
place-sick-bay-antechamber = Sick bay, antechamber
    .text = The beds are behind the inner door. Searching works here too.
place-storage-1 = Storage 6
    .text = The first search may draw three cards.
place-storage-2 = Storage 7
    .text = The first search may draw three cards.
place-empty-1 = Empty room 8
    .text = Nothing to find here.
place-empty-2 = Empty room 9
    .text = Nothing to find here.
place-run-1 = Run 10
    .text = Whoever moves in may move on at once for free, unless another player's character is here.
place-run-2 = Run 11
    .text = Whoever moves in may move on at once for free, unless another player's character is here.
place-run-3 = Run 12
    .text = Whoever moves in may move on at once for free, unless another player's character is here.
place-team-search-1 = Team search 13
    .text = A partner from another team in this room may draw a card too.
place-team-search-2 = Team search 14
    .text = A partner from another team in this room may draw a card too.
place-team-search-3 = Team search 15
    .text = A partner from another team in this room may draw a card too.
place-team-search-4 = Team search 16
    .text = A partner from another team in this room may draw a card too.
place-parasite-1 = Parasite danger 17
    .text = Everyone who enters raises an alarm.
place-parasite-2 = Parasite danger 18
    .text = Everyone who enters raises an alarm.
place-parasite-3 = Parasite danger 19
    .text = Everyone who enters raises an alarm.
place-parasite-4 = Parasite danger 20
    .text = Everyone who enters raises an alarm.

## Questions

prompt-turn-action = Your turn: what do you do?
prompt-encounter-settle = You have met somebody: exchange a card or attack at once.
prompt-exchange-card = Which card do you hand over?
prompt-armour-play = You are about to lose life points. How many armour cards do you play?
prompt-place-room = Where does the room go?
prompt-move-to = Who moves where?
prompt-run-move = You may run on for free.
prompt-search-with = Who searches?
prompt-storage-draw = Draw another card?
prompt-team-partner = With whom do you search?
prompt-team-accept = Do you search along and draw a card?
prompt-alarm-source = The supply is empty. Which parasite comes?
prompt-terminal-room = Which terminal do you use?
prompt-terminal-function = What does the terminal do?
prompt-heal-mode = Who is healed?
prompt-first-aid-medic = Who uses the first aid kit?
prompt-first-aid-target = Who is healed by 1 life point?
prompt-shoot-weapon = What do you shoot with?
prompt-shoot-target = At whom do you shoot?
prompt-shoot-second = At whom goes the second shot?
prompt-stab-target = Whom do you stab at?
prompt-grenade-room = Into which room do you throw the grenade?
prompt-body-scanner-target = Whose hand do you look at?
prompt-signal-from = From which room do you lure the parasites?
prompt-signal-to = Where do they go?
prompt-night-vision-use = Search in the dark, without an alarm?

## Answers

option-explore = Lay the room
option-move = Move
option-search = Search
option-shoot = Shoot
option-stab = Stab with the knife
option-grenade = Throw a grenade
option-body-scanner = Use the body scanner
option-heal = Heal in the sick bay
option-terminal = Use the terminal
option-destroy-nest = Destroy the nest
option-energy-boost = Play an energy boost
option-first-aid-kit = Use a first aid kit
option-parasite-signal = Send the parasite signal
option-resign = Give up
option-end-turn = End the turn
option-lay-out = Lay out: { $card }
option-exchange = Exchange with { $seat }
option-stay = Stay here
option-move-to = { $figure } to { $room }
option-run-to = On to { $room }
option-soldier = Soldier
option-android = Android
option-both = Both, 1 life point each
option-draw = Draw
option-stop = Stop
option-alone = Alone
option-decline = No
option-open-doors = Open the security doors
option-reveal-room = Reveal a room
option-thermo-scan = Start a thermo scan
option-enough = Nobody else
option-gun = Gun
option-sniper = Sniper rifle
option-hold = No second shot
option-use = Use it
option-leave = Do not use it
option-armour = { $count ->
    [0] None
    [one] One armour
   *[other] { $count } armour cards
 }
option-armour-each = Soldier { $soldier }, android { $android }
option-place = Position { $x }, { $y }, { $turn ->
    [0] upright
    [180] half turn
   *[other] sideways ({ $turn }°)
 }
option-figure = { $seat }: { $figure }
option-parasite = { $colour } in { $room }
note-alarm-first = Red symbol: an alarm comes first
note-draws = draws up to { $count }
note-price = { $ap ->
    [0] free
    [one] 1 action point
   *[other] { $ap } action points
 }
refused-hand-minimum = You must keep { $count } cards in hand
refused-no-points = No action points left
refused-first-search = You must search once in your first turn
refused-once-per-turn = Only once per turn
refused-does-not-fit = The top room card does not fit next to your characters
refused-no-symbol = None of your characters is in a room with a symbol
refused-no-ammo = No ammo on the table

## Endings

ending-nest-destroyed = The nest burns. The humans win.
ending-all-infected = The scan shows nothing but red. The station belongs to the parasites.
ending-no-soldiers = No soldier is left. Nobody can burn the nest any more.
ending-resigned = The last human gives up.
ending-nest-lost = The nest can no longer be reached. The mission has failed.
ending-out-of-time = Time has run out. The mission has failed.

## Table options

option-table-bonus-cards = Bonus cards
    .text = Antidote, parasite signal, night vision and sniper rifle join the find deck.
option-table-max-rounds = Round limit
    .text = After this many parasite phases the mission has failed; 0 means no limit.
option-table-parasite-die = Parasites' die
    .text = Roll for each parasite, or once for all of them.
option-table-grenade-waives-exchange = Grenade before entering
    .text = A grenade thrown at somebody in a room this turn also spares you the exchange when you enter it.
option-table-alarm-inner-room = Alarms reach inner rooms
    .text = From an antechamber an alarm may put the parasite into the inner room of the same card.
option-table-infected-pass-foreign = Foreign infection cards
    .text = Infected players without items may also hand over infection cards of other colours.
option-table-short-infection = Two infection cards each
    .text = Everybody starts with one infection card less and keeps at least four cards in hand.
option-table-hard-nest = Four gas cans
    .text = Destroying the nest takes four gas cans instead of three.
option-table-host-last-resort = Host card as a last resort
    .text = An infected host without own infection cards may hand over the host card to infect.
option-table-master-and-servant = Master and servant
    .text = An infected player wins only after having infected or killed a human.

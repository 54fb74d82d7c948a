## Panic Station

game-panic-station = Panic Station
    .text = A team searches a station for a nest; one of them is no longer human, and soon there are more.
mode-standard = Standard game

## Seats

seat-0 = Blue
seat-1 = Red
seat-2 = White
seat-3 = Yellow
seat-4 = Green
seat-5 = Purple
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
goal-human = Find the nest, bring your soldier there with enough gas cans, and burn it. Only the living win.
state-host = Host
state-infected = Infected
goal-infected = Keep the mission from succeeding: infect the others or kill their soldiers. Only the living win.

## Find cards

card-gas-can = Gas can
    .text = Given in an exchange it wards off an infection. A soldier needs three of them to destroy the nest, four if the table has made it harder.
card-armour = Armour
    .text = A hit costs 1 life point less. As a reaction at any time; for both your characters if both are hit in the same room.
card-ammo = Ammo
    .text = 4 shots for your android. Lay it out; empty, it is discarded.
card-parasite-alarm = Parasite alarm
    .text = Resolved when drawn: a new parasite enters the station. No replacement.
card-first-aid-kit = First aid kit
    .text = Heals 2 life points in all. Free; one of your characters heals one character in its room or two, whoever they belong to.
card-key-card = Key card
    .text = On the table it opens security doors for you. Both your characters pass them, and may fire and throw through one next to them.
card-heavy-weapon = Heavy weapon
    .text = Your android fires twice in one action. Lay it out; the shots go at one target or at two.
card-target-scope = Target scope
    .text = Your android also shoots into the next room. Lay it out; the way there must be clear.
card-grenade = Grenade
    .text = Everybody in a neighbouring room loses 1 life. Costs 1 action point; the way must be clear, and parasites are hit too.
card-energy-boost = Energy boost
    .text = 2 more action points this turn. Free.
card-combat-knife = Combat knife
    .text = Stab in your own room, a hit on 3 or 4. Lay it out; each stab costs 1 action point.
card-body-scanner = Body scanner
    .text = Shows you the whole hand of another player. Costs 1 action point; a character of theirs must share a room with one of yours.
card-host-card = Host card
    .text = You are infected. This card never leaves your hand.
card-antidote = Antidote
    .text = In an exchange it wards off and cures the receiver. It works once and is not passed on.
card-parasite-signal = Parasite signal
    .text = Lures all parasites out of one room. Free; they move together to a room at most two rooms away.
card-night-vision = Night vision
    .text = You search red rooms without an alarm. Lay it out, then it lasts to the end.
card-sniper-rifle = Sniper rifle
    .text = Your android shoots two rooms far. Lay it out; only in a straight line, and not together with scope or heavy weapon.
card-infection-blue = Infection card (Blue)
    .text = Infects you if Blue is infected and gives it to you. Give a gas can for it and you stay healthy.
card-infection-red = Infection card (Red)
    .text = Infects you if Red is infected and gives it to you. Give a gas can for it and you stay healthy.
card-infection-white = Infection card (White)
    .text = Infects you if White is infected and gives it to you. Give a gas can for it and you stay healthy.
card-infection-yellow = Infection card (Yellow)
    .text = Infects you if Yellow is infected and gives it to you. Give a gas can for it and you stay healthy.
card-infection-green = Infection card (Green)
    .text = Infects you if Green is infected and gives it to you. Give a gas can for it and you stay healthy.
card-infection-purple = Infection card (Purple)
    .text = Infects you if Purple is infected and gives it to you. Give a gas can for it and you stay healthy.

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

## Rooms in a sentence, and their sides

into-room = { $room_id ->
   *[other] to { $room }
  }
from-room = { $room_id ->
   *[other] from { $room }
  }
into-goal = { $goal_id ->
   *[other] to { $goal }
  }
side-north = north side
side-east = east side
side-south = south side
side-west = west side

## Questions

prompt-turn-action = What do you do?
prompt-encounter-settle = You have met somebody: exchange a card or attack at once.
prompt-exchange-card = Which card do you give { $other }?
prompt-armour-play = { $loss ->
    [one] You are about to lose 1 life point.
   *[other] You are about to lose { $loss } life points.
 } How many armour cards do you play?
prompt-place-room = Where does the new room go? { $room }
prompt-move-to = Who moves where?
prompt-run-move = You may run on for free.
prompt-search-with = Who searches?
prompt-storage-draw = { $drawn } of at most { $most } cards drawn. Draw another?
prompt-team-partner = With whom do you search?
prompt-team-accept = { $other } searches here. Do you search along and draw a card?
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
option-place = { $room }, { $side }
option-place-turned = { $room }, { $side }, { $turn ->
    [0] upright
    [180] half turn
   *[other] sideways ({ $turn }°)
 }
option-figure = { $you ->
    [seat] Your { $figure } ({ $life } life)
   *[no] { $seat }: { $figure } ({ $life } life)
  }
option-seat = { $you ->
    [seat] You
   *[no] { $seat }
  }
option-room = { $room }
option-parasite = { $colour } no. { $token }, { $room }
## Endings

ending-nest-destroyed = The nest burns. The humans win.
ending-all-infected = The scan shows nothing but red. The station belongs to the parasites.
ending-no-soldiers = No soldier is left. Nobody can burn the nest any more.
ending-resigned = The last human gives up.
ending-nest-lost = The nest can no longer be reached. The mission has failed.
ending-out-of-time = Time has run out. The mission has failed.

## Table options

group-deck = In the deck
group-harder = Harder
group-readings = How to read four unclear places
option-table-bonus-cards = Bonus cards
    .text = Antidote, parasite signal, night vision and sniper rifle join the find deck.
    .on = With
    .off = Without
option-table-max-rounds = Round limit
    .text = After this many parasite phases the mission has failed; 0 means that there is no limit, as in the rules.
value-each = for each of them
value-all = once for all
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
option-table-master-and-servant = Master and servant
    .text = An infected player wins only after having infected a human or killed a human's character.
table-aims-host = { $hosts } host
    .text = Whoever draws the host card infects the others in secret, by exchanging cards.
table-aims-nest = { $cans } gas cans
    .text = In the hand of a human whose soldier is in the nest: the humans win.
table-aims-scan = { $scans } scan
    .text = If it shows nothing but red, the infected win, without the one infected last.
table-aims-time = { $max_rounds ->
        [0] No time limit
       *[other] { $max_rounds } { $max_rounds ->
            [one] round
           *[other] rounds
        }
    }
    .text = { $max_rounds ->
        [0] Play goes on until a side has won, for { $last } rounds at most.
       *[other] Then the mission has failed, and the infected win.
    }
table-seats-figures = { $count } figures: a soldier and an android each
table-seats-packet = The top { $cards } finds hide the host card
table-seats-gas = { $count } gas cans among them
table-seats-dealt = { $count } of these cards are dealt at once, two to each

## Notes and reasons

note-alarm-first = Red symbol: an alarm comes first
note-search-fresh = { $room } is fresh. You draw { $cards ->
    [one] a find card
   *[other] up to { $cards } find cards
  }, and the symbol turns red
note-search-both = { $room } or { $second }, both fresh. You draw { $cards ->
    [one] a find card
   *[other] up to { $cards } find cards
  }, and the symbol turns red
note-search-either = { $room } fresh, { $second } red. In a red room an alarm comes first
note-search-dark = In red rooms your night vision spares you the alarm
note-search-red = An alarm first. { $count ->
    [0] A { $colour } comes into the next room
    [4] A { $colour } comes in here
   *[other] A { $colour } comes, in { $count } of 4 cases in here
  }
note-grenade-nobody = hits nobody
note-grenade-parasites = { $count ->
    [one] hits a parasite
   *[other] hits { $count } parasites
  }
    .text = { $count ->
        [one] 1 parasite
       *[other] { $count } parasites
      }
note-grenade-seats = hits { $seat }
    .text = { $teams ->
        [one] 1 team
       *[other] { $teams } teams
      }
note-grenade-all = { $count ->
    [one] hits a parasite, and { $seat }
   *[other] hits { $count } parasites, and { $seat }
  }
    .text = { $count ->
        [one] 1 parasite
       *[other] { $count } parasites
      }, { $teams ->
        [one] 1 team
       *[other] { $teams } teams
      }
note-turn-action-explore = The top card does not fit. Another one is tried
note-explore = { $top } is on top. You lay the card next to one of your characters
note-turn-action-shoot = 1 shot: a target loses 1 life
note-turn-action-stab = On 3 or 4 a target loses 1 life
note-turn-action-heal = One character +2 life, or both +1 each
note-turn-action-terminal = Once a turn: doors, a room or a scan
note-turn-action-destroy-nest = With your gas cans: the humans win
note-turn-action-end-turn = Action points that are left lapse.
note-turn-action-resign = the infected win
note-exchange-card-own = { $bonus ->
    [0] infects { $other } unless a gas can comes back
   *[other] infects { $other } unless a gas can or the antidote comes back
  }
note-exchange-card-foreign = infects nobody, for it is not your colour
note-exchange = Both hand over a card in secret; an infected player may infect the other.
note-team-partner = they may draw a card too
note-team-partner-alone = nobody else draws a card
note-body-scanner-target = you see all their cards, and nobody else does
note-shoot-target = loses 1 life point
note-shoot-second = loses 1 life point
note-shoot-second-hold = saves a shot
note-stab-target = loses 1 life point if the die shows 3 or 4
note-first-aid-target = gets 1 life point back
note-first-aid-target-enough = the second point is lost
note-alarm-source = it is moved to where the alarm was
note-armour-soldier = { $soldier_left ->
    [0] your soldier dies
   *[other] your soldier keeps { $soldier_left } life
  }
note-armour-android = { $android_left ->
    [0] your android dies
   *[other] your android keeps { $android_left } life
  }
note-armour-both = { $soldier_left ->
    [0] { $android_left ->
        [0] your soldier and your android die
       *[other] your soldier dies, your android keeps { $android_left } life
      }
   *[other] { $android_left ->
        [0] your soldier keeps { $soldier_left } life, your android dies
       *[other] your soldier keeps { $soldier_left } life, your android { $android_left }
      }
  }
note-place = the new room joins there; nobody moves
note-run-move-stay = the free move lapses
note-search-with-soldier = the room of your soldier is searched
note-search-with-android = the room of your android is searched
note-night-vision-use-use = no alarm
note-night-vision-use-leave = an alarm comes first
note-storage-draw-draw = one more card; it may be an alarm
note-storage-draw-stop = the search is over
note-team-accept-draw = a card for you; it may be an alarm
note-team-accept-decline = you draw nothing
note-shoot-weapon-gun = your own room, with a scope the next one too; with a heavy weapon two shots
note-shoot-weapon-sniper = up to two rooms away in a straight line, one shot
note-heal-mode-soldier = 2 life points
note-heal-mode-android = 2 life points
note-heal-mode-both = 1 life point each
note-first-aid-medic-soldier = helps whoever is in its room
note-first-aid-medic-android = helps whoever is in its room
note-terminal-function-thermo-scan = shows how many of the living are infected; if all are, the game ends
note-terminal-function-open-doors = everybody passes the security doors until the parasites move
note-terminal-function-reveal-room = lay the top room card anywhere it fits
danger-resign = You give up for the humans: every infected player still alive wins, and the game is over.
danger-grenade = Your own figure is in that room and is hit like everybody else.
closed-hand-minimum = you must keep { $count } cards in hand
closed-first-search = you must search once in your first turn
closed-does-not-fit = the top room card does not fit next to your characters
closed-no-symbol = none of your characters is in a room with a symbol
closed-terminal-used = only once per turn

## The board in the terminal

board-head = { $round ->
    [0] First team phase
    [one] After 1 parasite phase
   *[other] After { $round } parasite phases
 } · doors { $open ->
    [yes] open
   *[no] closed
 } · next room: { $top }
board-soldier = { $colour }♦
board-android = { $colour }◇
board-grey = ☼
board-black = ☀
board-you = you
board-out = out of the game
board-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
board-piles = Rooms left { $rooms } · finds { $finds } · discarded { $discard } · parasites in supply: { $grey } grey, { $black } black
board-scan = Last scan: { $red } red, { $blue } blue; { $count ->
    [0] no exchange since
    [one] 1 exchange since
   *[other] { $count } exchanges since
 }
board-hand = Your hand: { $cards }
board-points = Action points: { $count }

## The story

direction = { $face ->
    [1] north
    [2] east
    [3] south
   *[4] west
 }
cause-parasites = Parasites
cause-shot = A shot
cause-knife = The knife
cause-grenade = A grenade
by-cause = { $cause_id ->
    [shot] by a shot
    [knife] by the knife
    [grenade] by a grenade
   *[parasites] by parasites
  }
result-hit = hit
result-miss = miss
event-start = { $you ->
    [seat] You hold the door card and begin.
   *[no] { $seat } holds the door card and begins.
  } { $count ->
    [0] All parasites are still in the supply.
    [one] One parasite alarm was dealt: a parasite waits in the reactor room.
   *[other] { $count } parasite alarms were dealt: as many parasites wait in the reactor room.
 }
event-turn = { $you ->
    [seat] Your
   *[no] { $seat }'s
  } turn: { $points ->
    [one] 1 action point.
   *[other] { $points } action points.
 }
event-arrived = { $you ->
    [seat] You put soldier and android into the reactor room.
   *[no] { $seat } puts soldier and android into the reactor room.
  }
event-turn-ends = { $you ->
    [seat] You end your turn.
   *[no] { $seat } ends the turn.
  }
event-laid = { $you ->
    [seat] You lay a room: { $room } ({ $beside }, { $side }).
   *[no] { $seat } lays a room: { $room } ({ $beside }, { $side }).
  }
event-put-under = { $room } fits nowhere and goes under the deck.
event-moves = { $you ->
    [seat] Your { $figure } goes { into-room }.
   *[no] { $seat }'s { $figure } goes { into-room }.
  }
event-alarm = { $you ->
    [seat] Parasite alarm by you ({ $room }): the die points { direction }.
   *[no] Parasite alarm by { $seat } ({ $room }): the die points { direction }.
  }
event-parasite = { $room }: a { $colour } appears.
event-searches = { $you ->
    [seat] You search a room: { $room }.
   *[no] { $seat } searches a room: { $room }.
  }
event-searches-along = { $you ->
    [seat] You search along with { $other }.
    [other] { $seat } searches along with you.
   *[no] { $seat } searches along with { $other }.
  }
event-declines = { $you ->
    [seat] You do not search along.
   *[no] { $seat } does not search along.
  }
event-drew = { $you ->
    [seat] You draw: { $card }.
   *[no] { $seat } draws: { $card }.
  }
event-drew-hidden = { $you ->
    [seat] You draw a card.
   *[no] { $seat } draws a card.
  }
event-drew-alarm = { $you ->
    [seat] You draw a parasite alarm and discard it.
   *[no] { $seat } draws a parasite alarm and discards it.
  }
event-host = { $you ->
    [seat] You hold the { $cause }: you are infected. Nobody else knows.
   *[no] { $seat } holds the { $cause } and is infected. Nobody else knows.
  }
event-turned = { $room } now lies on its red side.
event-reshuffled = The discard pile becomes a new find deck of { $count } cards.
event-night-vision = { $you ->
    [seat] You search with night vision: no alarm.
   *[no] { $seat } searches with night vision: no alarm.
  }
event-lays-out = { $you ->
    [seat] You lay out: { $card }.
   *[no] { $seat } lays out: { $card }.
  }
event-boost = { $you ->
    [seat] You play an energy boost: { $points } action points left.
   *[no] { $seat } plays an energy boost: { $points } action points left.
  }
event-first-aid = { $you ->
    [seat] You use a first aid kit ({ $room }).
   *[no] { $seat } uses a first aid kit ({ $room }).
  }
event-healed = { $you ->
    [seat] Your
   *[no] { $seat }'s
  } { $figure } now has { $life ->
    [one] 1 life point.
   *[other] { $life } life points.
 }
event-body-scan = { $you ->
    [seat] You look at the hand of { $other } with the body scanner.
    [other] { $seat } looks at your hand with the body scanner.
   *[no] { $seat } looks at the hand of { $other } with the body scanner.
  }
event-body-scan-seen = { $other } holds: { $cards }.
event-signal = { $you ->
    [seat] You lure all parasites { from-room } { into-goal }.
   *[no] { $seat } lures all parasites { from-room } { into-goal }.
  }
event-shoots = { $you ->
    [seat] You shoot at { $other }'s { $figure }.
    [other] { $seat } shoots at your { $figure }.
   *[no] { $seat } shoots at { $other }'s { $figure }.
  }
event-shoots-parasite = { $you ->
    [seat] You shoot at a parasite ({ $room }).
   *[no] { $seat } shoots at a parasite ({ $room }).
  }
event-stabs = { $you ->
    [seat] You stab at { $other }'s { $figure }: { $face }, { $result }.
    [other] { $seat } stabs at your { $figure }: { $face }, { $result }.
   *[no] { $seat } stabs at { $other }'s { $figure }: { $face }, { $result }.
  }
event-stabs-parasite = { $you ->
    [seat] You stab at a parasite: { $face }, { $result }.
   *[no] { $seat } stabs at a parasite: { $face }, { $result }.
  }
event-grenade = { $you ->
    [seat] You throw a grenade { into-room }.
   *[no] { $seat } throws a grenade { into-room }.
  }
event-armour = { $you ->
    [seat] { $count ->
        [0] You play no armour.
        [one] You play an armour.
       *[other] You play { $count } armour cards.
     }
   *[no] { $count ->
        [0] { $seat } plays no armour.
        [one] { $seat } plays an armour.
       *[other] { $seat } plays { $count } armour cards.
     }
  }
event-loses = { $you ->
    [seat] −{ $loss } life for your { $figure } { by-cause }, now { $life }.
   *[no] −{ $loss } life for { $seat }'s { $figure } { by-cause }, now { $life }.
  }
event-dies = { $you ->
    [seat] Your { $figure } is killed { by-cause }.
   *[no] { $seat }'s { $figure } is killed { by-cause }.
  }
event-parasite-dies = { $room }: a { $colour } is destroyed { by-cause }.
event-parasite-wounded = { $room }: the black parasite is wounded { by-cause }, a { $colour } is left.
event-eliminated = { $you ->
    [seat] You have no character left and are out of the game. Your cards go into the box unseen.
   *[no] { $seat } has no character left and is out of the game. The cards go into the box unseen.
  }
event-terminal = { $you ->
    [seat] You use the terminal: { $function }.
   *[no] { $seat } uses the terminal: { $function }.
  }
event-doors-open = All security doors are open until the parasites move.
event-scan = Thermo scan: { $red } red, { $blue } blue.
event-parasite-phase = { $you ->
    [seat] Parasite phase { $round }. The doors close; you now hold the door card.
   *[no] Parasite phase { $round }. The doors close; { $seat } now holds the door card.
  }
event-parasite-moves = The die points { direction }: a parasite moves { from-room } { into-goal }.
event-parasites-attack = { $room }: { $cause } attack, −{ $loss } life for everybody there.
event-exchange = { $you ->
    [seat] You and { $other } exchange a card.
    [other] { $seat } and you exchange a card.
   *[no] { $seat } and { $other } exchange a card.
  }
event-received = { $you ->
    [seat] Exchange with { $other }: you give { $gave } and receive { $card }.
   *[no] Exchange with { $other }: { $seat } gives { $gave } and receives { $card }.
  }
event-infected = { $you ->
    [seat] { $other }'s infection card infects you: your goal is a new one now, and it is your secret.
   *[no] { $other }'s infection card infects { $seat }.
  }
event-cured = { $you ->
    [seat] { $other }'s antidote works: you are no longer infected.
   *[no] { $other }'s antidote cures { $seat }.
  }
event-nest-burns = { $you ->
    [seat] You set fire to the nest.
   *[no] { $seat } sets fire to the nest.
  }
event-resigns = { $you ->
    [seat] You give up.
   *[no] { $seat } gives up.
  }
event-end = { $ending }

## What is at stake

group-lay-out = Lay out a card
short-move = Move
short-explore = Room
short-search = Search
short-shoot = Shoot
short-stab = Knife
short-heal = Heal
short-terminal = Terminal
short-destroy-nest = Nest
short-grenade = Grenade
short-body-scanner = Scanner
short-energy-boost = Boost
short-first-aid-kit = First aid
short-parasite-signal = Signal
short-lay-out = Lay out
aim-card = { $card }
missing-aim-card = Choose a card first
missing-move-to = Choose a room first
missing-encounter-settle = Choose first: exchange or attack
missing-run-move = Choose a room first
missing-place-room = Choose where the room goes
missing-shoot-target = Choose a target first
then-key = Your key card opens the door, for you alone.
then-alarm = { $count ->
    [0] Alarm: a { $colour } in the next room.
    [4] Alarm: a { $colour } in there.
   *[other] Alarm: a { $colour }, in there in { $count } of 4 cases.
  }
    .text = alarm
then-moved = Alarm: the supply is empty, a parasite of the station comes.
    .text = alarm
then-parasites = { $count ->
    [one] A parasite is there.
   *[other] { $count } parasites are there.
  }
    .text = { $count ->
        [one] parasite
       *[other] { $count } parasites
      }
then-exchange = Exchange with { $seat }, or attack.
    .text = { $count ->
        [one] { $seat }
       *[other] { $count } teams
      }

## Why somebody is asked

because-exchange-mine = You walked in on { $other }. Neither of you can refuse.
because-exchange-theirs = { $other } walked in on you. Neither of you can refuse.
because-armour = { $cause }: { $android ->
    [0] soldier −{ $soldier }.
   *[other] { $soldier ->
        [0] android −{ $android }.
       *[other] soldier −{ $soldier }, android −{ $android }.
     }
 }
why-all-exchange = Everybody has the same rows, human or infected. A glance at your screen tells nothing.
why-all-armour = Everybody who is hit is asked, with armour in hand or without, so that the question shows no card.
veil-infection = Infection card
    .text = Uncover your state first
closed-human = You are human: you may not give it
closed-no-infection-left = You have none of your own colour left
standing-armour-play = No armour
seal-exchange-card = Lay face down: { $option }

## Guesses of those who look on

guess-infected = Who is infected?

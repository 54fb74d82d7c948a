### Nemesis: prompts, deeds, events and endings, then the components.

game-nemesis = Nemesis
mode-semi-coop = Semi-cooperative
    .text = 2 to 5. Two secret Objectives each, of which you keep one.
mode-coop = Cooperative
    .text = 1 to 5. One open Objective each; all win or nobody.
mode-solo = Solo
    .text = One seat. Two Objectives, half as many Items.
option-table-ruleset = Rules
    .text = Played by the German rules; the publisher's fuller rulebook reads thirteen rules differently, among them searching, melee, Larvae and pods.
option-table-intruder-player = Intruder player
    .text = The first player to die may go on as the Intruder.
    .on = With
    .off = Without
table-seats-pods = { $pods } escape pods with { $seats } seats in all
table-seats-bag = { $tokens } tokens in the Intruder bag, { $adults } of them Adults
table-seats-objectives = { $corporate } corporate and { $personal } personal Objectives can be dealt
table-ruleset-search = Searching
    .document = also a basic action for 1 card
    .rulebook = by cards and the Flashlight only
table-ruleset-melee = Melee, two crosshairs
    .document = 2 injuries
    .rulebook = 1 injury
table-ruleset-larva = A Larva is drawn
    .document = infests at once
    .rulebook = stands there and infests when it attacks
table-ruleset-self-destruct = Self-destruct opens the pods
    .document = when it starts, and again on 3
    .rulebook = only on 3
table-ruleset-careful = Careful Movement
    .document = any corridor; a marker there means an Encounter
    .rulebook = only corridors without a marker
table-ruleset-doors = Closed doors
    .document = the rooms stay neighbours
    .rulebook = the rooms are no neighbours
table-ruleset-pod-seats = Seats in a pod
    .document = a carried corpse takes one
    .rulebook = Objects take none
table-ruleset-pods = Pods in play
    .document = the lowest numbers
    .rulebook = drawn at random
table-ruleset-target = Whom an Intruder attacks
    .document = the fewest cards in hand, of every kind
    .rulebook = the fewest Action cards in hand
table-ruleset-trade = Trading
    .document = Items only
    .rulebook = Items and Objects
table-ruleset-hibernation = Asleep at the destination
    .document = only Earth saves
    .rulebook = Mars too saves whoever holds Quarantine
table-ruleset-dead-items = Items of the dead, cooperative
    .document = leave the game
    .rulebook = wait for a revival
table-ruleset-intruder-pass = The Intruder player passes
    .document = keeps the hand, or all but 1 go
    .rulebook = keeps at most 1 card

## Prompts

prompt-turn-action = { $foes ->
   *[0] { $taken ->
        [0] Your turn. What do you do?
        [one] Your second action, or pass?
       *[other] One more action, or pass?
      }
    [one] { a-kind } beside you. What do you do?
    [other] { $foes } Intruders beside you. What do you do?
  }
prompt-pay = { $left ->
    [one] Which Action card do you pay with?
   *[other] Pay with { $left } Action cards: which one next?
  }
slot-pay = You pay with
seal-draft = Play the { $option }
seal-objective-keep = Keep { $option }
seal-objective-kind = Look at { $option }
seal-search-keep = Keep { $option }
seal-xeno-card = Use { $option }
with-pay = { $what }, pay: { $options }
prompt-interruption = Do you interrupt { $by }?
prompt-parry = The attack hits you. Do you stop it?
prompt-noise-reroll = Your roll: { $face }. Discard a card to roll again?
prompt-draft = Which Character will you be?
prompt-careful-corridor = Where do you let yourself be heard?
prompt-shoot-weapon = Which weapon do you fire?
prompt-shoot-target = What do you shoot at?
prompt-shoot-more = Spend another shot for one more injury?
prompt-combat-reroll = Your roll: { $face }. Keep it?
prompt-melee-target = What do you strike?
prompt-search-colour = Which deck do you search?
prompt-search-keep = What do you keep?
prompt-hands-drop = You cannot hold all that. What do you drop?
prompt-hands-full = Your hands are full. What do you drop to make room ({ $card })?
prompt-craft-what = What do you make?
prompt-craft-with = Out of what?
prompt-quest-item = Which item do you give up for it?
prompt-trade-partner = With whom do you deal?
prompt-trade-offer = What do you offer?
prompt-trade-answer = { $count ->
    [0] { $by } offers nothing. Do you deal?
   *[other] { $by } offers: { $things }. Do you deal?
 }
prompt-trade-return = What do you give in return?
prompt-trade-agree = { $count ->
    [0] { $by } gives nothing in return. Agreed?
   *[other] { $by } gives: { $things }. Agreed?
 }
prompt-door-token = All door tokens are in use. From which corridor do you take one?
prompt-engine-order = Engine { $engine }: on top lies { $top }. Do you swap the tokens?
prompt-pod-now = You are in the pod. Launch it?
prompt-pod-wait = You sit in the pod. What now?
prompt-objective-keep = Something is aboard. Which Objective do you keep?
    .text = From now on everybody has one only; nobody sees the other.
prompt-objective-kind = Which Objective do you look at?
prompt-pass-discard = You pass. Which cards do you discard?
prompt-wound-dress = Which wound do you dress?
prompt-wound-heal = Which wound do you heal?
prompt-xeno-play-on = You are dead. Do you want to play on as the Intruder?
prompt-xeno-turn = The ship is yours. What do you do?
prompt-xeno-mover = Which Intruder moves?
prompt-xeno-corridor = Through which corridor?
prompt-xeno-attacker = Which Intruder attacks?
prompt-xeno-target = Whom does it attack?
prompt-xeno-card = Which Attack card do you use?
prompt-xeno-keep = You pass. What do you keep?

## Options

option-move = Move: { $room }
option-escape-to = Escape: { $room }
option-careful = Sneak: { $room }
option-melee = Strike
option-pick-up = Pick up: { $object }
option-trade = Trade
option-search = Search the room
option-quest = Fulfil a quest: { $card }
option-card = Play { $card }
option-item = Use { $card }
option-drop = Drop { $card }
option-drop-object = Put down: { $object }
option-place = { $room }
option-corridor = { $room } – { $place }
option-weapon = { $card } ({ $ammo } loaded)
option-figure = { $kind } { at-room }, { $injuries ->
    [0] unhurt
    [one] one injury
   *[other] { $injuries } injuries
  }
option-seat = { $you ->
    [seat] You
   *[no] { $seat }
  }
option-pod = Pod { $number }
option-eggs-in = The eggs { at-room }
option-letter = Course { $letter }
option-keep = Keep
option-reroll = Roll again
option-spend = Spend it
option-leave-pod = Climb out
option-leave = Leave it
option-launch = Launch
option-wait = Wait inside
option-stay = Stay and pass
option-interrupt = Interrupt
option-swap = Swap them
option-offer = Deal
option-all = All cards
option-play = Play on as the Intruder
option-rest = Watch the others
option-xeno-move = { $card }: move an Intruder
option-xeno-attack = { $card }: attack
option-xeno-effect = { $card }: its effect
option-xeno-keep = { $corridor ->
    [0] Only { $card }
   *[other] Only { $card }, corridor { $corridor }
  }
note-letter = Where it leads stands on the Coordinates card.
note-weakness = What is found here becomes known to everybody, and helps everybody.
note-deck-corporate = An Objective that serves the corporation.
note-deck-personal = An Objective of one's own.
note-taser-intruder = It suffers 1 injury and retreats.
note-taser-character = Somebody else here drops every card.
note-extinguish = The fire in this room goes out.
note-cover-self = You move on under cover.
note-cover-other = Somebody else here moves on under cover.
note-cover-both = You and somebody else here move on together.
note-top = It will be the next Event.
note-bottom = The next Event will be another one.
note-kept-roll = This roll counts.
note-second-roll = The new roll counts, even if it is worse.
note-seat = { $light ->
    [0] { $serious ->
        [0] Unhurt.
        [one] 1 serious wound.
       *[other] { $serious } serious wounds.
      }
    [one] 1 light wound, { $serious ->
        [0] no serious one.
       *[other] { $serious } serious.
      }
   *[other] { $light } light wounds, { $serious ->
        [0] no serious one.
       *[other] { $serious } serious.
      }
  }
note-pass = You have no more turns this round.
note-search = Take the top card of the room's deck, or put it back under it.
note-shoot = One round at an Intruder or the eggs here: the die decides; an Intruder then takes an injury check.
note-melee = With bare hands, without ammunition: the die decides; an Intruder then takes an injury check.
note-craft = Discard two Items whose symbols match for a crafted one.
note-stay = You stay in the pod and pass.
note-leave = You keep what is in your hands and leave the new thing lying.
note-leave-pod = You stand in the Evacuation Section again, and it is still your turn.
note-escape = Every Intruder here attacks you, the largest first; then you go.
note-slime = The Slime marker is gone.
note-doors = { $closed ->
    [0] None of { $count } doors is shut.
    [one] 1 of { $count } doors is shut.
   *[other] { $closed } of { $count } doors are shut.
  }
note-there = { $count ->
    [0] No Intruder
    [one] 1 Intruder
   *[other] { $count } Intruders
  }, { $crew ->
    [0] no Character
    [one] 1 Character
   *[other] { $crew } Characters
  }{ $fire ->
    [yes] , fire
   *[no] {""}
  }.
note-wait = Others may still come; an Intruder in the section drives you out.
note-launch = The pod flies off with everybody in it.
note-interrupt = The action is cancelled; its cards are spent.
note-scan = Clean Contamination cards leave your hand; an INFECTED one has consequences.
note-skip = Nothing is scanned.
note-swap = The other token comes on top: a working engine breaks, a damaged one works.
note-play = You draw Intruder Action cards and hunt the others. You cannot win; your aim is that nobody does.
note-rest = You are out of the game and watch.
note-grow = An Intruder takes its next shape.
note-develop = One token is drawn and the bag develops.
note-malfunction = The Malfunction marker of the room is removed.
note-demolition-door = A closed door beside your room is destroyed.
note-demolition-malfunction = Your room gets a Malfunction marker.
note-access-denied = An explored room with a computer gets a Malfunction marker.
note-engine = You see both tokens of the engine and may swap them.
note-door = Open or close a door beside your room.
note-tape = Two Heavy Items take one hand from now on.
note-coordinates = You see where the four letters lead.
note-course = You move the destination marker.
note-dress = Dressed wounds no longer hinder but still count.
note-heal = A dressed serious wound is gone.
note-light = Light wounds are gone.
note-unknown = Nobody has been here yet.
note-drop-object = It stays lying in the room.
note-object-egg = Takes one hand. Eggs are wanted in the Laboratory and at home, and they can be destroyed.
note-object-carcass = Takes one hand. A carcass is wanted in the Laboratory.
note-object-corpse = Takes one hand, and by default one more seat in a pod. A corpse is wanted in the Laboratory.
note-xeno-move = One Intruder goes through the card's corridor, even one that is in combat.
note-xeno-attack = One Intruder in combat attacks.
note-noisy = There is noise already: more of it brings an Encounter.
note-silent = Nothing has been heard there yet.
note-door-open = The door is open.
note-door-closed = The door is closed.
note-door-destroyed = The door is destroyed.
note-deck-red = Weapons, grenades, keys.
note-deck-yellow = Tools and devices.
note-deck-green = Medicine and food.
note-pod-locked = Locked.
note-pod-unlocked = Unlocked.
note-tile = You see which room lies there; it stays unexplored.
note-offer = You lay something down in return, or nothing for a gift.
note-refuse = Everybody keeps what is theirs.
note-agree = The things change hands, for all to see.
note-infected = You know that it is INFECTED.
note-unscanned = The scan will show what it is.
note-eggs = An egg breaks with a hit.
note-none = You keep none of them.
note-trade = With everybody who is here.
danger-launch = The pod leaves the ship for good. You can do nothing more for your goal.
danger-drop = It is lost with all that is fixed to it and loaded into it.
danger-hibernate = You sleep until the end of the flight and can do no more for your Objective. From now on nobody can change the course; whether the engines run, others decide.
danger-hibernate-fuse = The self-destruct is running. Unless somebody who is awake can still stop it, you die in your sleep with the ship.
danger-hibernate-last = Nobody but you is awake. If you fall asleep, the flight ends with the course and the engines as they are now.

## Events

event-draft-offered = { $you ->
    [seat] You have the choice: { $characters }.
   *[no] { $seat } has the choice: { $characters }.
  }
event-drafted = { $you ->
    [seat] You play the { $character }.
   *[no] { $seat } plays the { $character }.
  }
event-round = Round { $round }. The clock stands at { $time }.
event-first-player = { $you ->
    [seat] You are First Player now.
   *[no] { $seat } is First Player now.
  }
event-passed = { $you ->
    [seat] You pass.
   *[no] { $seat } passes.
  }
event-does-move = { $you ->
    [seat] You set out { to-room }.
   *[no] { $seat } sets out { to-room }.
  }
event-does-careful = { $you ->
    [seat] You creep { to-room }.
   *[no] { $seat } creeps { to-room }.
  }
event-does-shoot = { $you ->
    [seat] You take aim.
   *[no] { $seat } takes aim.
  }
event-does-melee = { $you ->
    [seat] You strike with bare hands.
   *[no] { $seat } strikes with bare hands.
  }
event-does-pick-up = { $you ->
    [seat] You reach for { $object }.
   *[no] { $seat } reaches for { $object }.
  }
event-does-trade = { $you ->
    [seat] You propose a trade.
   *[no] { $seat } proposes a trade.
  }
event-does-craft = { $you ->
    [seat] You start tinkering.
   *[no] { $seat } starts tinkering.
  }
event-does-search = { $you ->
    [seat] You search the room.
   *[no] { $seat } searches the room.
  }
event-does-room = { $you ->
    [seat] You use the room.
   *[no] { $seat } uses the room.
  }
event-does-card = { $you ->
    [seat] You play { $card }.
   *[no] { $seat } plays { $card }.
  }
event-does-item = { $you ->
    [seat] You use the { $card }.
   *[no] { $seat } uses the { $card }.
  }
event-does-quest = { $you ->
    [seat] You fulfil a quest: { $card }.
   *[no] { $seat } fulfils a quest: { $card }.
  }
event-interrupted = { $you ->
    [seat] You interrupt { $by }.
    [by] { $seat } interrupts you.
   *[no] { $seat } interrupts { $by }.
  }
event-cancelled = { $you ->
    [seat] You get nothing done.
   *[no] { $seat } gets nothing done.
  }
event-moved = { $you ->
    [seat] You are now { at-room }.
   *[no] { $seat } is now { at-room }.
  }
event-explored = { $you ->
    [seat] You explore the room: { $tile }.
   *[no] { $seat } explores the room: { $tile }.
  }
event-token-explored = { $symbol } { at-room }; { $items ->
    [0] nothing to be found there.
    [one] one item to be found there.
   *[other] { $items } items to be found there.
  }
event-slimed = { $you ->
    [seat] You are covered with Slime.
   *[no] { $seat } is covered with Slime.
  }
event-noise-rolled = { $you ->
    [seat] You make a noise roll: { $face }.
   *[no] { $seat } makes a noise roll: { $face }.
  }
event-noise-placed = Noise in { $corridor }.
event-danger = { $you ->
    [seat] Danger for you { at-room }.
   *[no] Danger for { $seat } { at-room }.
  }
event-door-opened = The door in { $corridor } opens.
event-door-closed = The door in { $corridor } closes.
event-door-destroyed = The door in { $corridor } is destroyed { $cause }.
event-door-moved = { $you ->
    [seat] You take the door out of { $corridor }.
   *[no] { $seat } takes the door out of { $corridor }.
  }
event-fire-lit = Fire { at-room }!
event-malfunction-placed = Malfunction { at-room }.
event-encounter = { $you ->
    [seat] Something is coming for you { at-room }.
   *[no] Something is coming for { $seat } { at-room }.
  }
event-token-drawn = { $kind_id ->
    [blank] Nothing but noise.
   *[other] Drawn: { $kind } with the number { $number }.
  }
event-surprise = { $you ->
    [seat] { the-kind } attacks you by surprise.
   *[no] { the-kind } attacks { $seat } by surprise.
  }
event-no-figure = Nothing comes: all figures are out ({ $kind }).
event-intruder-placed = { a-kind } appears { at-room }.
event-intruder-moved = { a-kind } is now { at-room }.
event-vanished = { the-kind } vanishes { from-room }.
event-first-contact = The crew is not alone.
event-objectives-chosen = Everybody has settled on one Objective.
event-attack = { $you ->
    [seat] { the-kind } attacks you { at-room }.
   *[no] { the-kind } attacks { $seat } { at-room }.
  }
event-attack-hit = { $you ->
    [seat] { $card } hits you.
   *[no] { $card } hits { $seat }.
  }
event-attack-missed = { $you ->
    [seat] { $card }: { sent-kind } misses you.
   *[no] { $card }: { sent-kind } misses { $seat }.
  }
event-parried = { $you ->
    [seat] You stop the attack: { $card }.
   *[no] { $seat } stops the attack: { $card }.
  }
event-shoot = { $you ->
    [seat] You shoot at { the-target } ({ $weapon }).
   *[no] { $seat } shoots at { the-target } ({ $weapon }).
  }
event-melee = { $you ->
    [seat] You strike at { the-target }.
   *[no] { $seat } strikes at { the-target }.
  }
event-combat-rolled = { $you ->
    [seat] You roll: { $face }.
   *[no] { $seat } rolls: { $face }.
  }
event-missed = { $you ->
    [seat] You miss.
   *[no] { $seat } misses.
  }
event-injured = { the-kind } { at-room } suffers { $count ->
    [one] an injury
   *[other] { $count } injuries
  } { $cause } and has { $total } now.
event-blood-drawn = { $blood ->
    [0] The injury check shows the retreat arrow.
   *[other] The injury check shows { $blood }.
  }
event-killed = { the-kind } dies { at-room } { $cause }.
event-retreat = { the-kind } retreats { from-room } by corridor { $corridor }.
event-egg-destroyed = An egg bursts { at-room }.
event-egg-laid = The Nest has one more egg.
event-nest-destroyed = { $cause }: the Nest is destroyed.
event-queen-comes = The Queen comes to the Nest.
event-contaminated = { $you ->
    [seat] You get a Contamination card { $cause }.
   *[no] { $seat } gets a Contamination card { $cause }.
  }
event-infested = { $you ->
    [seat] You are infested { $cause }.
   *[no] { $seat } is infested { $cause }.
  }
event-larva-removed = { $you ->
    [seat] You are rid of the Larva.
   *[no] { $seat } is rid of the Larva.
  }
event-scanned = { $you ->
    [seat] You are
   *[no] { $seat } is
  } scanned: { $infected ->
    [yes] INFECTED.
   *[no] clean.
  }
event-wound-light = { $you ->
    [seat] You suffer a light wound { $cause }, { $total } now.
   *[no] { $seat } suffers a light wound { $cause }, { $total } now.
  }
event-wound-light-healed = { $you ->
    [seat] You heal light wounds, { $total } left.
   *[no] { $seat } heals light wounds, { $total } left.
  }
event-wound-serious = { $you ->
    [seat] You suffer a serious wound { $cause }: { $wound }, { $total } of 3 now.
   *[no] { $seat } suffers a serious wound { $cause }: { $wound }, { $total } of 3 now.
  }
event-wound-dressed = { $you ->
    [seat] You dress a wound: { $wound }.
   *[no] { $seat } dresses a wound: { $wound }.
  }
event-wound-healed = { $you ->
    [seat] You heal a wound: { $wound }.
   *[no] { $seat } heals a wound: { $wound }.
  }
event-died = { $you ->
    [seat] You die { at-room } { $cause }.
   *[no] { $seat } dies { at-room } { $cause }.
  }
event-first-death = The first death: the pods unlock.
event-revived = { $you ->
    [seat] You stand up again.
   *[no] { $seat } stands up again.
  }
event-dropped-item = { $you ->
    [seat] You throw the { $card } away.
   *[no] { $seat } throws the { $card } away.
  }
event-dropped-object = { $you ->
    [seat] You put down { $object }.
   *[no] { $seat } puts down { $object }.
  }
event-picked-up = { $you ->
    [seat] You pick up { $object } { at-room }.
   *[no] { $seat } picks up { $object } { at-room }.
  }
event-took-heavy = { $you ->
    [seat] You take the { $card } in hand.
   *[no] { $seat } takes the { $card } in hand.
  }
event-searched = { $you ->
    [seat] You look through the { $colour }.
   *[no] { $seat } looks through the { $colour }.
  }
event-crafted = { $you ->
    [seat] You make a new item: { $card }.
   *[no] { $seat } makes a new item: { $card }.
  }
event-quest-done = { $you ->
    [seat] You have the { $card } ready for use.
   *[no] { $seat } has the { $card } ready for use.
  }
event-trade-offered = { $you ->
    [seat] You offer { $by }: { $things }.
    [by] { $seat } offers you: { $things }.
   *[no] { $seat } offers { $by }: { $things }.
  }
event-trade-offers = { $you ->
    [seat] You offer { $by } { $count ->
        [0] nothing
        [one] one thing
       *[other] { $count } things
     }.
    [by] { $seat } offers you { $count ->
        [0] nothing
        [one] one thing
       *[other] { $count } things
     }.
   *[no] { $seat } offers { $by } { $count ->
        [0] nothing
        [one] one thing
       *[other] { $count } things
     }.
  }
event-trade-refused = { $you ->
    [seat] You do not deal with { $by }.
    [by] { $seat } does not deal with you.
   *[no] { $seat } does not deal with { $by }.
  }
event-trade-failed = { $you ->
    [seat] You and { $by } cannot agree.
    [by] { $seat } and you cannot agree.
   *[no] { $seat } and { $by } cannot agree.
  }
event-traded = { $you ->
    [seat] You give { $by } { $gave } and get { $got }.
    [by] { $seat } gives you { $gave } and gets { $got }.
   *[no] { $seat } gives { $by } { $gave } and gets { $got }.
  }
event-looked-tile = In { $room } lies { $card }.
event-looks-tile = { $you ->
    [seat] You look at the tile of { $room }.
   *[no] { $seat } looks at the tile of { $room }.
  }
event-looked-token = The token { at-room }: { $card }.
event-looks-token = { $you ->
    [seat] You look at the token in { $room }.
   *[no] { $seat } looks at the token in { $room }.
  }
event-looked-coordinates = { $you ->
    [seat] You see: { $card }.
   *[no] { $seat } sees: { $card }.
  }
event-looks-coordinates = { $you ->
    [seat] You look at the Coordinates.
   *[no] { $seat } looks at the Coordinates.
  }
event-looked-engine = Engine { $engine }: { $card }.
event-looks-engine = { $you ->
    [seat] You check engine { $engine }.
   *[no] { $seat } checks engine { $engine }.
  }
event-looked-objective = { $target } has the Objective { $card }.
event-looks-objective = { $you ->
    [seat] You look at an Objective of { $target }.
    [target] { $seat } looks at one of your Objectives.
   *[no] { $seat } looks at an Objective of { $target }.
  }
event-engine-worked = { $you ->
    [seat] You work
   *[no] { $seat } works
  } on engine { $engine }; the order of the tokens { $swapped ->
    [yes] has changed.
   *[no] is as before.
  }
event-weakness = A Weakness is found: { $card }.
event-course = The course is { $letter } now.
event-hibernated = { $you ->
    [seat] You fall asleep.
   *[no] { $seat } falls asleep.
  }
event-hibernate-failed = { $you ->
    [seat] You cannot sleep with that around.
   *[no] { $seat } cannot sleep with that around.
  }
event-fuse-started = The self-destruct is running.
event-fuse-stopped = The self-destruct is stopped.
event-fuse = The self-destruct counts down: { $space }.
event-fuse-critical = The self-destruct cannot be stopped any more.
event-pod-locked = Pod { $pod } locks.
event-pod-unlocked = Pod { $pod } unlocks.
event-pod-left = { $you ->
    [seat] You leave the pod.
   *[no] { $seat } leaves the pod.
  }
event-pod-ejected = { $you ->
    [seat] You have to leave the pod.
   *[no] { $seat } has to leave the pod.
  }
event-boarded = { $you ->
    [seat] You board pod { $pod }.
   *[no] { $seat } boards pod { $pod }.
  }
event-board-failed = { $you ->
    [seat] You do not get into the pod.
   *[no] { $seat } does not get into the pod.
  }
event-launched = Pod { $pod } launches.
event-escaped = { $you ->
    [seat] You have escaped.
   *[no] { $seat } has escaped.
  }
event-airlock-sealed = Sealed: soon the air will rush out { from-room }.
event-airlock-cancelled = The sealed room is open again.
event-airlock-opened = The air rushes out of the sealed room.
event-time = The clock moves to { $time }.
event-event-card = Event: { $card }.
event-developed = { $kind_id ->
    [blank] A blank token comes out of the bag.
   *[other] Out of the bag comes: { $kind }.
  }
event-bag-added = { a-kind } goes into the bag.
event-xeno = { $you ->
    [seat] You play on as the Intruder.
   *[no] { $seat } plays on as the Intruder.
  }
event-xeno-rests = { $you ->
    [seat] You do not play on.
   *[no] { $seat } does not play on.
  }
event-xeno-plays = { $you ->
    [seat] As the Intruder you play { $card }.
   *[no] The Intruder player plays { $card }.
  }
event-xeno-moves = { $you ->
    [seat] You send { sent-kind } through { $corridor }.
   *[no] The Intruder player sends { sent-kind } through { $corridor }.
  }
event-xeno-passed = { $you ->
    [seat] You pass as the Intruder.
   *[no] The Intruder player passes.
  }
event-jump = The ship jumps. Nobody awake survives that.
event-ship-lost = The ship is lost { $cause }.
event-abandoned = Nobody is left awake aboard.
event-perished = { $you ->
    [seat] You do not survive: { $cause }.
   *[no] { $seat } does not survive: { $cause }.
  }
event-engines-checked = Engines running: { $working }.
event-arrived = The ship arrives: { $planet }.
event-disease-drawn = { $you ->
    [seat] You have to face the contamination.
   *[no] { $seat } has to face the contamination.
  }
event-over = The story ends here.

## Intruders in a sentence

the-kind = { $kind_id ->
   *[other] The { $kind }
  }
sent-kind = { $kind_id ->
   *[other] the { $kind }
  }
a-kind = { $kind_id ->
    [blank] A blank token
    [queen] The { $kind }
    [butcher] The { $kind }
    [adult] An { $kind }
   *[other] A { $kind }
  }
the-target = { $target_id ->
    [egg] an { $target }
   *[other] the { $target }
  }

## Rooms in a sentence

at-room = { $room_id ->
    [r01] in { $room }
    [r02] in { $room }
    [r03] in { $room }
    [r04] in { $room }
    [r05] in { $room }
    [r06] in { $room }
    [r07] in { $room }
    [r08] in { $room }
    [r09] in { $room }
    [r10] in { $room }
    [r11] in { $room }
    [r12] in { $room }
    [r13] in { $room }
    [r14] in { $room }
    [r15] in { $room }
    [r16] in { $room }
    [r17] in { $room }
    [r18] in { $room }
    [r19] in { $room }
    [r20] in { $room }
    [r21] in { $room }
    [evacuation_a] in { $room }
    [evacuation_b] in { $room }
    [engine_1] in { $room }
    [engine_2] in { $room }
    [engine_3] in { $room }
   *[other] in the { $room }
  }
to-room = { $room_id ->
    [r01] to { $room }
    [r02] to { $room }
    [r03] to { $room }
    [r04] to { $room }
    [r05] to { $room }
    [r06] to { $room }
    [r07] to { $room }
    [r08] to { $room }
    [r09] to { $room }
    [r10] to { $room }
    [r11] to { $room }
    [r12] to { $room }
    [r13] to { $room }
    [r14] to { $room }
    [r15] to { $room }
    [r16] to { $room }
    [r17] to { $room }
    [r18] to { $room }
    [r19] to { $room }
    [r20] to { $room }
    [r21] to { $room }
    [evacuation_a] to { $room }
    [evacuation_b] to { $room }
    [engine_1] to { $room }
    [engine_2] to { $room }
    [engine_3] to { $room }
   *[other] to the { $room }
  }
from-room = { $room_id ->
    [r01] from { $room }
    [r02] from { $room }
    [r03] from { $room }
    [r04] from { $room }
    [r05] from { $room }
    [r06] from { $room }
    [r07] from { $room }
    [r08] from { $room }
    [r09] from { $room }
    [r10] from { $room }
    [r11] from { $room }
    [r12] from { $room }
    [r13] from { $room }
    [r14] from { $room }
    [r15] from { $room }
    [r16] from { $room }
    [r17] from { $room }
    [r18] from { $room }
    [r19] from { $room }
    [r20] from { $room }
    [r21] from { $room }
    [evacuation_a] from { $room }
    [evacuation_b] from { $room }
    [engine_1] from { $room }
    [engine_2] from { $room }
    [engine_3] from { $room }
   *[other] from the { $room }
  }

## Causes of losses

cause-intruder = by an Intruder
cause-demolition = in the demolition
cause-last-egg = The last egg is gone
cause-ship-fire = to the fire
cause-ship-malfunction = to too many malfunctions
cause-ship-self-destruct = to its self-destruct
cause-fire = from the fire
cause-bleeding = from Bleeding
cause-attack = from the attack
cause-melee = in close combat
cause-surgery = in the Surgery
cause-molotov = from the Molotov cocktail
cause-grenade = from the grenade
cause-taser = from the Taser
cause-shot = from the shot
cause-blow = from the blow
cause-phosphate = from the extinguisher
cause-larva = from a Larva
cause-infested-larva = by a Larva
cause-infested-infection = by a Larva after an infection
cause-infection = from an infection
cause-antidote = from the Antidote
cause-alcohol = from an INFECTED card
cause-airlock = in the airlock
cause-jump = in the jump
cause-explosion = in the explosion
cause-disease = of the contamination
cause-course = asleep on the wrong course

## Endings

ending-earth = The ship reached Earth.
ending-mars = The ship reached Mars.
ending-venus = The ship reached Venus.
ending-deep-space = The ship is lost in deep space.
ending-engines = The engines tore the ship apart at the jump.
ending-self-destruct = The ship destroyed itself.
ending-fire = Fire consumed the ship.
ending-malfunction = The hull broke.

## The board in the terminal

board-head = Round { $round } · Time { $time } · Course { $course } · Eggs { $eggs }
board-fuse = Self-destruct { $space }
board-sealed = sealed
board-fire = fire
board-malfunction = broken
board-items = { $count ->
    [one] one item
   *[other] { $count } items
  }
board-legend = 1–5 players · x Intruder · [ ] explored · ! noise · | closed · / destroyed door · T Technical Corridors · * injury
board-tech = Noise in the Technical Corridors
board-coordinates = Coordinates: { $card }
board-dead = dead
board-asleep = asleep
board-escaped = escaped
board-in-pod = in pod { $number }
board-nowhere = not aboard yet
board-cards = { $hand ->
    [one] one card
   *[other] { $hand } cards
  }, { $items ->
    [one] one item
   *[other] { $items } items
  }
board-hand = Hand: { $cards }
board-inventory = Inventory: { $cards }
board-objectives = Objectives: { $cards }
board-slime = Slime
board-larva = Larva
board-signal = Signal
board-light = { $count ->
    [one] one light wound
   *[other] { $count } light wounds
  }
board-bag = Bag: { $tokens }
board-pods = Pods: { $pods }
board-pod = { $number }{ $section } { $state }
board-launched = launched
board-fauna = Intruders
board-fauna-attacks = Attacks
board-fauna-cards = Weaknesses
board-fauna-covered = not yet known
board-fauna-queen-dead = The Queen is dead.
board-weaknesses-intruders = Weaknesses: { $cards }
board-engines = Engines: { $tokens }
board-unknown = ?
board-you = you

## Places, corridors, die faces, tokens

corridor-tech = the Technical Corridors
face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-silence = Silence
face-danger = Danger
card-silence-1 = Silence 1
card-silence-2 = Silence 2
card-silence-3 = Silence 3
card-silence-4 = Silence 4
card-danger-1 = Danger 1
card-danger-2 = Danger 2
card-danger-3 = Danger 3
card-danger-4 = Danger 4
card-slime-1 = Slime 1
card-slime-2 = Slime 2
card-slime-3 = Slime 3
card-slime-4 = Slime 4
card-fire-1 = Fire 1
card-fire-2 = Fire 2
card-fire-3 = Fire 3
card-fire-4 = Fire 4
card-malfunction-1 = Malfunction 1
card-malfunction-2 = Malfunction 2
card-malfunction-3 = Malfunction 3
card-malfunction-4 = Malfunction 4
card-door-1 = Door 1
card-door-2 = Door 2
card-door-3 = Door 3
card-door-4 = Door 4


place-r01 = Room 001
place-r02 = Room 002
place-r03 = Room 003
place-r04 = Room 004
place-r05 = Room 005
place-r06 = Room 006
place-r07 = Room 007
place-r08 = Room 008
place-r09 = Room 009
place-r10 = Room 010
place-r11 = Room 011
place-r12 = Room 012
place-r13 = Room 013
place-r14 = Room 014
place-r15 = Room 015
place-r16 = Room 016
place-r17 = Room 017
place-r18 = Room 018
place-r19 = Room 019
place-r20 = Room 020
place-r21 = Room 021
corridor-between = corridor { $a } – { $b }
corridor-c01-02 = corridor 001–002
corridor-c01-03 = corridor 001–003
corridor-c01-04 = corridor 001–004
corridor-c02-06 = corridor 002–006
corridor-c03-07 = corridor 003–007
corridor-c04-08 = corridor 004–008
corridor-c05-06 = corridor 005–006
corridor-c05-10 = corridor 005–010
corridor-c06-07 = corridor 006–007
corridor-c06-11 = corridor 006–011
corridor-c07-08 = corridor 007–008
corridor-c08-09 = corridor 008–009
corridor-c08-11 = corridor 008–011
corridor-c09-12 = corridor 009–012
corridor-c10-13 = corridor 010–013
corridor-c11-14 = corridor 011–014
corridor-c11-15 = corridor 011–015
corridor-c12-16 = corridor 012–016
corridor-c13-14 = corridor 013–014
corridor-c13-19 = corridor 013–019
corridor-c14-17 = corridor 014–017
corridor-c15-16 = corridor 015–016
corridor-c15-18 = corridor 015–018
corridor-c16-21 = corridor 016–021
corridor-c17-19 = corridor 017–019
corridor-c17-20 = corridor 017–020
corridor-c18-20 = corridor 018–020
corridor-c18-21 = corridor 018–021

## What is at stake

group-move = Move
group-careful = Sneak
group-escape = Escape
group-card = Play a card
group-item = Use an item
group-quest = Quest items
group-pick-up = Pick up
group-drop = Put down
group-xeno-move = Move an Intruder
group-xeno-attack = Attack
group-xeno-effect = A card's effect
short-move = Move
short-careful = Sneak
short-escape = Flee
short-shoot = Fire
short-melee = Strike
short-search = Search
short-room = Room
short-card = Cards
short-item = Items
short-quest = Quest
short-pick-up = Take
short-trade = Trade
short-craft = Craft
short-drop = Drop
short-xeno-move = Move
short-xeno-attack = Attack
short-xeno-effect = Effect
missing-option-place = Choose a room first
missing-aim-card = Choose a card first
missing-aim-object = Choose an object first
aim-xeno-move = { $corridor ->
    [0] { $card }: any corridor
   *[other] { $card }: corridor { $corridor }
  }
aim-xeno-attack = { $attacks ->
    [one] { $card }: { $attacks } Attack card
   *[other] { $card }: one of { $attacks } Attack cards
  }
aim-xeno-effect = { $corridor ->
    [0] { $card }
   *[other] { $card } (corridor { $corridor })
  }
missing-aim-xeno-move = Choose a card first
missing-aim-xeno-attack = Choose a card first
missing-aim-xeno-effect = Choose a card first
missing-pay = { $count ->
    [one] Choose a card to pay with
   *[other] Choose { $count } cards to pay with
  }
missing-mutation-card = Choose a card first
verb-go = Go
verb-fire = Fire
verb-strike = Strike
verb-drop = Put down
aim-card = { $card }
aim-object = { $object }
odds-encounter = { $count ->
    [0] no encounter
   *[other] { $count } of { $faces }
  }
    .text = red: an encounter · hatched: danger · pale: noise
odds-heard = { $count ->
    [0] no encounter
   *[other] encounter on { $count } of { $faces }
  }
    .text = red: an encounter · hatched: danger · pale: noise
odds-hit = { $count } of { $faces } hit
then-attacked = { $count ->
    [one] The Intruder here attacks you first.
   *[other] { $count } Intruders here attack you first.
  }
    .text = { $count ->
        [one] it attacks first
       *[other] they attack first
      }
then-combat = An Intruder is there: you enter combat.
then-fire = The room is burning: whoever ends a turn there takes a light wound.
fuse-start = Start the self-destruct
    .text = Start the self-destruct. It can be stopped only while its marker is still on 6, 5 or 4.
    .brief = start the self-destruct
fuse-stop = Stop the self-destruct
    .text = Stop the self-destruct. The pods stay as they are.
    .brief = stop the self-destruct
then-explore = You turn up the room and what waits there; it may be loud.
then-encounter = Every way is noisy already: you meet something for certain.
then-chosen-noise = No noise roll: you say in which corridor it makes noise.
then-contamination = { $eggs ->
    [yes] Against an Intruder you draw a Contamination card.
   *[no] You draw a Contamination card.
  }
then-miss = { $eggs ->
    [yes] If you miss it, you take a serious wound.
   *[no] If you miss, you take a serious wound.
  }
    .text = { $eggs ->
        [yes] against Intruders else a serious wound
       *[no] else a serious wound
      }
then-heard = The attempt is heard: you make a noise roll afterwards.
    .text = noise roll

## Why somebody is asked

why-all-interruption = Everybody in the room is asked who could hold an Interruption, whether they do or not. So the question says nothing about your hand.
why-all-parry = You are asked whether or not you could stop it, so that nobody learns what you hold.
standing-interruption = No Interruption

## How an objective stands

goal-survive = you survive
goal-so-far = { $count } of { $most } so far
goal-yourself = that is you yourself
goal-somebody = that is { $seat }
goal-nobody = there is no such player here

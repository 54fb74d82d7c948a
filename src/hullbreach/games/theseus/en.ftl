## Theseus: what people read, in English

game-theseus = Theseus
    .text = A duel on the ring of a space station: four factions and the thing called Pandora fight for life and data.

## Factions and seats

faction-marines = Marines
    .text = Fighters from the start: each base unit attacks. They win by destroying the enemy.
faction-aliens = Aliens
    .text = Hunters with traps, Lurk and Young Aliens. They win by destroying the enemy.
faction-scientists = Scientists
    .text = They collect data: 20 data win at once. Cameras, Archives, Grabbers.
faction-greys = Greys
    .text = They collect data: 20 data win at once. Probes, Chambers, and Control over enemy units.
faction-pandora = Pandora
    .text = No cards of its own: Creatures hatch Embryos, which take over enemy cards. Wins by destroying the enemy.
    .needs = Pandora plays in the team game only with the option Pandora.

## Places

place-corridors = Corridors
    .text = Sector action: combat. All your units in all sectors attack.
place-control-room = Control Room
    .text = Sector action: malfunction. Put the disc on any enemy card, installed or impending.
place-technology-dock = Technology Dock
    .text = Sector action: extra turn. Another of your units makes a whole turn.
place-loading-dock = Loading Dock
    .text = Home of the Marines. Sector action for them: take an upgrade token or clear out.
place-alien-nest = Alien Nest
    .text = Home of the Aliens. Sector action for them: take an upgrade token or clear out.
place-research-lab = Research Lab
    .text = Home of the Scientists. Sector action for them: take an upgrade token or clear out.
place-greys-shipwreck = Greys' Shipwreck
    .text = Home of the Greys. Sector action for them: take an upgrade token or clear out.
place-space = Space
    .text = Ejected units float here until their owner brings one back in.
place-pandora-tile = Pandora's tile
    .text = The sector beside it is Pandora's faction sector too.

## Units

unit-marine = Marine
unit-alien = Alien
unit-scientist = Scientist
unit-grey = Grey
unit-young-alien = Young Alien
    .text = An Alien unit with a single attack. Any damage or ejection removes it instead of costing life.
unit-creature = Creature
    .text = Hatches an Embryo where it stops without enemies.
unit-catcher = Catcher
    .text = Takes over an enemy card for good.
unit-runner = Runner
    .text = May move one sector further. Takes over an enemy card once, upgraded for good.
unit-warrior = Warrior
    .text = Fights. Takes over an enemy card once, upgraded for good.

## Tokens

token-upgrade = upgrade token
token-young-alien = Young Alien token
token-parasite = Parasite token
token-lurk = Lurk token
token-tentacles = Tentacles token
token-crawler = Crawler token
token-fire = Fire token
token-deactivation = Deactivation token
token-defence = Defence System token
token-grabber = Grabber token
token-camera = Camera token
token-invisibility = Invisibility token
token-team = team token
token-end = end token
token-malfunction-disc = malfunction disc

## Card types

type-action = Action
type-module = Module
type-trap = Trap
type-special = Special
type-shortcut = Shortcut
type-duplication = Duplication
type-station-wide = Station-wide
type-bonus = Bonus

## Cards of the Marines (X is the number on the card plus its upgrade tokens)

card-marines-landmine = Landmine
    .text = An enemy unit that stops here takes X damage. Then the mine is gone.
card-marines-fire = Fire
    .text = An enemy unit that stops here or passes through takes X damage.
card-marines-battle-position = Battle Position
    .text = Each attack by one of your units in this sector deals X more damage to one of its targets.
card-marines-combat = Combat
    .text = All your units in all sectors attack.
card-marines-armory = Armory
    .text = Take X upgrade tokens.
card-marines-bunker = Bunker
    .text = Attacks on your units in this sector have no effect.
card-marines-ambush = Ambush
    .text = When an enemy unit stops here, each of your units in this sector that can attack and has it in range hits it once.
card-marines-safeguard = Safeguard
    .text = An opponent who moves the malfunction disc must put it on this card.
card-marines-double-shot = Double Shot
    .text = In every fight one of your units in this sector carries out all its attacks once more.
card-marines-trap-tracker = Trap Tracker
    .text = Put X Deactivation tokens on enemy traps in any sectors. A trap you would set off loses one of them and does nothing.
card-marines-team-tactics = Team Tactics
    .text = Make a normal movement with an enemy unit from this sector. It may use no shortcuts.
card-marines-duplication = Duplication
    .text = Copies every card of your faction lying directly beside it.

## Cards of the Aliens

card-aliens-air-shaft = Air Shaft
    .text = Your unit may skip this sector while moving: it costs no point and is not entered.
card-aliens-lurk = Lurk
    .text = In each of your combats that includes this sector, one enemy unit here takes X damage.
card-aliens-hatchery = Hatchery
    .text = An enemy unit that stops here takes X damage.
card-aliens-tentacles = Tentacles
    .text = An enemy unit that stops here or passes through takes X damage.
card-aliens-combat = Combat
    .text = All your units in all sectors attack.
card-aliens-habitat = Habitat
    .text = Each attack by one of your units in this sector deals X more damage to one of its targets.
card-aliens-hole = Hole
    .text = Move one of your installed shortcuts, tokens included, to an empty slot of any sector.
card-aliens-adrenaline-rush = Adrenaline Rush
    .text = Up to X different units of yours in any sectors carry out their attacks.
card-aliens-pheromone-trail = Pheromone Trail
    .text = In your movement phase your unit may go one sector further if it stops beside an enemy unit there.
card-aliens-incubator = Incubator
    .text = Put a Young Alien into an empty room of this sector. If there is none, eject a unit first.
card-aliens-parasite = Parasite
    .text = The enemy unit that stops here carries a Parasite: 1 damage for every movement point it uses.
card-aliens-abduction = Abduction
    .text = Relocate up to X different enemy units from this sector to rooms of your choice in other sectors.
card-aliens-crawlers = Crawlers
    .text = All enemy cards installed in this sector are inactive.
card-aliens-duplication = Duplication
    .text = Copies every card of your faction lying directly beside it.

## Cards of the Scientists

card-scientists-camera = Surveillance Camera
    .text = Records X points when an enemy unit stops here, up to 6. When your unit stops here, gain that many data packets and start again at 0.
card-scientists-archives = Archives
    .text = Gain X data packets.
card-scientists-medstation = Medstation
    .text = Regain X life. In deathmatch opponents lose X life instead, spread as you like.
card-scientists-small-lab = Small Lab
    .text = Take X upgrade tokens.
card-scientists-secret-passage = Secret Passage
    .text = Your unit entering this sector may stop here and give up its remaining points.
card-scientists-defence-system = Defence System
    .text = Asleep while X is 0. Otherwise an enemy unit that stops here or passes through takes X damage.
card-scientists-grabber = Grabber
    .text = Catches the enemy unit that stops here; then the card is gone. The unit does nothing until a comrade stops beside it.
card-scientists-shelter = Shelter
    .text = Attacks on your units in this sector have no effect.
card-scientists-malfunction = Malfunction
    .text = Take the malfunction disc and put it on any enemy card, installed or impending.
card-scientists-station-plans = Station Plans
    .text = Install one of your impending cards from any sector, then refill its position.
card-scientists-detonation = Detonation
    .text = Discard an enemy card installed in this sector. Then this card is gone.
card-scientists-duplication = Duplication
    .text = Copies every card of your faction lying directly beside it.
card-scientists-remote-control = Remote Control
    .text = Resolve another of your action cards in any sector as if your unit had stopped there.

## Cards of the Greys

card-greys-probe = Probe
    .text = When an enemy unit stops here, gain X data packets.
card-greys-chamber = Chamber
    .text = Whenever a unit or a card in this sector brings you data, you gain X more.
card-greys-landmine = Landmine
    .text = An enemy unit that stops here takes X damage. Then the mine is gone.
card-greys-transmission = Transmission
    .text = Gain X data packets.
card-greys-teleport = Teleport
    .text = Your unit entering this sector may jump to your faction sector or to another Teleport of yours and stops there.
card-greys-time-loop = Time Loop
    .text = Your unit entering this sector may burn up to X further movement points here.
card-greys-annihilation = Annihilation
    .text = Discard an enemy card installed in any sector.
card-greys-amplifier = Amplifier
    .text = The numbers of your other cards in this sector count as X higher.
card-greys-control = Control
    .text = Make normal movements with up to X different enemy units from any sectors, one after another.
card-greys-invisibility = Invisibility
    .text = Put Invisibility tokens on X different units of yours. The next hit on such a unit, or the next trap it sets off, has no effect.
card-greys-downgrade = Downgrade
    .text = One opponent loses X upgrades of their choice.
card-greys-life-transfer = Life Transfer Device
    .text = Choose an enemy unit in this sector: its owner loses X life and you regain X.
card-greys-duplication = Duplication
    .text = Copies every card of your faction lying directly beside it.

## Bonus cards

card-bonus-card-from-deck = Card from Deck
    .text = Install the top card of your deck on an empty slot of any sector.
card-bonus-upgrade = Upgrade
    .text = Take 1 upgrade token.
card-bonus-passage = Passage
    .text = During a movement your unit may go one sector further. A Parasite bites for it too.

## Slots, impending positions, rooms and single units

place-corridors-s1 = Corridors, slot 1
place-corridors-s2 = Corridors, slot 2
place-corridors-s3 = Corridors, slot 3
place-corridors-s4 = Corridors, slot 4
place-corridors-s5 = Corridors, slot 5
place-corridors-i1 = Corridors, impending position
place-control-room-s1 = Control Room, slot 1
place-control-room-s2 = Control Room, slot 2
place-control-room-s3 = Control Room, slot 3
place-control-room-s4 = Control Room, slot 4
place-control-room-i1 = Control Room, impending position
place-technology-dock-s1 = Technology Dock, slot 1
place-technology-dock-s2 = Technology Dock, slot 2
place-technology-dock-s3 = Technology Dock, slot 3
place-technology-dock-s4 = Technology Dock, slot 4
place-technology-dock-s5 = Technology Dock, slot 5
place-loading-dock-s1 = Loading Dock, slot 1
place-loading-dock-s2 = Loading Dock, slot 2
place-loading-dock-s3 = Loading Dock, slot 3
place-loading-dock-i1 = Loading Dock, impending position 1
place-loading-dock-i2 = Loading Dock, impending position 2
place-alien-nest-s1 = Alien Nest, slot 1
place-alien-nest-s2 = Alien Nest, slot 2
place-alien-nest-s3 = Alien Nest, slot 3
place-alien-nest-i1 = Alien Nest, impending position 1
place-alien-nest-i2 = Alien Nest, impending position 2
place-research-lab-s1 = Research Lab, slot 1
place-research-lab-s2 = Research Lab, slot 2
place-research-lab-s3 = Research Lab, slot 3
place-research-lab-i1 = Research Lab, impending position 1
place-research-lab-i2 = Research Lab, impending position 2
place-greys-shipwreck-s1 = Greys' Shipwreck, slot 1
place-greys-shipwreck-s2 = Greys' Shipwreck, slot 2
place-greys-shipwreck-s3 = Greys' Shipwreck, slot 3
place-greys-shipwreck-i1 = Greys' Shipwreck, impending position 1
place-greys-shipwreck-i2 = Greys' Shipwreck, impending position 2
room-a = a
room-b = b
room-c = c
room-d = d
unit-marines-1 = Marine 1
unit-marines-2 = Marine 2
unit-marines-3 = Marine 3
unit-aliens-1 = Alien 1
unit-aliens-2 = Alien 2
unit-aliens-3 = Alien 3
unit-scientists-1 = Scientist 1
unit-scientists-2 = Scientist 2
unit-scientists-3 = Scientist 3
unit-greys-1 = Grey 1
unit-greys-2 = Grey 2
unit-greys-3 = Grey 3
unit-pandora-1 = Creature 1
unit-pandora-2 = Creature 2
unit-pandora-3 = Creature 3
unit-young-alien-1 = Young Alien 1
unit-young-alien-2 = Young Alien 2
unit-young-alien-3 = Young Alien 3
unit-catcher-1 = Catcher 1
unit-catcher-2 = Catcher 2
unit-runner-1 = Runner 1
unit-runner-2 = Runner 2
unit-runner-3 = Runner 3
unit-runner-4 = Runner 4
unit-warrior-1 = Warrior 1
unit-warrior-2 = Warrior 2
unit-warrior-3 = Warrior 3
unit-warrior-4 = Warrior 4

## Modes and table options

mode-duel = Duel
    .text = Two factions: bring the other to 0 life, or collect 20 data packets.
mode-deathmatch = Deathmatch
    .text = Three or four factions, everyone for themselves: damage you deal is life you gain.
mode-teams = Team game
    .text = Two against two, with shared cards, tokens and one sector for each team.
option-table-factions = Factions
    .text = Each of them there is once.
option-table-bonus-cards = Bonus cards
    .text = Whether bonus cards lie on the marked slots.
    .on = With
    .off = Without
option-table-difficulty = Difficulty
    .text = The hardest cards in the decks: 0 for a first game, 3 for all.
option-table-installed = Installed cards
    .text = How many cards each player installs before the game: 1, or 3 for beginners.
option-table-decks = Decks
    .text = Random cards, or chosen by the players.
option-table-ring = Ring
    .text = The order in which the sectors lie.
option-table-start-player = Start player
    .text = The seat that begins.
option-table-pandora = Pandora
    .text = Whether Pandora takes part in the team game; its team uses the partner's faction sector.
option-table-max-turns = Limit of turns
    .text = After how many turns in all the game is scored; 0 for no limit.
table-seats-ring = { $sectors } sectors, { $common } of them nobody's own
table-seats-life = { $life ->
        [0] Everybody starts at 0 life; { $goal } life or { $data } data win
       *[other] Everybody starts with { $life } life; 0 loses, { $data } data win
    }
table-seats-deck = { $count } cards in each deck, { $all } in the whole game

## The board

board-you = you
board-impending = impending
board-deck = deck { $count } ({ $top })
board-goal = You collect data: { $goal } data win at once.
board-foot = Turns: { $turns } · end track: { $end } · upgrade tokens in the supply: { $supply }

## Sectors in a sentence

inside = { $place_id ->
   *[other] in the { $place }
  }
into = { $place_id ->
   *[other] into the { $place }
  }
outof = { $place_id ->
   *[other] from the { $place }
  }
through = { $place_id ->
   *[other] through the { $place }
  }
sector = { $place_id ->
   *[other] the { $place }
  }

## Questions

seal-setup-faction = Play the { $option }
seal-setup-card = Install { $option }
prompt-setup-faction = Which faction do you play?
prompt-setup-sector = Which sector comes next, clockwise?
prompt-setup-team-sector = Which faction sector does your team keep?
prompt-setup-tile = Where do you lay Pandora's tile?
prompt-setup-deck = How many of { $place } go into your deck?
    .all = Which { $total } cards go into your deck?
prompt-setup-card = Which start card do you install?
prompt-setup-room = In which room { inside } does { $unit } begin?
prompt-setup-anywhere = Where does { $unit } begin?
prompt-install-slot = Where do you install { $card }?
prompt-turn-move = Which unit do you move, and where to?
prompt-turn-action = What do you do now?
prompt-turn-impending = What do you do with the impending cards here?
prompt-turn-refill = Refill the position, or use something first?
prompt-turn-end = End your turn, or use something first?
prompt-move-skip = { $unit } comes { into } next. Skip it through the Air Shaft?
prompt-move-way = { $unit } is { inside }, { $points ->
    [0] its movement points used up
    [one] one movement point left
   *[other] { $points } movement points left
  }. How does it go on?
prompt-move-room = Into which room { inside } does { $unit } go?
prompt-move-eject = No room is empty { inside }. Whom does { $unit } eject into space?
prompt-space-room = Where does { $unit } come in from space?
prompt-relocate-sector = To which sector do you take { $unit }?
prompt-trap-next = Which trap does { $unit } set off next?
prompt-fight-attacker = Which of your units attacks next?
prompt-fight-target = Whom does { $unit } attack?
prompt-fight-double = Who attacks once more { inside }, by Double Shot?
prompt-fight-extra = { $unit } deals { $amount } more damage. To whom?
prompt-lurk-target = Whom does Lurk attack?
prompt-disc-card = Which enemy card gets the malfunction disc?
prompt-sector-home = Take an upgrade token, or clear out an enemy card?
prompt-sector-first = Which sector action comes first?
prompt-hatch-kind = Which Embryo hatches?
prompt-hatch-room = Into which room { inside } does it hatch?
prompt-hatch-eject = The sector is full. Which of your units goes into space?
prompt-takeover-card = Which card does { $unit } take over?
prompt-tracker-trap = Which enemy trap gets a Deactivation token?
prompt-tactics-unit = Which enemy unit do you move?
prompt-control-unit = Which enemy unit do you control?
prompt-abduction-unit = Which enemy unit do you abduct?
prompt-rush-unit = Which unit attacks?
prompt-incubator-eject = No room is empty { inside }. Whom does { $unit } eject into space, if anybody?
prompt-hole-card = Which shortcut goes through the hole?
prompt-hole-slot = To which empty slot does it go?
prompt-medstation-loss = Who loses 1 life?
prompt-plans-card = Which impending card do you install?
prompt-detonation-card = Which enemy card do you blow up?
prompt-remote-card = Which action card do you trigger from afar?
prompt-invisibility-unit = Which unit becomes invisible?
prompt-downgrade-seat = Who loses upgrades?
prompt-downgrade-loss = { $by } downgrades you. Which upgrade do you lose?
prompt-transfer-seat = From whom do you draw life?
prompt-annihilation-card = Which enemy card do you annihilate?

## Answers

option-unit = { $unit }
option-card = { $card }
option-card-at = { $card } ({ $place })
option-resolve = Resolve { $card } ({ $place })
option-place = { $place }
option-faction = { $faction }
option-kind = { $kind }
option-seat = { $you ->
    [seat] You
   *[no] { $seat }
  }
option-number = { $number }
option-room = Room { $room }
option-room-at = { $place }, room { $room }
option-tile-left = { $place }, left side
option-tile-right = { $place }, right side
option-on = Go on
option-stop = Stop here
option-enter = Enter the sector
option-skip = Leave it
option-skip-sector = Skip the sector
option-burn = { $points ->
    [one] Burn 1 point
   *[other] Burn { $points } points
  }
option-jump = Jump { into }
option-further-passage = One sector further with Passage
option-further-runner = One sector further, as Runners can
option-further-trail = One sector further along the Pheromone Trail
option-go-on = Go on
option-refill = Refill
option-end = End the turn
option-place-card = Put your top card there ({ $place })
option-replace = Discard { $card } and put your top card there ({ $place })
option-install = Install { $card } ({ $place })
option-upgrade = Upgrade { $unit }
option-upgrade-card = Upgrade { $card } ({ $place })
option-play = Use { $card }
option-clear = Clear out { $card } ({ $place })
option-token = Take an upgrade token
option-combat = Combat
option-malfunction = Malfunction
option-extra-turn = Extra turn
option-supply = A token from your supply
option-keep-embryo = Take over nothing

note-move = { $points ->
    [one] Goes one sector, { into }.
   *[other] Goes { $points } sectors, { into }.
  }
    .text = { $points ->
        [one] 1 sector
       *[other] { $points } sectors
      }: { $place }
note-move-open = { $points ->
    [one] Goes one sector, { into }, unless you change it.
   *[other] Goes { $points } sectors, { into }, unless you change it.
  }
    .text = { $points ->
        [one] 1 sector
       *[other] { $points } sectors
      }: { $place }
note-bites = Parasites cost { $amount } life.
    .text = −{ $amount } life
note-feeds = Parasites bite. { $seat }: +{ $amount } life.
    .text = { $seat }: +{ $amount }
note-bitten-to-death = Parasites kill it on its way.
    .text = dies
note-traps = Sets off enemy traps: { $cards }.
    .text = trap
note-fills = Fills the sector: limited combat.
note-pushes = All rooms there are taken: a unit must go into space, then limited combat.
note-cards-there = Your action cards there: { $cards }.
note-there-combat = Sector action: combat.
note-there-malfunction = Sector action: malfunction.
note-there-extra-turn = Sector action: extra turn.
note-there-home = Sector action: an upgrade token or clearing out.
note-there-token = Sector action: an upgrade token.
note-raises = Its number rises from { $number } to { $next }.
note-unit = { $you ->
    [seat] Is yours, stands { inside }, room { $room }; { $attack }.
   *[no] Belongs to { $seat }, stands { inside }, room { $room }; { $attack }.
  }
note-unit-space = { $you ->
    [seat] Is yours, drifts in space; { $attack }.
   *[no] Belongs to { $seat }, drifts in space; { $attack }.
  }
note-upgrade = Afterwards it { $attack }.
note-room = Enemies in range: { $units }.
    .text = sees { $units }
note-room-alone = No enemy in range.
    .text = sees nobody
note-slot = Beside it: { $cards }.
note-slot-alone = No card lies beside it.
note-slot-bonus = You get the bonus card { $card }.
note-slot-own = { $card } is discarded for it.
note-top-card = Your next card: { $top }.
note-end-token = Your deck is empty: the end token moves on.
note-token = For a unit or a card of yours; { $supply } in the supply.
note-upgrades = { $count ->
    [one] One upgrade to lose.
   *[other] { $count } upgrades to lose.
  }
note-life = Has { $life } life.
note-lose-token = One token fewer to spend.
note-lose-number = Its number falls to { $number }.
note-lose-side = It turns to its base side; then it { $attack }.
note-skip = The impending cards stay as they are.
note-end = The next player has the turn.
note-enter = Costs one point; traps there may work.
note-skip-sector = Costs no point, and no trap there works.
note-then-home = Then the sector action: take an upgrade token or clear out.
note-then-token = Then the sector action: take an upgrade token.
note-then-nothing = This sector has no action for you.
note-done = You forgo the rest.
note-keep-embryo = The Embryo stays in its room.
note-on = { $points ->
    [one] One more sector.
   *[other] { $points } more sectors.
  }
note-stop = { $points ->
    [0] The movement ends here.
    [one] The movement ends here; one point is forgone.
   *[other] The movement ends here; { $points } points are forgone.
  }
note-burn = { $left ->
    [0] No point is left then.
    [one] One point is left then.
   *[other] { $left } points are left then.
  }
note-jump = The movement ends there.
note-further-passage = You give up the Passage card for it.
note-further-runner = It can do so once in each movement.
note-further-trail = The movement ends beside an enemy unit.
danger-eject = It drifts in space until you spend a move to bring it back.
note-space = Comes into any empty room; then the turn ends.
    .text = from space

closed-moved = { $unit } has already moved in this turn.
closed-caught = { $unit } is held by a Grabber.
closed-occupied = { $unit } already stands in room { $room }.
closed-no-room = No room of the station is empty.
closed-enemy-slot = { $card } lies there and belongs to an enemy.
closed-disc = { $card } is under the malfunction disc.
closed-crawlers = Crawlers have disabled { $card }.
closed-used = { $card } has been resolved at this stop.
closed-idle = { $card } would do nothing now.
closed-empty-deck = Your deck is empty.

## What happened

event-joined = { $you ->
    [seat] You play the { $faction }.
   *[no] { $seat } plays the { $faction }.
  }
event-laid = { $you ->
    [seat] You lay { sector }.
   *[no] { $seat } lays { sector }.
  }
event-kept = { $you ->
    [seat] You keep { sector } for the team.
   *[no] { $seat } keeps { sector } for the team.
  }
event-tile = { $you ->
    [seat] You lay Pandora's tile { $side } of { sector }.
   *[no] { $seat } lays Pandora's tile { $side } of { sector }.
  }
event-dealt = { $you ->
    [seat] The cards are dealt; you start.
   *[no] The cards are dealt; { $seat } starts.
  }
event-stationed = { $unit } begins { inside }, in room { $room }.
event-turn = { $you ->
    [seat] It is your turn.
   *[no] It is { $seat }'s turn.
  }
event-stuck = { $you ->
    [seat] You have no unit that can move.
   *[no] { $seat } has no unit that can move.
  }
event-extra-turn = { $you ->
    [seat] You have an extra turn.
   *[no] { $seat } has an extra turn.
  }
event-moves = { $you ->
    [seat] You move
   *[no] { $seat } moves
  } { $unit } { outof }: { $points ->
    [one] one point
   *[other] { $points } points
  }.
event-passes = { $unit } passes { through }.
event-skipped = { $unit } skips { sector } through the Air Shaft.
event-jumps = { $unit } jumps { into }.
event-burns = { $unit } burns { $points ->
    [one] one point
   *[other] { $points } points
  } in a Time Loop.
event-further = { $unit } goes one sector further, { $how }.
event-stops = { $unit } stops { inside }, in room { $room }.
event-enters = { $unit } comes in from space, { into }, room { $room }.
event-relocated = { $you ->
    [seat] You take { $unit } { into }.
   *[no] { $seat } takes { $unit } { into }.
  }
event-ejected = { $unit } is ejected into space by { $cause }.
event-trap = { $unit } sets off { $card }.
event-deactivated = { $card } is deactivated and spares { $unit }.
event-unseen = { $unit } was invisible; nothing happens to it.
event-infested = { $unit } carries a Parasite from now on.
event-caught = { $unit } is caught by { $cause }.
event-freed = { $unit } is free again.
event-recorded = { $card } has recorded { $unit } and stands at { $value }.
event-combat = { $you ->
    [seat] You start a combat.
   *[no] { $seat } starts a combat.
  }
event-limited-combat = { $you ->
    [seat] You start a limited combat { inside }.
   *[no] { $seat } starts a limited combat { inside }.
  }
event-hit = { $more ->
    [0] { $unit } attacks { $target }.
   *[other] { $unit } attacks { $target }, with { $more } more damage.
  }
event-damage = { $you ->
    [seat] { $unit } takes { $amount } damage from { $cause }. You: −{ $lost } life, now { $life }.
   *[no] { $unit } takes { $amount } damage from { $cause }. { $seat }: −{ $lost } life, now { $life }.
  }
event-destroyed = { $unit } is destroyed by { $cause }.
event-scored = { $you ->
    [seat] { $unit } takes { $amount } damage from { $cause }. You: +{ $amount } life, now { $life }.
   *[no] { $unit } takes { $amount } damage from { $cause }. { $seat }: +{ $amount } life, now { $life }.
  }
event-life = { $you ->
    [seat] You: −{ $amount } life by { $cause }, now { $life }.
   *[no] { $seat }: −{ $amount } life by { $cause }, now { $life }.
  }
event-data = { $you ->
    [seat] { $amount ->
        [one] You: +1 data packet by { $cause }, now { $data } of { $goal }.
       *[other] You: +{ $amount } data packets by { $cause }, now { $data } of { $goal }.
      }
   *[no] { $amount ->
        [one] { $seat }: +1 data packet by { $cause }, now { $data } of { $goal }.
       *[other] { $seat }: +{ $amount } data packets by { $cause }, now { $data } of { $goal }.
      }
  }
event-lurks = { $card } strikes at { $target } { inside }.
event-unscored = { $you ->
    [seat] { $unit } takes { $amount } damage from { $cause }; you are no longer on the track.
   *[no] { $unit } takes { $amount } damage from { $cause }; { $seat } is no longer on the track.
  }
event-healed = { $you ->
    [seat] You: +{ $amount } life by { $cause }, now { $life }.
   *[no] { $seat }: +{ $amount } life by { $cause }, now { $life }.
  }
event-action = { $you ->
    [seat] You resolve { $card }.
   *[no] { $seat } resolves { $card }.
  }
event-plays = { $you ->
    [seat] You use { $card }.
   *[no] { $seat } uses { $card }.
  }
event-took = { $you ->
    [seat] You have { $card } in front of you now.
   *[no] { $seat } has { $card } in front now.
  }
event-installed = { $you ->
    [seat] You install { $card } ({ $place }).
   *[no] { $seat } installs { $card } ({ $place }).
  }
event-placed = { $you ->
    [seat] You lay { $card } ({ $place }).
   *[no] { $seat } lays { $card } ({ $place }).
  }
event-discarded = { $cause_id ->
    [used] { $card } is used up and discarded ({ $place }).
    [clear_out] { $card } is cleared out ({ $place }).
    [replaced] { $card } is discarded and replaced ({ $place }).
   *[other] { $card } is discarded for { $cause } ({ $place }).
  }
event-shifted = { $you ->
    [seat] You move { $card } ({ $place }).
   *[no] { $seat } moves { $card } ({ $place }).
  }
event-tracked = { $you ->
    [seat] You mark { $card } with a Deactivation token ({ $place }).
   *[no] { $seat } marks { $card } with a Deactivation token ({ $place }).
  }
event-malfunction = { $you ->
    [seat] You put the malfunction disc on { $card } ({ $place }).
   *[no] { $seat } puts the malfunction disc on { $card } ({ $place }).
  }
event-disc-lifted = { $you ->
    [seat] You take the malfunction disc off { $card } ({ $place }); there is no enemy card for it.
   *[no] { $seat } takes the malfunction disc off { $card } ({ $place }); there is no enemy card for it.
  }
event-tokens = { $you ->
    [seat] You take
   *[no] { $seat } takes
  } { $count ->
    [0] no upgrade token: none is left
    [one] an upgrade token
   *[other] { $count } upgrade tokens
  }.
event-upgraded = { $unit } is upgraded.
event-improved = { $card } has { $count ->
    [one] an upgrade token
   *[other] { $count } upgrade tokens
  } now ({ $place }).
event-downgraded = { $you ->
    [seat] You lose an upgrade by { $cause }: { $what }.
   *[no] { $seat } loses an upgrade by { $cause }: { $what }.
  }
event-vanished = { $unit } becomes invisible.
event-hatched = { $unit } appears { inside }.
event-taken-over = { $unit } takes over { $card }.
event-released = { $unit } lets go of { $card }.
event-end-token = { $field ->
    [0] The end token reaches END.
   *[other] The end token moves to { $field }.
  }
event-tie = It is a tie; additional turns follow.
event-ending = { $ending }

attack-none = does not attack
attack-single = attacks one enemy
attack-triple = attacks up to three enemies
attack-data = attacks one enemy for data
cause-parasite = its Parasite
cause-used = its own use
cause-clear-out = clearing out
cause-replaced = another card
how-passage = by Passage
how-runner = as Runners can
how-trail = along the Pheromone Trail
side-left = on the left
side-right = on the right
what-supply = a token from the supply

## Endings

ending-destruction = A faction has no life left.
ending-data = All data packets are collected.
ending-supremacy = Somebody has reached 20 life.
ending-end-track = The end track has run out; life and data are counted.
ending-turn-limit = The last turn is over; life and data are counted.
ending-shared = Level once more: the victory is shared.

## What is at stake

group-move = Move
short-move = Move
short-play = Card
deed-move = Move { $unit }
with-move-room = { $what }: { $options }
with-move-way = { $what } ({ $options })
with-move-skip = { $what } ({ $options })
with-move-eject = { $what }, eject { $options }
missing-option-unit = Choose a unit first
missing-option-card = Choose a card first
missing-option-card-at = Choose a card first
missing-move-way = Choose the way first
missing-move-skip = Choose the way first
missing-move-room = Choose a room first
missing-space-room = Choose a room first
missing-move-eject = Choose whom to eject first
slot-move-way = Way
slot-move-skip = Air Shaft
slot-move-room = Room { inside }
slot-move-eject = Into space
slot-space-room = Room
group-place = Put your top card
group-replace = Discard an enemy card
group-install = Install a card
group-upgrade = Upgrade
group-play = Use a card
unit-token = { $count ->
    [one] 1 upgrade token
   *[other] { $count } upgrade tokens
  }

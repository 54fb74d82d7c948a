## Theseus: what people read, in English

game-theseus = Theseus
    .text = A duel on the ring of a space station: four factions and the thing called Pandora fight for life and data.

## Factions and seats

faction-marines = Marines
faction-aliens = Aliens
faction-scientists = Scientists
faction-greys = Greys
faction-pandora = Pandora

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
    .text = Each hit by one of your units in this sector deals X more damage.
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
    .text = Whenever one of your units in this sector attacks, it carries out all its attacks once more.
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
    .text = Each hit by one of your units in this sector deals X more damage.
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
    .text = Catches the enemy unit that stops here. It does nothing until a comrade stops beside it. Then the card is gone.
card-scientists-shelter = Shelter
    .text = Attacks on your units in this sector have no effect.
card-scientists-malfunction = Malfunction
    .text = Put the malfunction disc on any enemy card, installed or impending.
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
    .text = Each attack by your unit in this sector that brings data brings X more.
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
    .text = One opponent loses X upgrades of his choice.
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
    .text = During a movement your unit may go one sector further. This uses 1 movement point.

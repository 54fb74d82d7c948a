## Rooms

place-armory = Armory
    .text = Put 2 ammo into one of your Energy weapons, up to its capacity. Classic weapons find nothing here.
    .brief = 2 ammo for an Energy weapon
place-comms-room = Comms Room
    .text = Send the Signal: your board gets a Signal marker and keeps it.
    .brief = send the Signal
place-emergency-room = Emergency Room
    .text = One of three: dress all your serious wounds, or heal one dressed serious wound, or heal all light wounds. In the cooperative game a corpse brought here stands up again.
    .brief = dress or heal wounds
place-evacuation-a = Evacuation Section A
    .text = Try to board an unlocked pod of section A that still has room for you. You make a noise roll first.
    .brief = board a pod
place-evacuation-b = Evacuation Section B
    .text = Try to board an unlocked pod of section B that still has room for you. You make a noise roll first.
    .brief = board a pod
place-fire-control = Fire Control System
    .text = Name a room anywhere: its fire goes out and every Intruder in it retreats.
    .brief = put out a fire, drive Intruders off
place-generator = Generator
    .text = Start the self-destruct, or stop it while its marker is still on 6, 5 or 4.
    .brief = start or stop the self-destruct
place-laboratory = Laboratory
    .text = Analyse a corpse, a carcass or an egg that is here: the Weakness belonging to it is turned up. You keep the object.
    .brief = analyse an object
place-nest = Nest
    .text = Take an egg from the Intruder board into a free hand, then make a noise roll. Nothing can be searched and nothing can break here.
    .brief = take an egg
place-storage = Storage
    .text = Draw two cards from an item deck of your choice and keep one; the other goes to the bottom. The item counter stays as it is.
    .brief = draw 2 items, keep 1
place-surgery = Surgery
    .text = Scan all your Contamination cards wherever they are; the INFECTED ones and your Larva are removed. You suffer 1 light wound, all your cards become a new deck, and you pass.
    .brief = remove the infection, then pass
place-airlock-control = Airlock Control
    .text = Seal another yellow room: all its doors close. If they are still shut when the Player Phase ends, everything alive in it dies and its fire goes out.
    .brief = seal a yellow room
place-cabins = Cabins
    .text = If you start the Player Phase here, undisturbed and without a Malfunction, you may draw one card more than usual.
place-canteen = Canteen
    .text = Heal 1 light wound. Then you may scan the Contamination cards in your hand.
    .brief = heal 1 light wound, then scan
place-command-center = Command Center
    .text = Name a room anywhere and open or close each door around it as you like.
    .brief = work the doors around a room
place-engine-control = Engine Control Room
    .text = Look at the state of all three engines in secret.
    .brief = look at all engines
place-hatch-control = Hatch Control System
    .text = Lock or unlock one escape pod.
    .brief = lock or unlock a pod
place-monitoring-room = Monitoring Room
    .text = Look in secret at one unexplored room and its exploration token.
    .brief = look into an unexplored room
place-slime-room = Room Covered with Slime
    .text = Whoever comes in gets a Slime marker, each time. Nothing can be searched and nothing can break here.
place-shower-room = Shower Room
    .text = Wash off your Slime. Then you may scan the Contamination cards in your hand.
    .brief = wash off Slime
place-cockpit = Cockpit
    .text = Look at the Coordinates card in secret, or set the destination. Once somebody hibernates, the course is fixed.
    .brief = see the Coordinates, set the course
place-hibernatorium = Hibernatorium
    .text = Once the Time marker is on blue: make a noise roll and, if no Intruder comes, go into hibernation.
    .brief = go into hibernation
place-engine-1 = Engine 1
    .text = Look in secret whether this engine works.
    .brief = see whether it works
place-engine-2 = Engine 2
    .text = Look in secret whether this engine works.
    .brief = see whether it works
place-engine-3 = Engine 3
    .text = Look in secret whether this engine works.
    .brief = see whether it works
place-tech = Technical Corridors
    .text = One space for all entrances. Intruders vanish in it; only plans and know-how let a Character through.
place-unexplored = unexplored room

## Exploration tokens

symbol-silence = Silence
    .text = All is quiet, no noise roll. With Slime on you it counts as Danger.
symbol-danger = Danger
    .text = No noise roll; Intruders next door come in, or noise is everywhere.
symbol-slime = Slime
    .text = You get a Slime marker.
symbol-fire = Fire
    .text = The room burns.
symbol-malfunction = Malfunction
    .text = The room is out of order.
symbol-door = Door
    .text = The door shuts behind you.

## Intruders

intruder-blank = Blank
intruder-larva = Larva
    .text = Infests a Character; one injury kills it.
intruder-creeper = Creeper
    .text = Small; one card decides whether it dies.
intruder-adult = Adult
    .text = The usual hunter; one card decides whether it dies.
intruder-breeder = Breeder
    .text = Large and tough: two cards are added up.
intruder-queen = Queen
    .text = The largest; two cards are added up, and dead she never returns.

## Attack cards

card-atk-01 = Scratch
    .text = 1 light wound and 1 Contamination card.
card-atk-02 = { card-atk-01 }
    .text = { card-atk-01.text }
card-atk-03 = { card-atk-01 }
    .text = { card-atk-01.text }
card-atk-04 = { card-atk-01 }
    .text = { card-atk-01.text }
card-atk-05 = Claw Attack
    .text = 2 light wounds, one after the other, and 1 Contamination card.
card-atk-06 = { card-atk-05 }
    .text = { card-atk-05.text }
card-atk-07 = { card-atk-05 }
    .text = { card-atk-05.text }
card-atk-08 = { card-atk-05 }
    .text = { card-atk-05.text }
card-atk-09 = Bite
    .text = Who already has 2 serious wounds dies; anyone else suffers 1 serious wound.
card-atk-10 = { card-atk-09 }
    .text = { card-atk-09.text }
card-atk-11 = { card-atk-09 }
    .text = { card-atk-09.text }
card-atk-12 = { card-atk-09 }
    .text = { card-atk-09.text }
card-atk-13 = Tail Attack
    .text = Who already has a serious wound dies; anyone else suffers 1 serious wound.
card-atk-14 = { card-atk-13 }
    .text = { card-atk-13.text }
card-atk-15 = Frenzy
    .text = Everybody in the room is bitten: with 2 serious wounds one dies, otherwise one suffers 1 serious wound.
card-atk-16 = { card-atk-15 }
    .text = { card-atk-15.text }
card-atk-17 = Transformation
    .text = The Creeper turns into a Breeder and keeps its injuries. A target with an empty hand is attacked by it at once.
card-atk-18 = { card-atk-17 }
    .text = { card-atk-17.text }
card-atk-19 = Slime
    .text = A Slime marker and 1 Contamination card.
card-atk-20 = Summoning
    .text = Another Intruder is drawn from the bag; one that is placed here does not attack for now.

## Event cards

card-evt-01 = Egg Protection
    .text = Everybody who is in the Nest or carries an egg has an Encounter.
card-evt-02 = Hatching
    .text = An egg of the Nest is used up. Whoever is in the Nest without an Action card in hand gets infested; if nobody is, a Larva token goes into the bag.
card-evt-03 = Regeneration
    .text = Every Intruder loses up to 2 injuries.
card-evt-04 = Damage
    .text = Explored rooms with an Adult, a Breeder or the Queen break down.
card-evt-05 = Lurking
    .text = Intruders that stand in no Character's room vanish; a token of each goes back into the bag.
card-evt-06 = Eclosion
    .text = A Character with a Larva dies and a Creeper appears. All others draw 4 cards from their deck and scan them: an INFECTED one means a Larva. The cards are discarded.
card-evt-07 = Noise in Technical Corridors
    .text = A Noise marker for the Technical Corridors. If one is there already, everybody beside an entrance and out of combat makes a noise roll.
card-evt-08 = Nest
    .text = If the Nest has been found, there is noise in all its corridors.
card-evt-09 = Flammable Compounds
    .text = The Hibernatorium catches fire; if it burns already, all rooms next to it do.
card-evt-10 = Bulkheads Open
    .text = Every closed door opens.
card-evt-11 = Hunt
    .text = Each Adult out of combat moves to a Character in a neighbouring room, if there is one; the lowest room number decides.
card-evt-12 = { card-evt-11 }
    .text = { card-evt-11.text }
card-evt-13 = Scent of Prey
    .text = There is noise in all corridors around every Character covered with Slime.
card-evt-14 = Malfunction
    .text = The explored room with the lowest number that can still break down does so. This card is shuffled into the deck again.
card-evt-15 = Consuming Fire
    .text = No items are left in burning rooms. Then the fire spreads.
card-evt-16 = Damaging Fire
    .text = Burning explored rooms break down. Then the fire spreads.
card-evt-17 = Coolant Leak
    .text = If the Generator is out of order, the self-destruct starts. Removed afterwards.
card-evt-18 = Life Support Failure
    .text = All explored green rooms break down. Removed afterwards.
card-evt-19 = Evacuation Pod Ejection
    .text = The pod with the lowest number is launched, with everybody in it. Removed afterwards.
card-evt-20 = Short Circuit
    .text = All explored yellow rooms with a computer break down. Removed afterwards.

## Weaknesses

card-weak-fire = Vulnerability to Fire
    .text = Fire, Molotovs and flamethrowers deal 1 injury more. A burning room loses one egg more.
card-weak-energy = Vulnerability to Energy
    .text = A hit with an Energy weapon deals 1 injury more.
card-weak-reaction = Reaction to Danger
    .text = For Surprise Attacks the number on the token counts 1 less, but at least 1.
card-weak-moving = The Way of Moving
    .text = Only the Queen and Breeders break closed doors; others just stay behind them.
card-weak-vital = Vital Places
    .text = Against an Adult a blank face counts as one crosshair.
card-weak-extinct = Species on the Brink of Extinction
    .text = Every Intruder dies with 1 injury less than the blood values ask for.
card-weak-fighting = The Way of Fighting
    .text = An Adult's Bite gives a light wound in place of a serious one. It still kills who has 2 serious wounds.
card-weak-phosphate = Susceptibility to Phosphates
    .text = Extinguishers and the Fire Control System also deal 1 injury to each Intruder they drive off.

## Serious wounds

card-wound-arm = Arm
    .text = You have a single hand slot.
card-wound-leg = Leg
    .text = An Escape costs 1 card more.
card-wound-body = Body
    .text = You draw up to one card less.
card-wound-bleeding = Bleeding
    .text = Whenever you pass, you suffer 1 light wound.
card-wound-hand = Hand
    .text = Every Item action costs 1 card more.
card-wound = Wound
    .text = A serious wound without a card; it only counts.

## Characters

character-captain = Captain
    .text = Revolver; orders others about and cheers them up.
character-pilot = Pilot
    .text = Shotgun; knows the ship, its cockpit and its rooms.
character-mechanic = Mechanic
    .text = Sawed-off shotgun; repairs quickly and moves through the Technical Corridors.
character-soldier = Soldier
    .text = Assault Rifle; shoots best and covers the retreat of others.
character-scout = Scout
    .text = Rifle; moves silently and finds things where nothing is left.
character-scientist = Scientist
    .text = Pistol; uses rooms from afar by computer and looks ahead.

## Action cards

card-search = Search
    .text = The item counter of your room goes down by 1. Draw two items of the room's colour and keep one.
    .brief = Draw 2 items, keep 1.
card-rest = Rest
    .text = Scan the Contamination cards in your hand; the clean ones are gone for good. Beware of INFECTED ones.
    .brief = Scan contamination in hand.
card-interruption = Interruption
    .text = At any time: cancel what another player does in your room, or cancel another Interruption.
    .brief = Cancels an action in your room.
card-demolition = Demolition
    .text = Destroy a closed door beside your room, or put your room out of order.
    .brief = Break a shut door or your room.
card-basic-repairs = Basic Repairs
    .text = Repair your room, or repair or break the engine you stand beside.
    .brief = Repair your room or an engine.
card-repairs = Repairs
    .text = { card-basic-repairs.text }
    .brief = { card-basic-repairs.brief }
card-computer-skills = Computer Skills
    .text = Open or close a door beside your room, or use a room with a computer free of charge.
    .brief = Work a door or a computer room.
card-suppressive-fire = Suppressive Fire
    .text = Spend 1 ammo: you, or another Character here who agrees, leave for a neighbouring room without being attacked.
    .brief = 1 ammo: one slips away.
card-reload = Reload
    .text = Put 1 ammo into your Revolver.
    .brief = 1 ammo into your Revolver.
card-order = Order
    .text = Send another Character in your room to a neighbouring room. Nobody asks whether they like it.
    .brief = Sends somebody next door.
card-motivation = Motivation
    .text = Every Character in your room draws a card, you as well.
    .brief = All here draw 1 card.
card-ship-knowledge = Ship Knowledge
    .text = Open or close a door beside your room, or look at one unexplored room tile in secret.
    .brief = Work a door or see a room tile.
card-piloting = Piloting
    .text = Use the Cockpit or a room with a computer free of charge, or look up the Coordinates at a computer.
    .brief = Use Cockpit or computer room.
card-old-friend = Old Friend
    .text = Use a working room without a computer free of charge.
    .brief = Use a room with no computer.
card-quick-repairs = Quick Repairs
    .text = { card-basic-repairs.text }
    .brief = { card-basic-repairs.brief }
card-ingenuity = Ingenuity
    .text = Repair your room, or repair or break the engine you stand beside, or craft an item; any yellow item may serve as a wrench for that.
    .brief = Repair, or craft an item.
card-pyrotechnics = Pyrotechnics
    .text = Give up one of your items to set your room on fire, or put out the fire here.
    .brief = Light a fire or put it out.
card-technical-corridors = Technical Corridors
    .text = Crawl from one entrance of the Technical Corridors to any other. Then you must pass.
    .brief = Crawl far, then pass.
card-covering-fire = Covering Fire
    .text = Spend 1 ammo: you, another Character here who agrees, or both leave for neighbouring rooms without being attacked.
    .brief = 1 ammo: up to 2 slip away.
card-full-auto = Full Auto
    .text = Empty the Assault Rifle in one shot: 1 injury more for every 2 ammo, even if the die misses.
    .brief = All ammo in one shot.
card-aimed-fire = Aimed Fire
    .text = Shoot with an Energy weapon; you may roll the die again once.
    .brief = Shoot, may roll again.
card-nerves-of-steel = Nerves of Steel
    .text = When an Intruder surprises you: discard this, and its attack does nothing.
    .brief = Stops a surprise attack.
card-adrenaline = Adrenaline
    .text = Shoot or escape without paying, then draw a card.
    .brief = Shoot or escape, draw 1.
card-reconnaissance = Reconnaissance
    .text = Move to a neighbouring room without a noise roll; Silence and Danger tokens there do nothing.
    .brief = Go next door without noise.
card-scavenging = Scavenging
    .text = Search, even where the item counter is down to 0.
    .brief = Search, even at counter 0.
card-intranet = Intranet
    .text = At a computer: use any explored, working room with a computer free of charge.
    .brief = Use any computer room.
card-access-denied = Access Denied
    .text = At a computer: use your room free of charge, or put a room with a working computer out of order.
    .brief = Use a room or shut one down.
card-risk-assessment = Risk Assessment
    .text = At a computer: look at the next Event card and leave it or put it under the deck.
    .brief = Look at the next event.
card-contamination = Contamination
    .text = Fills your hand and pays for nothing. Only a scan tells whether it is INFECTED.
    .brief = Pays for nothing.
card-contamination-infected = INFECTED
    .text = This card carries the infection.
card-contamination-clean = Clean contamination
    .text = No infection on this card.

## Starting weapons

card-revolver = Revolver
    .text = Classic weapon, holds 6 ammo. Two crosshairs deal 1 injury more. Only the Reload card loads it.
card-shotgun = Shotgun
    .text = Energy weapon, holds 2 ammo. Every hit deals 1 injury more.
card-sawed-off = Sawed-off Shotgun
    .text = Energy weapon, holds 2 ammo. One crosshair counts as two.
card-assault-rifle = Assault Rifle
    .text = Energy weapon, holds 5 ammo. Every hit deals 1 injury more.
card-rifle = Rifle
    .text = Energy weapon, holds 4 ammo.
card-pistol = Pistol
    .text = Energy weapon, holds 3 ammo. Two crosshairs count as one.

## Quest items

card-ship-log = Ship Log
    .text = At a computer: look at one Objective of any Character.
    .quest = Be in the Comms Room.
card-intercom = Intercom
    .text = Order and Motivation reach any room with a working computer.
    .quest = Give up Tools or Duct Tape.
card-oms = Orbital Maneuvering System
    .text = Everybody passes at once, and the Intruders do not attack in this round's Event Phase.
    .quest = Give up an Energy Charge.
card-evacuation-key-q = Evacuation Key (Pilot)
    .text = In an Evacuation Section: lock or unlock one of its pods.
    .quest = Be in the Fire Control System.
card-plasma-torch = Plasma Torch
    .text = Open or close a door beside your room; even a destroyed one can be closed.
    .quest = Be in Storage.
card-flashlight = Flashlight
    .text = Search your room as with a Search card.
    .quest = Give up an Energy Charge.
card-auto-loader = Auto-Loader
    .text = Goes onto the Assault Rifle: it holds 1 ammo more, and loading it with an Energy Charge costs nothing.
    .quest = Be in the Armory.
card-armor = Armor
    .text = When an attack hits you: discard this, and it does nothing to you.
    .quest = Give up Tools or Duct Tape.
card-motion-tracker = Motion Tracker
    .text = Discard an Action card to roll your noise die again, once for each roll.
    .quest = Give up an Energy Charge.
card-security-key = Security Key
    .text = Name a room anywhere and open or close each door around it as you like.
    .quest = Be in the Cockpit.
card-holo-computer = Holographic Computer
    .text = Intranet and Risk Assessment need no computer where you are.
    .quest = Be in the Generator room.
card-lab-equipment = Laboratory Equipment
    .text = Where a corpse, a carcass or an egg is: turn up the Weakness belonging to it.
    .quest = Give up Chemicals.

## Red items

card-energy-charge = Energy Charge
    .text = Fill up one of your Energy weapons, or open or close a door beside your room.
card-grenade = Grenade
    .text = Aim at an Intruder here or next door: 2 injuries for it, 1 for each other Intruder there, 1 serious wound for every Character there. Thrown at eggs it destroys two.
card-smoke-grenade = Smoke Grenade
    .text = All others in your room discard an Action card. You slip into a neighbouring room, and nothing attacks you.
card-recon-drone = Recon Drone
    .text = Look in secret at one unexplored room and its exploration token.
card-decoy = Decoy
    .text = Name a neighbouring room: all Intruders around it move in, yours too. Those in combat attack once before they go.
card-extended-magazine = Extended Magazine
    .text = Goes onto one of your Energy weapons: 2 more capacity and 2 more ammo.
card-prototype-rifle = Prototype: Rifle
    .text = Energy weapon, holds 6 ammo. On two crosshairs you may spend 1 ammo more for 1 injury more.
card-prototype-shotgun = Prototype: Shotgun
    .text = Energy weapon, holds 2 ammo. Everything but a blank hits. One or two crosshairs deal 1 injury more.
card-prototype-pistol = Prototype: Pistol
    .text = Energy weapon, holds 3 ammo. You may roll each shot again once.
card-comms-key = Comms Key
    .text = At a computer: look at one Objective of a Character who has sent the Signal.
card-evacuation-key = Evacuation Key
    .text = In an Evacuation Section: lock or unlock one of its pods.
card-self-destruct-key = Self-Destruct Key
    .text = At a computer: start the self-destruct, or stop it while that is still possible.

## Yellow items

card-tools = Tools
    .text = Repair your room, or repair or break the engine you stand beside, or open or close a door beside your room.
card-chemicals = Chemicals
    .text = Fill up a Flamethrower you hold.
card-fire-extinguisher = Fire Extinguisher
    .text = Put out the fire in your room, or drive off one Intruder here: it retreats.
card-duct-tape = Duct Tape
    .text = Repair your room, or repair or break the engine you stand beside, or tape two Heavy Items together: they need only one hand.
card-clothes = Clothes
    .text = Wipe off your Slime, or dress a serious wound.
card-tech-corridor-plans = Technical Corridor Plans
    .text = Crawl from one entrance of the Technical Corridors to any other.
card-space-suit = Space Suit
    .text = From a yellow room: discard the Action cards left in your hand and walk outside to any other explored yellow room.
card-nemesis-plans = Nemesis Plans
    .text = Look in secret at two unexplored room tiles.

## Green items

card-medkit = Medkit
    .text = Dress a serious wound, or heal a dressed one.
card-bandages = Bandages
    .text = Dress a serious wound, or heal all light wounds.
card-synthetic-food = Synthetic Food
    .text = Draw 2 cards.
card-adrenaline-injection = Adrenaline Injection
    .text = Draw a card. This turn you may act as often as you can pay for; then you must pass.
card-alcohol = Alcohol
    .text = Scan one Contamination card in your hand and be rid of it. If it was INFECTED, you get a new one.
card-military-drugs = Military Drugs
    .text = Discard any cards from your hand, Contamination too; draw as many plus 1.

## Blue items

card-antidote = Antidote
    .text = Scan all your Contamination cards wherever they are; the INFECTED ones and your Larva are removed. Then you get 1 Contamination card, all your cards become a new deck, and you must pass.
card-taser = Taser
    .text = An Intruder here suffers 1 injury and retreats, or another Character here discards the whole hand.
card-flamethrower = Flamethrower
    .text = Classic weapon, holds 4 ammo. Everything but a blank hits. Two crosshairs also set your room on fire. Only Chemicals load it.
card-molotov = Molotov Cocktail
    .text = Throw it here or next door at Intruders or eggs: the room burns, each Intruder suffers 1 injury, each Character 1 serious wound, and an egg is destroyed.

## Objectives

card-obj-p1 = Salvaging the Prime Asset
    .text = The ship reaches Earth, or nobody survives but you.
card-obj-p2 = Quarantine
    .text = The ship reaches Mars, or it reaches Earth with the Nest destroyed.
card-obj-p3 = The Great Hunt
    .text = You have sent the Signal, and the ship is destroyed or the Queen is dead.
card-obj-p4 = Hoarder
    .text = You get away in a pod with at least 7 items.
card-obj-p5 = Relentless Investigator
    .text = You have sent the Signal, and every room is explored.
card-obj-p6 = A Proper Burial
    .text = You have sent the Signal and bring the blue corpse with you, in a pod or into hibernation.
card-obj-p7 = The Oldest Friend
    .text = The ship reaches Earth, or nobody survives but you.
card-obj-p8 = Best Friends Forever
    .text = You survive and so does somebody else.
card-obj-p9 = Aliens on a Spaceship
    .text = You have sent the Signal, and the Nest or the ship is destroyed.
card-obj-c1 = The Right Moment to Strike
    .text = Player 1 does not survive, or nobody survives but you.
card-obj-c2 = Greener Pastures
    .text = Player 2 does not survive, or nobody survives but you.
card-obj-c3 = Extreme Field Biology
    .text = Two Weaknesses or more have been discovered, by whomever.
card-obj-c4 = Ab Ovo
    .text = The Weakness of the egg has been discovered.
card-obj-c5 = Necroscopy
    .text = You have sent the Signal, and the Weakness of the carcass has been discovered.
card-obj-c6 = My Precious
    .text = You have sent the Signal and bring an egg with you, in a pod or into hibernation.
card-obj-c7 = An Old Feud
    .text = Player 3 does not survive, or nobody survives but you.
card-obj-c8 = Hostile Takeover
    .text = Player 4 does not survive, or nobody survives but you.
card-obj-c9 = The Final Enlightenment
    .text = Player 5 does not survive, or nobody survives but you.
card-obj-s1 = Destination: Earth
    .text = The ship reaches Earth.
card-obj-s2 = Emergency Post-Mortem
    .text = At the end the blue corpse lies in the Surgery.
card-obj-s3 = First Contact Protocol
    .text = Two Weaknesses or more have been discovered.
card-obj-s4 = Cutting Off the Head
    .text = The Signal is sent, and the Queen is dead or the ship destroyed.
card-obj-s5 = No Man Left Behind
    .text = The Signal is sent, and every room is explored.
card-obj-s6 = Special Delivery
    .text = A survivor brings an egg along, in a pod or in hibernation.
card-obj-s7 = Clean-Up Crew
    .text = The Signal is sent, and the Nest or the ship is destroyed.

## Coordinates

card-coord-1 = Coordinates 1
    .text = Earth A, Mars B, Venus C, Deep Space D
card-coord-2 = Coordinates 2
    .text = Earth A, Mars C, Venus D, Deep Space B
card-coord-3 = Coordinates 3
    .text = Earth B, Mars D, Venus C, Deep Space A
card-coord-4 = Coordinates 4
    .text = Earth B, Mars D, Venus A, Deep Space C
card-coord-5 = Coordinates 5
    .text = Earth C, Mars A, Venus B, Deep Space D
card-coord-6 = Coordinates 6
    .text = Earth C, Mars B, Venus D, Deep Space A
card-coord-7 = Coordinates 7
    .text = Earth D, Mars A, Venus B, Deep Space C
card-coord-8 = Coordinates 8
    .text = Earth D, Mars C, Venus A, Deep Space B

planet-earth = Earth
planet-mars = Mars
planet-venus = Venus
planet-deep-space = Deep Space

## Intruder Action cards

card-ia-01 = Pursuit
    .text = A Character out of combat is in Danger.
    .brief = Somebody is in Danger.
card-ia-02 = { card-ia-01 }
    .text = { card-ia-01.text }
    .brief = { card-ia-01.brief }
card-ia-03 = { card-ia-01 }
    .text = { card-ia-01.text }
    .brief = { card-ia-01.brief }
card-ia-04 = { card-ia-01 }
    .text = { card-ia-01.text }
    .brief = { card-ia-01.brief }
card-ia-05 = Metamorphosis
    .text = A Larva in a room becomes a Creeper, or a Creeper becomes a Breeder; or the bag develops once.
    .brief = An Intruder or the bag grows.
card-ia-06 = Preparation
    .text = Draw 3 Event cards, carry out one of them and discard the others.
    .brief = 1 of 3 events happens.
card-ia-07 = { card-ia-06 }
    .text = { card-ia-06.text }
    .brief = { card-ia-06.brief }
card-ia-08 = Pack Hunt
    .text = Up to 3 Intruders out of combat each move through a corridor of your choice.
    .brief = Move up to 3 Intruders.
card-ia-09 = { card-ia-08 }
    .text = { card-ia-08.text }
    .brief = { card-ia-08.brief }
card-ia-10 = Recovery
    .text = One Intruder loses up to 2 injuries.
    .brief = 2 injuries less.

## Objects, components, backs, tokens

object-egg = egg
object-carcass = carcass
object-corpse-blue = blue corpse
object-corpse-captain = corpse of the Captain
object-corpse-pilot = corpse of the Pilot
object-corpse-mechanic = corpse of the Mechanic
object-corpse-soldier = corpse of the Soldier
object-corpse-scout = corpse of the Scout
object-corpse-scientist = corpse of the Scientist
weakness-corpse = Weakness of the corpse
weakness-egg = Weakness of the egg
weakness-carcass = Weakness of the carcass
component-battery = battery
component-cloth = cloth
component-cross = cross
component-flame = flame
component-wrench = wrench
deck-red = red items (military)
deck-yellow = yellow items (technical)
deck-green = green items (medical)
deck-blue = blue items (crafted)
deck-quest = quest items
deck-weapon = starting weapons
deck-personal = Personal Objective
deck-corporate = Corporate Objective
deck-coop = Solo/Coop Objective
engine-working = working
engine-damaged = damaged
pod-locked = locked
pod-unlocked = unlocked
face-blank = blank
face-creeper = creeper
face-adult = adult
face-one = one crosshair
face-two = two crosshairs

## Questions of cards, items and rooms

prompt-action-what = What do you use { $card } for?
prompt-door-which = Which door?
prompt-doors-room = Around which room do you work the doors?
prompt-doors-which = Which doors do you open or close?
prompt-look-room = Which room do you look into?
prompt-objective-whose = Whose Objective do you look at?
prompt-pod-which = Which pod do you lock or unlock?
prompt-intruder-which = Which Intruder?
prompt-repairs-what = What do you work on?
prompt-wounds-what = What do you treat?
prompt-scan-hand = Do you scan your hand?
prompt-demolition-what = What do you destroy?
prompt-demolition-door = Which door do you destroy?
prompt-cover-weapon = Which weapon gives cover?
prompt-cover-who = Who gets away?
prompt-cover-room = { $you ->
    [seat] Which room do you slip away to?
   *[no] Which room does { $seat } slip away to?
  }
prompt-cover-agree = { $by } gives you cover. Do you run { to-room }?
prompt-covering-fire-who = Who gets away?
prompt-order-who = Whom do you send away?
prompt-order-room = Which room do you send { $seat } to?
prompt-motivation-room = Which room do you speak to?
prompt-pyrotechnics-item = Which item do you burn?
prompt-crawl-room = Where do you come out?
prompt-adrenaline-what = Shoot or escape?
prompt-adrenaline-room = Where do you flee to?
prompt-reconnaissance-room = Where do you sneak to?
prompt-intranet-room = Which room do you use from afar?
prompt-access-denied-room = Which room do you put out of order?
prompt-risk-assessment-card = Where does this Event card go?
prompt-armory-weapon = Which weapon do you load?
prompt-emergency-room-what = What is treated?
prompt-evacuation-pod = Which pod do you try to board?
prompt-fire-control-room = Which room is flooded with extinguishing gas?
prompt-laboratory-object = What do you analyse?
prompt-storage-deck = Which items do you look through?
prompt-airlock-room = Which room do you seal?
prompt-cockpit-what = What do you do at the controls?
prompt-cockpit-course = Which destination do you set?
prompt-energy-charge-what = What is the charge for?
prompt-energy-charge-weapon = Which weapon do you load?
prompt-grenade-target = What do you throw the grenade at?
prompt-smoke-grenade-card = Smoke everywhere: which card do you discard?
prompt-smoke-grenade-room = Where do you slip away to?
prompt-decoy-room = Where do you lure them?
prompt-attach-weapon = Which weapon do you attach it to?
prompt-chemicals-weapon = Which Flamethrower do you fill up?
prompt-fire-extinguisher-what = What do you aim at?
prompt-tape-first = Which item do you tape?
prompt-tape-second = To which other item?
prompt-clothes-what = What are the clothes for?
prompt-space-suit-room = Which yellow room do you walk to?
prompt-alcohol-card = Which Contamination card do you scan?
prompt-military-drugs-cards = Which cards do you discard?
prompt-taser-what = Whom do you stun?
prompt-taser-who = Which Character do you stun?
prompt-molotov-room = Which room do you throw it into?
prompt-pursuit-who = Whom do you hunt?
prompt-metamorphosis-what = What changes?
prompt-preparation-card = Which event happens?
prompt-pack-hunt-intruder = Which Intruder moves?
prompt-pack-hunt-corridor = Through which corridor?

option-door = A door
option-malfunction = Malfunction
option-engine = The engine
option-craft = Craft an item
option-tape = Tape two Heavy Items
option-room = Use the room
option-tile = Look at a room tile
option-coordinates = Look at the Coordinates
option-course = Set the destination
option-fire = The fire
option-intruder = An Intruder
option-character = A Character
option-slime = The Slime
option-dress = Dress serious wounds
option-heal = Heal a dressed wound
option-light = Heal light wounds
option-load = Load a weapon
option-shoot = Shoot
option-escape = Escape
option-self = Only me
option-other = Only the other
option-both = Both of us
option-agree = Agree
option-refuse = Refuse
option-scan = Scan
option-skip = Leave it
option-top = Leave it on top
option-bottom = Under the deck
option-grow = An Intruder grows
option-develop = Develop the bag
option-eggs = The eggs
option-unscanned = A card not scanned yet
option-infected = An INFECTED card

event-cover-refused = { $you ->
    [seat] You would rather stay here.
   *[no] { $seat } would rather stay here.
  }
event-signal = { $you ->
    [seat] You send the Signal.
   *[no] { $seat } sends the Signal.
  }
event-transformation = The Creeper { at-room } turns into a Breeder.
event-summoned = { $kind_id ->
        [blank] Nothing answers the call.
        [larva] A Larva answers the call.
        [creeper] A Creeper answers the call.
        [adult] An Adult answers the call.
        [breeder] A Breeder answers the call.
       *[queen] The Queen answers the call.
    }
event-metamorphosis = { $kind_id ->
        [creeper] A Larva { at-room } grows into a Creeper.
       *[breeder] A Creeper { at-room } grows into a Breeder.
    }

event-loaded = { $you ->
    [seat] You load the { $card }, { $ammo } ammo now.
   *[no] { $seat } loads the { $card }, { $ammo } ammo now.
  }
event-drew = { $you ->
    [seat] { $count ->
        [0] You have no card left to draw.
        [one] You draw a card.
       *[other] You draw { $count } cards.
      }
   *[no] { $count ->
        [0] { $seat } has no card left to draw.
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $count } cards.
      }
  }
event-repaired = { $you ->
    [seat] You repair the malfunction { at-room }.
   *[no] { $seat } repairs the malfunction { at-room }.
  }
event-fire-out = The fire { at-room } is out.
event-slime-off = { $you ->
    [seat] You are rid of the Slime.
   *[no] { $seat } is rid of the Slime.
  }
event-cover = { $you ->
    [seat] You give cover with the { $card }.
   *[no] { $seat } gives cover with the { $card }.
  }
event-attached = { $you ->
    [seat] You fix the { $card } to the { $weapon }.
   *[no] { $seat } fixes the { $card } to the { $weapon }.
  }
event-taped = { $you ->
    [seat] You tape the { $card } to the { $weapon }.
   *[no] { $seat } tapes the { $card } to the { $weapon }.
  }
event-stunned = { $you ->
    [seat] The { $cause } has stunned you: you drop every card.
   *[no] The { $cause } has stunned { $seat }, who drops every card.
  }
event-smoke = { $you ->
    [seat] You grope through the smoke and discard { $card }.
   *[no] { $seat } gropes through the smoke and discards { $card }.
  }
event-thrown = { $you ->
    [seat] You throw the { $card }; it lands { at-room }.
   *[no] { $seat } throws the { $card }; it lands { at-room }.
  }
event-looked-event = The next Event card is { $card }.
event-looks-event = { $you ->
    [seat] You look at the next Event card.
   *[no] { $seat } looks at the next Event card.
  }
event-event-bottom = { $you ->
    [seat] You put it under the deck.
   *[no] { $seat } puts it under the deck.
  }
event-hatched = { $eggs ->
        [0] The last egg of the Nest hatches.
        [one] An egg hatches; one is left.
       *[other] An egg hatches; { $eggs } are left.
    }
event-items-burnt = Everything of use { at-room } burns.
event-recovered = { the-kind } { at-room } recovers from { $count ->
        [one] one injury.
       *[other] { $count } injuries.
    }

## Why something is not open

closed-cost = it costs { $cost ->
        [one] one card
       *[other] { $cost } cards
    } and you have too few
closed-door = the door is closed
closed-reaction = you play it when another player acts or an Intruder surprises you
closed-in-combat = not while an Intruder is here
closed-out-of-combat = only while an Intruder is here
closed-nothing = it would change nothing here
closed-quest = its condition is not met
closed-no-interruption = the card is not in your hand
closed-ammo = no ammo left in your hands
closed-malfunction = the room is out of order
closed-hibernation = the Time marker must reach { $space } first
closed-pods = no unlocked pod here has room for you
closed-fuse = it can no longer be stopped
closed-asleep = somebody hibernates already
closed-counter = there is nothing left to find
closed-hands = your hands are full

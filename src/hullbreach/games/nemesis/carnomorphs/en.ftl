# Carnomorphs: names, cards and what happens.

option-table-carnomorphs = Carnomorphs
    .text = The expansion: Intruders that feed and grow, and a crew that mutates.
    .on = With
    .off = Without
option-table-blank-back-before-noise = Blank returns before the noise
    .text = With Carnomorphs: when a blank develops the bag it returns before the noise rolls, not after them.
    .needs = Means something only with Carnomorphs aboard.
    .on = Before
    .off = After
intruder-metagorger = Metagorger
    .text = Burrows into its victim: mutation, contamination, a light wound.
intruder-shambler = Shambler
    .text = Feeds and becomes a Fleshbeast.
intruder-fleshbeast = Fleshbeast
    .text = Large; feeds and becomes the Butcher, dead it leaves a Shambler.
intruder-butcher = Butcher
    .text = The largest; dead it leaves two Shamblers and never returns.
intruder-metagorger-red = Red Metagorger
intruder-metagorger-blue = Blue Metagorger
prompt-mutation-keep = Something in you changes. Which mutation do you keep?
    .text = Using it is an action without cost: you scan one of your Contamination cards, and what it shows decides, INFECTED or clean. Each use adds a Mutation marker; the fourth kills.
seal-mutation-keep = Keep { $option }
prompt-mutation-card = Which Contamination card do you scan?
prompt-bone-blades-target = Whom do your blades cut?
prompt-regenerating-tissue-wound = Which wound closes?
prompt-duct-crawler-room = Where do you crawl out?
prompt-predators-leap-room = Where do you leap?
prompt-scent-mask-corridor = Where do you wipe out a noise?
prompt-digestive-bile-what = What do you dissolve?
prompt-alpha-roar-target = Whom do you drive off?
prompt-echo-sense-what = What do you listen for?
prompt-echo-sense-room = Which room do you sense?
prompt-hive-whisper-who = Which Carnomorph do you send?
prompt-hive-whisper-corridor = Through which corridor?
prompt-hive-whisper-token = Which token leaves the bag?
prompt-xeno-feeder = Which Carnomorph feeds?
option-mutation = Use your mutation: { $card }
option-open = { $card }, undressed
option-dressed = { $card }, dressed
option-engines = All engines
option-tiles = Unexplored rooms
option-token = { $kind } { $number }
option-xeno-feed = { $card }: let a Carnomorph feed
group-xeno-feed = Let a Carnomorph feed
short-xeno-feed = Feed
short-mutation = Mutation
then-marker = You take a Mutation marker, and then have { $count } of { $most }.
    .text = then { $count } of { $most } markers
danger-mutation = This marker kills you before the card does anything, and a Shambler stands in your place.
aim-xeno-feed = { $corridor ->
    [0] { $card }
   *[other] { $card } (corridor { $corridor })
  }
missing-aim-xeno-feed = Choose a card first
closed-contamination = You hold no Contamination card.
event-does-mutation = { $you ->
    [seat] You use a mutation.
   *[no] { $seat } uses a mutation.
  }
event-adaptation = The Carnomorphs adapt: { $card }.
event-adaptation-removed = Analysed and overcome: { $card }.
event-evolved = { a-kind } grows up { at-room }.
event-feeds = { the-kind } feeds { at-room }: { $food }.
event-burrowed = { $you ->
    [seat] A Metagorger burrows into you.
   *[no] A Metagorger burrows into { $seat }.
  }
event-mutated = { $you ->
    [seat] You mutate { $cause }.
   *[no] { $seat } mutates { $cause }.
  }
event-mutation-lost = { $you ->
    [seat] You are rid of the mutation.
   *[no] { $seat } is rid of the mutation.
  }
event-mutation-marker = { $you ->
    [seat] You have { $count } of the 4 deadly Mutation markers.
   *[no] { $seat } has { $count } of the 4 deadly Mutation markers.
  }
event-mutation-used = { $you ->
    [seat] You let
   *[no] { $seat } lets
  } the mutation loose: { $card }, { $infected ->
    [yes] INFECTED
   *[no] clean
 }.
event-mutation-checked = { $you ->
    [seat] Your Mutation markers at the end: { $count }.
   *[no] Mutation markers of { $seat } at the end: { $count }.
  }
event-shielded = { $you ->
    [seat] Chitin protects you.
   *[no] Chitin protects { $seat }.
  }
event-noise-removed = The noise in { $corridor } fades away.
event-dissolved = { $you ->
    [seat] You dissolve { at-room }: { $object }.
   *[no] { $seat } dissolves { at-room }: { $object }.
  }
event-token-removed = { a-kind } leaves the bag.
event-pod-lost = Pod { $pod } is lost: { $cause }.
board-unseen = Not seen yet: { $kinds }
board-weaknesses-carnomorphs = Adaptations: { $cards }
adaptation-corpse = Adaptation of the corpse
adaptation-egg = Adaptation of the egg
adaptation-carcass = Adaptation of the carcass
board-removed = Adaptations removed: { $places }
board-mutant = { $name }: mutation { $shown }, markers { $count }

# Attack cards

card-ka-01 = Devour
    .text = With a serious wound you die, otherwise you suffer one. The Butcher loses all its injuries.
card-ka-02 = { card-ka-01 }
    .text = { card-ka-01.text }
card-ka-03 = Spawn
    .text = A Metagorger joins in, and Slime covers you.
card-ka-04 = { card-ka-03 }
    .text = { card-ka-03.text }
card-ka-05 = Bash
    .text = 1 serious wound and 1 Contamination card.
card-ka-06 = { card-ka-05 }
    .text = { card-ka-05.text }
card-ka-07 = Regurgitate
    .text = Slime, 1 Contamination card, and a carcass lies in the room.
card-ka-08 = { card-ka-07 }
    .text = { card-ka-07.text }
card-ka-09 = Slash
    .text = 1 light wound and 1 Contamination card.
card-ka-10 = { card-ka-09 }
    .text = { card-ka-09.text }
card-ka-11 = { card-ka-09 }
    .text = { card-ka-09.text }
card-ka-12 = Bite
    .text = With 2 serious wounds you die, otherwise you suffer one.
card-ka-13 = { card-ka-12 }
    .text = { card-ka-12.text }
card-ka-14 = { card-ka-12 }
    .text = { card-ka-12.text }
card-ka-15 = { card-ka-12 }
    .text = { card-ka-12.text }
card-ka-16 = Whiplash
    .text = 2 light wounds, one after the other, and 1 Contamination card.
card-ka-17 = { card-ka-16 }
    .text = { card-ka-16.text }
card-ka-18 = { card-ka-16 }
    .text = { card-ka-16.text }
card-ka-19 = { card-ka-16 }
    .text = { card-ka-16.text }
card-ka-20 = { card-ka-16 }
    .text = { card-ka-16.text }

# Event cards

card-ke-01 = Rampant Mutation
    .text = Everybody draws 4 own cards and scans the Contamination cards among them; at least one INFECTED gives a Mutation marker. All 4 are discarded.
card-ke-02 = { card-ke-01 }
    .text = { card-ke-01.text }
card-ke-03 = Reawakening
    .text = In every room where a carcass lies one carcass becomes a Shambler, which attacks at once.
card-ke-04 = { card-ke-03 }
    .text = { card-ke-03.text }
card-ke-05 = Lurking
    .text = Shamblers, Fleshbeasts and the Butcher vanish into the bag wherever no Character is.
card-ke-06 = { card-ke-05 }
    .text = { card-ke-05.text }
card-ke-07 = Stalking
    .text = Shamblers, Fleshbeasts and the Butcher that are not in combat move to a Character next door.
card-ke-08 = { card-ke-07 }
    .text = { card-ke-07.text }
card-ke-09 = Airlock Procedure Glitch
    .text = The airlock procedure starts in the yellow room with the highest number that can be sealed.
card-ke-10 = Generator Overload
    .text = With 3 or more Malfunctions aboard the self-destruct starts.
card-ke-11 = Marked Prey
    .text = Slime covers everybody who stands by a Heavy Object or carries one.
card-ke-12 = Evacuation Hatches Jam
    .text = Both explored Evacuation Sections break down.
card-ke-13 = Quarantine Procedure
    .text = All doors around Slimed Characters close.
card-ke-14 = Growl
    .text = Noise in every corridor of a room with a Carnomorph.
card-ke-15 = Scavenging Biomatter
    .text = Metagorgers, Shamblers and Fleshbeasts that are not in combat move to a Heavy Object next door, even to a carried one.
card-ke-16 = Structural Weakness
    .text = All explored white rooms break down.
card-ke-17 = Emergency Protocol Failure
    .text = The pod with the highest number leaves section B; who sits in it steps out.
card-ke-18 = Chemical Fire
    .text = The burning room with the highest number breaks down, and its fire moves into all rooms next to it.
card-ke-19 = Ammunition Meltdown
    .text = The explored red room with the lowest number loses its items; it and the rooms next to it burn.
card-ke-20 = Beast on the Prowl
    .text = The Butcher comes to a Slimed Character. If it is not aboard, all Slimed Characters roll for noise.

# Adaptations

card-voracious = Voracious
    .text = Carnomorphs feed before they attack, those in combat too.
card-agile = Agile
    .text = A single crosshair misses every Carnomorph.
card-heatproof = Heatproof
    .text = Fire, Flamethrowers and Molotov Cocktails deal 1 injury less.
card-insulated = Insulated
    .text = An attack with an Energy weapon never deals more than 1 injury.
card-ambusher = Ambusher
    .text = For Surprise Attacks the number of a token counts 1 more.
card-battering = Battering
    .text = A Carnomorph breaks a closed door and moves on.
card-dense-tissue = Dense Tissue
    .text = Injury values on Attack cards count 1 more.
card-relentless = Relentless
    .text = Retreat arrows on Attack cards are ignored.

# Mutation cards

card-bone-blades = Bone Blades
    .text = In combat. INFECTED: 2 injuries on a Carnomorph here. Clean: 1 injury.
    .brief = 1 to 2 injuries in combat.
card-regenerating-tissue = Regenerating Tissue
    .text = INFECTED: lose all light wounds and 1 serious wound. Clean: all light wounds.
    .brief = Heal light wounds.
card-duct-crawler = Duct Crawler
    .text = Out of combat, at an entrance. INFECTED: move to any explored room with an entrance, without a noise roll. Clean: with one.
    .brief = Through the Technical Corridors.
card-adrenal-surge = Adrenal Surge
    .text = INFECTED: draw 3 cards. Clean: draw 2.
    .brief = Draw 2 to 3 cards.
card-predators-leap = Predator’s Leap
    .text = In combat. INFECTED: move next door, nobody attacks. Clean: the largest Carnomorph attacks first.
    .brief = Leap out of combat.
card-scent-mask = Scent Mask
    .text = Discard your Slime. INFECTED: your noise rolls of this round are Silence. Clean: remove a Noise marker here.
    .brief = Lose Slime, make less noise.
card-digestive-bile = Digestive Bile
    .text = INFECTED: remove any number of corpses, carcasses and eggs lying here. Clean: remove 1.
    .brief = Dissolve corpses and eggs.
card-alpha-roar = Alpha Roar
    .text = In combat. INFECTED: every Carnomorph here retreats. Clean: one does, then noise in every corridor.
    .brief = Drive Carnomorphs off.
card-chitin-plates = Chitin Plates
    .text = Until the end of the round. INFECTED: 2 shields that each stop a wound. Clean: 1 that stops a light wound or makes a serious one light.
    .brief = 1 to 2 shields.
card-echo-sense = Echo Sense
    .text = Out of combat. INFECTED: look at the Coordinates, at all engines or at up to 3 unexplored rooms. Clean: at 1 unexplored room and its token.
    .brief = Look at hidden things.
card-probing-tendrils = Probing Tendrils
    .text = Out of combat. INFECTED: search here, 3 cards, keep 1. Clean: 2 cards, keep 1.
    .brief = Search, keep 1.
card-hive-whisper = Hive Whisper
    .text = INFECTED: move up to 2 Carnomorphs that are not in combat. Clean: draw 2 tokens; one goes back, the other to the supply, but never a blank or the Butcher.
    .brief = Steer Carnomorphs or the bag.

# Help cards

card-help-k-1 = Help card 1
    .text = Event Phase: time, attacks and feeding, fire, Event card, bag.
card-help-k-2 = Help card 2
    .text = Feeding, the largest first: heal, evolve, eat.
card-help-k-3 = Help card 3
    .text = Eaten are in this order: red corpse, egg, carcass, Metagorger, blue corpse.
card-help-k-4 = Help card 4
    .text = A Metagorger mutates, contaminates and wounds, then it is gone; a Shambler token goes into the bag.
card-help-k-5 = Help card 5
    .text = The fourth Mutation marker kills. At the end a mutant draws 4 cards; each Contamination card is a marker.

# What the base game's cards and rooms mean with Carnomorphs aboard

carnomorphs-fauna = Carnomorphs
carnomorphs-fauna-attacks = Feed, attack
carnomorphs-fauna-cards = Adaptations
carnomorphs-fauna-covered = face down
carnomorphs-fauna-queen-dead = The Butcher is dead.
carnomorphs-obj-c3 = Two Adaptations or more have been removed, by whomever.
carnomorphs-obj-c4 = The Adaptation of the egg has been removed.
carnomorphs-obj-c5 = You have sent the Signal, and the Adaptation of the carcass has been removed.
carnomorphs-obj-p3 = You have sent the Signal, and the Butcher is dead or the ship destroyed.
carnomorphs-obj-p6 = You have sent the Signal and bring the blue corpse with you, in a pod or into hibernation. Carnomorphs eat it if they get at it.
carnomorphs-obj-s2 = At the end the blue corpse lies in the Surgery. Carnomorphs eat it if they get at it.
carnomorphs-obj-s3 = Two Adaptations or more have been removed.
carnomorphs-obj-s4 = The Signal is sent, and the Butcher is dead or the ship destroyed.
carnomorphs-laboratory = Analyse a corpse, a carcass or an egg that is here: the Adaptation belonging to it leaves the game, if it lies face up. You keep the object.
carnomorphs-lab-equipment = Where a corpse, a carcass or an egg is: the Adaptation belonging to it leaves the game, if it lies face up.
carnomorphs-surgery = Scan all your Contamination cards wherever they are; the INFECTED ones and your Mutation card are removed, its markers stay. You suffer 1 light wound, all your cards become a new deck, and you pass.
carnomorphs-antidote = Scan all your Contamination cards wherever they are; the INFECTED ones and your Mutation card are removed, its markers stay. Then you get 1 Contamination card, all your cards become a new deck, and you must pass.
carnomorphs-nest = Take an egg into a free hand, then make a noise roll. Nothing can be searched for here, and nothing breaks. Carnomorphs eat the eggs too, and the last one destroys the Nest.
carnomorphs-ia-05 = A Carnomorph grows by one level without eating and keeps its injuries; or the bag develops once.

cause-burrow = from the Metagorger
cause-mutation = by the mutation
cause-blades = from bone blades
note-token = Goes into the supply and cannot be drawn for now; the other token goes back into the bag.
note-xeno-feed = One Carnomorph eats a piece of food in its room, heals and grows.

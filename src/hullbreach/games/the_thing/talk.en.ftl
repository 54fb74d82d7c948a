### What is said at the base, beside the rules.

## Ways to a place, as they stand in "I go …"

to-weather-station = to the weather station
to-radio-room = to the radio room
to-laboratory = to the laboratory
to-armory = to the armory
to-kitchen = to the kitchen
to-warehouse = to the warehouse
to-generator-room = to the generator room
to-boiler-room = to the boiler room
to-base-helicopter = to the helicopter
to-shed = to the shed
to-dormitory = to the dormitory
to-kennel = to the kennel

talk-human = I am human.
talk-suspect = I suspect { $target }.
talk-suspect-too = I suspect { $target } too.
talk-trust = I trust { $target }.
talk-trust-too = I trust { $target } too.
talk-go = I go { $to }.
talk-go-too = I go { $to } too.
talk-accuse = I vote against { $target }.
talk-accuse-too = I vote against { $target } too.
talk-take = { $target } comes along.
talk-take-too = I say so too: { $target } comes along.
talk-leave = { $target } stays here.
talk-leave-too = I say so too: { $target } stays here.
talk-need = { $count ->
    [2] Two of us { $to }!
    [3] Three of us { $to }!
   *[other] { $count } of us { $to }!
  }
talk-please-go = { $other }, come { $to }.
talk-please-test = { $other }, test { $target }.
talk-please-accuse = { $other }, vote against { $target }.
talk-please-next = { $other }, turn up the next one.
talk-please-stop = { $other }, stop here.
talk-please-card = { $other }, give the card to { $target }.
talk-please-me = { $other }, give me the card.
talk-ask-human = { $target }, are you human?
talk-strike = Let us go { $to } and strike.

talk-yes-human = Yes, I am human.
talk-yes-go = Yes, I am coming.
talk-yes-have = I have.
talk-yes-give = Yes, you get it.
talk-yes-accuse = Yes, I will.
talk-yes-please-test = Yes, I will.
talk-yes-please-next = Yes, I go on.
talk-yes-please-stop = Yes, that is enough.
talk-yes-please-card = Yes, fine.
talk-yes-please-me = Yes, it is yours.
talk-yes-strike = Yes, there.

talk-no-human = No, I am not.
talk-no-go = No, I am not coming.
talk-no-have = Not me.
talk-no-give = No, not from me.
talk-no-accuse = No, I will not.
talk-no-please-test = No, I will not.
talk-no-please-next = No, that is enough.
talk-no-please-stop = No, I go on.
talk-no-please-card = No, I decide that.
talk-no-please-me = No, not you.
talk-no-strike = No, not there.

talk-have = I have …
talk-have-keys = I have the keys.
talk-have-fuel-can = I have a fuel can.
talk-have-tools = I have tools.
talk-have-flashlight = I have a flashlight.
talk-have-cable = I have a cable.
talk-have-melee = I have a melee weapon.
talk-have-firearm = I have a firearm.
talk-have-dynamite = I have dynamite.
talk-have-blood = I have a blood bag.

talk-lack = I have no …
talk-lack-keys = I have no keys.
talk-lack-fuel-can = I have no fuel can.
talk-lack-tools = I have no tools.
talk-lack-flashlight = I have no flashlight.
talk-lack-cable = I have no cable.
talk-lack-melee = I have no melee weapon.
talk-lack-firearm = I have no firearm.
talk-lack-dynamite = I have no dynamite.
talk-lack-blood = I have no blood bag.

talk-ask-who = Who has …?
talk-ask-who-keys = Who has the keys?
talk-ask-who-fuel-can = Who has a fuel can?
talk-ask-who-tools = Who has tools?
talk-ask-who-flashlight = Who has a flashlight?
talk-ask-who-cable = Who has a cable?
talk-ask-who-melee = Who has a melee weapon?
talk-ask-who-firearm = Who has a firearm?
talk-ask-who-dynamite = Who has dynamite?
talk-ask-who-blood = Who has a blood bag?

talk-give = { $target }, you get …
talk-give-keys = { $target }, you get the keys.
talk-give-fuel-can = { $target }, you get a fuel can.
talk-give-tools = { $target }, you get tools.
talk-give-flashlight = { $target }, you get a flashlight.
talk-give-cable = { $target }, you get a cable.
talk-give-melee = { $target }, you get a melee weapon.
talk-give-firearm = { $target }, you get a firearm.
talk-give-dynamite = { $target }, you get dynamite.
talk-give-blood = { $target }, you get a blood bag.

talk-please-give = { $other }, give me …
talk-please-give-keys = { $other }, give me the keys.
talk-please-give-fuel-can = { $other }, give me a fuel can.
talk-please-give-tools = { $other }, give me tools.
talk-please-give-flashlight = { $other }, give me a flashlight.
talk-please-give-cable = { $other }, give me a cable.
talk-please-give-melee = { $other }, give me a melee weapon.
talk-please-give-firearm = { $other }, give me a firearm.
talk-please-give-dynamite = { $other }, give me dynamite.
talk-please-give-blood = { $other }, give me a blood bag.

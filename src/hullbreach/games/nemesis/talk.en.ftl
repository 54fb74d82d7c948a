### What is said aboard, beside the rules.

talk-engine-works = Engine { $engine } works.
talk-engine-broken = Engine { $engine } is broken.
talk-room = { $room } is the { $place }.
talk-peaceful = { $target }, my goal does not need you dead.
talk-suspect = I suspect { $target }.
talk-suspect-too = I suspect { $target } too.
talk-trust = I trust { $target }.
talk-trust-too = I trust { $target } too.
talk-go = I go { to-room }.
talk-go-too = I go { to-room } too.
talk-wait = { $target }, I wait for you.
talk-no-destruct = I will not blow up the ship.
talk-please-go = { $other }, come { to-room }.
talk-please-wait = { $other }, wait for me.
talk-please-no-destruct = { $other }, do not blow up the ship.
talk-please-repair = { $other }, please mend what is broken { at-room }.
talk-please-doors = { $other }, close the doors.
talk-please-fight = { $other }, help me fight.
talk-ask-peaceful = { $target }, do you need me dead?
talk-ask-engine = Does engine { $engine } work?

talk-yes-go = Yes, I am coming.
talk-yes-give = Yes, it is yours.
talk-yes-wait = Yes, I wait.
talk-yes-no-destruct = No, I will not.
talk-yes-peaceful = No, my goal does not need that.
talk-yes-engine-works = Yes, it works.
talk-yes-course = Yes, we are.
talk-yes-have = I do.
talk-yes-please-repair = Yes, I see to it.
talk-yes-please-doors = Yes, I see to it.
talk-yes-please-fight = Yes, I am with you.

talk-no-go = No, I am not coming.
talk-no-give = No, not from me.
talk-no-wait = No, I will not wait.
talk-no-no-destruct = I promise nothing.
talk-no-peaceful = Yes, I do.
talk-no-engine-works = No, it is broken.
talk-no-course = No, we are not.
talk-no-have = Not me.
talk-no-please-repair = No, not now.
talk-no-please-doors = No, they stay as they are.
talk-no-please-fight = No, I cannot help you now.

## Where the ship flies

talk-course = We are flying to …
talk-course-earth = We are flying to Earth.
talk-course-mars = We are flying to Mars.
talk-course-venus = We are flying to Venus.
talk-course-deep-space = We are flying into deep space.
talk-ask-course = Are we flying to …?
talk-ask-course-earth = Are we flying to Earth?
talk-ask-course-mars = Are we flying to Mars?
talk-ask-course-venus = Are we flying to Venus?
talk-ask-course-deep-space = Are we flying into deep space?

## What one has

talk-have = I have …
talk-have-medkit = I have a medkit.
talk-have-bandages = I have bandages.
talk-have-antidote = I have an antidote.
talk-have-energy-charge = I have an energy charge.
talk-have-grenade = I have a grenade.
talk-have-tools = I have tools.
talk-have-fire-extinguisher = I have a fire extinguisher.
talk-have-evacuation-key = I have an evacuation key.
talk-have-self-destruct-key = I have a self-destruct key.
talk-have-comms-key = I have a comms key.

talk-ask-who = Who has …?
talk-ask-who-medkit = Who has a medkit?
talk-ask-who-bandages = Who has bandages?
talk-ask-who-antidote = Who has an antidote?
talk-ask-who-energy-charge = Who has an energy charge?
talk-ask-who-grenade = Who has a grenade?
talk-ask-who-tools = Who has tools?
talk-ask-who-fire-extinguisher = Who has a fire extinguisher?
talk-ask-who-evacuation-key = Who has an evacuation key?
talk-ask-who-self-destruct-key = Who has a self-destruct key?
talk-ask-who-comms-key = Who has a comms key?

talk-give = { $target }, I give you …
talk-give-medkit = { $target }, I give you a medkit.
talk-give-bandages = { $target }, I give you bandages.
talk-give-antidote = { $target }, I give you an antidote.
talk-give-energy-charge = { $target }, I give you an energy charge.
talk-give-grenade = { $target }, I give you a grenade.
talk-give-tools = { $target }, I give you tools.
talk-give-fire-extinguisher = { $target }, I give you a fire extinguisher.
talk-give-evacuation-key = { $target }, I give you an evacuation key.
talk-give-self-destruct-key = { $target }, I give you a self-destruct key.
talk-give-comms-key = { $target }, I give you a comms key.

talk-please-give = { $other }, give me …
talk-please-give-medkit = { $other }, give me a medkit.
talk-please-give-bandages = { $other }, give me bandages.
talk-please-give-antidote = { $other }, give me an antidote.
talk-please-give-energy-charge = { $other }, give me an energy charge.
talk-please-give-grenade = { $other }, give me a grenade.
talk-please-give-tools = { $other }, give me tools.
talk-please-give-fire-extinguisher = { $other }, give me a fire extinguisher.
talk-please-give-evacuation-key = { $other }, give me an evacuation key.
talk-please-give-self-destruct-key = { $other }, give me a self-destruct key.
talk-please-give-comms-key = { $other }, give me a comms key.

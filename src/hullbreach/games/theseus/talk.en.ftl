### What partners say on the station, beside the rules.

talk-go = I go { into }.
talk-hold = I stay { inside }.
talk-attack = I attack { $target }.
talk-install = I install a card { inside }.
talk-please-go = { $other }, come { into }.
talk-please-hold = { $other }, stay { inside }.
talk-please-attack = { $other }, attack { $target }.
talk-please-install = { $other }, install a card { inside }.

talk-yes-go = Yes, I am coming.
talk-yes-hold = Yes, I stay there.
talk-yes-attack = Yes, I will.
talk-yes-install = Yes, I will.

talk-no-go = No, I am not coming.
talk-no-hold = No, I am moving on.
talk-no-attack = No, I will not.
talk-no-install = No, I will not.

### Was Partner auf der Station sagen, neben den Regeln.

talk-go = Ich gehe { into }.
talk-hold = Ich bleibe { inside }.
talk-attack = Ich greife { $target } an.
talk-install = Ich installiere eine Karte { inside }.
talk-please-go = { $other }, komm { into }.
talk-please-hold = { $other }, bleib { inside }.
talk-please-attack = { $other }, greif { $target } an.
talk-please-install = { $other }, installier eine Karte { inside }.

talk-yes-go = Ja, ich komme.
talk-yes-hold = Ja, ich bleibe.
talk-yes-attack = Ja, das tue ich.
talk-yes-install = Ja, das tue ich.

talk-no-go = Nein, ich komme nicht.
talk-no-hold = Nein, ich gehe weiter.
talk-no-attack = Nein, das tue ich nicht.
talk-no-install = Nein, das tue ich nicht.

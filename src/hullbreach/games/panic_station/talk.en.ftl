### What is said in the station, beside the rules.

## Ways to a room, as they are spoken of: by name, or by the number on the board

to-room = { $room_id ->
    [reactor_room] to the reactor room
    [open_terminal] to the open terminal
    [nest] to the nest
    [closed_terminal] to the closed terminal
    [closed_terminal_antechamber] to the closed terminal's antechamber
    [sick_bay] to the sick bay
    [sick_bay_antechamber] to the sick bay's antechamber
    [storage_1] to storage 6
    [storage_2] to storage 7
    [empty_1] to the empty room 8
    [empty_2] to the empty room 9
    [run_1] to room 10
    [run_2] to room 11
    [run_3] to room 12
    [team_search_1] to room 13
    [team_search_2] to room 14
    [team_search_3] to room 15
    [team_search_4] to room 16
    [parasite_1] to room 17
    [parasite_2] to room 18
    [parasite_3] to room 19
    [parasite_4] to room 20
   *[other] to { $room }
  }

talk-human = I am clean.
talk-got = { $target } gave me an infection card.
talk-looked-clean = I have seen the hand of { $target }: clean.
talk-looked-infected = I have seen the hand of { $target }: infected.
talk-suspect = I suspect { $target }.
talk-suspect-too = I suspect { $target } too.
talk-trust = I trust { $target }.
talk-trust-too = I trust { $target } too.
talk-give-gas = { $target }, you get gas in our exchange.
talk-give-clean = { $target }, you get nothing bad from me.
talk-go = I go { to-room }.
talk-go-too = I go { to-room } too.
talk-shoot = I shoot { $target }.
talk-shoot-too = I shoot { $target } too.
talk-spare = { $target }, I do not shoot you.
talk-need = { $count ->
    [2] Two of us { to-room }!
    [3] Three of us { to-room }!
   *[other] { $count } of us { to-room }!
  }
talk-please-go = { $other }, come { to-room }.
talk-please-gas = { $other }, give me gas.
talk-please-shoot = { $other }, shoot { $target }.
talk-please-hold = { $other }, do not shoot me.
talk-please-away = { $other }, keep away from me.
talk-please-scan = { $other }, use the terminal.
talk-please-search = { $other }, search with me.
talk-ask-human = { $target }, are you clean?

talk-gas = I hold … gas cans.
talk-gas-0 = I hold no gas.
talk-gas-1 = I hold one gas can.
talk-gas-2 = I hold two gas cans.
talk-gas-3 = I hold three gas cans.

talk-have = I hold …
talk-have-gas-can = I hold gas.
talk-have-body-scanner = I hold a body scanner.
talk-have-antidote = I hold the antidote.
talk-have-first-aid-kit = I hold a first aid kit.
talk-have-armour = I hold armour.
talk-have-ammo = I hold ammo.
talk-have-grenade = I hold a grenade.
talk-have-key-card = I hold a key card.

talk-ask-who = Who holds …?
talk-ask-who-gas-can = Who holds gas?
talk-ask-who-body-scanner = Who holds a body scanner?
talk-ask-who-antidote = Who holds the antidote?
talk-ask-who-first-aid-kit = Who holds a first aid kit?
talk-ask-who-armour = Who holds armour?
talk-ask-who-ammo = Who holds ammo?
talk-ask-who-grenade = Who holds a grenade?
talk-ask-who-key-card = Who holds a key card?

talk-yes-human = Yes, I am clean.
talk-yes-go = Yes, I am coming.
talk-yes-give-gas = Yes, you get gas.
talk-yes-shoot = Yes, I will.
talk-yes-spare = No, I do not shoot.
talk-yes-have = I do.
talk-yes-please-away = Yes, I keep my distance.
talk-yes-please-scan = Yes, I use it.
talk-yes-please-search = Yes, let us search.

talk-no-human = No, I am not.
talk-no-go = No, I am not coming.
talk-no-give-gas = No, you get no gas from me.
talk-no-shoot = No, I will not.
talk-no-spare = I promise nothing.
talk-no-have = Not me.
talk-no-please-away = No, I go where I have to.
talk-no-please-scan = No, not now.
talk-no-please-search = No, not now.

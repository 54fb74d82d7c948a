### Was in der Station gesagt wird, neben den Regeln.

## Wege in einen Raum, wie man von ihnen spricht: mit Namen oder mit der Zahl auf dem Plan

to-room = { $room_id ->
    [reactor_room] in den Reaktorraum
    [open_terminal] ins offene Terminal
    [nest] ins Nest
    [closed_terminal] ins geschlossene Terminal
    [closed_terminal_antechamber] in den Vorraum des geschlossenen Terminals
    [sick_bay] ins Lazarett
    [sick_bay_antechamber] in den Vorraum des Lazaretts
    [storage_1] in den Lagerraum 6
    [storage_2] in den Lagerraum 7
    [empty_1] in den leeren Raum 8
    [empty_2] in den leeren Raum 9
    [run_1] in Raum 10
    [run_2] in Raum 11
    [run_3] in Raum 12
    [team_search_1] in Raum 13
    [team_search_2] in Raum 14
    [team_search_3] in Raum 15
    [team_search_4] in Raum 16
    [parasite_1] in Raum 17
    [parasite_2] in Raum 18
    [parasite_3] in Raum 19
    [parasite_4] in Raum 20
   *[other] in { $room }
  }

talk-human = Ich bin sauber.
talk-got = { $target } hat mir eine Infektionskarte gegeben.
talk-looked-clean = Ich habe die Hand von { $target } gesehen: sauber.
talk-looked-infected = Ich habe die Hand von { $target } gesehen: infiziert.
talk-suspect = Ich verdächtige { $target }.
talk-suspect-too = Auch ich verdächtige { $target }.
talk-trust = Ich vertraue { $target }.
talk-trust-too = Auch ich vertraue { $target }.
talk-give-gas = { $target }, du bekommst Benzin beim Tausch.
talk-give-clean = { $target }, von mir bekommst du nichts Schlimmes.
talk-go = Ich gehe { to-room }.
talk-go-too = Auch ich gehe { to-room }.
talk-shoot = Ich schieße auf { $target }.
talk-shoot-too = Auch ich schieße auf { $target }.
talk-spare = { $target }, ich schieße nicht auf dich.
talk-need = { $count ->
    [2] Zwei von uns { to-room }!
    [3] Drei von uns { to-room }!
   *[other] { $count } von uns { to-room }!
  }
talk-please-go = { $other }, komm { to-room }.
talk-please-gas = { $other }, gib mir Benzin.
talk-please-shoot = { $other }, schieß auf { $target }.
talk-please-hold = { $other }, schieß nicht auf mich.
talk-please-away = { $other }, bleib weg von mir.
talk-please-scan = { $other }, geh ans Terminal.
talk-please-search = { $other }, such mit mir.
talk-ask-human = { $target }, bist du sauber?

talk-gas = Ich habe … Benzin.
talk-gas-0 = Ich habe kein Benzin.
talk-gas-1 = Ich habe einmal Benzin.
talk-gas-2 = Ich habe zweimal Benzin.
talk-gas-3 = Ich habe dreimal Benzin.

talk-have = Ich habe …
talk-have-gas-can = Ich habe Benzin.
talk-have-body-scanner = Ich habe einen Körperscanner.
talk-have-antidote = Ich habe das Gegenmittel.
talk-have-first-aid-kit = Ich habe ein Erste-Hilfe-Set.
talk-have-armour = Ich habe eine Rüstung.
talk-have-ammo = Ich habe Munition.
talk-have-grenade = Ich habe eine Granate.
talk-have-key-card = Ich habe eine Chipkarte.

talk-ask-who = Wer hat …?
talk-ask-who-gas-can = Wer hat Benzin?
talk-ask-who-body-scanner = Wer hat einen Körperscanner?
talk-ask-who-antidote = Wer hat das Gegenmittel?
talk-ask-who-first-aid-kit = Wer hat ein Erste-Hilfe-Set?
talk-ask-who-armour = Wer hat eine Rüstung?
talk-ask-who-ammo = Wer hat Munition?
talk-ask-who-grenade = Wer hat eine Granate?
talk-ask-who-key-card = Wer hat eine Chipkarte?

talk-yes-human = Ja, ich bin sauber.
talk-yes-go = Ja, ich komme.
talk-yes-give-gas = Ja, du bekommst Benzin.
talk-yes-shoot = Ja, das tue ich.
talk-yes-spare = Nein, ich schieße nicht.
talk-yes-have = Ich.
talk-yes-please-away = Ja, ich halte Abstand.
talk-yes-please-scan = Ja, mache ich.
talk-yes-please-search = Ja, suchen wir.

talk-no-human = Nein, bin ich nicht.
talk-no-go = Nein, ich komme nicht.
talk-no-give-gas = Nein, von mir bekommst du kein Benzin.
talk-no-shoot = Nein, das tue ich nicht.
talk-no-spare = Ich verspreche nichts.
talk-no-have = Ich nicht.
talk-no-please-away = Nein, ich gehe, wohin ich muss.
talk-no-please-scan = Nein, jetzt nicht.
talk-no-please-search = Nein, jetzt nicht.

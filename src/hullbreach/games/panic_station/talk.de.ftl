### Was in der Station gesagt wird, neben den Regeln.

talk-human = Ich bin sauber.
talk-got = { $target } hat mir eine Infektionskarte gegeben.
talk-looked-clean = Ich habe die Hand von { $target } gesehen: sauber.
talk-looked-infected = Ich habe die Hand von { $target } gesehen: infiziert.
talk-suspect = Ich verdächtige { $target }.
talk-trust = Ich vertraue { $target }.
talk-give-gas = { $target }, du bekommst Benzin beim Tausch.
talk-give-clean = { $target }, von mir bekommst du nichts Schlimmes.
talk-go = Ich gehe { into-room }.
talk-shoot = Ich schieße auf { $target }.
talk-spare = { $target }, ich schieße nicht auf dich.
talk-need = { $count ->
    [2] Zwei von uns { into-room }!
    [3] Drei von uns { into-room }!
   *[other] { $count } von uns { into-room }!
  }
talk-please-go = { $other }, komm { into-room }.
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

talk-no-human = Nein, bin ich nicht.
talk-no-go = Nein, ich komme nicht.
talk-no-give-gas = Nein, von mir bekommst du kein Benzin.
talk-no-shoot = Nein, das tue ich nicht.
talk-no-spare = Ich verspreche nichts.
talk-no-have = Ich nicht.

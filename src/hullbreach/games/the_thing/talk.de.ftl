### Was an der Basis gesagt wird, neben den Regeln.

## Wege an einen Ort, wie sie in „Ich gehe …“ stehen

to-weather-station = zur Wetterstation
to-radio-room = in den Funkraum
to-laboratory = ins Labor
to-armory = in die Waffenkammer
to-kitchen = in die Küche
to-warehouse = ins Lager
to-generator-room = in den Generatorraum
to-boiler-room = in den Heizungsraum
to-base-helicopter = zum Hubschrauber
to-shed = in den Schuppen
to-dormitory = in den Schlafsaal
to-kennel = in den Zwinger

talk-human = Ich bin ein Mensch.
talk-suspect = Ich verdächtige { $target }.
talk-suspect-too = Auch ich verdächtige { $target }.
talk-trust = Ich vertraue { $target }.
talk-trust-too = Auch ich vertraue { $target }.
talk-go = Ich gehe { $to }.
talk-go-too = Auch ich gehe { $to }.
talk-accuse = Ich stimme gegen { $target }.
talk-accuse-too = Auch ich stimme gegen { $target }.
talk-take = { $target } kommt mit.
talk-take-too = Auch ich sage: { $target } kommt mit.
talk-leave = { $target } bleibt hier.
talk-leave-too = Auch ich sage: { $target } bleibt hier.
talk-need = { $count ->
    [2] Zwei von uns { $to }!
    [3] Drei von uns { $to }!
   *[other] { $count } von uns { $to }!
  }
talk-please-go = { $other }, komm { $to }.
talk-please-test = { $other }, teste { $target }.
talk-please-accuse = { $other }, stimm gegen { $target }.
talk-please-next = { $other }, deck die nächste auf.
talk-please-stop = { $other }, hör hier auf.
talk-please-card = { $other }, gib { $target } die Karte.
talk-please-me = { $other }, gib mir die Karte.
talk-ask-human = { $target }, bist du ein Mensch?
talk-strike = Gehen wir { $to } und schlagen wir zu.

talk-yes-human = Ja, ich bin ein Mensch.
talk-yes-go = Ja, ich komme.
talk-yes-have = Ich.
talk-yes-give = Ja, bekommst du.
talk-yes-accuse = Ja, das tue ich.
talk-yes-please-test = Ja, das tue ich.
talk-yes-please-next = Ja, ich mache weiter.
talk-yes-please-stop = Ja, das reicht.
talk-yes-please-card = Ja, gut.
talk-yes-please-me = Ja, bekommst du.
talk-yes-strike = Ja, dort.

talk-no-human = Nein, bin ich nicht.
talk-no-go = Nein, ich komme nicht.
talk-no-have = Ich nicht.
talk-no-give = Nein, von mir nicht.
talk-no-accuse = Nein, das tue ich nicht.
talk-no-please-test = Nein, das tue ich nicht.
talk-no-please-next = Nein, das reicht.
talk-no-please-stop = Nein, ich mache weiter.
talk-no-please-card = Nein, das entscheide ich.
talk-no-please-me = Nein, du nicht.
talk-no-strike = Nein, dort nicht.

talk-have = Ich habe …
talk-have-keys = Ich habe die Schlüssel.
talk-have-fuel-can = Ich habe einen Treibstoffkanister.
talk-have-tools = Ich habe Werkzeug.
talk-have-flashlight = Ich habe eine Taschenlampe.
talk-have-cable = Ich habe ein Kabel.
talk-have-melee = Ich habe eine Nahkampfwaffe.
talk-have-firearm = Ich habe eine Schusswaffe.
talk-have-dynamite = Ich habe Dynamit.
talk-have-blood = Ich habe einen Blutbeutel.

talk-lack = Ich habe keine …
talk-lack-keys = Ich habe keine Schlüssel.
talk-lack-fuel-can = Ich habe keinen Treibstoffkanister.
talk-lack-tools = Ich habe kein Werkzeug.
talk-lack-flashlight = Ich habe keine Taschenlampe.
talk-lack-cable = Ich habe kein Kabel.
talk-lack-melee = Ich habe keine Nahkampfwaffe.
talk-lack-firearm = Ich habe keine Schusswaffe.
talk-lack-dynamite = Ich habe kein Dynamit.
talk-lack-blood = Ich habe keinen Blutbeutel.

talk-ask-who = Wer hat …?
talk-ask-who-keys = Wer hat die Schlüssel?
talk-ask-who-fuel-can = Wer hat einen Treibstoffkanister?
talk-ask-who-tools = Wer hat Werkzeug?
talk-ask-who-flashlight = Wer hat eine Taschenlampe?
talk-ask-who-cable = Wer hat ein Kabel?
talk-ask-who-melee = Wer hat eine Nahkampfwaffe?
talk-ask-who-firearm = Wer hat eine Schusswaffe?
talk-ask-who-dynamite = Wer hat Dynamit?
talk-ask-who-blood = Wer hat einen Blutbeutel?

talk-give = { $target }, du bekommst …
talk-give-keys = { $target }, du bekommst die Schlüssel.
talk-give-fuel-can = { $target }, du bekommst einen Treibstoffkanister.
talk-give-tools = { $target }, du bekommst Werkzeug.
talk-give-flashlight = { $target }, du bekommst eine Taschenlampe.
talk-give-cable = { $target }, du bekommst ein Kabel.
talk-give-melee = { $target }, du bekommst eine Nahkampfwaffe.
talk-give-firearm = { $target }, du bekommst eine Schusswaffe.
talk-give-dynamite = { $target }, du bekommst Dynamit.
talk-give-blood = { $target }, du bekommst einen Blutbeutel.

talk-please-give = { $other }, gib mir …
talk-please-give-keys = { $other }, gib mir die Schlüssel.
talk-please-give-fuel-can = { $other }, gib mir einen Treibstoffkanister.
talk-please-give-tools = { $other }, gib mir Werkzeug.
talk-please-give-flashlight = { $other }, gib mir eine Taschenlampe.
talk-please-give-cable = { $other }, gib mir ein Kabel.
talk-please-give-melee = { $other }, gib mir eine Nahkampfwaffe.
talk-please-give-firearm = { $other }, gib mir eine Schusswaffe.
talk-please-give-dynamite = { $other }, gib mir Dynamit.
talk-please-give-blood = { $other }, gib mir einen Blutbeutel.

### Warum ein Bot tat, was er tat.

why-only = Etwas anderes ging nicht.
why-hunch = Nur so ein Gefühl.
why-secret = Das behalte ich lieber für mich.
why-word = Ich halte Wort.
why-asked = Darum hat man mich gebeten.
why-search = { $simulations ->
    [one] Ich habe einen Verlauf durchgespielt, das genügte.
   *[other] Ich habe { $simulations } Verläufe durchgespielt; nichts hat besser gehalten.
  }
why-lives = Ich will am Leben bleiben.
why-cards = Die Karten kann ich brauchen.
why-life = Am Ende zählen die Lebenspunkte.
why-data = Wir sind der Daten wegen hier.
why-units = So sind meine Einheiten stärker.
why-aim = Mir gefällt, was meine Einheiten von dort aus sehen.
why-upgrades = Upgrades zahlen sich später aus.
why-place = Das ist der richtige Ort für das, was ich vorhabe.
why-reach = Von dort bringt mein nächster Zug etwas ein.
why-end = Das Ende ist nah, und so zählt es für mich.
why-trust = Niemand soll schlecht von mir denken.
why-things = Werkzeug kann man nie genug haben.
why-warmth = Wir dürfen nicht erfrieren.
why-way-out = Wir müssen hier irgendwie hinaus.
why-crew = Niemand bleibt zurück.
why-margin = So erreicht es uns nicht.
why-strength = Es darf nicht noch stärker werden.
why-gear = Ich bin lieber bewaffnet.
why-rooms = Wir müssen wissen, was vor uns liegt.
why-danger = Das sieht sicherer aus.
why-body = Ich will heil hier herauskommen.
why-way-home = Die Zeit läuft uns davon.
why-plans = Es gibt etwas zu tun.

### Bots als Personen.

temper-curious = neugierig
temper-bold = kühn
temper-careful = vorsichtig
temper-open-hearted = offenherzig
temper-patient = geduldig
temper-cold = kühl
person-runa = Probiert aus, was neu ist. Ab und zu vergisst sie, warum.
person-otto = Geht dorthin, wo es gefährlich ist, und sucht erst dann Deckung.
person-vesna = Zählt jeden Kratzer, bevor sie einen Schritt macht.
person-barto = Verbirgt nichts und tritt allen als Freund entgegen.
person-lin = Sammelt, was sie brauchen könnte, und denkt weit voraus.
person-sol = Verzieht keine Miene und verschenkt nichts.

### Warum ein Bot tat, was er tat.

why-only = Etwas anderes ging nicht.
why-hunch = Nur so ein Gefühl.
why-secret = Das behalte ich lieber für mich.
why-search = Ich habe { $simulations ->
    [one] einen Verlauf
   *[other] { $simulations } Verläufe
  } durchgespielt; { $share } % davon führten mich hierher.
why-lives = Ich will am Leben bleiben.
why-cards = Die Karten kann ich brauchen.

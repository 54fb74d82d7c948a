### Why a bot did what it did.

why-only = There was nothing else to do.
why-hunch = Just a feeling.
why-secret = I would rather not say.
why-word = I keep my word.
why-asked = I was asked to.
why-search = { $simulations ->
    [one] I thought one line of play through, and that was enough.
   *[other] I thought { $simulations } lines of play through; nothing held up better.
  }
why-lives = I want to stay alive.
why-cards = I can use the cards.
why-life = Life is what counts in the end.
why-data = We are here for the data.
why-units = My units are stronger this way.
why-aim = I like what my units can see from there.
why-upgrades = Upgrades pay off later.
why-place = That is the right place for what I have in mind.
why-reach = From there my next move brings something.
why-end = The end of the game is near, and so it counts for me.
why-trust = Nobody should think ill of me.
why-things = One can never have enough tools.
why-warmth = We must not freeze.
why-way-out = We need a way out of here.
why-crew = Nobody is left behind.
why-margin = That keeps us out of its reach.
why-strength = It must not grow any stronger.
why-gear = I would rather be armed.
why-rooms = We have to know what lies ahead.
why-danger = That looks safer.
why-body = I want to get through this in one piece.
why-way-home = Time is running out.
why-plans = There is work to be done.

### Bots as people.

temper-curious = curious
temper-bold = bold
temper-careful = careful
temper-open-hearted = open-hearted
temper-patient = patient
temper-cold = cold
person-runa = Tries whatever is new. Now and then she forgets why.
person-otto = Goes where the danger is and looks for cover afterwards.
person-vesna = Counts every scratch before she takes a step.
person-barto = Hides nothing, and meets everybody as a friend.
person-lin = Gathers what she may need, and thinks a good way ahead.
person-sol = Keeps a straight face and gives nothing away for free.

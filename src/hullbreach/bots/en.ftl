### Why a bot did what it did.

why-only = There was nothing else to do.
why-hunch = Just a feeling.
why-secret = I would rather not say.
why-search = After { $simulations ->
    [one] one line of play
   *[other] { $simulations } lines of play
  } I kept coming back to this: { $share } % of them.
why-lives = I want to stay alive.
why-cards = I can use the cards.
why-life = Life is what counts in the end.
why-data = We are here for the data.
why-units = My units are stronger this way.
why-aim = I like what my units can see from there.
why-upgrades = Upgrades pay off later.
why-place = That is the right place for what I have in mind.

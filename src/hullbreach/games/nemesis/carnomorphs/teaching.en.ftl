### What a first game with Carnomorphs is told.

hint-first-feeding = They feed.
    .text = Carnomorphs eat corpses and carcasses and grow by it. What lies about is food: carry it away or burn it.
hint-first-mutation = Your mutation.
    .text = The card has two effects: one for an infected scan, one for a clean one. Keep the card whose both sides you like.
hint-first-marker = The price.
    .text = Every use puts a marker on you. The fourth one kills, and you rise as one of them.
hint-first-adaptation = Adaptations.
    .text = Each kind shows an Adaptation when it first comes. Analysing in the Laboratory removes it from the game.
hint-first-end-check = The last check.
    .text = Infected cards make you mutate at the end too, and mutants draw for markers. Heal before you sleep.

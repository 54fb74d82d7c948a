### The end of a game with Carnomorphs, told to everybody.

ending-mutated = A mutant since round { $round }.
ending-goal-carnomorphs-queen = Butcher dead or ship destroyed
ending-goal-carnomorphs-weaknesses = two Adaptations removed
ending-goal-carnomorphs-egg-weakness = egg Adaptation removed
ending-goal-carnomorphs-carcass-weakness = carcass Adaptation removed
ending-moment-mutated = { $seat } mutates
    .text = A card with two effects, and a price for each use.
ending-moment-evolved = It grows
    .text = { $room }: { $kind }.
ending-moment-adaptation = An Adaptation shows
    .text = { $place }: { $card }.
ending-moment-adaptation-removed = An Adaptation is gone
    .text = { $place }: { $card }.

### Das Ende einer Partie mit Karnomorphs, allen erzählt.

ending-mutated = Seit Runde { $round } mutiert.
ending-goal-carnomorphs-queen = Zerfleischer tot oder Schiff zerstört
ending-goal-carnomorphs-weaknesses = zwei Adaptationen entfernt
ending-goal-carnomorphs-egg-weakness = Adaptation des Eis entfernt
ending-goal-carnomorphs-carcass-weakness = Adaptation des Kadavers entfernt
ending-moment-mutated = { $seat } mutiert
    .text = Eine Karte mit zwei Wirkungen, und jede hat ihren Preis.
ending-moment-evolved = Es wächst
    .text = { $room }: { $kind }.
ending-moment-adaptation = Eine Adaptation zeigt sich
    .text = { $place }: { $card }.
ending-moment-adaptation-removed = Eine Adaptation ist weg
    .text = { $place }: { $card }.

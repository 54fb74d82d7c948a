### Was eine erste Partie mit Karnomorphs erzählt bekommt.

hint-first-feeding = Sie fressen.
    .text = Karnomorphs fressen Leichen und Kadaver und wachsen daran. Was herumliegt, ist Futter: Trag es weg oder verbrenne es.
hint-first-mutation = Deine Mutation.
    .text = Die Karte hat zwei Wirkungen: eine bei infiziertem, eine bei sauberem Scan. Behalte die, deren beide Seiten dir gefallen.
hint-first-marker = Der Preis.
    .text = Jeder Einsatz bringt dir einen Marker. Der vierte tötet, und du stehst als einer von ihnen wieder auf.
hint-first-adaptation = Adaptationen.
    .text = Jede Art zeigt ihre Adaptation, wenn sie zuerst erscheint. Eine Untersuchung im Labor entfernt sie aus dem Spiel.
hint-first-end-check = Die letzte Prüfung.
    .text = Infizierte Karten lassen dich auch am Ende mutieren, und Mutierte ziehen um Marker. Heile, bevor du schläfst.

/** Pictures of events to which a game gives none of its own. */

const GOES =
  /(^|[._])(moves?|moved|goes|enters|arrived|steps|flees|jumps|relocated|shifted)($|[._])/;
const DEALS = /(^|[._])(trade|traded|exchange|exchanges)($|[._])/;
const CHOOSES = /(^|[._])(draft|drafted|chosen|stationed)($|[._])/;

/** Steps for who goes somewhere, hands for who deals, a dot where there is nothing to picture. */
export function plainIcon(key: string): string {
  if (GOES.test(key)) return "footsteps";
  if (DEALS.test(key)) return "u-swap";
  return CHOOSES.test(key) ? "u-person" : "u-dot";
}

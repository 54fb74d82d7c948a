/** The parts of a goal: of those joined by an "or" one is enough, so that they count as one. */

interface Part {
  joined?: "" | "and" | "or";
}

export function alternatives<P extends Part>(wanted: readonly P[]): P[][] {
  const parts: P[][] = [];
  for (const part of wanted) {
    if (part.joined === "or" && parts.length) parts.at(-1)!.push(part);
    else parts.push([part]);
  }
  return parts;
}

/** The message that joins a part to those above it; what holds whichever of several is met is said to do so. */
export const joint = (parts: readonly Part[], index: number): string => {
  const { joined } = parts[index]!;
  const always = joined === "and" && parts.slice(0, index).some((each) => each.joined === "or");
  return always ? "goal-and-always" : `goal-${joined}`;
};

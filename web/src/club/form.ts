// How a player's games of a season went, in the order of the rounds.
import type { GroupShown } from "../net/protocol";

export type Outcome = "won" | "drawn" | "lost";

/** By player. A bye is no game. */
export function formOf({ pairings }: Pick<GroupShown, "pairings">): Map<string, Outcome[]> {
  const found = new Map<string, Outcome[]>();
  const note = (player: string, mine: number, theirs: number): void => {
    // where nobody came, both have lost
    const outcome = mine > theirs ? "won" : mine < theirs || mine === 0 ? "lost" : "drawn";
    found.set(player, [...(found.get(player) ?? []), outcome]);
  };
  for (const { first, second, points } of [...pairings].sort((a, b) => a.round - b.round))
    if (points && second !== null) {
      note(first, points[0], points[1]);
      note(second, points[1], points[0]);
    }
  return found;
}

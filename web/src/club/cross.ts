// A crosstable: what each player made against each other.
import type { GroupShown, PairingShown } from "../net/protocol";

export interface Cell {
  points: number;
  /** Nobody played for it. */
  forfeit: boolean;
  match: string | null;
}

const UNPLAYED: readonly PairingShown["how"][] = ["forfeit", "aborted"];

/** By player and opponent, their games in the order of the rounds. */
export function crossed({ pairings }: Pick<GroupShown, "pairings">): Map<string, Map<string, Cell[]>> {
  const found = new Map<string, Map<string, Cell[]>>();
  const note = (player: string, other: string, cell: Cell): void => {
    const row = found.get(player) ?? new Map<string, Cell[]>();
    row.set(other, [...(row.get(other) ?? []), cell]);
    found.set(player, row);
  };
  for (const { first, second, points, how, match } of [...pairings].sort((a, b) => a.round - b.round))
    if (points && second !== null) {
      const forfeit = UNPLAYED.includes(how);
      note(first, second, { points: points[0], forfeit, match });
      note(second, first, { points: points[1], forfeit, match });
    }
  return found;
}

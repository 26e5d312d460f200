// The stretches of tiles that a placement claims as equations, marked by their first and last tile.
import type { ClaimedStretch, Preview } from "../views";
import type { Square } from "./hand.svelte";
import { squareName } from "./layout";

const step = (n: number): number => Math.sign(n);

/** The squares from one to the other, both with them; none unless they're in one line. */
function between(from: Square, to: Square, diagonals: boolean): string[] {
  const [rows, columns] = [to.row - from.row, to.column - from.column];
  const slanted = rows !== 0 && columns !== 0;
  if (slanted && (!diagonals || Math.abs(rows) !== Math.abs(columns))) return [];
  return Array.from({ length: Math.max(Math.abs(rows), Math.abs(columns)) + 1 }, (_, i) =>
    squareName(from.row + i * step(rows), from.column + i * step(columns)),
  );
}

/** The claim between two tiles as it's written, from its upper or left end (`F8-I8`); null unless it's a stretch of
 * tiles in one line with a new one among them. */
export function claimOf(
  one: Square,
  other: Square,
  taken: ReadonlySet<string>,
  fresh: ReadonlySet<string>,
  diagonals: boolean,
): string | null {
  const [from, to] = [one, other].toSorted((a, b) => a.row - b.row || a.column - b.column) as [Square, Square];
  const squares = between(from, to, diagonals);
  const stands = squares.length > 1 && squares.every((at) => taken.has(at)) && squares.some((at) => fresh.has(at));
  return stands ? `${squares[0]}-${squares.at(-1)}` : null;
}

/** Claims as the paper shows equations: each with its letter, its readings where they may be told, and its points. */
export function claimsShown(claims: readonly ClaimedStretch[]): Preview {
  return {
    equations: claims.map(({ readings, ...claim }) => ({ ...claim, readings: readings ?? [] })),
    points: claims.reduce((sum, claim) => sum + claim.points, 0),
    wrong: [],
    claims: [...claims],
  };
}

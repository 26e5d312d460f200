// Brass plates round equations, and where their letters stand: never on a tile.
import type { Square } from "./hand.svelte";

/** A plate round the tiles of an equation, from square to square in any of the four ways, with its letter. */
export interface Plate {
  from: Square;
  to: Square;
  letter: string;
}
export interface Badge extends Square {
  /** On the rail beside the board, where no square is free. */
  rail: boolean;
}

const sign = (n: number): number => (n > 0 ? 1 : n < 0 ? -1 : 0);

/** The letters' places: the first free square at an end, right or bottom first, else the rail in line with it. */
export function badges(plates: readonly Plate[], taken: ReadonlySet<string>, size: number): Badge[] {
  const used = new Set<string>();
  return plates.map(({ from, to }) => {
    const [dr, dc] = [sign(to.row - from.row), sign(to.column - from.column)];
    const ends = [
      { row: to.row + dr, column: to.column + dc },
      { row: from.row - dr, column: from.column - dc },
    ];
    const inside = ({ row, column }: Square): boolean => row >= 0 && column >= 0 && row < size && column < size;
    const free = ends.find(
      (at) => inside(at) && !taken.has(`${at.row}/${at.column}`) && !used.has(`${at.row}/${at.column}`),
    );
    if (free) {
      used.add(`${free.row}/${free.column}`);
      return { ...free, rail: false };
    }
    const rail = dc && !dr ? { row: to.row, column: size } : { row: size, column: to.column };
    const key = (): string => `${rail.row}/${rail.column}`;
    // two letters never stand on one another
    while (used.has(key())) {
      if (rail.column === size) rail.row++;
      else rail.column++;
    }
    used.add(key());
    return { ...rail, rail: true };
  });
}

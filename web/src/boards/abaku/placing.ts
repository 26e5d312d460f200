// Tiles in the hand and on the board, and the text of what is laid. The rules stay with the referee.
import type { Reading } from "../views";
import { COLUMNS, squareName } from "./layout";

/** A tile that lies, or is being laid; `joker` stands for the digit in `value`. */
export interface BoardTile {
  row: number;
  column: number;
  value: string;
  joker: boolean;
}
/** A tile from the rack on its way: which one it was, and its sign (a letter for a joker). */
export interface Laying {
  row: number;
  column: number;
  slot: number;
  sign: string;
}

export const faceOf = (sign: string): string => (sign >= "a" && sign <= "j" ? String(sign.charCodeAt(0) - 97) : sign);
export const jokerAs = (digit: number): string => String.fromCharCode(97 + digit);

/** The tiles on the board, from the view's rows. */
export function tilesOn(board: string): BoardTile[] {
  return board
    .split("/")
    .flatMap((text, row) =>
      [...text].flatMap((sign, column) =>
        sign === "." ? [] : [{ row, column, value: faceOf(sign), joker: /[a-j]/.test(sign) }],
      ),
    );
}

const WAYS = { "-": [0, 1], "|": [1, 0], "\\": [1, 1], "/": [1, -1] } as const;
type Way = keyof typeof WAYS;

/** The text of a placement; null when the tiles do not lie in one line. */
export function placementText(laying: readonly Laying[], swap: string | null = null): string | null {
  const tiles = laying.toSorted((a, b) => a.row - b.row || a.column - b.column);
  const [first, last] = [tiles[0], tiles.at(-1)];
  if (!first || !last) return null;
  const way: Way | undefined = (Object.keys(WAYS) as Way[]).find((w) => {
    const [dr, dc] = WAYS[w];
    return tiles.every(
      ({ row, column }) => (row - first.row) * dc === (column - first.column) * dr && (dr ? row >= first.row : true),
    );
  });
  if (!way) return null;
  const [dr, dc] = WAYS[way];
  const length = Math.max(Math.abs(last.row - first.row), Math.abs(last.column - first.column)) + 1;
  const signs = Array.from(
    { length },
    (_, i) => tiles.find((t) => t.row === first.row + i * dr && t.column === first.column + i * dc)?.sign ?? ".",
  );
  const name = squareName(first.row, first.column);
  const where = way === "-" ? `${first.row + 1}${COLUMNS[first.column]}` : way === "|" ? name : `${way}${name}`;
  return `${swap ? `=${swap} ` : ""}${where} ${signs.join("")}`;
}

const PLACEMENT = /^(?:=(\S+) )?([\\/]?)(?:(\d+)([A-Q])|([A-Q])(\d+)) ([\d.a-j]+)/;

/** What a placement's text lays: its tiles with their signs, and the joker that it takes; null for anything else. */
export function actTiles(
  text: string,
): { swap: string | null; tiles: { row: number; column: number; sign: string }[] } | null {
  const match = PLACEMENT.exec(text);
  if (!match) return null;
  const [, swap, slant, row, column, columnFirst, rowSecond, signs] = match;
  const way: Way = slant ? (slant as Way) : row ? "-" : "|";
  const [r, c] = [Number(row ?? rowSecond) - 1, COLUMNS.indexOf((column ?? columnFirst)!)];
  const [dr, dc] = WAYS[way];
  return {
    swap: swap ?? null,
    tiles: [...signs!].flatMap((sign, i) => (sign === "." ? [] : [{ row: r + i * dr, column: c + i * dc, sign }])),
  };
}

/** The squares on which a placement's text lays tiles, as row and column; none for anything else. */
export const squaresOf = (text: string): { row: number; column: number }[] =>
  (actTiles(text)?.tiles ?? []).map(({ row, column }) => ({ row, column }));

/** A square's row and column from its name. */
export const squareAt = (name: string): { row: number; column: number } => ({
  row: Number(name.slice(1)) - 1,
  column: COLUMNS.indexOf(name[0]!),
});

const SIGNS: Record<string, (a: number, b: number, c?: number) => string> = {
  addition: (a, b, c) => `${a} + ${b} = ${c}`,
  subtraction: (a, b, c) => `${a} − ${b} = ${c}`,
  multiplication: (a, b, c) => `${a} × ${b} = ${c}`,
  division: (a, b, c) => `${a} : ${b} = ${c}`,
  square: (a, b) => `${a}² = ${b}`,
  cube: (a, b) => `${a}³ = ${b}`,
  "square-root": (a, b) => `√${a} = ${b}`,
  "cube-root": (a, b) => `∛${a} = ${b}`,
};

/** A reading as it is written: 12 : 4 = 3. */
export const written = (reading: Reading): string =>
  SIGNS[reading.kind]?.(reading.terms[0]!, reading.terms[1]!, reading.terms[2]) ?? "";

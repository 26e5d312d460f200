// Where the bonuses lie: 9 equation ×3, 6 equation ×2, 3 number ×3, 2 number ×2, S the start.
export const LAYOUT: readonly string[] = [
  "9..3...9...2..9",
  "..2...2.2...3..",
  ".3...6.......2.",
  "2...6..2..6...3",
  "...6.......6...",
  ".....3...3..6..",
  ".2....2.2....2.",
  "9..2...S...2..9",
  ".2....2.2....2.",
  "..6..3...3.....",
  "...6.......6...",
  "3...6..2..6...2",
  ".2.......6...3.",
  "..3...2.2...2..",
  "9..2...9...3..9",
];

export const COLUMNS = "ABCDEFGHIJKLMNOPQ";

/** The name of a square, from 0: row 7, column 4 is E8. */
export const squareName = (row: number, column: number): string => `${COLUMNS[column]}${row + 1}`;

/** A part of the board: the first row and column, and how many of each. */
export interface Window {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

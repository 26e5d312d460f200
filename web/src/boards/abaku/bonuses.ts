// Which bonus squares new tiles lie on, to be named in words.
import { squareAt } from "./placing";

export type BonusName = "n2" | "n3" | "e2" | "e3" | "start";
const NAMES: Record<string, BonusName> = { "9": "e3", "6": "e2", "3": "n3", "2": "n2", S: "start" };

export const bonusAt = (layout: readonly string[], row: number, column: number): BonusName | null =>
  NAMES[layout[row]?.[column] ?? "."] ?? null;

/** The bonuses that an equation gets, by square: those under its tiles that are new this turn. */
export function bonusesOf(
  squares: readonly string[],
  isNew: (square: string) => boolean,
  layout: readonly string[],
): { square: string; bonus: BonusName }[] {
  return squares.filter(isNew).flatMap((square) => {
    const { row, column } = squareAt(square);
    const bonus = bonusAt(layout, row, column);
    return bonus && bonus !== "start" ? [{ square, bonus }] : [];
  });
}

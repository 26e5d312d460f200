// What a teacher may choose from; the server has the last word.
export const OPERATIONS = ["addition", "subtraction", "multiplication", "division", "square", "cube", "square-root", "cube-root"] as const;
/** The largest number in an equation. */
export const SIZES = [10, 20, 50, 100, 200, 1000] as const;
/** The themes of each game's puzzles. */
export const PUZZLES: Record<string, readonly string[]> = {
  "shut-the-box": ["plain", "dice", "largest"],
  chikugo: ["plain", "smallest", "rarest"],
  "take-it": ["take", "rob", "greed"],
  abaku: ["nested", "roots", "joker", "bonus"],
  "kryds-bolle": ["fork", "centre", "chameleon", "patience"],
};

// What a teacher may choose from; the server has the last word.
export const OPERATIONS = [
  "addition",
  "subtraction",
  "multiplication",
  "division",
  "square",
  "cube",
  "square-root",
  "cube-root",
] as const;
/** The largest number in an equation. */
export const SIZES = [10, 20, 50, 100, 200, 1000] as const;
export const ASKS = ["mixed", "is-it", "complete", "find"] as const;
/** Sums that carry over a ten. */
export const CARRIES = ["any", "without", "with"] as const;
/** The times tables. */
export const TABLES = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

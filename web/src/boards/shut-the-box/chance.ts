// What the dice show, from the random numbers of their event.
import type { Chance } from "../board";

const ONE = new Map([1, 2, 3, 4, 5, 6].map((number) => [String(number), 1]));
const TWO = new Map<string, number>();
for (let low = 1; low <= 6; low++)
  for (let high = low; high <= 6; high++) TWO.set(`${low}+${high}`, low === high ? 1 : 2);

export const due = ({ line, numbers }: Chance): string => numbers.among(line.at(-1) === "one" ? ONE : TWO);

// Which lessons were done in this browser.
import { recall, remember } from "../app/memory";

const ALL = "done";

/** The numbers of the lessons that were done, of so many. */
export function done(game: string, count: number): ReadonlySet<number> {
  const kept = recall(`lesson.${game}`) ?? "";
  if (kept === ALL) return new Set(Array.from({ length: count }, (_, i) => i + 1));
  return new Set(kept.split(",").filter(Boolean).map(Number));
}

/** Note a lesson as done. */
export function mark(game: string, number: number, count: number): void {
  const all = new Set(done(game, count)).add(number);
  const sorted = [...all].sort((a, b) => a - b);
  remember(`lesson.${game}`, sorted.length >= count ? ALL : sorted.join(","));
}

/** The first lesson of a game that is not done; null when all are. */
export function nextOf(game: string, count: number): number | null {
  const had = done(game, count);
  for (let number = 1; number <= count; number++) if (!had.has(number)) return number;
  return null;
}

/** Where to go on in a game, without knowing how many lessons it has; null when all are done. */
export function goOnAt(game: string): number | null {
  if (recall(`lesson.${game}`) === ALL) return null;
  const had = done(game, 0);
  let number = 1;
  while (had.has(number)) number++;
  return number;
}

// Which lessons were done in this browser, and which one was begun and left.
import { recall, remember } from "../app/memory";

const ALL = "done";
const LEFT = "lesson-left";

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
  const open = left();
  if (open?.game === game && open.number === number) remember(LEFT, "");
}

/** A lesson that was begun and not finished; its step is counted from 0. */
export interface Left {
  game: string;
  number: number;
  step: number;
}

/** The lesson that was begun last, if it was left. */
export function left(): Left | null {
  const [, game, number, step] = /^([a-z0-9-]+)\/([1-9])\/(\d)$/.exec(recall(LEFT) ?? "") ?? [];
  return game ? { game, number: Number(number), step: Number(step) } : null;
}

/** Note how far a lesson is. */
export const leave = ({ game, number, step }: Left): void => remember(LEFT, `${game}/${number}/${step}`);

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

// Which puzzles were solved here, and how many in a row. Kept in this browser alone.
import { recall, remember } from "../app/memory";
import type { PuzzleNamed } from "../net/protocol";
import { addressOf, dayOf } from "./day";

interface Run {
  now: number;
  best: number;
}
export interface Kept {
  /** By address, whether the first answer was right; the oldest first. */
  done: Record<string, boolean>;
  /** By game: right answers in a row. */
  runs: Record<string, Run>;
  /** Days in a row on which that day's puzzle was solved. */
  days: Run & { last: string };
}

const MOST = 600;
const NONE: Kept = { done: {}, runs: {}, days: { now: 0, best: 0, last: "" } };
/** All practise on the same puzzles, so that the server makes each of them once. */
export const PRACTICE = "practice";
const NUMBERS = 1000;

export function kept(): Kept {
  try {
    return { ...NONE, ...(JSON.parse(recall("puzzles") ?? "{}") as Partial<Kept>) };
  } catch {
    return NONE;
  }
}

const longer = ({ now, best }: Run, right: boolean): Run => ({
  now: right ? now + 1 : 0,
  best: Math.max(best, right ? now + 1 : 0),
});

/** Note a puzzle's first answer; a later one changes nothing. */
export function answered(named: PuzzleNamed, right: boolean, now = Date.now()): Kept {
  const had = kept();
  const key = addressOf(named);
  if (key in had.done) return had;
  const done = Object.fromEntries([...Object.entries(had.done), [key, right] as const].slice(-MOST));
  const runs = { ...had.runs, [named.game]: longer(had.runs[named.game] ?? { now: 0, best: 0 }, right) };
  const today = dayOf(now);
  let days = had.days;
  if (right && named.seed === `day ${today}` && days.last !== today) {
    const goesOn = days.last === dayOf(now - 86_400_000);
    days = { ...longer({ ...days, now: goesOn ? days.now : 0 }, true), last: today };
  }
  const grown = { done, runs, days };
  remember("puzzles", JSON.stringify(grown));
  return grown;
}

/** Days in a row until today, or until yesterday as long as today's waits. */
export function daysInARow(of: Kept, now = Date.now()): number {
  return of.days.last === dayOf(now) || of.days.last === dayOf(now - 86_400_000) ? of.days.now : 0;
}

/** The next practice puzzle that was not answered here yet. */
export function nextPractice(of: Kept, game: string, level: number, theme: string | null): PuzzleNamed {
  for (let number = 1; number <= NUMBERS; number++) {
    const named: PuzzleNamed = { game, level, ...(theme ? { theme } : {}), seed: PRACTICE, number };
    if (!(addressOf(named) in of.done)) return named;
  }
  return { game, level, ...(theme ? { theme } : {}), seed: `${PRACTICE} ${dayOf(Date.now())}`, number: 1 };
}

// Which puzzles were solved here, how many in a row, and how hard the next one should be. Kept in this browser alone.
import { recall, remember } from "../app/memory";
import type { PuzzleNamed } from "../net/protocol";
import { addressOf, dayOf, puzzleOf } from "./day";

interface Run {
  now: number;
  best: number;
}
interface Climb {
  level: number;
  /** Right answers in a row at this level; below 0: wrong ones. */
  row: number;
}
export interface Kept {
  /** By address, whether the first answer was right; the oldest first. */
  done: Record<string, boolean>;
  /** By game: right answers in a row. */
  runs: Record<string, Run>;
  /** Days in a row on which that day's puzzle was solved. */
  days: Run & { last: string };
  /** By kind: the level that follows the one who solves. */
  levels: Record<string, Climb>;
}

const MOST = 600;
const NONE: Kept = { done: {}, runs: {}, days: { now: 0, best: 0, last: "" }, levels: {} };
/** All practise on the same puzzles, so that the server makes each of them once. */
export const PRACTICE = "practice";
const NUMBERS = 1000;
const DAY = 86_400_000;
/** So many right answers in a row lead up, so many wrong ones down. */
const UP = 3;
const DOWN = -2;
const HARDEST = 3;

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

/** The level that a kind's next puzzle should have. */
export const levelOf = (of: Kept, kind: string): number => of.levels[kind]?.level ?? 1;

function climbed(from: Climb, right: boolean): Climb {
  const row = right ? Math.max(0, from.row) + 1 : Math.min(0, from.row) - 1;
  if (row >= UP && from.level < HARDEST) return { level: from.level + 1, row: 0 };
  if (row <= DOWN && from.level > 1) return { level: from.level - 1, row: 0 };
  return { ...from, row };
}

/** Choose a level by hand. */
export function setLevel(kind: string, level: number): Kept {
  const had = kept();
  const grown = { ...had, levels: { ...had.levels, [kind]: { level, row: 0 } } };
  remember("puzzles", JSON.stringify(grown));
  return grown;
}

/** Note a puzzle's first answer; a later one changes nothing. */
export function answered(named: PuzzleNamed, right: boolean, now = Date.now()): Kept {
  const had = kept();
  const key = addressOf(named);
  if (key in had.done) return had;
  const done = Object.fromEntries([...Object.entries(had.done), [key, right] as const].slice(-MOST));
  const runs = { ...had.runs, [named.game]: longer(had.runs[named.game] ?? { now: 0, best: 0 }, right) };
  const at = had.levels[named.game] ?? { level: 1, row: 0 };
  // a harder or an easier one that somebody sent says little about this level
  const levels = (named.level ?? 1) === at.level ? { ...had.levels, [named.game]: climbed(at, right) } : had.levels;
  const today = dayOf(now);
  let days = had.days;
  if (right && named.seed === `day ${today}` && days.last !== today) {
    const goesOn = days.last === dayOf(now - DAY);
    days = { ...longer({ ...days, now: goesOn ? days.now : 0 }, true), last: today };
  }
  const grown = { done, runs, days, levels };
  remember("puzzles", JSON.stringify(grown));
  return grown;
}

/** Days in a row until today, or until yesterday as long as today's waits. */
export function daysInARow(of: Kept, now = Date.now()): number {
  return of.days.last === dayOf(now) || of.days.last === dayOf(now - DAY) ? of.days.now : 0;
}

export interface DayShown {
  day: number;
  /** Today's is still open, or was answered like that of any other day. */
  state: "solved" | "missed" | "today" | "later";
  address: string;
}

/** The days of this month, and what became of their puzzles here. */
export function month(of: Kept, now = Date.now()): DayShown[] {
  const date = new Date(now);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  const today = date.getUTCDate();
  return Array.from({ length: days }, (_, i) => {
    const address = addressOf(puzzleOf(first + i * DAY));
    const day = i + 1;
    if (of.done[address]) return { day, state: "solved", address };
    return { day, state: day > today ? "later" : day < today || address in of.done ? "missed" : "today", address };
  });
}

/** The next practice puzzle that was not answered here yet. */
export function nextPractice(of: Kept, game: string, level: number, theme: string | null): PuzzleNamed {
  for (let number = 1; number <= NUMBERS; number++) {
    const named: PuzzleNamed = { game, level, ...(theme ? { theme } : {}), seed: PRACTICE, number };
    if (!(addressOf(named) in of.done)) return named;
  }
  return { game, level, ...(theme ? { theme } : {}), seed: `${PRACTICE} ${dayOf(Date.now())}`, number: 1 };
}

// What was practised, kept in this browser alone: the last answers of every course, and days in a row.
import { recall, remember } from "../app/memory";
import { dayOf } from "../puzzles/day";
import { type Answered, type Estimate, estimate } from "./level";

export interface Kept extends Answered {
  theme: string;
}
export interface CourseRecord {
  /** The first answers to the last questions, the oldest first. */
  answers: Kept[];
  days: { now: number; best: number; last: string };
}

const MOST = 100;
const DAY = 86_400_000;
const NEW: CourseRecord = { answers: [], days: { now: 0, best: 0, last: "" } };
/** A theme is hard when it was asked so often of late, and less than so much of it was right. */
const LATE = 40;
const OFTEN = 2;
const SURE = 0.75;

function all(): Record<string, CourseRecord> {
  try {
    return JSON.parse(recall("practice") ?? "{}") as Record<string, CourseRecord>;
  } catch {
    return {};
  }
}

export const recordOf = (course: string): CourseRecord => ({ ...NEW, ...all()[course] });

const keep = (course: string, record: CourseRecord): CourseRecord => {
  remember("practice", JSON.stringify({ ...all(), [course]: record }));
  return record;
};

/** Note the first answer to a question. */
export function answered(course: string, answer: Kept): CourseRecord {
  const had = recordOf(course);
  return keep(course, { ...had, answers: [...had.answers, answer].slice(-MOST) });
}

/** Note that ten were done today. A missed day starts the row again; the longest one is kept. */
export function practised(course: string, now = Date.now()): CourseRecord {
  const had = recordOf(course);
  const today = dayOf(now);
  if (had.days.last === today) return had;
  const row = had.days.last === dayOf(now - DAY) ? had.days.now + 1 : 1;
  return keep(course, { ...had, days: { now: row, best: Math.max(row, had.days.best), last: today } });
}

/** Days in a row until today, or until yesterday as long as today's ten wait. */
export const daysInARow = ({ days }: CourseRecord, now = Date.now()): number =>
  days.last === dayOf(now) || days.last === dayOf(now - DAY) ? days.now : 0;

export const strengthIn = ({ answers }: CourseRecord): Estimate => estimate(answers);

/** By theme, how many were right and how many were asked, in the order in which they came. */
export function byTheme(answers: readonly Kept[]): Map<string, { right: number; asked: number }> {
  const found = new Map<string, { right: number; asked: number }>();
  for (const { theme, right } of answers) {
    const had = found.get(theme) ?? { right: 0, asked: 0 };
    found.set(theme, { right: had.right + Number(right), asked: had.asked + 1 });
  }
  return found;
}

/** The theme that goes worst of late, if one goes badly: there is more of it. */
export function hardest(answers: readonly Kept[]): string | null {
  const share = ({ right, asked }: { right: number; asked: number }): number => right / asked;
  const hard = [...byTheme(answers.slice(-LATE))].filter(([, of]) => of.asked >= OFTEN && share(of) < SURE);
  return hard.sort(([, a], [, b]) => share(a) - share(b))[0]?.[0] ?? null;
}

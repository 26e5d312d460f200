// Practice: learners of a known strength answer by chance; the level follows them, and the estimate keeps its word.
import { beforeEach, describe, expect, test } from "vitest";
import { type Answered, NEW, type Task, after, chance, estimate, levelFor, said } from "../src/practice/level";
import { type Kept, answered, byTheme, daysInARow, hardest, practised, recordOf } from "../src/practice/record";

/** The ratings of a course with eight levels, as the server tells them. */
const RATINGS = [600, 700, 800, 900, 1000, 1100, 1200, 1300];
const TASKS = 50;
const LEARNERS = 40;
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 16, 12);

/** The same chances every time: mulberry32. */
function dice(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Somebody practises: every task has the level that follows from the answers so far. */
function practise(strength: (task: number) => number, seed: number, guess = 0, tasks = TASKS): Answered[] {
  const throwDice = dice(seed);
  const answers: Answered[] = [];
  let believed = NEW;
  for (let i = 0; i < tasks; i++) {
    const level = levelFor(said(believed).strength, RATINGS);
    const task: Task = { rating: RATINGS[level - 1]!, guess: throwDice() < 1 / 3 ? guess : 0 };
    const answer = { ...task, right: throwDice() < chance(strength(i), task) };
    believed = after(believed, answer);
    answers.push(answer);
  }
  return answers;
}
const levelAfter = (answers: readonly Answered[]): number => levelFor(estimate(answers).strength, RATINGS);
const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

describe.each([0, 0.5])("after fifty tasks, a third of which are guessed right with a chance of %s,", (guess) => {
  const found = [600, 700, 800, 900, 1000, 1100, 1200, 1300].flatMap((strength) =>
    Array.from({ length: LEARNERS }, (_, i) => {
      const { strength: found, error } = estimate(practise(() => strength, strength * 1000 + i, guess));
      return { strength, error, off: Math.abs(found - strength), by: found - strength };
    }),
  );
  test("the estimate is within its stated error", () => {
    const within = (errors: number): number =>
      found.filter(({ off, error }) => off <= errors * error).length / found.length;
    expect(within(1)).toBeGreaterThan(0.66);
    expect(within(2)).toBeGreaterThan(0.94);
  });
  test("the stated error is small enough to say something", () => {
    for (const { error } of found) expect(error).toBeLessThan(115);
  });
  test("nobody is rated too high or too low for long", () => {
    for (const strength of [700, 900, 1100, 1300]) {
      const off = mean(found.filter((one) => one.strength === strength).map(({ by }) => by));
      expect(Math.abs(off)).toBeLessThan(60);
    }
  });
});

test("the level rises with a learner who gets better, and falls with one who forgets", () => {
  const change = (from: number, to: number): [number, number] => {
    const levels = Array.from({ length: LEARNERS }, (_, seed) => {
      const answers = practise((task) => (task < TASKS ? from : to), seed + 1, 0, 2 * TASKS);
      return [levelAfter(answers.slice(0, TASKS)), levelAfter(answers)] as const;
    });
    return [mean(levels.map(([before]) => before)), mean(levels.map(([, after]) => after))];
  };
  const [low, risen] = change(700, 1200);
  expect(risen).toBeGreaterThan(low + 2);
  const [high, fallen] = change(1200, 700);
  expect(fallen).toBeLessThan(high - 2);
});

test("somebody strong is soon at the top, somebody weak stays at the bottom", () => {
  for (let seed = 1; seed <= LEARNERS; seed++) {
    expect(levelAfter(practise(() => 1800, seed))).toBeGreaterThanOrEqual(7);
    expect(levelAfter(practise(() => 400, seed))).toBe(1);
  }
});

test("a guess tells less than an answer", () => {
  const one = (guess: number): number => estimate([{ rating: 700, guess, right: true }]).strength;
  expect(one(0.5)).toBeLessThan(one(0));
  expect(one(0.5)).toBeGreaterThan(estimate([]).strength);
});

describe("what is kept", () => {
  beforeEach(() => localStorage.clear());
  const kept = (theme: string, right: boolean): Kept => ({ rating: 700, guess: 0, right, theme });

  test("a course remembers its last answers, not another's", () => {
    for (let i = 0; i < 130; i++) answered("sums", kept(`sum-${i}`, true));
    expect(recordOf("sums").answers).toHaveLength(100);
    expect(recordOf("sums").answers.at(-1)!.theme).toBe("sum-129");
    expect(recordOf("throws").answers).toEqual([]);
  });
  test("what goes worst comes more often", () => {
    const answers = [kept("a", true), kept("a", true), kept("b", false), kept("b", true), kept("c", false)];
    expect(hardest(answers)).toBe("b");
    expect(hardest(answers.slice(0, 2))).toBeNull();
    expect(byTheme(answers).get("b")).toEqual({ right: 1, asked: 2 });
  });
  test("days in a row grow, a missed day begins again, the longest row is kept", () => {
    for (const day of [0, 1, 1, 2]) practised("sums", NOW + day * DAY);
    expect(daysInARow(recordOf("sums"), NOW + 2 * DAY)).toBe(3);
    expect(daysInARow(recordOf("sums"), NOW + 3 * DAY)).toBe(3);
    expect(daysInARow(recordOf("sums"), NOW + 4 * DAY)).toBe(0);
    practised("sums", NOW + 5 * DAY);
    expect(recordOf("sums").days).toMatchObject({ now: 1, best: 3 });
  });
  test("nonsense in the storage loses nothing but itself", () => {
    localStorage.setItem("parlour.practice", "{");
    expect(recordOf("sums").answers).toEqual([]);
  });
});

// How strong somebody is in a course, and which level comes next: an Elo of tasks. A task has a rating like its level,
// and whoever has the same rating gets half of such tasks right, plus what can be guessed. What is believed about the
// learner is a weight for every rating; each answer multiplies it by how likely that answer was.

export interface Task {
  /** How hard it is, on the scale of Elo. */
  rating: number;
  /** The chance to be right without knowing: a half for yes or no. */
  guess: number;
}
export interface Answered extends Task {
  right: boolean;
}
export interface Estimate {
  strength: number;
  /** One standard deviation: two estimates in three are nearer than that, nineteen in twenty within twice of it. */
  error: number;
}

const RATINGS = Array.from({ length: 73 }, (_, i) => 50 + 25 * i);
/** Somebody new may be anything, most likely a beginner. */
const BEGINNER = { strength: 700, error: 250 };
/** People learn and forget: before every answer a part of each weight moves one step (25) up, and one down. */
const DRIFT = 0.16;
/** A level is right when so many of its tasks are: enough to enjoy it, enough to learn from. */
const WISHED = 0.7;

/** How likely somebody of this strength gets a task right. */
export const chance = (strength: number, { rating, guess }: Task): number =>
  guess + (1 - guess) / (1 + 10 ** ((rating - strength) / 400));

const whole = (weights: readonly number[]): number[] => {
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
};

/** What is believed of somebody new. */
export const NEW: readonly number[] = whole(
  RATINGS.map((at) => Math.exp(-(((at - BEGINNER.strength) / BEGINNER.error) ** 2) / 2)),
);

/** What is believed after an answer. */
export const after = (before: readonly number[], answer: Answered): readonly number[] =>
  whole(
    RATINGS.map((at, i) => {
      const here = before[i]!;
      const moved = here + DRIFT * ((before[i - 1] ?? here) + (before[i + 1] ?? here) - 2 * here);
      const right = chance(at, answer);
      return moved * (answer.right ? right : 1 - right);
    }),
  );

/** The mean of what is believed, and how far from it the truth may be. */
export function said(weights: readonly number[]): Estimate {
  const strength = RATINGS.reduce((sum, at, i) => sum + at * weights[i]!, 0);
  const spread = RATINGS.reduce((sum, at, i) => sum + (at - strength) ** 2 * weights[i]!, 0);
  return { strength, error: Math.sqrt(spread) };
}

/** What the answers so far say, the oldest first. */
export const estimate = (answers: readonly Answered[]): Estimate => said(answers.reduce(after, NEW));

/** The hardest level, counted from 1, of which somebody this strong knows enough. */
export function levelFor(strength: number, ratings: readonly number[]): number {
  const known = ratings.filter((rating) => chance(strength, { rating, guess: 0 }) >= WISHED);
  return Math.max(1, known.length);
}

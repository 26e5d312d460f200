// A review as a story: which ply each step is, in what it is measured, what a step did, and how it was won or lost.
import { type Unit, isChance, shown } from "./analysis";
import type { GameModule } from "../boards/board";
import type { AccountFound, ReviewFound, StepFound } from "../net/protocol";
import { t } from "../i18n/words.svelte";

/** What the values of a review are. */
export function unitOfReview(review: ReviewFound, game: GameModule | null): Unit {
  if (review.unit === "difference") return "lead";
  return review.unit === "points" ? "points" : (game?.chance ?? "win");
}

/** Less than this is not worth a word: half of what a column shows. */
const little = (unit: Unit): number => (isChance(unit) ? 0.0005 : 0.05);
export const matters = (value: number | null, unit: Unit): value is number =>
  value !== null && Math.abs(value) >= little(unit);
/** Less than this is no reason to lose: two chances in a hundred, half a point. */
export const costly = (value: number | null, unit: Unit): value is number =>
  value !== null && value >= (isChance(unit) ? 0.02 : 0.5);

/** An amount in words: so many chances in 100, or points. */
export const amount = (value: number, unit: Unit): string =>
  isChance(unit)
    ? t("review-chances", { count: Math.max(1, Math.round(Math.abs(value) * 100)) })
    : t("review-points", { value: Math.round(Math.abs(value) * 10) / 10 });

/** What a step did, in one sentence. */
export function verdict(
  step: StepFound,
  unit: Unit,
  name: (seat: number) => string,
  named: (act: string) => string,
): string {
  if (step.kind === "luck") {
    const seat = most(step.luck);
    return matters(step.luck[seat]!, unit)
      ? t("review-luck", { name: name(seat), value: shown(step.luck[seat]!, unit, true) })
      : t("review-no-luck");
  }
  if (step.kind !== "choice") return t(`review-${step.kind}`);
  if (!matters(step.cost, unit)) return t("review-best");
  return t("review-cost", { value: amount(step.cost, unit), best: step.best.slice(0, 2).map(named).join(" / ") });
}

/** The seat that was moved most. */
export const most = (moved: readonly number[]): number =>
  moved.reduce((best, value, seat) => (Math.abs(value) > Math.abs(moved[best]!) ? seat : best), 0);

/** What a seat stood at after each ply; what is not known stays as it was. */
export function course(review: ReviewFound, seat: number, plies: readonly { seq: number }[]): number[] {
  const bySeq = new Map(review.steps.map((step) => [step.seq, step]));
  let value = review.players[seat]?.start ?? 0;
  return plies.map((ply) => (value = bySeq.get(ply.seq)?.after[seat] ?? value));
}

interface Played {
  seq: number;
  by: number | "chance" | "host";
}

/** How many moves of players there were up to each ply: the number by which a move is called. */
export function numbers(plies: readonly Played[]): number[] {
  let count = 0;
  return plies.map(({ by }, ply) => (ply && typeof by === "number" ? ++count : count));
}

/** The dearest choice of these seats; null where none cost anything to speak of. */
export const dearest = (review: ReviewFound, seats: readonly number[], unit: Unit): StepFound | null =>
  review.steps
    .filter((step) => step.by !== null && seats.includes(step.by) && costly(step.cost, unit))
    .reduce<StepFound | null>((worst, step) => (worst === null || step.cost! > worst.cost! ? step : worst), null);

/** The choices that cost most, of all seats, dearest first. */
export const mattered = (review: ReviewFound, unit: Unit, few: number): StepFound[] =>
  review.steps
    .filter((step) => step.by !== null && matters(step.cost, unit))
    .toSorted((a, b) => b.cost! - a.cost! || a.seq - b.seq)
    .slice(0, few);

/** The ply from which a seat was in front until the end; null where it never was. */
export function aheadFrom(values: readonly number[], unit: Unit): number | null {
  const even = isChance(unit) ? 0.5 : 0;
  let from: number | null = null;
  values.forEach((value, ply) => {
    if (value > even) from ??= ply;
    else from = null;
  });
  return from;
}

export interface Story {
  kind: "slipped" | "ahead" | "always" | "regretless" | "even";
  /** Where the page opens; null where there is nothing to look at. */
  seq: number | null;
}

/** How a seat won or lost, and the step that tells it. */
export function storyOf(review: ReviewFound, seat: number, plies: readonly Played[], unit: Unit): Story {
  const dear = dearest(review, [seat], unit);
  const places = review.places;
  const alone = review.players.length === 1;
  const first = places?.filter((place) => place === 0).length ?? 0;
  const won = !alone && places?.[seat] === 0 && first === 1;
  if (won) {
    const from = aheadFrom(course(review, seat, plies), unit);
    const since = from === null ? null : plies[from]!;
    if (from !== null && from > 0 && since) return { kind: "ahead", seq: since.seq };
    return { kind: "always", seq: dear?.seq ?? null };
  }
  if (!alone && first > 1) return { kind: "even", seq: dear?.seq ?? null };
  return dear ? { kind: "slipped", seq: dear.seq } : { kind: "regretless", seq: null };
}

/** Whom chance liked best; null where it liked all alike, or there was none. */
export function lucky(players: readonly AccountFound[], unit: Unit): number | null {
  if (players.length < 2) return null;
  const sorted = players.toSorted((a, b) => b.luck - a.luck);
  return matters(sorted[0]!.luck - sorted[1]!.luck, unit) ? sorted[0]!.seat : null;
}

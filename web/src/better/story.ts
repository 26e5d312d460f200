// A review as a story: which ply each step is, in what it is measured, and what a step did.
import { type Unit, shown } from "./analysis";
import type { GameModule } from "../boards/board";
import type { ReviewFound, StepFound } from "../net/protocol";
import { t } from "../i18n/words.svelte";

/** What the values of a review are. */
export function unitOfReview(review: ReviewFound, game: GameModule | null): Unit {
  if (review.unit === "difference") return "lead";
  return review.unit === "points" ? "points" : (game?.chance ?? "win");
}

/** Less than this is not worth a word: half of what a column shows. */
const little = (unit: Unit): number => (unit === "win" || unit === "keep" ? 0.0005 : 0.05);
export const matters = (value: number | null, unit: Unit): value is number =>
  value !== null && Math.abs(value) >= little(unit);

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
  return t("review-cost", { value: shown(step.cost, unit, false), best: step.best.slice(0, 2).map(named).join(" / ") });
}

/** The seat that was moved most. */
export const most = (moved: readonly number[]): number =>
  moved.reduce((best, value, seat) => (Math.abs(value) > Math.abs(moved[best]!) ? seat : best), 0);

/** By how much a step moved the seat it moved most. */
export const swing = (step: StepFound): number =>
  Math.max(step.cost ?? 0, ...step.luck.map((luck, seat) => Math.abs(luck + step.gift[seat]!)));

/** What a seat stood at after each ply; what is not known stays as it was. */
export function course(review: ReviewFound, seat: number, plies: readonly { seq: number }[]): number[] {
  const bySeq = new Map(review.steps.map((step) => [step.seq, step]));
  let value = review.players[seat]?.start ?? 0;
  return plies.map((ply) => (value = bySeq.get(ply.seq)?.after[seat] ?? value));
}

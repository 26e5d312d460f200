// How a match was won or lost, in two sentences.
import type { Unit } from "./analysis";
import { type Story, amount, costly, dearest, matters } from "./story";
import type { ReviewFound, StepFound } from "../net/protocol";
import { list, t } from "../i18n/words.svelte";

interface Teller {
  readonly unit: Unit;
  readonly eye: number;
  readonly you: number | null;
  readonly numbers: readonly number[];
  name: (seat: number) => string;
  plyOf: (seq: number) => number;
  namedAt: (act: string, seq: number) => string;
}

const who = (seat: number, of: Teller): { who: string; name: string } => ({
  who: seat === of.you ? "you" : "other",
  name: of.name(seat),
});

/** What a choice cost the one who made it. */
const cost = (step: StepFound, of: Teller): string =>
  t("review-story-cost", {
    ...who(step.by!, of),
    act: of.namedAt(step.act, step.seq),
    best: of.namedAt(step.best[0]!, step.seq),
    cost: amount(step.cost!, of.unit),
  });

export function headline(story: Story, review: ReviewFound, of: Teller): { title: string; why: string } {
  const { eye, unit } = of;
  const move = (seq: number): number => of.numbers[of.plyOf(seq)] ?? 0;
  const step = story.seq === null ? null : review.steps.find((one) => one.seq === story.seq);
  const dear = dearest(
    review,
    review.players.map((player) => player.seat),
    unit,
  );
  // those who watch are told who won, and what the dearest move was
  if (of.you === null && review.players.length > 1) {
    const won = (review.places ?? []).flatMap((place, seat) => (place === 0 ? [of.name(seat)] : []));
    return {
      title: t("review-won", { names: list(won), count: won.length }),
      why: dear ? t("review-story-at", { move: move(dear.seq), what: cost(dear, of) }) : "",
    };
  }
  switch (story.kind) {
    case "slipped":
      return {
        title: t(review.players.length === 1 ? "review-story-dearest" : "review-story-slipped", {
          move: move(story.seq!),
        }),
        why: step ? cost(step, of) : "",
      };
    case "ahead": {
      const given =
        step?.by !== null && step && step.by !== eye && costly(step.cost, unit)
          ? cost(step, of)
          : step?.kind === "luck" && matters(step.luck[eye] ?? 0, unit)
            ? t("review-story-luck", { ...who(eye, of), amount: amount(step.luck[eye]!, unit) })
            : "";
      return { title: t("review-story-ahead", { move: Math.max(1, move(story.seq!)) }), why: given };
    }
    case "always":
      return { title: t("review-story-always"), why: step ? cost(step, of) : t("review-story-clean", who(eye, of)) };
    case "even":
      return { title: t("review-story-even"), why: step ? cost(step, of) : t("review-story-clean", who(eye, of)) };
    default: {
      const lucky = review.players.some((player) => matters(player.luck, unit));
      return {
        title: t("review-story-regretless"),
        why: t(lucky ? "review-story-dice" : "review-story-clean", who(eye, of)),
      };
    }
  }
}

// A review as it is looked at: the match, what is known of it so far, and the move one stands at.
import { awaited } from "./asking";
import { forked } from "./fork";
import { type Story, course, numbers, storyOf, unitOfReview } from "./story";
import type { Unit } from "./analysis";
import { OpenedGame } from "../boards/opened.svelte";
import type { View } from "../boards/views";
import * as api from "../net/api";
import type { ReviewFound, ReviewSoFar, StepFound } from "../net/protocol";
import { refused } from "../net/refused";
import { Reel, still } from "../replay/reel.svelte";
import { lyingAt, seatName } from "../replay/words";
import { t } from "../i18n/words.svelte";

export class Looked {
  readonly reel: Reel;
  readonly opened: OpenedGame;
  review = $state.raw<ReviewFound | null>(null);
  /** While the review goes on: how many of its steps are done. */
  soFar = $state.raw<ReviewSoFar | null>(null);
  problem = $state<string | null>(null);
  /** The seats that are played from here. */
  mine = $state.raw<readonly number[]>([]);
  /** Another way than the best one that somebody looks at. */
  private other = $state.raw<{ seq: number; act: string } | null>(null);
  private waits = true;

  constructor(match: string) {
    this.reel = new Reel(match);
    this.opened = new OpenedGame(() => this.reel.table?.game ?? null);
  }

  readonly plyOf = (seq: number): number =>
    Math.max(
      0,
      this.reel.plies.findIndex((ply) => ply.seq === seq),
    );
  readonly module = $derived.by(() => this.opened.module);
  /** The seat that is called you; null for those who watch, or where several play here. */
  readonly you = $derived(this.mine.length === 1 ? this.mine[0]! : null);
  /** Whose match is told. */
  readonly eye = $derived(this.mine[0] ?? 0);
  readonly unit = $derived<Unit>(this.review ? unitOfReview(this.review, this.module) : "win");
  private readonly plies = $derived.by(() => this.reel.plies);
  private readonly bySeq = $derived(new Map((this.review?.steps ?? []).map((step) => [step.seq, step])));
  private readonly at = $derived.by(() => this.reel.at);
  readonly step = $derived<StepFound | null>(
    this.at > 0 && this.plies[this.at] ? (this.bySeq.get(this.plies[this.at]!.seq) ?? null) : null,
  );
  /** Whether the move one stands at was a player's. */
  readonly isChoice = $derived(this.at > 0 && typeof this.plies[this.at]?.by === "number");
  readonly before = $derived((this.plies[this.at - 1]?.view ?? null) as View | null);
  /** A player's move is shown in the position in which it was made. */
  readonly view = $derived.by(() =>
    this.isChoice && this.before ? still(this.before) : lyingAt(this.module, this.reel),
  );
  readonly numbers = $derived(numbers(this.plies));
  readonly story = $derived<Story>(
    this.review ? storyOf(this.review, this.eye, this.plies, this.unit) : { kind: "regretless", seq: null },
  );
  readonly values = $derived(this.review && this.plies.length ? course(this.review, this.eye, this.plies) : []);
  /** The last ply that is judged. */
  readonly until = $derived(
    this.soFar ? this.plyOf(this.soFar.review.steps.at(-1)?.seq ?? 0) : Math.max(0, this.plies.length - 1),
  );
  /** Where the rounds of a game begin that has rounds. */
  readonly rounds = $derived.by(() => {
    const found: number[] = [];
    let round = 0;
    this.plies.forEach((ply, i) => {
      const now = Number((ply.view as unknown as { round?: number }).round ?? 0);
      if (now > round) [round, found[found.length]] = [now, i];
    });
    return found;
  });
  /** What is marked as the better way: the best, or the one that somebody looks at. */
  readonly pointed = $derived(
    this.step?.kind === "choice"
      ? this.other?.seq === this.step.seq
        ? this.other.act
        : (this.step.ways?.[0]?.[0] ?? this.step.best[0] ?? null)
      : null,
  );
  /** The same, unless nothing was better than what was played. */
  readonly best = $derived(
    this.step?.kind === "choice" && this.step.best.includes(this.step.act) && this.other?.seq !== this.step.seq
      ? this.step.act
      : this.pointed,
  );
  /** The ply from which the move one stands at can be tried again. */
  readonly tryFrom = $derived.by(() => {
    const from = this.isChoice ? this.at - 1 : this.at;
    const ply = this.plies[from];
    return ply?.position != null && (ply.view as unknown as View).actor !== null ? from : null;
  });
  readonly fork = $derived.by(() => {
    const ply = this.plies[this.isChoice ? this.at - 1 : this.at];
    return this.reel.table && ply ? forked(this.reel.table, ply) : null;
  });

  readonly name = (seat: number): string => seatName(this.reel.table, seat);
  /** In lists: the name, or you. */
  readonly label = (seat: number): string => (seat === this.you ? t("puzzle-me") : this.name(seat));
  /** An act in words, in the position in which it was made. */
  readonly namedAt = (act: string, seq: number): string => {
    const view = (this.plies[this.plyOf(seq) - 1]?.view ?? null) as View | null;
    if (!view || !this.module) return act;
    return this.module.brief?.(act, view) ?? (this.module.name?.(act, view, this.name) || act);
  };
  readonly named = (act: string): string => (this.step ? this.namedAt(act, this.step.seq) : act);
  readonly point = (act: string): void => {
    if (this.step) this.other = { seq: this.step.seq, act };
  };

  /** Load the match and its review; without a ply to open at, it opens where the match was decided. */
  async load(wanted: number | null): Promise<void> {
    const loaded = this.reel.load(wanted ?? 0);
    const me = api.me().catch(() => null);
    try {
      const [, person] = await Promise.all([loaded, me]);
      this.mine = (this.reel.table?.seats ?? []).flatMap((seat) =>
        person !== null && seat.person === person.id ? [seat.seat] : [],
      );
      const answer = await awaited(
        () => api.review(this.reel.match),
        () => this.waits,
        ({ result }) => {
          this.soFar = (result as ReviewSoFar | null) ?? this.soFar;
          this.review = this.soFar?.review ?? null;
        },
      );
      if (!answer) return;
      this.review = answer.result as ReviewFound;
      this.soFar = null;
      await this.opened.loaded;
      if (wanted === null && this.reel.at === 0)
        this.reel.go(this.story.seq === null ? this.reel.last : this.plyOf(this.story.seq));
    } catch (error) {
      this.problem = refused(error);
    }
  }

  close(): void {
    this.waits = false;
    this.reel.close();
  }
}

// How a match ended, in words and in time: the last act is told, the game counts, the plate comes, all is said.
import { untrack } from "svelte";
import { beat, isStill } from "../app/motion.svelte";
import type { EndShown, Ending as Reads } from "../boards/board";
import type { View } from "../boards/views";
import { list, locale, t } from "../i18n/words.svelte";
import type { ShownTable } from "./shown.svelte";
import { lead } from "./lead";
import { STANDS } from "./telling.svelte";

/** Milliseconds: the last act rests; lamp and plate; until then what was done last is told. */
const REST = 800;
const PLATE = 900;
/** At most so long after the end is known its last act is seen. */
const DRAWN = 150;
/** Letters that a plate has room for. */
const LETTERS = 34;

type How = "played" | "resigned" | "time" | "draw" | "end" | "left" | "aborted";

export class MatchEnd {
  private phase = $state<EndShown["phase"] | null>(null);
  private timers: ReturnType<typeof setTimeout>[] = [];
  private wasRunning = false;
  /** Where nothing moves the end is there at once, but the last act is told as long as any other. */
  private standsStill = $state(false);
  /** A fact about the whole match, once it was looked through. */
  private fact = $state<string | null>(null);

  constructor(private readonly table: ShownTable) {
    $effect(() => {
      const { over, running, game, view } = table;
      if (running) this.wasRunning = true;
      if (!over || !game || !view || untrack(() => this.phase)) return;
      untrack(() => this.run(game.count?.(view) ?? 0));
      void this.look();
    });
    $effect(() => () => this.timers.forEach(clearTimeout));
  }

  /** What boards draw by; null while it is played. */
  readonly shown = $derived.by((): EndShown | null =>
    this.phase ? { phase: this.phase, plate: this.plate, winners: this.winners } : null,
  );
  /** Whether the block of the ending stands in place of slip and line. */
  readonly stands = $derived.by(() => this.phase !== null && this.phase !== "told");
  readonly said = $derived.by(() => this.phase === "said");
  /** Whether the last act is still told, below the sentence. */
  readonly tells = $derived.by(() => !this.said || this.standsStill);

  /** Any touch shows the end of it. */
  readonly skip = (): void => {
    if (!this.phase || !this.tells) return;
    this.timers.forEach(clearTimeout);
    this.standsStill = false;
    this.phase = "said";
  };

  private run(count: number): void {
    if (!this.wasRunning || !beat()) {
      this.phase = "said";
      return;
    }
    if (isStill()) {
      this.phase = "said";
      this.standsStill = true;
      this.timers.push(setTimeout(() => (this.standsStill = false), STANDS + DRAWN));
      return;
    }
    this.phase = "told";
    const then = (ms: number, phase: EndShown["phase"]): void => {
      this.timers.push(setTimeout(() => (this.phase = phase), ms));
    };
    then(REST, "count");
    then(REST + count, "plate");
    then(REST + count + PLATE, "said");
  }

  /** Those placed first; everybody where nobody won. */
  readonly winners = $derived.by((): number[] =>
    (this.table.link.table?.result?.places ?? []).flatMap((place, seat) => (place === 0 ? [seat] : [])),
  );
  readonly how = $derived.by((): How => (this.table.link.table?.result?.reason ?? "played") as How);
  /** Who resigned, or ran out of time. */
  readonly by = $derived.by((): number | null => {
    const { link, side } = this.table;
    const by = link.table?.result?.by;
    if (by != null) return by;
    const event = link.seen(side?.seat ?? null).findLast((one) => one.kind === "resign" || one.kind === "flag");
    return typeof event?.by === "number" ? event.by : (event?.seat ?? null);
  });
  private readonly alone = $derived.by(() => (this.table.link.table?.seats.length ?? 0) < 2);
  private readonly won = $derived.by(() => this.winners.some((seat) => this.table.mine.includes(seat)));

  private readonly reads = $derived.by((): Reads => {
    const { game, view, name, mine, events } = this.table;
    return (view && game?.ended?.(view, name, mine, events)) || {};
  });
  /** The sentence is set larger. */
  readonly grand = $derived.by(() => this.reads.grand === true && this.how === "played");
  /** “8 to 7”, “67”; empty where points say nothing. */
  readonly score = $derived.by((): string => {
    const { view, game } = this.table;
    if (this.reads.score !== undefined) return this.reads.score ?? "";
    if (!view || game?.better === null) return "";
    const best = this.winners[0] ?? 0;
    if (view.points.length !== 2) return t("end-points", { points: view.points[best] ?? 0 });
    if (this.winners.length === 2) return t("end-all", { points: view.points[0]! });
    return t("end-to", { points: view.points[best]!, other: view.points[1 - best]! });
  });

  readonly sentence = $derived.by((): string => {
    const { name, shared, mine, link } = this.table;
    const { how, winners, score } = this;
    const seats = link.table?.seats.length ?? 0;
    if (how === "aborted" || (how === "left" && this.by === null)) return t(`end-${how}`);
    if (this.reads.sentence && (how === "played" || how === "end")) return this.reads.sentence;
    const scored = score ? "yes" : "no";
    if (this.alone) return score || t("end-over");
    if (winners.length === seats) return t("end-draw", { score, scored });
    const names = list(winners.map(name));
    const loser = this.by;
    const mineWon = this.won && !shared;
    if (how === "resigned" && loser !== null && seats === 2)
      return mineWon
        ? t("end-they-resigned", { name: name(loser) })
        : t("end-wins", { names, count: 1, score: "", scored: "no" });
    if (how === "time")
      return t(mineWon ? "end-you-time" : "end-time", { names, count: winners.length, score, scored });
    if (mineWon && winners.length === 1) return t("end-you-win", { score, scored });
    if (!mine.length && seats === 2)
      return t("end-beats", { name: names, other: name(1 - winners[0]!), score, scored });
    return t("end-wins", { names, count: winners.length, score, scored });
  });

  /** A true line below the sentence, kind to who lost. */
  readonly why = $derived.by((): string => {
    const { name, mine, shared, events } = this.table;
    const by = this.by;
    const own = by !== null && mine.includes(by) && !shared;
    if (this.how === "resigned" && by !== null)
      return own
        ? t("end-you-resigned", { move: Math.max(1, events.length) })
        : this.won && !this.alone && this.winners.length === 1
          ? (this.fact ?? "")
          : t("end-resigned-why", { name: name(by) });
    if (this.how === "time" && by !== null) return own ? t("end-your-time") : t("end-time-why", { name: name(by) });
    if (this.how === "draw") return t("end-draw-why");
    if (this.how === "end") return t("end-agreed-why");
    if (this.how === "left" && by !== null) return t("end-left-why", { name: name(by) });
    if (this.how === "left" || this.how === "aborted") return t("end-safe");
    return this.reads.why ?? this.fact ?? "";
  });

  /** Winner · score · date, as much of it as the plate has room for; null where nobody gets one. */
  private readonly plate = $derived.by((): string | null => {
    if (this.alone && !this.score) return null;
    if (this.how === "aborted" || (this.how === "left" && this.by === null)) return null;
    const names = this.reads.plate ?? this.winners.map(this.table.name).join(" & ");
    const how = this.how === "resigned" || this.how === "time" ? t(`plate-${this.how}`) : "";
    const day = new Intl.DateTimeFormat(locale(), { day: "numeric", month: "long" }).format(this.table.link.now());
    const parts = [names, this.score, how || day].filter(Boolean);
    while (parts.length > 1 && parts.join(" · ").length > LETTERS) parts.pop();
    return parts.join(" · ").slice(0, LETTERS);
  });

  /** Look through the match for who led, and what the best turn brought. */
  private async look(): Promise<void> {
    const { link, mine, game, shared, running } = this.table;
    if (running || !game || game.better === null) return;
    const { Reel } = await import("../replay/reel.svelte");
    const reel = new Reel(link.match);
    await reel.load(null).catch(() => undefined);
    reel.close();
    const views = reel.plies.map((ply) => ({ by: ply.by, points: (ply.view as View).points }));
    const seat = shared || !mine.length ? null : mine[0]!;
    this.fact = lead(views, this.winners, seat, game.better ?? "most", this.table.name);
  }
}

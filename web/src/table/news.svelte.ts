// All that could stand in the slip, and the one thing that does.
import type { Deed } from "../boards/board";
import { t } from "../i18n/words.svelte";
import type { Advising } from "./advising.svelte";
import type { Again } from "./again.svelte";
import type { Clocks } from "./clocks.svelte";
import type { Deeds } from "./deeds.svelte";
import type { ShownTable } from "./shown.svelte";
import { type News, foremost } from "./slip.svelte";
import type { Telling } from "./telling.svelte";
import { clockText } from "./time";

type Asked = "resign" | "draw" | "end";

/** How long somebody may think before the slip says so. */
const THINKS = 600;

interface Around {
  table: ShownTable;
  deeds: Deeds;
  telling: Telling;
  clocks: Clocks;
  advising: Advising;
  again: Again;
}

export class TableNews {
  private slipped = $state.raw<{ words: string; why?: string | undefined; deed?: Deed | undefined; n: number } | null>(
    null,
  );
  /** What ends the game, and is asked in place before it is done. */
  asked = $state<Asked | null>(null);
  private thinking = $state(false);
  private second = $state(0);
  private count = 0;

  constructor(private readonly around: Around) {
    const { table } = around;
    $effect(() => {
      void table.link.seq;
      this.thinking = false;
      const timer = setTimeout(() => (this.thinking = true), THINKS);
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (!this.away) return;
      const timer = setInterval(() => this.second++, 1000);
      return () => clearInterval(timer);
    });
  }

  /** What is wrong with a touch, until the next one. */
  readonly wrong = (words: string, why?: string, deed?: Deed): void => {
    this.slipped = { words, why, deed, n: ++this.count };
  };
  readonly touched = (): void => {
    this.slipped = null;
    if (this.around.deeds.refusal) this.around.deeds.clear();
  };
  readonly ask = (what: Asked): void => {
    this.asked = what;
  };
  /** Hint or values; who asks where they were not agreed is told so. */
  readonly help = (what: "hint" | "moves"): void => {
    const { advising } = this.around;
    if (advising.offered && what === "hint" && advising.otherwise) advising.wonder();
    else if (advising.offered) advising.ask(what);
    else this.wrong(t("slip-no-hints"), t("slip-no-hints-why"));
  };

  private readonly names = $derived.by(() => this.around.table.name);

  private readonly faulty = $derived.by((): News | null => {
    const { deeds } = this.around;
    if (this.slipped) {
      const { words, why, deed, n } = this.slipped;
      return { kind: "wrong", key: `wrong/${n}`, icon: "close", words, why, deeds: deed ? [deed] : [] };
    }
    return deeds.refusal
      ? { kind: "wrong", key: `refused/${deeds.refusal}`, icon: "close", words: deeds.refusal }
      : null;
  });

  private readonly sure = $derived.by((): News | null => {
    const { table, deeds } = this.around;
    if (!this.asked || !table.running) return null;
    const what = this.asked;
    const go = (): void => {
      this.asked = null;
      if (what === "resign") deeds.resign();
      else deeds.offer(what);
    };
    return {
      kind: "question",
      key: `sure/${what}`,
      icon: what === "resign" ? "flag" : "hand",
      words: t(`slip-sure-${what}`),
      why: what === "resign" ? this.wouldWin() : this.stands(),
      deeds: [
        { label: t(what === "resign" ? "slip-keep-playing" : "slip-not-now"), go: () => (this.asked = null) },
        { label: t(what === "resign" ? "resign" : "slip-offer"), go, primary: true },
      ],
    };
  });

  private readonly offered = $derived.by((): News | null => {
    const { table, deeds, telling } = this.around;
    const offer = table.link.table?.offer;
    const { mine } = table;
    if (!offer || !table.running) return null;
    const name = this.names(offer.by);
    if (mine.includes(offer.by)) {
      const all = mine.length === table.link.table!.seats.length;
      return all ? null : { kind: "waiting", key: `asked/${offer.seq}`, icon: "hand", words: t("slip-asked") };
    }
    if (!mine.some((seat) => !offer.agreed.includes(seat))) return null;
    return {
      kind: "question",
      key: `offer/${offer.seq}`,
      seat: offer.by,
      name,
      words: t(`slip-offer-${offer.what}`, { name }),
      why: offer.what === "take-back" ? (telling.told?.told.words ?? "") : this.stands(),
      deeds: [
        { label: t(`slip-no-${offer.what}`), go: () => deeds.answer(false) },
        { label: t(`slip-yes-${offer.what}`), go: () => deeds.answer(true), primary: true },
      ],
    };
  });

  private readonly left = $derived.by((): News | null => {
    const { deeds } = this.around;
    if (!deeds.hasLeft) return null;
    return {
      kind: "question",
      key: "left",
      icon: "door",
      words: t("you-left"),
      deeds: [{ label: t("come-back"), go: () => void deeds.comeBack(), primary: true }],
    };
  });

  private readonly paused = $derived.by((): News | null => {
    const { table, deeds } = this.around;
    if (!table.link.table?.paused || !table.running) return null;
    return {
      kind: "question",
      key: "paused",
      icon: "pause",
      words: t("paused"),
      deeds: table.mine.length ? [{ label: t("resume"), go: deeds.pause, primary: true }] : [],
    };
  });

  private readonly older = $derived.by((): News | null =>
    this.around.table.link.line === "old"
      ? {
          kind: "question",
          key: "old",
          icon: "turn",
          words: t("new-version"),
          deeds: [{ label: t("reload"), go: () => location.reload(), primary: true }],
        }
      : null,
  );

  private readonly lost = $derived.by((): News | null => {
    const { link, game, view, name } = this.around.table;
    if (link.line !== "lost") return null;
    const act = link.unsent.findLast((given) => given.type === "act");
    const again = { label: t("try-again"), go: link.retry };
    if (act?.type !== "act" || !view)
      return {
        kind: "offline",
        key: "lost",
        icon: "offline",
        words: t("slip-offline"),
        why: t("slip-offline-why"),
        deeds: [again],
      };
    return {
      kind: "offline",
      key: `unsent/${act.act}`,
      icon: "offline",
      words: t("slip-unsent", { act: game?.brief?.(act.act, view) ?? game?.name?.(act.act, view, name) ?? act.act }),
      why: t("slip-unsent-why"),
      deeds: [again, { label: t("slip-unsend"), go: link.withdraw }],
    };
  });

  private readonly late = $derived.by((): News | null => {
    const { clocks, table } = this.around;
    if (clocks.warning === null || !table.toAct) return null;
    return {
      kind: "warning",
      key: `late/${clocks.warning > 10 ? 30 : 10}`,
      icon: "clock",
      words: t("slip-seconds", { seconds: clocks.warning }),
      why: t("say-your-turn", { name: this.names(table.toAct.seat!), shared: table.shared ? "yes" : "no" }),
    };
  });

  /** Somebody else who has no open page: since when, by the server's time. */
  private readonly away = $derived.by(() => {
    const { table } = this.around;
    if (!table.running || table.link.line !== "live") return null;
    return table.awayOf() ?? null;
  });

  private readonly gone = $derived.by((): News | null => {
    const away = this.away;
    if (!away) return null;
    void this.second;
    const { link } = this.around.table;
    const name = this.names(away.seat);
    const seconds = Math.max(1, Math.floor((link.now() - away.since) / 1000));
    // a clock shows tenths in its last seconds; here nobody counts them
    const ago = seconds < 10 ? `0:0${seconds}` : clockText(seconds * 1000);
    return {
      kind: "waiting",
      key: `away/${away.seat}`,
      icon: "offline",
      name,
      words: t("slip-away", { name }),
      why: t("slip-away-why", { ago, clock: link.clock ? "yes" : "no" }),
      deeds: this.claims(away.seat),
    };
  });

  /** What may be claimed of somebody who is away for too long. */
  private claims(seat: number): NonNullable<News["deeds"]> {
    const { table, deeds } = this.around;
    const claim = table.link.table?.seats[seat]?.claim;
    if (!claim || !table.mine.length || table.link.now() < claim.at) return [];
    return claim.what.map((what) => ({
      label: t(`slip-claim-${what}`),
      primary: what === "win",
      go: () => deeds.claim(seat, what),
    }));
  }

  private readonly thinks = $derived.by((): News | null => {
    const { table, telling } = this.around;
    const actor = table.view?.actor;
    if (!this.thinking || !table.running || typeof actor !== "number" || table.mine.includes(actor)) return null;
    // what another did last is worth more than that the next one thinks; one's own act one knows
    const last = telling.told?.told;
    if (last && (last.seat === null || !table.mine.includes(last.seat))) return null;
    const name = this.names(actor);
    return {
      kind: "waiting",
      key: `thinks/${actor}`,
      seat: actor,
      name,
      words: t(table.link.table?.seats[actor]?.robot ? "slip-thinking" : "slip-turn-of", { name }),
      why: last?.words,
    };
  });

  private readonly told = $derived.by((): News | null => {
    const { telling, table, again } = this.around;
    const last = telling.told;
    const held = table.link.held
      ? [{ label: t("pace-go-on"), go: () => table.link.skip(true), primary: true }]
      : undefined;
    if (!last) return this.begun(held);
    const { seat, words, short, why, gain, gainShort } = last.told;
    return {
      kind: "told",
      key: `told/${last.seq}`,
      seat,
      ...(seat === null ? {} : { name: this.names(seat) }),
      words,
      short,
      why,
      gain,
      gainShort,
      ...(held ? { deeds: held } : {}),
      tap: again.can ? { label: t("slip-again"), go: again.show } : undefined,
    };
  });

  /** Before the first act: whose turn it is. */
  private begun(deeds: News["deeds"]): News | null {
    const { table } = this.around;
    // dice that wait for a word wait for whoever begins
    const actor = table.link.throw?.seat ?? table.view?.actor;
    if (typeof actor !== "number") return null;
    const name = this.names(actor);
    const mine = table.mine.includes(actor) && !table.shared;
    return {
      kind: "told",
      key: "begun",
      seat: actor,
      name,
      words: t(mine ? "slip-you-begin" : "slip-begins", { name }),
      ...(deeds ? { deeds } : {}),
    };
  }

  private readonly wished = $derived.by((): News | null => {
    const { deeds, table } = this.around;
    const by = table.link.table?.rematch_asked?.by;
    if (!deeds.rematch.offered || by === undefined) return null;
    const name = this.names(by);
    return {
      kind: "question",
      key: "rematch",
      seat: by,
      name,
      words: t("slip-offer-rematch", { name }),
      why: t("slip-rematch-why"),
      deeds: [{ label: t("slip-no-rematch"), go: deeds.unask }],
    };
  });

  /** What stands in the slip now. */
  readonly now = $derived.by((): News | null =>
    foremost([
      this.faulty,
      this.older,
      this.left,
      this.sure,
      this.offered,
      this.wished,
      this.paused,
      this.lost,
      this.late,
      this.around.advising.news,
      this.gone,
      this.thinks,
      this.told,
    ]),
  );

  private stands(): string {
    const { view, game } = this.around.table;
    if (!view || game?.better === null || view.points.length < 2) return "";
    return t("slip-stands", { points: view.points.map((n, seat) => `${this.names(seat)} ${n}`).join(", ") });
  }
  private wouldWin(): string {
    const { table } = this.around;
    const others = (table.link.table?.seats ?? []).filter((seat) => !table.mine.includes(seat.seat));
    if (others.length !== 1 || table.mine.length !== 1) return this.stands();
    return t("slip-would-win", { name: this.names(others[0]!.seat) });
  }
}

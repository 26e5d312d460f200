// What whoever sits here can do beside playing: sit down, take back, pause, offer, agree, leave.
import { introduce } from "../account/session.svelte";
import { go } from "../app/router.svelte";
import * as api from "../net/api";
import { refused, why } from "../net/refused";
import type { ShownTable } from "./shown.svelte";
import { beforeLastActOf, beforeLastFall } from "./standing";

export class Deeds {
  private problem = $state<string | null>(null);
  private readonly agreed = new Set<string>();

  constructor(private readonly table: ShownTable) {
    $effect(() => this.agreeWithMyself());
  }

  private readonly link = $derived.by(() => this.table.link);

  /** What was refused last, in words. */
  readonly refusal = $derived.by(() => (this.link.refusal ? why(this.link.refusal) : this.problem));
  readonly clear = (): void => {
    this.link.refusal = null;
    this.problem = null;
  };

  readonly act = (text: string): void => {
    this.problem = null;
    this.link.act(text, this.table.side?.seat ?? null);
  };

  /** Where a take-back would return to; null where there is nothing to take back. */
  readonly takeBackTo = $derived.by((): number | null => {
    const { side, mine } = this.table;
    if (!side) return null;
    const seen = this.link.seen(side.seat);
    const own = beforeLastActOf(mine, seen);
    const fell = this.link.table?.by_hand ? beforeLastFall(seen) : null;
    return own !== null && fell !== null ? Math.max(own, fell) : (fell ?? own);
  });
  readonly takeBack = (): void => {
    const { seat } = this.table;
    if (this.takeBackTo !== null && seat !== null)
      this.link.send({ type: "offer", what: "take-back", to: this.takeBackTo, seat });
  };
  readonly pause = (): void => {
    const { seat } = this.table;
    if (seat !== null) this.link.send({ type: "offer", what: this.link.table?.paused ? "resume" : "pause", seat });
  };
  /** Robots play for a result: they agree to no draw and no early end. */
  readonly mayAgree = $derived.by(() => {
    const seats = this.link.table?.seats ?? [];
    return seats.length > 1 && !seats.some((seat) => seat.robot !== null);
  });
  readonly offer = (what: "draw" | "end"): void => {
    const { seat } = this.table;
    if (seat !== null) this.link.send({ type: "offer", what, seat });
  };
  readonly answer = (yes: boolean): void => {
    const offer = this.link.table?.offer;
    const { seat } = this.table;
    if (offer) this.link.send({ type: "answer", to: offer.seq, yes, ...(seat === null ? {} : { seat }) });
  };
  readonly resign = (): void => {
    const { seat, shared } = this.table;
    this.link.send({ type: "resign", ...(shared && seat !== null ? { seat } : {}) });
  };
  readonly leave = (): void => {
    this.link.send({ type: "leave" });
    go(this.link.table?.of_class ? "/class" : "/");
  };

  readonly sit = (seat: number, name: string): Promise<void> =>
    this.trying(async () => {
      await introduce(name);
      await api.join(this.link.match, { seat, name });
      this.link.renew();
    });
  readonly comeBack = (): Promise<void> =>
    this.trying(async () => {
      await api.join(this.link.match, {});
      this.link.renew();
    });
  readonly begin = (robots: boolean): Promise<void> =>
    this.trying(() => api.start(this.link.match, robots ? { robots: "random" } : {}));
  readonly again = (): Promise<void> =>
    this.trying(async () => go(`/table/${(await api.rematch(this.link.match)).table.match}`));

  private async trying(deed: () => Promise<unknown>): Promise<void> {
    try {
      this.problem = null;
      await deed();
    } catch (error) {
      this.problem = refused(error);
    }
  }

  /** Whoever holds several seats need not answer an offer of their own. */
  private agreeWithMyself(): void {
    const offer = this.link.table?.offer;
    const { mine } = this.table;
    if (!offer || !mine.includes(offer.by)) return;
    for (const seat of mine) {
      const key = `${offer.seq}/${seat}`;
      if (offer.agreed.includes(seat) || this.agreed.has(key)) continue;
      this.agreed.add(key);
      this.link.send({ type: "answer", to: offer.seq, yes: true, seat });
    }
  }
}

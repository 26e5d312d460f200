// What whoever sits here can do beside playing: sit down, take back, pause, offer, agree, leave.
import { introduce, person } from "../account/session.svelte";
import { go } from "../app/router.svelte";
import { list, t } from "../i18n/words.svelte";
import * as api from "../net/api";
import { refused, why } from "../net/refused";
import type { ShownTable } from "./shown.svelte";
import { beforeLastActOf, beforeLastFall } from "./standing";

export interface Rematch {
  asked: boolean;
  offered: boolean;
  title?: string;
  why?: string;
}

export class Deeds {
  private problem = $state<string | null>(null);
  private readonly agreed = new Set<string>();
  /** Somebody at this device wants a rematch. */
  private wanted = false;

  constructor(private readonly table: ShownTable) {
    $effect(() => this.agreeWithMyself());
    $effect(() => this.follow());
  }

  private readonly link = $derived.by(() => this.table.link);

  /** What was refused last, in words. */
  readonly refusal = $derived.by(() => {
    const { refusal } = this.link;
    if (!refusal) return this.problem;
    // nobody else sits here who could have been quicker
    return refusal.code === "stale-seq" && !this.company ? t("stale-alone") : why(refusal);
  });
  /** Whether another person plays here too. */
  private readonly company = $derived.by(
    () => this.link.table?.seats.some((one) => one.kind === "person" && !this.table.mine.includes(one.seat)) ?? false,
  );
  readonly clear = (): void => {
    this.link.refusal = null;
    this.problem = null;
  };

  readonly act = (text: string): void => {
    this.problem = null;
    this.link.act(text, this.table.side?.seat ?? null);
  };

  /** Somebody who left, and for whom another plays: they may come back. */
  readonly hasLeft = $derived.by(() => {
    const me = person()?.id ?? null;
    const { mine, running } = this.table;
    return (
      me !== null &&
      !mine.length &&
      running &&
      (this.link.table?.seats.some((seat) => seat.left && seat.person === me) ?? false)
    );
  });

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
  /** Ask for a rematch, or agree to one: where nobody else has to agree, it begins at once. */
  readonly again = (): Promise<void> =>
    this.trying(async () => {
      const { table } = await api.rematch(this.link.match);
      if (table.match !== this.link.match) go(`/table/${table.match}`);
    });

  /** Whether one may play again from here. */
  readonly mayRematch = $derived.by(() => this.table.mine.length > 0 && !this.link.table?.of_class);
  /** How far a rematch is: asked by this side, offered by another; what stands in place of the sentence then. */
  readonly rematch = $derived.by((): Rematch => {
    const { mine, name, over } = this.table;
    const asked = this.link.table?.rematch_asked;
    if (!over || !asked) return { asked: false, offered: false };
    const agreed = mine.some((seat) => asked.agreed.includes(seat));
    const others = (this.link.table?.seats ?? []).filter((one) => one.kind === "person" && !mine.includes(one.seat));
    const waited = list(others.filter((one) => !asked.agreed.includes(one.seat)).map((one) => name(one.seat)));
    if (asked.state === "asked" && mine.length)
      return agreed
        ? { asked: true, offered: false, title: t("rematch-waiting", { name: waited }), why: t("rematch-waiting-why") }
        : { asked: false, offered: true, why: t("slip-offer-rematch", { name: name(asked.by) }) };
    if (asked.state === "declined" && !mine.includes(asked.by))
      return {
        asked: false,
        offered: false,
        title: t("rematch-declined", { name: name(asked.by) }),
        why: t("rematch-declined-why"),
      };
    return { asked: false, offered: false };
  });
  /** Take one's own wish back, or say no to another's. */
  readonly unask = (): void => this.link.send({ type: "rematch", yes: false });
  /** Somebody is away for too long. */
  readonly claim = (of: number, what: "robot" | "win"): void => {
    const { seat } = this.table;
    this.link.send({ type: "claim", of, what, ...(seat === null ? {} : { seat }) });
  };

  /** Once all want it, everybody who agreed goes to the new table. */
  private follow(): void {
    const next = this.link.table?.rematch;
    if (next && this.wanted) go(`/table/${next}`);
    const agreed = this.link.table?.rematch_asked?.agreed ?? [];
    this.wanted = this.table.mine.some((seat) => agreed.includes(seat));
  }

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

// What of a match is shown at this device: whose view, and whether a curtain hides it.
import { OpenedGame } from "../boards/opened.svelte";
import type { View } from "../boards/views";
import type { MatchLink } from "../net/match.svelte";
import { calledAt } from "../parts/robots";
import { standing } from "./standing";

export class ShownTable {
  readonly opened: OpenedGame;
  private lastShown = $state<number | null>(null);
  private lifted = $state<number | null>(null);
  /** Since when others' pages are closed, by the server's time. */
  private since = $state.raw<ReadonlyMap<number, number>>(new Map());
  /** The seq at which an act that leaves no choice was done. */
  private done = -1;

  constructor(readonly link: MatchLink) {
    this.opened = new OpenedGame(() => link.table?.game ?? null);
    $effect(() => {
      if (this.side) this.lastShown = this.side.seat;
    });
    $effect(() => this.doForced());
    $effect(() => {
      const missing = (link.table?.seats ?? []).filter((one) => one.away !== null && !one.left);
      this.since = new Map(missing.map((one) => [one.seat, one.away!]));
    });
  }

  readonly game = $derived.by(() => this.opened.module);
  readonly running = $derived.by(() => this.link.table?.status === "running");
  readonly over = $derived.by(() => this.link.table?.status === "over");
  /** The seats of whoever is at this device. */
  readonly mine = $derived.by((): readonly number[] => this.link.you?.seats ?? []);
  /** Several people share this device. */
  readonly shared = $derived.by(() => this.mine.length > 1);

  /** The side that is to act here. */
  readonly toAct = $derived.by(() =>
    this.link.sides.find((side) => side.seat !== null && (side.view as View).actor === side.seat),
  );
  /** The side that is to throw here. */
  private readonly toThrow = $derived.by(() => this.link.sides.find((side) => side.seat === this.link.throw?.seat));
  /** Whether whoever is here is to act or to throw. */
  readonly isTurn = $derived.by(() => this.running && (this.toAct ?? this.toThrow) !== undefined);
  /** The side that is shown: the one to act; while others act, the one that was shown last. */
  readonly side = $derived.by(
    () =>
      this.toAct ??
      this.toThrow ??
      this.link.sides.find((side) => side.seat === this.lastShown) ??
      this.link.sides[0] ??
      null,
  );
  readonly view = $derived.by(() => (this.side?.view ?? null) as View | null);
  /** The seat that offers and answers are made for. */
  readonly seat = $derived.by(() => this.side?.seat ?? this.mine[0] ?? null);
  readonly events = $derived.by(() => (this.side ? standing(this.link.seen(this.side.seat)) : []));

  /** Somebody else whose page is closed, and since when. */
  readonly awayOf = (): { seat: number; since: number } | undefined =>
    [...this.since].map(([seat, since]) => ({ seat, since })).find(({ seat }) => !this.mine.includes(seat));

  /** At a real table: for which seat somebody here says what fell. `of` is the only one that may know it. */
  readonly falls = $derived.by((): { of: number | null; seat: number } | null => {
    const view = this.view;
    if (!this.link.table?.by_hand || !this.running || !this.game || view?.actor !== "chance") return null;
    const of = this.game.keeper?.seat?.(view) ?? null;
    const seat = of ?? this.mine[0];
    return seat !== undefined && this.mine.includes(seat) ? { of, seat } : null;
  });

  /** The seat whose view a curtain hides from the others at this device; null where there is none. */
  readonly curtain = $derived.by((): number | null => {
    const next = this.toAct?.seat ?? this.falls?.of ?? null;
    return this.shared && this.link.table?.secrets && this.running && this.lifted !== next ? next : null;
  });
  readonly lift = (): void => {
    this.lifted = this.curtain;
  };

  /** What the page calls whoever sits there. */
  readonly name = (seat: number): string => calledAt(this.link.table?.seats[seat], seat);

  /** At a real table the page does what leaves no choice. */
  private doForced(): void {
    const { link, toAct } = this;
    if (!link.table?.by_hand || !toAct || link.waiting || link.line !== "live" || link.table.paused) return;
    const [only, ...others] = (toAct.view as View).legal ?? [];
    if (only && this.game?.keeper?.forced?.includes(only) && !others.length && this.done !== link.seq) {
      this.done = link.seq;
      link.act(only, toAct.seat);
    }
  }
}

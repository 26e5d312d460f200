// What happens when nothing fits: the dice lie there, the open flaps are counted one by one, and that stands a while.
import type { Seen } from "../board";
import { knock } from "../../sound/sound";
import { type Turn, turns } from "./pad";
import { REST, ROLL } from "./spots";

const FRAME = 160;
const TAG = 260;
/** How long somebody else's lost throw stands. */
const STANDS = 2400;
/** More new events than a turn's end brings at once. */
const JUMP = 4;

export class Counting {
  /** How many turns were looked at to their end. */
  private seen = $state(0);
  /** The frame round the dice, and how many flaps have their tag. */
  framed = $state(false);
  tags = $state(0);
  private timers: ReturnType<typeof setTimeout>[] = [];
  private counted = -1;
  /** How many events there were when it was looked at last. */
  private happened = 0;

  constructor(
    private readonly events: () => readonly Seen[],
    private readonly rules: () => { flaps: number; scoring: string },
    private readonly how: () => { live: boolean; still: boolean; over: boolean; mine: (seat: number) => boolean },
    private readonly linger: (ms: number) => void,
  ) {
    this.seen = this.done.length;
    this.happened = this.events().length;
    $effect(() => this.follow());
    $effect(() => () => this.stop());
  }

  /** How many turns are written down. */
  readonly looked = $derived.by(() => Math.min(this.seen, this.done.length));
  readonly done = $derived.by((): Turn[] => {
    const { flaps, scoring } = this.rules();
    return turns(this.events(), flaps, scoring);
  });
  /** The turn whose end stands on the board; null while a turn goes on. */
  readonly held = $derived.by((): Turn | null => {
    const turn = this.how().live ? this.done[Math.min(this.seen, this.done.length)] : undefined;
    return turn?.throw.length ? turn : null;
  });
  /** Whether the person here writes it down. */
  readonly mine = $derived.by(() => this.held !== null && !this.how().over && this.how().mine(this.held.seat));
  /** Everything is counted. */
  readonly ready = $derived.by(() => this.held !== null && this.framed && this.tags >= this.held.open.length);

  /** It was looked at: the tray is set up again. */
  readonly write = (): void => {
    if (!this.held) return;
    this.stop();
    this.seen += 1;
  };
  /** Skip to the end of the counting, or over somebody else's end. */
  readonly hurry = (): void => {
    if (!this.held) return;
    if (!this.ready) this.finish();
    else if (!this.mine && !this.how().over) this.write();
  };

  private follow(): void {
    const turn = this.held;
    const { still, over } = this.how();
    const mine = this.mine;
    // what was looked up in the list of moves, or missed while the page was away, isn't counted again
    const happened = this.events().length;
    const jumped = happened < this.happened || happened - this.happened > JUMP;
    this.happened = happened;
    if (jumped || this.seen > this.done.length) {
      this.stop();
      this.seen = this.done.length;
      this.counted = -1;
      return;
    }
    if (!turn) {
      // a box that was shut needs no counting
      if (this.done[this.seen]) this.seen += 1;
      this.stop();
      this.counted = -1;
      return;
    }
    if (this.counted === this.seen) return;
    this.counted = this.seen;
    this.stop();
    const roll = still ? 0 : ROLL + REST;
    const count = still ? 0 : FRAME + turn.open.length * TAG;
    this.linger(roll + count + STANDS);
    if (still) this.finish();
    else {
      this.later(roll, () => (this.framed = true));
      for (const [i, n] of turn.open.entries())
        this.later(roll + FRAME + i * TAG, () => {
          this.tags = Math.max(this.tags, i + 1);
          knock("flap", 1.35 - 0.055 * n);
        });
    }
    if (!mine && !over) this.later(roll + count + STANDS, this.write);
  }

  private finish(): void {
    this.framed = true;
    this.tags = this.held?.open.length ?? 0;
  }
  private later(ms: number, deed: () => void): void {
    this.timers.push(setTimeout(deed, ms));
  }
  private stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.framed = false;
    this.tags = 0;
  }
}

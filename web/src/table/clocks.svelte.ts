// What everybody has left. The server keeps the clocks; here they are only read, by the server's time.
import { t } from "../i18n/words.svelte";
import type { ShownTable } from "./shown.svelte";
import { clockText, daysIn, hoursIn, leftAt } from "./time";

const SHORT = 30_000;
/** When somebody who is to play is warned, and for how long that is said. */
const WARN = [SHORT, 10_000];
const SAID = 5_000;

export class Clocks {
  private at = $state(0);
  /** How many seconds were left when the slip began to say so. */
  warning = $state<number | null>(null);
  private warned = "";

  constructor(
    private readonly table: ShownTable,
    private readonly say: (words: string) => void,
  ) {
    $effect(() => {
      const { link, over } = this.table;
      const running = over ? null : (link.clock?.running ?? null);
      this.at = link.now();
      this.warning = null;
      if (running === null) return;
      const timer = setInterval(() => this.tick(running), 100);
      return () => clearInterval(timer);
    });
  }

  /** What a seat has left, as it is shown; null without a clock. */
  readonly of = (seat: number): { text: string; short: boolean; running: boolean } | null => {
    const clock = this.table.link.clock;
    if (!clock) return null;
    const left = leftAt(clock, seat, this.at);
    return {
      text: daysIn(left) ? t("clock-days", { days: daysIn(left), hours: hoursIn(left) }) : clockText(left),
      short: left < SHORT,
      running: clock.running === seat && !this.table.over,
    };
  };

  private tick(running: number): void {
    const { link, mine } = this.table;
    this.at = link.now();
    const clock = link.clock;
    if (!clock || !mine.includes(running)) return;
    const left = leftAt(clock, running, this.at);
    const step = WARN.findLast((ms) => left <= ms && left > 0);
    if (!step) return;
    const key = `${clock.at}/${step}`;
    if (this.warned !== key) {
      this.warned = key;
      this.say(t("clock-warn", { seconds: step / 1000 }));
    }
    this.warning = left > step - SAID ? Math.ceil(left / 1000) : null;
  }
}

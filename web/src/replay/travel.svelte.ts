// To and fro in a match: by keys, by buttons, and by itself.
export interface Way {
  readonly at: number;
  readonly last: number;
  go: (to: number) => void;
}

/** Milliseconds that a move is looked at while it plays by itself. */
const BEAT = 900;

export class Travel {
  running = $state(false);

  constructor(private readonly way: () => Way) {
    $effect(() => {
      if (!this.running) return;
      const timer = setInterval(() => {
        const way = this.way();
        if (way.at >= way.last) this.running = false;
        else way.go(way.at + 1);
      }, BEAT);
      return () => clearInterval(timer);
    });
    $effect(() => {
      addEventListener("keydown", this.key);
      return () => removeEventListener("keydown", this.key);
    });
  }

  /** Play on by itself, or stop. */
  readonly run = (): void => {
    const way = this.way();
    if (!this.running && way.at >= way.last) way.go(0);
    this.running = !this.running;
  };

  readonly step = (to: number): void => {
    this.running = false;
    this.way().go(to);
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const on = event.target as Element;
    if (on.closest?.("input:not([type=range]), select, textarea")) return;
    const { at, last } = this.way();
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (to !== undefined) this.step(to);
    // on a button the space bar presses the button
    else if (event.key === " " && !on.closest?.("button, a, summary, input")) this.run();
    else return;
    event.preventDefault();
  };
}

// What placements would make, asked of the referee as tiles are put down; the last answers are kept.
import type { AbakuView, Preview, View } from "../views";

type Ask = ((view: View, act: string) => Promise<unknown>) | undefined;
const KEPT = 40;

export class Live {
  private found = $state.raw<ReadonlyMap<string, Preview>>(new Map());
  private readonly asked = new Set<string>();

  constructor(private readonly ask: Ask) {}

  private key = (view: AbakuView, text: string): string => `${view.board}|${view.seat}|${text}`;

  /** What is known of it now. */
  of(view: AbakuView, text: string | null): Preview | null {
    return text === null ? null : (this.found.get(this.key(view, text)) ?? null);
  }
  /** Ask, unless that was done. */
  want(view: AbakuView, text: string | null): void {
    if (text === null || !this.ask) return;
    const key = this.key(view, text);
    if (this.asked.has(key)) return;
    this.asked.add(key);
    void this.ask(view, text).then((answer) => {
      if (!answer) this.asked.delete(key);
      else this.found = new Map([...[...this.found].slice(-KEPT), [key, answer as Preview]]);
    });
  }
}

// What was said at a table, for those who listen.
import { untrack } from "svelte";

const KEPT = 200;

export class Said {
  lines = $state.raw<readonly { id: number; words: string }[]>([]);

  readonly tell = (words: string): void => {
    const before = untrack(() => this.lines);
    if (words) this.lines = [...before.slice(1 - KEPT), { id: (before.at(-1)?.id ?? 0) + 1, words }];
  };

  readonly last = (): string => this.lines.at(-1)?.words ?? "";
}

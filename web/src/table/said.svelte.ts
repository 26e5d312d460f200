// What was said at a table, for those who listen.
import { untrack } from "svelte";

const KEPT = 200;

export interface Line {
  id: number;
  words: string;
  /** Read out elsewhere already: it stands in the list only. */
  quiet: boolean;
}

export class Said {
  lines = $state.raw<readonly Line[]>([]);

  readonly tell = (words: string): void => this.note(words, false);
  /** Keep what is read out by its own place on the page. */
  readonly keep = (words: string): void => this.note(words, true);

  private note(words: string, quiet: boolean): void {
    const before = untrack(() => this.lines);
    if (words) this.lines = [...before.slice(1 - KEPT), { id: (before.at(-1)?.id ?? 0) + 1, words, quiet }];
  }

  readonly last = (): string => this.lines.at(-1)?.words ?? "";
}

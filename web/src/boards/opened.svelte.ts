// The game that a page shows, loaded as soon as it is known which one that is.
import { untrack } from "svelte";
import { loadAgain } from "../parts/lazy";
import type { GameModule } from "./board";
import { gameModule } from "./games";

export class OpenedGame {
  module = $state.raw<GameModule | null>(null);
  /** It did not load. */
  failed = $state(false);

  private readonly key: string | null;

  /** `key` says which game; null while that is not known. */
  constructor(key: () => string | null) {
    this.key = $derived(key());
    $effect(() => {
      const wanted = this.key;
      if (wanted !== null) untrack(() => void this.load(wanted, gameModule(wanted)));
    });
  }

  /** Until the game is there, or has failed to load. */
  get loaded(): Promise<void> {
    return new Promise((done) => {
      const look = (): unknown => (this.module || this.failed ? done() : setTimeout(look, 30));
      look();
    });
  }

  readonly again = (): void => {
    const wanted = this.key;
    if (wanted === null) return;
    void this.load(
      wanted,
      loadAgain(() => gameModule(wanted)),
    );
  };

  private async load(wanted: string, loading: Promise<GameModule>): Promise<void> {
    this.failed = false;
    try {
      const found = await loading;
      if (wanted === this.key) this.module = found;
    } catch {
      this.failed = true;
    }
  }
}

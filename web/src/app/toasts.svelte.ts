// Short news at the edge of the page: never two at once, each with at most one thing to do.
import { untrack } from "svelte";

export interface Toast {
  words: string;
  act?: { words: string; deed: () => void } | undefined;
  /** It stays until it is answered or taken back. */
  lasting?: boolean;
}

/** Milliseconds that a toast stands. */
const STAYS = 6_000;
const now = $state<{ shown: Toast | null }>({ shown: null });
const later: Toast[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let held = false;

export const toast = (): Toast | null => now.shown;

/** Show it, after what is shown already. Gives what takes it back. */
export function say(wanted: Toast): () => void {
  // effects that say something don't run again when it is shown
  untrack(() => {
    later.push(wanted);
    if (!now.shown || now.shown.lasting) next();
  });
  return () => untrack(() => drop(wanted));
}

/** It was answered, or closed. */
export function drop(gone: Toast | null): void {
  const at = later.findIndex((one) => one === gone);
  if (at >= 0) later.splice(at, 1);
  if (gone && now.shown?.words === gone.words) {
    now.shown = null;
    next();
  }
}

/** While it is pointed at or has the focus it stays. */
export function hold(on: boolean): void {
  held = on;
  wait();
}

function next(): void {
  const standing = now.shown;
  const found = later.shift();
  if (!found) return wait();
  // one that lasts gives way, and comes back
  if (standing?.lasting) later.push(standing);
  now.shown = found;
  wait();
}

function wait(): void {
  clearTimeout(timer);
  if (!now.shown || now.shown.lasting || held) return;
  timer = setTimeout(() => {
    now.shown = null;
    next();
  }, STAYS);
}

// Whether the server can be reached, as far as this page knows: by what the browser says, and by what was answered.
const known = $state({ reached: typeof navigator === "undefined" || navigator.onLine !== false, returns: 0 });

export const reached = (): boolean => known.reached;
/** How often the server was lost and found again: what failed meanwhile is asked for anew. */
export const returns = (): number => known.returns;

/** There was no answer, or the browser says that there is no network. */
export function lost(): void {
  known.reached = false;
}

/** There was an answer. */
export function found(): void {
  if (known.reached) return;
  known.reached = true;
  known.returns += 1;
}

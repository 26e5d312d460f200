// Keeps a list's entry in sight without moving the page around it.
/** Scroll the shelf, and nothing else, as little as brings the entry into it. */
export function intoSight(shelf: HTMLElement | undefined, entry: HTMLElement | null | undefined): void {
  if (!shelf || !entry) return;
  const [outer, inner] = [shelf.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top < outer.top) shelf.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) shelf.scrollTop += inner.bottom - outer.bottom;
}

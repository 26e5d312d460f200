// Rows that nobody scrolls to aren't asked for.
const AHEAD = "200px";

/** Call once, when the element comes near the window. */
export function near(element: Element, then: () => void): { destroy: () => void } {
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      then();
    },
    { rootMargin: AHEAD },
  );
  watcher.observe(element);
  return { destroy: () => watcher.disconnect() };
}

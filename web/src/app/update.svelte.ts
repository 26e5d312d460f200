// The page's files are kept for when there is no network; a newer page waits until the person takes it.
const AGAIN = 30 * 60_000;
/** Milliseconds. */
const REST = 1_500;
const found = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

export const newer = (): boolean => found.waiting !== null;

/** Load the newer page. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  found.waiting?.postMessage("take over");
}

/** Until everything is loaded that was asked for, and nobody waits for the page. */
const atRest = (): Promise<void> =>
  new Promise((done) => {
    const rested = (): unknown => setTimeout(done, REST);
    if (document.readyState === "complete") rested();
    else addEventListener("load", rested, { once: true });
  });

/** The files that were loaded so far: the words of this language, its letters, the game at this table. */
const used = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name))
    .filter((url) => url.origin === location.origin && url.pathname.startsWith("/assets/"))
    .map((url) => url.pathname);

/** Keep the page's files; call once. Without https, or in a frame, there is nothing to keep. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || window.top !== window) return;
  try {
    await atRest();
    const known = await navigator.serviceWorker.register("/sw.js");
    void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: used() }));
    const look = (worker: ServiceWorker | null): void => {
      // the first page ever is not a newer one
      if (worker?.state === "installed" && navigator.serviceWorker.controller) found.waiting = worker;
    };
    look(known.waiting);
    known.addEventListener("updatefound", () => {
      const worker = known.installing;
      worker?.addEventListener("statechange", () => look(worker));
    });
    setInterval(() => document.visibilityState === "visible" && void known.update().catch(() => undefined), AGAIN);
  } catch {
    // a browser that keeps nothing plays all the same
  }
}

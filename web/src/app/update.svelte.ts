// The page's files are kept for when there is no network; a newer page waits until the person takes it.
const AGAIN = 30 * 60_000;
const found = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

export const newer = (): boolean => found.waiting !== null;

/** Load the newer page. */
export function takeNewer(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  found.waiting?.postMessage("take over");
}

/** Keep the page's files; call once. Without https, or in a frame, there is nothing to keep. */
export async function keepPage(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || window.top !== window) return;
  try {
    const known = await navigator.serviceWorker.register("/sw.js");
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

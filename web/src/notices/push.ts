// Web Push: this browser is told whose turn it is, also when the page is closed.
import { ask, Refusal } from "../net/api";
import type { PushKey } from "../net/protocol";
import { SHELF } from "../boards/games";
import { t } from "../i18n/words.svelte";

/** Where the service worker finds the words of a notice; it speaks no Fluent. */
const WORDS = { cache: "notices", name: "/notice-words" } as const;

export type Told = "yes" | "no" | "denied" | "unable" | "never";

const able = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

async function subscription(): Promise<PushSubscription | null> {
  const known = able() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await known?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is told; `never` where the host has set no key. */
export async function told(): Promise<{ told: Told; key: string | null }> {
  const { key } = await ask<PushKey>("GET", "/push");
  if (!key) return { told: "never", key };
  if (!able() || !(await navigator.serviceWorker.getRegistration())) return { told: "unable", key };
  if (Notification.permission === "denied") return { told: "denied", key };
  return { told: (await subscription()) ? "yes" : "no", key };
}

/** Ask the person, then the browser's own service, and tell the server. Call it from a click. */
export async function beTold(key: string): Promise<Told> {
  if ((await Notification.requestPermission()) !== "granted") return "denied";
  const known = await navigator.serviceWorker.ready;
  let made: PushSubscription;
  try {
    made = await known.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  } catch {
    return "unable";
  }
  await keepWords();
  await ask("POST", "/me/push", made.toJSON());
  return "yes";
}

/** Be told no more in this browser. */
export async function leaveNotices(): Promise<void> {
  const known = await subscription();
  if (!known) return;
  try {
    await ask("POST", "/me/push/forget", { endpoint: known.endpoint });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  await known.unsubscribe();
}

/** Leave the words of a notice where the service worker finds them. */
export async function keepWords(): Promise<void> {
  if (!("caches" in window)) return;
  const games = Object.fromEntries(SHELF.map((key) => [key, t(`game-${key}`)]));
  const words = {
    games,
    turn: t("waiting-turn"),
    offer: t("waiting-offer"),
    seat: t("waiting-seat"),
    day: t("remind-day"),
    hour: t("remind-hour"),
  };
  const cache = await caches.open(WORDS.cache);
  await cache.put(WORDS.name, new Response(JSON.stringify(words), { headers: { "content-type": "application/json" } }));
}

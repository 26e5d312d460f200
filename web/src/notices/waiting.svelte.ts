// Whose turn it is: the matches that wait for whoever is here, asked now and then.
import { ask, Refusal } from "../net/api";
import type { Waiting } from "../net/protocol";
import { person } from "../account/session.svelte";

const AGAIN = 60_000;
const found = $state<{ matches: readonly Waiting[]; looked: boolean }>({ matches: [], looked: false });

/** All that waits, longest first. */
export const waiting = (): readonly Waiting[] => found.matches;

/** What a badge counts: where other people may be waiting, without the table that is looked at. */
export const calls = (except: string | null): number =>
  found.matches.filter((one) => one.company && one.match !== except).length;

/** Whether the server was asked already. */
export const looked = (): boolean => found.looked;

export async function lookForTurns(): Promise<void> {
  if (!person()) {
    found.matches = [];
    return;
  }
  try {
    found.matches = await ask<Waiting[]>("GET", "/me/waiting");
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
  found.looked = true;
}

/** Look when the page is seen again, when a notice came, and every minute while it is seen. */
export function keepLooking(): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") void lookForTurns();
  };
  const timer = setInterval(look, AGAIN);
  document.addEventListener("visibilitychange", look);
  navigator.serviceWorker?.addEventListener("message", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
    navigator.serviceWorker?.removeEventListener("message", look);
  };
}

// Who is signed in. Asked when the page opens; updated by whatever signs in or out.
import * as mine from "./api";
import { recall, remember } from "../app/memory";
import * as api from "../net/api";
import type { Person } from "../net/protocol";
import { choose, language } from "../i18n/words.svelte";

const now = $state<{ person: Person | null; asked: boolean }>({ person: null, asked: false });

export const person = (): Person | null => now.person;
export const hasAccount = (): boolean => now.person?.kind === "account";
/** Whether the server has said who is here. */
export const asked = (): boolean => now.asked;

/**
 * Whether the server has said with this page that it knows nobody here: then there is no need to ask. A page that comes
 * from the browser's history or from what the service worker kept may be older than a sign-in.
 */
function nobodyHere(): boolean {
  const { dataset } = document.documentElement;
  const said = dataset["nobody"] !== undefined;
  delete dataset["nobody"];
  const [came] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return said && came !== undefined && came.type !== "back_forward" && came.workerStart === 0;
}

/** Ask the server who this is. */
export async function meet(): Promise<void> {
  try {
    await arrive(nobodyHere() ? null : await api.me());
  } catch (error) {
    if (!(error instanceof api.Refusal)) throw error;
    // without a server the page still stands
  }
  now.asked = true;
}

/**
 * What the service worker kept of one person's matches goes when it's another who is here, or nobody any more: after
 * signing out here, and when the page hears that they were signed out elsewhere.
 */
async function unread(who: Person | null): Promise<void> {
  const reader = recall("reader");
  if (reader && reader !== who?.id && typeof caches !== "undefined") await caches.delete("reading").catch(() => false);
  if (reader !== (who?.id ?? null)) remember("reader", who?.id ?? "");
}

/** This is who is here from now on; an account brings its language along. */
export async function arrive(who: Person | null): Promise<void> {
  now.person = who;
  now.asked = true;
  await unread(who);
  if (who?.kind !== "account") return;
  remember("name", who.name);
  if (who.language) {
    if (who.language !== language()) await choose(who.language);
  } else if (recall("language")) await keep(language());
}

/** Say one's name before sitting down. An account or a pupil has a name already. */
export async function introduce(name: string): Promise<void> {
  if (!now.asked) await meet();
  if (!now.person || now.person.kind === "guest") await arrive(await api.introduce(name));
}

/** Speak this language, here and wherever this account signs in. */
export async function chooseLanguage(wanted: string): Promise<void> {
  await choose(wanted);
  if (hasAccount()) await keep(wanted);
}

async function keep(wanted: string): Promise<void> {
  try {
    now.person = await mine.keepLanguage(wanted);
  } catch (error) {
    // the choice holds on this device all the same
    if (!(error instanceof api.Refusal)) throw error;
  }
}

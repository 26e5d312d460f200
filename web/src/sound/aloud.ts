// Reads what is said at a table aloud, for those who want to listen without a screen reader.
import { recall, remember } from "../app/memory";
import { language } from "../i18n/words.svelte";

/** Where the table notes all that is said (table/Log.svelte). */
const SAID = "[data-said]";

export const canReadAloud = (): boolean => "speechSynthesis" in window;
export const readsAloud = (): boolean => recall("aloud") === "on";

let watcher: MutationObserver | null = null;

/** Begin or stop, and remember it. */
export function setAloud(on: boolean): void {
  remember("aloud", on ? "on" : "off");
  readAloud();
}

/** Read on if somebody wants it; call once when the page opens. */
export function readAloud(): void {
  watcher?.disconnect();
  watcher = null;
  if (!canReadAloud()) return;
  if (!readsAloud()) {
    speechSynthesis.cancel();
    return;
  }
  watcher = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      if (target instanceof Element && target.closest(SAID))
        for (const node of addedNodes) speak(node.textContent?.trim() ?? "");
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}

function speak(words: string): void {
  if (!words) return;
  const said = new SpeechSynthesisUtterance(words);
  said.lang = language();
  speechSynthesis.speak(said);
}

// Keeping Parlour on the device: offered once, after the second finished game, and in the settings.
import { recall, remember } from "./memory";

/** What browsers that can install a page send before they would ask themselves. */
interface Offer extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

const state = $state<{ offer: Offer | null; answered: boolean }>({
  offer: null,
  answered: recall("install") !== null,
});

/** Whether this browser can install the page now. */
export const installable = (): boolean => state.offer !== null;
/** Whether it was offered before. */
export const offered = (): boolean => state.answered;

/** Listen for the browser's word; call once. */
export function awaitOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    state.offer = event as Offer;
  });
  addEventListener("appinstalled", () => (state.offer = null));
}

/** It was offered: nobody is asked twice. */
export function settleOffer(): void {
  state.answered = true;
  remember("install", "asked");
}

/** Let the browser ask. Call it from a click. */
export async function install(): Promise<void> {
  const { offer } = state;
  settleOffer();
  if (!offer) return;
  await offer.prompt();
  if ((await offer.userChoice).outcome === "accepted") state.offer = null;
}

// Small wishes kept on this device, and what a page in this tab must not lose when it is loaded again. A browser
// that keeps nothing must still play.
type Where = "device" | "tab";

const store = (where: Where): Storage => (where === "tab" ? sessionStorage : localStorage);

export function recall(key: string, where: Where = "device"): string | null {
  try {
    return store(where).getItem(`parlour.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string, where: Where = "device"): void {
  try {
    store(where).setItem(`parlour.${key}`, value);
  } catch {
    // private windows may refuse, and there is only so much room; it then lasts until the page closes
  }
}

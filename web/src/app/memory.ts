// Settings kept on this device, and state of this tab that must survive a reload. The page must also work in a
// browser that stores nothing.
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
    // private windows may refuse and the storage may be full; the setting then lasts until the page closes
  }
}

// Small wishes kept on this device, and what a page in this tab must not lose when it is loaded again. A browser
// that keeps nothing must still play.
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`parlour.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`parlour.${key}`, value);
  } catch {
    // private windows may refuse; the wish then lasts until the page closes
  }
}

export function recallHere(key: string): string | null {
  try {
    return sessionStorage.getItem(`parlour.${key}`);
  } catch {
    return null;
  }
}

export function rememberHere(key: string, value: string): void {
  try {
    sessionStorage.setItem(`parlour.${key}`, value);
  } catch {
    // refused, or too large: it then lasts until the page is loaded again
  }
}

// Small wishes kept on this device. A browser that keeps nothing must still play.
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

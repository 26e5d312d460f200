// How long a motion lasts, in milliseconds: what the stylesheet says, which is 0 where no motion is wanted.
export type Motion = "touch" | "move" | "tip" | "settle";

export function lasts(motion: Motion): number {
  if (typeof document === "undefined") return 0;
  return parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--d-${motion}`)) || 0;
}

/** Whether anything moves at all. */
export const moves = (): boolean => lasts("move") > 0;

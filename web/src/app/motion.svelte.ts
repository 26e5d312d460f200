// Settings for motion: animations, and the pause between the acts of others.
import { recall, remember } from "./memory";

/** Milliseconds between what others do. */
export const PACES = { slow: 1_400, usual: 750, fast: 300, once: 0 } as const;
export const MOTIONS = ["full", "quick", "none"] as const;

const current = $state({ motion: recall("motion") ?? "full" });

export const motion = (): string => current.motion;

/** `full` follows the system's setting, `quick` halves all durations, `none` stops animations. */
export function setMotion(wanted: string): void {
  current.motion = MOTIONS.find((known) => known === wanted) ?? "full";
  remember("motion", current.motion);
  showMotion();
}

export function showMotion(): void {
  document.documentElement.dataset["motion"] = current.motion;
}

// Settings for motion: animations, and the pause between the acts of others.
import { recall, remember } from "./memory";

/** Milliseconds between what others do: first it moves, then it is told, for 1.2 s at the least. */
const BEATS = { slow: 3_200, normal: 2_000, quick: 1_650, wait: Infinity } as const;
export type PaceName = keyof typeof BEATS;
export const PACES = Object.keys(BEATS) as PaceName[];
export const MOTIONS = ["full", "quick", "none"] as const;

/** What earlier versions kept, in milliseconds; 0 shows all at once. */
const EARLIER: Record<string, PaceName> = { "1400": "slow", "750": "normal", "300": "quick" };

const current = $state({ motion: recall("motion") ?? "full", pace: recall("pace") ?? "normal" });

/** How fast others' acts are shown; `wait` waits for a press. */
export const pace = (): PaceName => PACES.find((name) => name === current.pace) ?? EARLIER[current.pace] ?? "normal";

export function setPace(wanted: string): void {
  current.pace = PACES.find((known) => known === wanted) ?? "normal";
  remember("pace", current.pace);
}

/** The milliseconds between two acts of others. */
export const beat = (): number => (recall("pace") === "0" ? 0 : BEATS[pace()]);

export const motion = (): string => current.motion;

/** Whether nothing on the page is to move. */
export const isStill = (): boolean =>
  current.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** `full` follows the system's setting, `quick` halves all durations, `none` stops animations. */
export function setMotion(wanted: string): void {
  current.motion = MOTIONS.find((known) => known === wanted) ?? "full";
  remember("motion", current.motion);
  showMotion();
}

export function showMotion(): void {
  document.documentElement.dataset["motion"] = current.motion;
}

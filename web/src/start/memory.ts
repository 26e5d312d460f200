// What was chosen last for a game on this device: who played, with which options and terms.
import { recall, remember } from "../app/memory";

export interface Sitting {
  kind: "me" | "robot" | "open";
  name: string;
  robot: string;
}
export interface TermsChosen {
  clock: string;
  /** With `custom`: minutes for the whole game and seconds added for each move. */
  minutes: number;
  seconds: number;
  watched: boolean;
  open: boolean;
  rated: boolean;
  hints: boolean;
  leaving: "robot" | "pass" | "forfeit";
  /** What happens when a clock runs out. */
  onTime: "lose" | "robot";
}
export interface Kept {
  sits: Sitting[];
  options: Record<string, unknown>;
  terms: Partial<TermsChosen>;
}

const isSitting = (what: unknown): what is Sitting =>
  typeof what === "object" &&
  what !== null &&
  ["me", "robot", "open"].includes((what as Sitting).kind) &&
  typeof (what as Sitting).name === "string" &&
  typeof (what as Sitting).robot === "string";
const isRecord = (what: unknown): what is Record<string, unknown> =>
  typeof what === "object" && what !== null && !Array.isArray(what);

/** Null where nothing was chosen yet, or what is stored can't be read. */
export function lastTime(game: string): Kept | null {
  try {
    const found: unknown = JSON.parse(recall(`start.${game}`) ?? "null");
    if (!isRecord(found) || !Array.isArray(found["sits"]) || !found["sits"].every(isSitting)) return null;
    if (!found["sits"].length) return null;
    return {
      sits: found["sits"],
      options: isRecord(found["options"]) ? found["options"] : {},
      terms: isRecord(found["terms"]) ? found["terms"] : {},
    };
  } catch {
    return null;
  }
}

export const keep = (game: string, what: Kept): void => remember(`start.${game}`, JSON.stringify(what));

const NAMES = "names";
/** So many names are offered again. */
const MOST_NAMES = 8;

/** Names that were used at this device, the latest first. */
export function namesUsed(): readonly string[] {
  try {
    const found: unknown = JSON.parse(recall(NAMES) ?? "[]");
    return Array.isArray(found) ? found.filter((name): name is string => typeof name === "string") : [];
  } catch {
    return [];
  }
}
export function useNames(names: readonly string[]): void {
  const all = [...new Set([...names.filter(Boolean), ...namesUsed()])];
  remember(NAMES, JSON.stringify(all.slice(0, MOST_NAMES)));
}

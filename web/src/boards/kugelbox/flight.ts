// The flight of a throw: where its key frames put the balls at a moment, in the units of the drawing.
import type { Frames } from "../views";

export type Place = readonly [number, number, number];
export interface Spots {
  red: Place;
  black: Place;
}

/** Tenths of a millimetre from hole to hole: the drawing's unit. */
const PITCH = 440;
/** Drawn balls are larger than real ones, so they lie as much higher. */
const RAISED = 0.1;

/** Both balls after so many milliseconds, on straight lines between the key frames. */
export function spotsAt(frames: Frames, ms: number): Spots {
  const after = frames.ms.findIndex((at) => at >= ms);
  const to = after < 0 ? frames.ms.length - 1 : after;
  const from = Math.max(0, to - 1);
  const span = frames.ms[to]! - frames.ms[from]!;
  const share = after < 0 || span === 0 ? 1 : (ms - frames.ms[from]!) / span;
  return {
    red: between(frames.red[from]!, frames.red[to]!, share),
    black: between(frames.black[from]!, frames.black[to]!, share),
  };
}

export const lengthOf = (frames: Frames): number => frames.ms.at(-1) ?? 0;

/** When a ball knocks against floor, wall or the other ball hard enough to be heard, in milliseconds. */
export function knocks(frames: Frames): number[] {
  const heard = [frames.red, frames.black].flatMap((path) =>
    frames.ms.filter((_, i) => {
      const [before, at, after] = [path[i - 1], path[i], path[i + 1]];
      return before && at && after && before[2] - at[2] > HARD && after[2] - at[2] > HARD / 3;
    }),
  );
  return heard.sort((a, b) => a - b);
}
/** A fall of so many tenths of a millimetre between two key frames is heard. */
const HARD = 30;

function between(from: Place, to: Place, share: number): Place {
  const [x, y, z] = from.map((start, i) => start + (to[i]! - start) * share) as [number, number, number];
  return [x / PITCH, y / PITCH + 2.5, z / PITCH + RAISED];
}

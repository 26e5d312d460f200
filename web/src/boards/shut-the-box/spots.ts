// Where dice lie and how they get there. What they show is the server's; this is only how it looks.

/** Where a die lies: its middle in the drawing, and how far it is turned, in degrees. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

/** A die as it is drawn at a moment of its roll. */
export interface Pose extends Spot {
  n: number;
}

/** How dice leave the hand: in which direction and how hard, in units of the drawing a millisecond. */
export interface Flick {
  x: number;
  y: number;
}

/** How long dice roll, and how long they lie before anything else happens, in milliseconds. */
export const ROLL = 600;
export const REST = 200;

/** A number from 0 to 1 that depends on these words only, so that everybody sees the same roll. */
export function chanceOf(...words: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const letter of words.join("/")) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The felt of a tray: where dice may come to lie, how large they are, and where they wait in the hand. */
export interface Felt {
  size: number;
  /** The middles of dice lie in here. */
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The place of the dice that wait to be thrown. */
  ring: { x: number; y: number; width: number; height: number };
}

export const FELT: Readonly<Record<"wide" | "narrow", Felt>> = {
  wide: {
    size: 78,
    left: 120,
    right: 500,
    top: 346,
    bottom: 384,
    ring: { x: 604, y: 312, width: 178, height: 124 },
  },
  narrow: { size: 54, left: 62, right: 210, top: 389, bottom: 393, ring: { x: 224, y: 358, width: 118, height: 68 } },
};

/** Where the dice of a throw come to lie: each time elsewhere, never on each other. */
export function landing(felt: Felt, count: number, ...throwOf: readonly (string | number)[]): Spot[] {
  const gap = felt.size * (1.28 + 0.35 * chanceOf("gap", ...throwOf));
  const width = felt.right - felt.left - (count - 1) * gap;
  const first = felt.left + width * chanceOf("x", ...throwOf);
  return Array.from({ length: count }, (_, i) => ({
    x: first + i * gap,
    y: felt.top + (felt.bottom - felt.top) * chanceOf("y", i, ...throwOf),
    turn: -24 + 48 * chanceOf("turn", i, ...throwOf),
  }));
}

/** Where dice lie that wait to be thrown. */
export function waiting(felt: Felt, count: number): Spot[] {
  const { x, y, width, height } = felt.ring;
  const apart = Math.min(felt.size * 1.06, width / 2);
  return Array.from({ length: count }, (_, i) => ({
    x: x + width / 2 + (i - (count - 1) / 2) * apart,
    y: y + height / 2 + (i ? -4 : 4),
    turn: i ? 8 : -13,
  }));
}

const settle = (p: number): number => 1 - (1 - p) ** 3;

/** A die on its way at `p` (0: it leaves the hand, 1: it lies): it hops, spins and shows other faces on the way. */
export function rolling(from: Spot, to: Spot, n: number, p: number, die: number, flick: Flick | null): Pose {
  if (p >= 1) return { ...to, n };
  const way = settle(p);
  const left = 1 - way;
  const swing = flick ? { x: flick.x * 90, y: flick.y * 60 } : { x: 0, y: 0 };
  const hop = Math.abs(Math.sin(p * Math.PI * 2.5)) * (1 - p) * 46;
  const spin = (flick && flick.x > 0 ? -1 : 1) * (520 + 140 * die);
  const face = p > 0.72 ? n : 1 + Math.floor(chanceOf("face", die, Math.floor(p * 11), n) * 6);
  return {
    x: from.x + (to.x - from.x) * way + swing.x * p * left,
    y: from.y + (to.y - from.y) * way + swing.y * p * left - hop,
    turn: to.turn + spin * left,
    n: face,
  };
}

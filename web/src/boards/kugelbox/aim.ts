// A hand's aim from a finger: draw the balls back, let go.
export interface Aim {
  x: number;
  dir: number;
  force: number;
  loft: number;
  gap: number;
  turn: number;
}
export type Limits = Record<keyof Aim, { least: number; greatest: number; unit: string }>;

/** A soft toss to the middle of the box: where a beginner's hand starts. */
export const FIRST_AIM: Aim = { x: 0, dir: 0, force: 14, loft: 35, gap: 20, turn: 0 };
const NAMES = ["x", "dir", "force", "loft", "gap", "turn"] as const;

export const aimText = (aim: Aim): string => `throw ${NAMES.map((name) => `${name}=${aim[name]}`).join(" ")}`;

export function within(aim: Aim, limits: Limits): Aim {
  const held = { ...aim };
  for (const name of NAMES)
    held[name] = Math.round(Math.min(limits[name].greatest, Math.max(limits[name].least, aim[name])));
  return held;
}

/** The aim of a drag, in widths of the drawing: `across` where it began, (dx, dy) how far it was drawn. */
export function dragged(from: Aim, across: number, dx: number, dy: number): Aim {
  const back = Math.max(0, dy);
  return {
    ...from,
    x: across * 180,
    dir: back > 0.01 ? (Math.atan2(-dx, back) * 180) / Math.PI : from.dir,
    force: Math.hypot(dx, back) * 150,
  };
}

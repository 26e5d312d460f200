// A hand's aim from a finger: draw the balls back, let go. And where such a flight points.
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

/** Millimetres at the hand for a drawing's width. */
export const SPAN = 355;

/** The aim of a drag, in widths of the drawing: `across` where it began, (dx, dy) how far it was drawn. */
export function dragged(from: Aim, across: number, dx: number, dy: number): Aim {
  const back = Math.max(0, dy);
  return {
    ...from,
    x: across * SPAN,
    dir: back > 0.01 ? (Math.atan2(-dx, back) * 180) / Math.PI : from.dir,
    force: Math.hypot(dx, back) * 150,
  };
}

// The hand's numbers, as the simulation has them: in metres and seconds. Only the ring is drawn by them.
const SOFTEST = 0.7;
const HARDEST = 3;
const GRAVITY = 9.81;
const HAND = { y: -0.13, z: 0.1 } as const;
const RADIUS = 0.01;
const SIDE = 0.11;
const PITCH = 0.044;

/** Where a steady hand's balls would first touch floor or wall, in the units of the drawing. */
export function pointedAt({ x, dir, force, loft }: Aim): readonly [number, number, number] {
  const speed = SOFTEST + ((HARDEST - SOFTEST) * force) / 100;
  const [ahead, up] = [(dir * Math.PI) / 180, (loft * Math.PI) / 180];
  const [vx, vy, vz] = [
    speed * Math.cos(up) * Math.sin(ahead),
    speed * Math.cos(up) * Math.cos(ahead),
    speed * Math.sin(up),
  ];
  const fall = (vz + Math.sqrt(vz * vz + 2 * GRAVITY * (HAND.z - RADIUS))) / GRAVITY;
  const far = vy > 0 ? (SIDE - RADIUS - HAND.y) / vy : Infinity;
  const start = x / 1000;
  const side = vx === 0 ? Infinity : (Math.sign(vx) * (SIDE - RADIUS) - start) / vx;
  const time = Math.max(0, Math.min(fall, far, side > 0 ? side : Infinity));
  return [
    (start + vx * time) / PITCH,
    (HAND.y + vy * time) / PITCH + 2.5,
    Math.max(0, (HAND.z + vz * time - (GRAVITY * time * time) / 2 - RADIUS) / PITCH),
  ];
}

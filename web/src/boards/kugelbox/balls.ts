// Where the two balls are drawn: in their holes, beside the box, in the hand, in the air.
import type { Aim } from "./aim";
import type { Place, Spots } from "./flight";
import { type BoxSight, type Spot, WALL, holeAt } from "./sight";

export type Kind = "Red" | "Black";
export interface Drawn {
  kind: Kind;
  at: Spot;
}
export interface Aloft extends Drawn {
  layer: "above" | "behind" | "inside";
  shade: Spot | null;
  height: number;
}

/** A drawn ball fits its hole. */
export const BALL = 0.3;
const KINDS: readonly Kind[] = ["Red", "Black"];

const inBox = ([x, y]: Place): boolean => Math.abs(x) < WALL.half && y > WALL.near && y < WALL.far;

/** The holes that have a ball, farthest first. */
export function inHoles(red: string | null, black: string | null): { kind: Kind; x: number; y: number }[] {
  return [red, black]
    .flatMap((name, i) => {
      const at = name ? holeAt(name) : null;
      return at ? [{ kind: KINDS[i]!, x: at.x, y: at.y }] : [];
    })
    .sort((a, b) => b.y - a.y);
}

/** A missed ball lies where it was seen to roll, else beside the box, on the table. */
export function missed(s: BoxSight, red: string | null, black: string | null, rest: Spots | null): Drawn[] {
  return [red, black].flatMap((name, i): Drawn[] => {
    if (name !== "-") return [];
    const at = (i ? rest?.black : rest?.red) ?? [0, -9, 0];
    return [{ kind: KINDS[i]!, at: inBox(at) ? s.at(...at) : s.at(-0.5 + i * 0.9, -1.55, 0) }];
  });
}

/** Held before the low side, or where a finger has drawn them, so many pixels across and down. */
export function inHand(s: BoxSight, { x, gap, turn }: Aim, pull: readonly [number, number] = [0, 0]): Drawn[] {
  const apart = BALL + gap / 110;
  const across = Math.cos((turn * Math.PI) / 180) * apart;
  const ahead = Math.sin((turn * Math.PI) / 180) * apart * 0.6;
  return KINDS.map((kind, i): Drawn => {
    const side = i ? 1 : -1;
    const [px, py, scale] = s.at(x / 44 + side * across, -1.35 - side * ahead, 0.3);
    return { kind, at: [px + pull[0], py + pull[1], scale] };
  }).sort((a, b) => a.at[1] - b.at[1]);
}

/** In the air: behind the box, in it, or above its sides. */
export function aloft(s: BoxSight, flying: Spots | null): Aloft[] {
  if (!flying) return [];
  return ([flying.red, flying.black] as const)
    .map((place, i) => {
      const [x, y, z] = place;
      const over = z > WALL.height || y < WALL.near || Math.abs(x) > WALL.half;
      const layer = over ? "above" : y > WALL.far ? "behind" : "inside";
      return {
        y,
        kind: KINDS[i]!,
        layer,
        at: s.at(x, y, z),
        shade: inBox(place) ? s.at(x, y, 0) : null,
        height: z,
      } as const;
    })
    .sort((a, b) => b.y - a.y);
}

/** The rectangle that two balls span, a little larger than their holes. */
export function spanned(s: BoxSight, balls: readonly { x: number; y: number }[]): string | null {
  const [a, b] = balls;
  if (!a || !b) return null;
  const [x1, x2] = [Math.min(a.x, b.x) - 0.46, Math.max(a.x, b.x) + 0.46];
  const [y1, y2] = [Math.min(a.y, b.y) - 0.46, Math.max(a.y, b.y) + 0.46];
  return s.face([x1, y1, 0], [x2, y1, 0], [x2, y2, 0], [x1, y2, 0]);
}

// The box seen from the hand's side, in perspective. Holes stand one unit apart, c3 in the middle of x.
export type Spot = readonly [number, number, number];
type Vector = readonly [number, number, number];

export const WALL = { height: 1.25, low: 0.34, thick: 0.26, half: 2.72, near: -0.22, far: 5.22 } as const;
export const CAMERA: Vector = [0, -7.4, 11.6];
export const LOOK: Vector = [0, 2.25, 0];

const sub = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
};
const FORWARD = unit(sub(LOOK, CAMERA));
const RIGHT = unit(cross(FORWARD, [0, 0, 1]));
const UP = cross(RIGHT, FORWARD);

const fixed = (n: number): number => Math.round(n * 10) / 10;

export class BoxSight {
  constructor(
    private readonly width: number,
    private readonly middle: number,
    private readonly fit: number,
  ) {}

  /** Where a point of the box is drawn, and how many pixels a unit has there. */
  at(x: number, y: number, z: number): Spot {
    const away = sub([x, y, z], CAMERA);
    const scale = (this.width * 2.12 * this.fit) / dot(away, FORWARD);
    return [fixed(this.width / 2 + dot(away, RIGHT) * scale), fixed(this.middle - dot(away, UP) * scale), scale];
  }

  /** A closed face through these points. */
  face(...points: Vector[]): string {
    return `M${points
      .map((p) =>
        this.at(...p)
          .slice(0, 2)
          .join(" "),
      )
      .join("L")}Z`;
  }

  /** An open line through these points. */
  line(...points: Vector[]): string {
    return `M${points
      .map((p) =>
        this.at(...p)
          .slice(0, 2)
          .join(" "),
      )
      .join("L")}`;
  }

  disc(x: number, y: number, z: number, radius: number): string {
    return this.face(
      ...Array.from({ length: 36 }, (_, i): Vector => [
        x + radius * Math.cos((i / 36) * 2 * Math.PI),
        y + radius * Math.sin((i / 36) * 2 * Math.PI),
        z,
      ]),
    );
  }
}

/** Column and row of a hole like c3, from 0. */
export function holeAt(name: string): { x: number; y: number; column: number; row: number } | null {
  const column = "abcde".indexOf(name[0] ?? "?");
  const row = "12345".indexOf(name[1] ?? "?");
  return column < 0 || row < 0 ? null : { x: column - 2, y: row + 0.5, column, row };
}

/** A hole's name for a sentence; a miss is a word of its own. */
export const hole = (name: string): string => (name === "-" ? "miss" : name);

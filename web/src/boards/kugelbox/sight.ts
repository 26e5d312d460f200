// The box seen from the hand's side, in perspective. Holes stand one unit apart, c3 in the middle of x.
export type Spot = readonly [number, number, number];
type Vector = readonly [number, number, number];

export const WALL = { height: 1.25, low: 0.34, thick: 0.26, half: 2.72, near: -0.22, far: 5.22 } as const;
const LOOK: Vector = [0, 2.25, 0];
/** How far the eye is from what it looks at. */
const AWAY = 15.09;
/** The eye's height over the table in degrees: where the hand aims from, over the holes, and near the table. */
export const STOPS = { low: 32, hand: 50.2, above: 76 } as const;

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

const fixed = (n: number): number => Math.round(n * 10) / 10;

interface Eye {
  at: Vector;
  forward: Vector;
  up: Vector;
}
const RIGHT: Vector = [1, 0, 0];
function eyeAt(height: number): Eye {
  const angle = (height * Math.PI) / 180;
  const at: Vector = [0, LOOK[1] - AWAY * Math.cos(angle), AWAY * Math.sin(angle)];
  const forward = unit(sub(LOOK, at));
  return { at, forward, up: cross(RIGHT, forward) };
}

/** What has to be seen from every height: the box's outer corners, and the balls in the hand. */
const OUTER: readonly Vector[] = (() => {
  const { half, thick, near, far, height } = WALL;
  const [x, front, back] = [half + thick, near - thick, far + thick];
  return [
    [x, front, -0.35],
    [x, front, height],
    [x, back, height],
    [0, -1.75, 0.1],
  ];
})();

/** How far that reaches to the side, up and down, for a picture one unit wide. */
function reach(eye: Eye): { side: number; up: number; down: number } {
  const seen = OUTER.map((point) => {
    const away = sub(point, eye.at);
    const scale = 1 / dot(away, eye.forward);
    return { side: dot(away, RIGHT) * scale, up: dot(away, eye.up) * scale };
  });
  return {
    side: Math.max(...seen.map((one) => one.side)),
    up: Math.max(...seen.map((one) => one.up)),
    down: -Math.min(...seen.map((one) => one.up)),
  };
}
const USUAL = reach(eyeAt(STOPS.hand));

export class BoxSight {
  private readonly eye: Eye;
  private readonly size: number;
  private readonly middle: number;
  /** From so high up the front is hardly seen: its letters stand on its edge. */
  readonly steep: boolean;

  /** `height` is the eye's, in degrees; the box stays where it is seen from the hand, and as large. */
  constructor(
    private readonly width: number,
    middle: number,
    fit: number,
    height: number = STOPS.hand,
  ) {
    this.eye = eyeAt(height);
    this.steep = height > 66;
    const now = reach(this.eye);
    const scale = Math.min(1.06, USUAL.side / now.side, (USUAL.up + USUAL.down) / (now.up + now.down));
    this.size = width * 2.12 * fit * scale;
    this.middle = middle + ((now.up - now.down) * scale - (USUAL.up - USUAL.down)) * 0.5 * width * 2.12 * fit;
  }

  /** Where a point of the box is drawn, and how many pixels a unit has there. */
  at(x: number, y: number, z: number): Spot {
    const away = sub([x, y, z], this.eye.at);
    const scale = this.size / dot(away, this.eye.forward);
    return [
      fixed(this.width / 2 + dot(away, RIGHT) * scale),
      fixed(this.middle - dot(away, this.eye.up) * scale),
      scale,
    ];
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

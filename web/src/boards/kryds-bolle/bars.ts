// The nine bars seen from the front and above, turned by `yaw` degrees: where everything is drawn.
import type { Place } from "./cube";

export type Point = readonly [number, number];

export const round = (n: number): number => Math.round(n * 10) / 10;

export class Sight {
  readonly radius: number;
  private readonly cos: number;
  private readonly sin: number;
  private readonly step: number;
  private readonly rise: number;
  private readonly flat: number;

  constructor(
    yaw: number,
    private readonly cx: number,
    private readonly base: number,
    radius: number,
    spread: number,
    pitch = 31,
  ) {
    const turn = (yaw * Math.PI) / 180;
    const tilt = (pitch * Math.PI) / 180;
    this.radius = radius;
    this.cos = Math.cos(turn);
    this.sin = Math.sin(turn);
    this.step = radius * spread;
    this.rise = radius * 1.94 * Math.cos(tilt);
    this.flat = Math.sin(tilt);
  }

  /** Where a point of the cube is drawn; the middle bar is column 1, row 1. */
  at(column: number, row: number, level: number): Point {
    const [a, b] = [column - 1, row - 1];
    return [
      round(this.cx + (a * this.cos + b * this.sin) * this.step),
      round(this.base - (b * this.cos - a * this.sin) * this.step * this.flat - level * this.rise),
    ];
  }

  of(place: Pick<Place, "column" | "row" | "level">): Point {
    return this.at(place.column, place.row, place.level);
  }

  /** How far back something stands: larger is farther. */
  depth(column: number, row: number): number {
    return (row - 1) * this.cos - (column - 1) * this.sin;
  }

  /** The transform that lays a flat pattern onto the base, in units of a hundredth of a bar's distance. */
  get floor(): string {
    const s = this.step / 100;
    const [x, y] = this.at(1, 1, -0.56);
    return `matrix(${this.cos * s} ${this.sin * s * this.flat} ${-this.sin * s} ${this.cos * s * this.flat} ${x} ${y})`;
  }
}

// The nine bars as they are seen, turned by `yaw` and tilted by `pitch` degrees: where everything is drawn.
import type { Place } from "./cube";
import { HOME, type Turned } from "./turning.svelte";

export type Point = readonly [number, number];

/** The picture's height, the middle of the base at home in it, a ball's radius, and bars apart in radii. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  readonly radius: number;
  readonly spread: number;
}

export const DESK: Frame = { width: 600, height: 590, centre: [300, 366], radius: 42, spread: 3 };
export const PHONE: Frame = { width: 224, height: 310, centre: [112, 204], radius: 18.6, spread: 2.55 };

/** How far the base reaches beyond the middle bar, in bars apart. */
export const EDGE = 1.62;
const TOP = 2.78;
const UNDER = 0.98;

export const round = (n: number): number => Math.round(n * 10) / 10;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** How far the thing reaches above and below the middle of its base, in radii of a ball, however it is turned. */
function reach(pitch: number, spread: number): { up: number; down: number } {
  const [flat, rise] = [spread * Math.sin(radians(pitch)), 1.94 * Math.cos(radians(pitch))];
  const corner = EDGE * Math.SQRT2 * flat;
  return { up: Math.max(Math.SQRT2 * flat + TOP * rise, corner), down: corner + UNDER * rise };
}

export class Sight {
  readonly radius: number;
  /** The sine of the tilt: a circle lying flat is drawn this high. */
  readonly flat: number;
  /** The cosine of the tilt: how much of an upright length is seen. */
  readonly upright: number;
  private readonly cos: number;
  private readonly sin: number;
  private readonly step: number;
  private readonly rise: number;
  private readonly cx: number;
  private readonly base: number;

  constructor({ yaw, pitch }: Turned, frame: Frame) {
    const [usual, now] = [reach(HOME.pitch, frame.spread), reach(pitch, frame.spread)];
    // tilted, it stays inside its picture: smaller where it must be, and its middle where it was
    const scale = Math.min(1, frame.height / ((now.up + now.down) * frame.radius));
    this.radius = frame.radius * scale;
    const lower = ((now.up - now.down) * scale - (usual.up - usual.down)) / 2;
    this.cx = frame.centre[0];
    const base = frame.centre[1] + lower * frame.radius;
    this.base = Math.max(now.up * this.radius, Math.min(frame.height - now.down * this.radius, base));
    this.cos = Math.cos(radians(yaw));
    this.sin = Math.sin(radians(yaw));
    this.flat = Math.sin(radians(pitch));
    this.upright = Math.cos(radians(pitch));
    this.step = this.radius * frame.spread;
    this.rise = this.radius * 1.94 * this.upright;
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

  /** The top of a bar. */
  get tip(): number {
    return TOP;
  }

  /** The transform that lays a flat pattern onto the base, in units of a hundredth of a bar's distance. */
  get floor(): string {
    const s = this.step / 100;
    const [x, y] = this.at(1, 1, -0.56);
    return `matrix(${this.cos * s} ${this.sin * s * this.flat} ${-this.sin * s} ${this.cos * s * this.flat} ${x} ${y})`;
  }
}

// How the bars are turned: a finger turns and tilts them, let go they settle; bars and layers follow it alike.
import { glide } from "../glide";
import { lasts } from "../lasts";

export interface Turned {
  /** Degrees round and down. */
  readonly yaw: number;
  readonly pitch: number;
}

export const HOME: Turned = { yaw: 24, pitch: 31 };
/** Settled positions are so many degrees apart, counted from the home position. */
const STEP = 15;
/** Pixels for a degree. */
const DRAG = 4;
const STEEP = { least: 15, most: 75 } as const;

const within = (pitch: number): number => Math.min(STEEP.most, Math.max(STEEP.least, pitch));
const settled = (angle: number, from: number): number => from + Math.round((angle - from) / STEP) * STEP;

export class Turning implements Turned {
  yaw = $state(HOME.yaw);
  pitch = $state(HOME.pitch);
  /** How many quarters the layers are turned: 0 to 3. */
  readonly quarters = $derived(((Math.round((this.yaw - HOME.yaw) / 90) % 4) + 4) % 4);
  readonly home = $derived((this.yaw - HOME.yaw) % 360 === 0 && this.pitch === HOME.pitch);
  private held: Turned | null = null;
  private cut: (() => void) | null = null;
  private aim: Turned = HOME;

  take(): void {
    this.stop();
    this.held = { yaw: this.yaw, pitch: this.pitch };
  }
  /** The finger has moved so many pixels since it took hold. */
  drag(right: number, down: number): void {
    if (!this.held) return;
    this.yaw = this.held.yaw - right / DRAG;
    this.pitch = within(this.held.pitch + down / DRAG);
  }
  letGo(): void {
    this.held = null;
    this.glide({ yaw: settled(this.yaw, HOME.yaw), pitch: within(settled(this.pitch, HOME.pitch)) });
  }
  /** So many steps round and down, from where the last motion leads. */
  step(round: number, down: number): void {
    const from = this.cut ? this.aim : this;
    this.glide({ yaw: from.yaw + round * STEP, pitch: within(settled(from.pitch, HOME.pitch) + down * STEP) });
  }
  goHome(): void {
    // the shortest way round
    this.glide({ yaw: HOME.yaw + Math.round((this.yaw - HOME.yaw) / 360) * 360, pitch: HOME.pitch });
  }
  stop(): void {
    this.cut?.();
    this.cut = null;
  }

  private glide(aim: Turned): void {
    this.stop();
    this.aim = aim;
    const from = { yaw: this.yaw, pitch: this.pitch };
    this.cut = glide(lasts("move"), (share) => {
      this.yaw = share < 1 ? from.yaw + (aim.yaw - from.yaw) * share : aim.yaw;
      this.pitch = share < 1 ? from.pitch + (aim.pitch - from.pitch) * share : aim.pitch;
      if (share === 1) this.cut = null;
    });
  }
}

/** A column and row of the cube as they are seen after so many quarters: from the left, and from the front. */
export function seenAt(column: number, row: number, quarters: number): { column: number; row: number } {
  let [a, b] = [column - 1, row - 1];
  for (let i = 0; i < quarters; i++) [a, b] = [b, -a];
  return { column: a + 1, row: b + 1 };
}

// A phone that is shaken like a cup of dice: shaken hard, then still, and they fall.

/** Metres per second squared beyond which it counts as shaken, and how long it must be still to have thrown. */
const HARD = 14;
const STILL = 260;

interface Asks {
  requestPermission?: () => Promise<"granted" | "denied">;
}

export class Shaking {
  /** It is being shaken. */
  on = $state(false);
  /** Some phones let a page feel nothing before their owner has allowed it. */
  mayAsk = $state(false);
  private allowed = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly live: () => boolean,
    private readonly cast: () => void,
  ) {
    if (typeof DeviceMotionEvent === "undefined") return;
    this.mayAsk = (DeviceMotionEvent as unknown as Asks).requestPermission !== undefined;
    this.allowed = !this.mayAsk;
    $effect(() => {
      if (!this.allowed || !this.live()) return;
      addEventListener("devicemotion", this.felt);
      return () => {
        removeEventListener("devicemotion", this.felt);
        clearTimeout(this.timer);
        this.on = false;
      };
    });
  }

  readonly ask = async (): Promise<void> => {
    this.mayAsk = false;
    const said = await (DeviceMotionEvent as unknown as Asks).requestPermission?.().catch(() => "denied");
    this.allowed = said === "granted";
  };

  private readonly felt = (event: DeviceMotionEvent): void => {
    const { x, y, z } = event.acceleration ?? {};
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < HARD) return;
    this.on = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.on = false;
      this.cast();
    }, STILL);
  };
}

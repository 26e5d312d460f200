// What a clock shows: seconds while they count, then minutes, hours, days.
import type { ClockShown } from "../net/protocol";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a seat has left at this time of the server's. */
export function leftAt(clock: ClockShown, seat: number, now: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? left - Math.max(0, now - clock.at) : left);
}

/** Hours, minutes and seconds as a clock shows them: `4:05`, `1:02:00`; under ten seconds with tenths. */
export function clockText(left: number): string {
  const whole = Math.ceil(left / SECOND);
  if (left < 10 * SECOND) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const two = (n: number) => String(n).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const rest = `${hours ? two(Math.floor(whole / 60) % 60) : Math.floor(whole / 60)}:${two(whole % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

export const daysIn = (left: number): number => Math.floor(left / DAY);
export const hoursIn = (left: number): number => Math.floor((left % DAY) / HOUR);

/** The terms people choose among; the key is a word in the Fluent files. */
export const CLOCKS: Record<string, { move?: number; base?: number; increment?: number } | null> = {
  none: null,
  "minute-move": { move: MINUTE },
  quick: { base: 3 * MINUTE, increment: 5 * SECOND },
  usual: { base: 10 * MINUTE, increment: 10 * SECOND },
  long: { base: 30 * MINUTE, increment: 30 * SECOND },
  "day-move": { move: DAY },
  "three-days": { move: 3 * DAY },
};

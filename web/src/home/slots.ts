// Which card stands where on the first page. Pure, so that every order can be tested.
import type { Waiting } from "../net/protocol";

/** What the first card is about; earlier kinds go first. */
export type First =
  | { kind: "turn"; waiting: Waiting; more: number }
  | { kind: "invitation"; waiting: Waiting; more: number }
  | { kind: "task"; task: string; title: string; left: number }
  | { kind: "lesson"; game: string; begun: boolean };

export interface Known {
  waiting: readonly Waiting[];
  /** A pupil's next open task. */
  task: { id: string; title: string; left: number } | null;
  /** A lesson that was begun and left. */
  begun: string | null;
  /** The game whose lesson comes next. */
  next: string | null;
}

/** Games in which people wait go first, then the newest. */
const byUrgency = (a: Waiting, b: Waiting): number => Number(b.company) - Number(a.company) || b.since - a.since;

/** What the first card shows: your turn, an invitation, a class task, an unfinished lesson, the first lesson. */
export function firstCard({ waiting, task, begun, next }: Known): First | null {
  const turns = waiting.filter((one) => one.why === "turn").sort(byUrgency);
  const asked = waiting.filter((one) => one.why !== "turn").sort(byUrgency);
  const more = waiting.length - 1;
  if (turns[0]) return { kind: "turn", waiting: turns[0], more };
  if (asked[0]) return { kind: "invitation", waiting: asked[0], more };
  if (task) return { kind: "task", task: task.id, title: task.title, left: task.left };
  if (begun) return { kind: "lesson", game: begun, begun: true };
  return next ? { kind: "lesson", game: next, begun: false } : null;
}

export interface Suited {
  key: string;
  seats: readonly [number, number];
  minutes: number;
}

/** Hours in which there is time for a long game. */
const EVENING = [18, 23] as const;

/**
 * The games for so many people at this hour, the best first: those that have as many seats; in the evening long ones
 * first, else short ones.
 */
export function tonight(games: readonly Suited[], people: number, hour: number): Suited[] {
  const fits = games.filter(({ seats: [least, most] }) => least <= people && people <= most);
  const late = hour >= EVENING[0] && hour <= EVENING[1];
  return fits.sort((a, b) => (late ? b.minutes - a.minutes : a.minutes - b.minutes));
}

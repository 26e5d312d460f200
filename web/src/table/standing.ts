// The line of acts that stands after take-backs: what a take-back may return to.
import type { EventShown } from "../net/protocol";

export function standing(events: readonly EventShown[]): EventShown[] {
  const line: EventShown[] = [];
  for (const event of events) {
    if (event.kind === "act" || event.kind === "chance") line.push(event);
    else if (event.kind === "take-back") {
      while (line.length && line.at(-1)!.seq > (event.to ?? 0)) line.pop();
    }
  }
  return line;
}

/** The seq to return to so that what fell last at a real table can be typed in again; null if nothing fell. */
export function beforeLastFall(events: readonly EventShown[]): number | null {
  const line = standing(events);
  const at = line.findLastIndex((event) => event.kind === "chance");
  return at < 0 ? null : at ? line[at - 1]!.seq : 0;
}

/** The seq to return to so that one of these seats has its last act to make again; null if it has none. */
export function beforeLastActOf(seats: readonly number[], events: readonly EventShown[]): number | null {
  const line = standing(events);
  for (let i = line.length - 1; i >= 0; i--) {
    const event = line[i]!;
    if (event.kind === "act" && seats.includes(event.by as number)) return i ? line[i - 1]!.seq : 0;
  }
  return null;
}

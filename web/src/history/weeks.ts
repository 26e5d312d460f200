// Finished games by the week in which they began.
const DAY = 86_400_000;

export type Week = "this" | "last" | "earlier";

/** Monday, at midnight where one is. */
function monday(at: number): number {
  const day = new Date(at);
  day.setHours(0, 0, 0, 0);
  return day.getTime() - ((day.getDay() + 6) % 7) * DAY;
}

export function weekOf(at: number, now: number): Week {
  const start = monday(now);
  return at >= start ? "this" : at >= start - 7 * DAY ? "last" : "earlier";
}

/** In order, with those that have something in them. */
export function byWeek<M extends { created: number }>(matches: readonly M[], now: number): [Week, M[]][] {
  const found = new Map<Week, M[]>();
  for (const match of matches) {
    const week = weekOf(match.created, now);
    found.set(week, [...(found.get(week) ?? []), match]);
  }
  return (["this", "last", "earlier"] as const).flatMap((week) => (found.has(week) ? [[week, found.get(week)!]] : []));
}

// A true line about a match by its points: who led until when, which turn brought most.
import { t } from "../i18n/words.svelte";

interface At {
  by: number | "chance" | "host";
  points: readonly number[];
}

/** The first seat by points, alone; null where several share it. */
function leader(points: readonly number[], better: "most" | "fewest"): number | null {
  const best = better === "most" ? Math.max(...points) : Math.min(...points);
  const first = points.flatMap((n, seat) => (n === best ? [seat] : []));
  return first.length === 1 ? first[0]! : null;
}

/** What one turn brought most. */
function bestTurn(line: readonly At[], seat: number): number {
  return line.reduce((most, at, i) => {
    const brought = (at.points[seat] ?? 0) - (line[i - 1]?.points[seat] ?? 0);
    return i && at.by === seat ? Math.max(most, brought) : most;
  }, 0);
}

/** `seat` is who reads it; null: several, or somebody who watched. */
export function lead(
  line: readonly At[],
  winners: readonly number[],
  seat: number | null,
  better: "most" | "fewest",
  name: (seat: number) => string,
): string {
  if (line.length < 2 || !winners.length) return "";
  const moves = line.filter((at) => typeof at.by === "number").length;
  const count = (upTo: number): number => line.slice(0, upTo + 1).filter((at) => typeof at.by === "number").length;
  const leads = line.map((at) => leader(at.points, better));
  const won = winners.length === 1 ? winners[0]! : null;
  if (seat !== null && !winners.includes(seat)) {
    const last = leads.findLastIndex((who) => who === seat);
    // whoever moves first leads for a moment: that is no story
    if (count(last) > 2) return t("end-led-until", { move: count(last) });
    const best = better === "most" ? bestTurn(line, seat) : 0;
    return best > 0 ? t("end-best-turn", { points: best }) : t("end-moves", { count: moves });
  }
  if (won !== null) {
    const taken = leads.findLastIndex((who) => who !== won) + 1;
    if (taken > 0 && taken < line.length && count(taken) === moves && moves > 1)
      return t(seat === won ? "end-you-last" : "end-last", { name: name(won) });
    if (taken > 0 && taken < line.length)
      return t(seat === won ? "end-you-led" : "end-led", { name: name(won), move: Math.max(1, count(taken)) });
  }
  return t("end-moves", { count: moves });
}

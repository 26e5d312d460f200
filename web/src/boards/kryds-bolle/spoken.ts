// Kryds & Bolle for those who listen: what lies on a bar, along a row of bars, around one.
import type { GameModule } from "../board";
import type { KrydsBolleView } from "../views";
import { list, t } from "../../i18n/words.svelte";
import { ballsIn, landing, linesMade, spoken } from "./cube";

const COLUMNS = ["a", "b", "c"];
const ROWS = ["1", "2", "3"];
type Name = (seat: number) => string;

/** One bar, from the bottom up. */
function barWords(bar: string, view: KrydsBolleView, name: Name): string {
  const balls = ballsIn(view.cube);
  const lies = [1, 2, 3].map((level) => {
    const mark = balls.get(`${bar}.${level}`);
    return mark === undefined ? t("kb-free") : mark === "*" ? t("kb-chameleon") : name(mark === "x" ? 0 : 1);
  });
  return balls.has(`${bar}.1`) || balls.has(`${bar}.2`) || balls.has(`${bar}.3`)
    ? t("kb-bar-lies", { place: bar, balls: lies.join(", ") })
    : t("kb-bar-empty", { place: bar });
}

export const ask: NonNullable<GameModule["ask"]> = ({ what, of }, table, name) => {
  const view = table as KrydsBolleView;
  const [column, row] = [of.match(/[abc]/)?.[0], of.match(/[123]/)?.[0]];
  const told = (bars: string[]): string => bars.map((bar) => barWords(bar, view, name)).join(" ");
  switch (what) {
    case "row":
      return row ? told(COLUMNS.map((one) => one + row)) : t("kb-which", { what });
    case "column":
      return column ? told(ROWS.map((one) => column + one)) : t("kb-which", { what });
    case "around": {
      if (!column || !row) return t("kb-which", { what });
      const near = (a: string, b: string): boolean => Math.abs(a.charCodeAt(0) - b.charCodeAt(0)) <= 1;
      const bars = COLUMNS.flatMap((c) => ROWS.map((r) => c + r));
      return told([column + row, ...bars.filter((b) => b !== column + row && near(b[0]!, column) && near(b[1]!, row))]);
    }
    case "own":
      return view.seat === null
        ? null
        : t("kb-own", { left: view.balls_left[view.seat] ?? 0, lines: view.points[view.seat] ?? 0 });
    default:
      return null;
  }
};

/** What to type, where the ball comes to lie, and the lines it makes. */
export const choice: NonNullable<GameModule["choice"]> = (act, table) => {
  const view = table as KrydsBolleView;
  const balls = ballsIn(view.cube);
  const place = landing(act, balls);
  if (!place) return act;
  const made = view.seat === null ? 0 : linesMade(place, view.seat ? "o" : "x", balls);
  return list([
    t("ask-choice", { act, name: t("kb-place", spoken(place)) }),
    ...(made ? [t("kb-makes-lines", { lines: made })] : []),
  ]);
};

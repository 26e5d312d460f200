// The games of the Kugelbox for those who listen: one's chips, how a throw is written, and some to begin with.
import type { GameModule } from "../board";
import type { ChikugoView, TakeItView } from "../views";
import { list, t } from "../../i18n/words.svelte";
import { chipWords } from "./chips";
import { hole } from "./sight";

/** Throws that can be typed as they are: direction and force. */
const READY = { straight: "throw 0 15", left: "throw -8 18", right: "throw 8 18", hard: "throw 0 45" } as const;

const ready = (): string =>
  Object.entries(READY)
    .map(([how, act]) => t("kg-ready", { act, how }))
    .join("; ");

const aims = (view: ChikugoView | TakeItView): boolean => view.expects !== null && "throw" in view.expects;

export const form: NonNullable<GameModule["form"]> = (view) =>
  aims(view as ChikugoView | TakeItView) ? `${t("kg-form")} ${t("kg-ready-throws", { throws: ready() })}` : "";

/** How the last throw lies. */
export function lyingWords({ last }: ChikugoView | TakeItView, name: (seat: number) => string): string {
  if (!last) return "";
  const { red, black, points, shape, sum } = last;
  return t("kg-threw", {
    name: name(last.seat),
    points,
    shape,
    red: hole(red),
    black: hole(black),
    sum: sum ?? "none",
  });
}

export const ask: NonNullable<GameModule["ask"]> = ({ what }, table, name) => {
  const view = table as ChikugoView | TakeItView;
  if (what === "throw") return aims(view) ? form(view) : t("kg-no-throw");
  if (what !== "own" || view.seat === null) return null;
  const chips = view.chips[view.seat] ?? [];
  return t("kg-tell-chips", { name: name(view.seat), chips: list(chips.map(chipWords)), count: chips.length });
};

export const choice: NonNullable<GameModule["choice"]> = (act, _view, name) => {
  const [word, first, second] = act.split(" ");
  const said =
    word === "pass" || word === "turn" || word === "throw"
      ? t(word === "turn" ? "kg-turn-chip" : `kg-${word}`)
      : word === "rob"
        ? `${t("kg-rob", { chip: chipWords(second!) })} (${name(Number(first))})`
        : t(`kg-${word}`, { chip: chipWords(first!) });
  return t("ask-choice", { act, name: said });
};

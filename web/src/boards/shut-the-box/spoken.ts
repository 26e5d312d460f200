// Shut the Box for those who listen: the flaps that are open, and what lies.
import type { GameModule } from "../board";
import type { ShutTheBoxView } from "../views";
import { list, t } from "../../i18n/words.svelte";

export const ask: NonNullable<GameModule["ask"]> = ({ what }, table, name) => {
  const view = table as ShutTheBoxView;
  if (what === "throw") return t("stb-no-throw");
  if (what !== "own" && what !== "row") return null;
  const { throw: dice, flaps } = view;
  return t("stb-tell", { name: name(view.turn), flaps: list(flaps), throw: dice.join(" + "), dice: dice.length });
};

/** `where can I 5`: sets with this flap. */
export const goes: NonNullable<GameModule["goes"]> = (act, of) =>
  (of.match(/\d+/g) ?? []).every((flap) => act.split(",").includes(flap));

import type { GameModule } from "../board";
import { list, t } from "../../i18n/words.svelte";
import Board from "./Board.svelte";

const game: GameModule = {
  Board,
  say(event, _before, after, name) {
    if (!event.act) return "";
    const words =
      typeof event.by === "number"
        ? t("plain-say", { name: name(event.by), act: event.act })
        : t("plain-say-chance", { act: event.act });
    return after.actor === null
      ? `${words} ${t("say-points", { points: after.points.map((p, seat) => `${name(seat)} ${p}`).join(", ") })}`
      : words;
  },
  tell: (view, name) =>
    [
      t("say-points", { points: view.points.map((p, seat) => `${name(seat)} ${p}`).join(", ") }),
      view.legal?.length ? t("tell-legal", { acts: list(view.legal, "disjunction") }) : "",
    ].join(" "),
};
export default game;

import type { GameModule } from "../board";
import type { AbakuView, MagicView } from "../views";
import { t } from "../../i18n/words.svelte";
import AnyBoard from "./AnyBoard.svelte";

const game: GameModule = {
  Board: AnyBoard,
  say(event, before, after, name) {
    if (!event.act || typeof event.by !== "number") return "";
    const made = (after.points[event.by] ?? 0) - (before?.points[event.by] ?? 0);
    const [word, tiles] = event.act.split(" ");
    if (word === "pass" || word === "accept" || word === "challenge")
      return t(`ab-say-${word}`, { name: name(event.by) });
    if (word === "exchange")
      return t("ab-say-exchange", {
        name: name(event.by),
        count: /^\d+$/.test(tiles ?? "") ? Number(tiles) : (tiles ?? "").split(",").length,
      });
    return t("ab-say-place", { name: name(event.by), act: event.act, points: made });
  },
  name(act) {
    const [word, tiles] = act.split(" ");
    if (word === "exchange") return `${t("ab-to-exchange")} ${(tiles ?? "").replaceAll(",", " ").replace("?", "☆")}`;
    return word === "pass" || word === "accept" || word === "challenge" ? t(`ab-${word}`) : act;
  },
  now: (view) => ("bag" in view ? t("ab-bag", { count: (view as AbakuView).bag }).replace(/\.$/, "") : ""),
  tell(view, name) {
    const is = view as AbakuView | MagicView;
    const words = [t("say-points", { points: is.points.map((p, seat) => `${name(seat)} ${p}`).join(", ") })];
    if ("board" in is) {
      const rows = is.board
        .split("/")
        .flatMap((row, i) => (/[^.]/.test(row) ? [t("ab-tell-row", { row: i + 1, tiles: [...row].join(" ") })] : []));
      words.push(...rows);
      const rack = is.seat === null ? null : is.racks[is.seat];
      if (rack) words.push(t("ab-tell-rack", { tiles: [...rack].join(" ") }));
    }
    if ("square" in is)
      words.push(...is.square.split("/").map((row, i) => t("ab-tell-row", { row: i + 1, tiles: [...row].join(" ") })));
    return words.join(" ");
  },
};
export default game;

import type { GameModule } from "../board";
import type { AbakuView, MagicView } from "../views";
import { t } from "../../i18n/words.svelte";
import { plain } from "../../sound/sound";
import AnyBoard from "./AnyBoard.svelte";
import Drawing from "./Drawing.svelte";
import Keeper from "./Keeper.svelte";
import Scene from "./Scene.svelte";
import { due } from "./chance";
import { drawing } from "./falls";
import { reasons } from "./reasons";
import { told } from "./told";

const game: GameModule = {
  due,
  Board: AnyBoard,
  Drawing,
  told,
  Scene,
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
  sound: (event) => (event.kind === "act" && /^[=\\/\dA-Q]/.test(event.act) ? plain("tile") : null),
  unit(view) {
    if (view.options["mode"] === "magic") return "win";
    return view.points.length === 1 ? "score" : "lead";
  },
  reasons,
  seatsIn(position) {
    const parts = position.split("|");
    return parts.length < 4 ? null : parts[1]!.split(",").length;
  },
  keeper: {
    seat: (view) => drawing(view)?.seat ?? null,
    title(view, picked, name) {
      const asked = drawing(view);
      if (!asked) return t("keeper-first");
      return t("keeper-tiles", { name: name(asked.seat), count: asked.count - picked.length });
    },
    Ask: Keeper,
  },
};
export default { abaku: game };

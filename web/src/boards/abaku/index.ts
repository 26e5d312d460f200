import type { GameModule } from "../board";
import type { AbakuView, MagicView } from "../views";
import { list, t } from "../../i18n/words.svelte";
import { plain } from "../../sound/sound";
import AnyBoard from "./AnyBoard.svelte";
import Drawing from "./Drawing.svelte";
import Keeper from "./Keeper.svelte";
import Scene from "./Scene.svelte";
import { due } from "./chance";
import { drawing } from "./falls";
import { reasons } from "./reasons";
import AnyEnded from "./AnyEnded.svelte";
import { sentenceOf } from "./alone";
import { claimed, lotTold } from "./announced";
import { counted } from "./ending";
import { squareName } from "./layout";
import { faceOf, squaresOf } from "./placing";
import { announced, ask, boardWords, choice, form, goes, rackWords } from "./spoken";
import OnScreen from "./OnScreen.svelte";
import { told } from "./told";

const game: GameModule = {
  ask,
  form,
  choice,
  goes,
  announce: (...event) => announced(game.say)(...event),
  due,
  Board: AnyBoard,
  Drawing,
  told,
  count: counted,
  Ended: AnyEnded,
  OnScreen,
  ended: (view) => {
    const sentence = sentenceOf(view as AbakuView | MagicView);
    return sentence ? { sentence } : {};
  },
  Scene,
  say(event, before, after, name) {
    const lot = lotTold(event, [event], after.points.length, name);
    if (lot) return lot.words;
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
    const [laying = ""] = event.act.split(" = "); // what follows are claims
    const placed = t("ab-say-place", { name: name(event.by), act: laying, points: made });
    return "claims" in after ? `${placed} ${claimed(after as AbakuView)}`.trim() : placed;
  },
  name(act) {
    const [word, tiles] = act.split(" ");
    if (word === "exchange") return `${t("ab-to-exchange")} ${(tiles ?? "").replaceAll(",", " ").replace("?", "☆")}`;
    return word === "pass" || word === "accept" || word === "challenge" ? t(`ab-${word}`) : act;
  },
  hinted(act) {
    const squares = /^[=\\/\dA-Q]/.test(act) && !act.includes(" = ") ? squaresOf(act) : [];
    const [first, last] = [squares[0], squares.at(-1)];
    if (!first || !last) return null;
    const way =
      squares.length === 1
        ? "one"
        : first.row === last.row
          ? "across"
          : first.column === last.column
            ? "down"
            : "diagonal";
    const tiles = [...(act.split(" ").at(-1) ?? "")].filter((sign) => sign !== ".").map(faceOf);
    return t("ab-hint-act", { square: squareName(first.row, first.column), way, tiles: list(tiles) });
  },
  now: (view) => ("bag" in view ? t("ab-bag", { count: (view as AbakuView).bag }).replace(/\.$/, "") : ""),
  tell(view, name) {
    const is = view as AbakuView | MagicView;
    const words = [t("say-points", { points: is.points.map((p, seat) => `${name(seat)} ${p}`).join(", ") })];
    if ("board" in is) words.push(...boardWords(is), rackWords(is), t("ab-bag", { count: is.bag }));
    if ("square" in is)
      words.push(...is.square.split("/").map((row, i) => t("ab-tell-row", { row: i + 1, tiles: [...row].join(" ") })));
    return words.filter(Boolean).join(" ");
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

import { type GameModule, winners } from "../board";
import type { KrydsBolleView } from "../views";
import { t } from "../../i18n/words.svelte";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Scene from "./Scene.svelte";
import { due } from "./chance";
import { ballsIn, landed, landing, spoken } from "./cube";
import { reasons } from "./reasons";
import Ended from "./Ended.svelte";
import { EACH, linesOf } from "./ending.svelte";
import { ask, choice } from "./spoken";
import { lotsIn, told } from "./told";

const game: GameModule = {
  ask,
  choice,
  Board,
  Drawing,
  due,
  told,
  count: (view) => {
    const [won, ...more] = winners(view);
    return won === undefined || more.length ? 0 : linesOf(view as KrydsBolleView, won).length * EACH;
  },
  Ended,
  Scene,
  say(event, before, after, name) {
    const [was, is] = [before as KrydsBolleView | null, after as KrydsBolleView];
    const begins = lotsIn(event);
    if (begins !== null) return t("kb-lots", { name: name(begins) });
    if (event.kind !== "act" || typeof event.by !== "number" || !event.act) return "";
    const place = landed(event.act, ballsIn(is.cube)) ?? event.act;
    const made = (is.points[event.by] ?? 0) - (was?.points[event.by] ?? 0);
    const words = [t("kb-say-ball", { name: name(event.by), made, ...spoken(place) })];
    if (is.chameleon !== null && was !== null && was.chameleon === null)
      words.push(t("kb-say-chameleon", { name: name(is.chameleon) }));
    if (made) words.push(t("say-points", { points: is.points.map((p, seat) => `${name(seat)} ${p}`).join(", ") }));
    return words.join(" ");
  },
  name: (act, view) => t("kb-place", spoken(landing(act, ballsIn((view as KrydsBolleView).cube)) ?? act)),
  brief: (act, view) => landing(act, ballsIn((view as KrydsBolleView).cube)) ?? act,
  now: (view) =>
    t("kb-count", {
      ball: Math.min(27, ballsIn((view as KrydsBolleView).cube).size + Number(view.actor !== null)),
      placement: String(view.options["placement"]),
    }),
  tell(view, name) {
    const is = view as KrydsBolleView;
    const balls = ballsIn(is.cube);
    const words = [0, 1].map((seat) => {
      const mine = [...balls].filter(([, mark]) => mark === (seat ? "o" : "x")).map(([place]) => place);
      return t("kb-tell-balls", {
        name: name(seat),
        count: mine.length,
        places: mine.join(", "),
        points: is.points[seat] ?? 0,
      });
    });
    const free = (is.legal ?? []).map((act) => landing(act, balls) ?? act);
    if (free.length) words.push(t("kb-tell-free", { places: free.join(", ") }));
    return words.join(" ");
  },
  sound: ({ act }) => ({ sound: "ball", pitch: act.includes(".") ? 0.85 + 0.12 * Number(act.at(-1)) : 1 }),
  unit: () => "lines",
  reasons,
};
export default { "kryds-bolle": game };

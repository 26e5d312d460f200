import type { GameModule } from "../board";
import type { ShutTheBoxView } from "../views";
import { list, t } from "../../i18n/words.svelte";
import Board from "./Board.svelte";

const game: GameModule = {
  Board,
  say(event, _before, after, name) {
    if (!event.act) return "";
    if (event.kind === "chance") return t("stb-say-throw", { throw: event.act.replace("+", " + ") });
    const who = name(event.by as number);
    if (!/^\d/.test(event.act)) return t("stb-say-dice", { name: who, dice: event.act });
    const words = t("stb-say-shut", { name: who, flaps: list(event.act.split(",")) });
    return (after as ShutTheBoxView).shut.includes(event.by as number) ? `${words} ${t("stb-shut")}` : words;
  },
  name: (act) => (/^\d/.test(act) ? act.replaceAll(",", " + ") : t(`stb-take-${act}`)),
  now: (view) => t("stb-now", { round: (view as ShutTheBoxView).round }),
  tell(view, name) {
    const is = view as ShutTheBoxView;
    const words = [t("say-points", { points: is.points.map((p, seat) => `${name(seat)} ${p}`).join(", ") })];
    if (is.actor !== null)
      words.push(
        t("stb-tell", {
          name: name(is.turn),
          flaps: list(is.flaps),
          throw: is.throw.join(" + "),
          dice: is.throw.length,
        }),
      );
    if (is.legal?.length)
      words.push(t("stb-tell-sets", { sets: is.legal.map((set) => set.replaceAll(",", " + ")).join("; ") }));
    return words.join(" ");
  },
};
export default game;

import type { GameModule } from "../board";
import type { ShutTheBoxView, View } from "../views";
import { list, t } from "../../i18n/words.svelte";
import { plain } from "../../sound/sound";
import Board from "./Board.svelte";
import Drawing from "./Drawing.svelte";
import Keeper from "./Keeper.svelte";
import Scene from "./Scene.svelte";
import { due } from "./chance";
import { diceIn } from "./falls";
import { fits, minusPoints, turns } from "./pad";
import { reasons } from "./reasons";
import { ask, goes } from "./spoken";
import { told } from "./told";

/** A throw in words, with the end of the turn if nothing fits it. */
function sayThrow(act: string, before: ShutTheBoxView | null): string {
  const dice = act.split("+").map(Number);
  const total = dice.reduce((sum, n) => sum + n, 0);
  const open = before && !before.throw.length ? before.flaps : null;
  if (!open || fits(open, total)) return t("stb-say-throw", { throw: act.replace("+", " + ") });
  const points = minusPoints(open, String(before!.options["scoring"]));
  return t("stb-say-nothing", { throw: list(dice), total, flaps: list(open), points });
}

const game: GameModule = {
  ask,
  goes,
  due,
  Board,
  Drawing,
  told,
  better: "fewest",
  totals: true,
  ended(view, name, _mine, events) {
    const is = view as ShutTheBoxView;
    if (!is.shut.length) return {};
    const flaps = Number(is.options["flaps"] ?? 12);
    const last = turns(events, flaps, String(is.options["scoring"])).at(-1);
    const names = list(is.shut.map(name));
    const down = last && !last.throw.length ? `${t("stb-all-down", { flaps, throws: last.shut.length })} ` : "";
    return {
      sentence: t("stb-shut"),
      why: down + t("stb-shut-why", { names, count: is.shut.length }),
      plate: t("stb-before-shut", { name: names }).replace(/\.$/, ""),
      score: null,
      grand: true,
    };
  },
  Scene,
  say(event, before, after, name) {
    if (!event.act) return "";
    if (event.kind === "chance") return sayThrow(event.act, before as ShutTheBoxView | null);
    const who = name(event.by as number);
    if (!/^\d/.test(event.act)) return t("stb-say-dice", { name: who, dice: event.act });
    const words = t("stb-say-shut", { name: who, flaps: list(event.act.split(",")) });
    return (after as ShutTheBoxView).shut.includes(event.by as number) ? `${words} ${t("stb-shut")}` : words;
  },
  lying(event, before, after) {
    const [was, is] = [before as ShutTheBoxView, after as ShutTheBoxView];
    if (!event.act || is.throw.length) return after;
    // a throw that fits nothing ends the turn: it lies beside the flaps that stayed open
    if (event.kind === "chance")
      return { ...was, throw: event.act.split("+").map(Number), actor: is.actor === null ? null : "chance" } as View;
    return /^\d/.test(event.act) && is.turn === was.turn ? ({ ...is, throw: was.throw } as View) : after;
  },
  name: (act) => (/^\d/.test(act) ? act.replaceAll(",", " + ") : t(`stb-take-${act}`)),
  would(act, view) {
    const { flaps, options } = view as ShutTheBoxView;
    const open = flaps.filter((n) => !act.split(",").includes(String(n)));
    const points = minusPoints(open, String(options["scoring"]));
    return open.length ? t("stb-would-stay", { flaps: list(open), points }) : "";
  },
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
  sound(event, after) {
    if (event.kind === "chance") return plain("dice");
    if (!/^\d/.test(event.act)) return null;
    if ((after as ShutTheBoxView).shut.includes(event.by as number)) return plain("close");
    // a higher number is a longer flap: it knocks lower
    return { sound: "flap", pitch: 1.35 - 0.055 * Math.max(...event.act.split(",").map(Number)) };
  },
  unit: () => "minus",
  reasons,
  seatsIn(position) {
    const parts = position.split("|");
    return parts.length < 4 ? null : parts[2]!.split(",").length;
  },
  keeper: { title: (view) => t("keeper-dice", { count: diceIn(view) }), Ask: Keeper },
};
export default { "shut-the-box": game };

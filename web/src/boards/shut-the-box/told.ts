// What the slip tells of a throw and of flaps that are shut, from the events alone.
import type { Happened, Seen, Told } from "../board";
import type { ShutTheBoxView } from "../views";
import { list, t } from "../../i18n/words.svelte";
import { fits, minusPoints } from "./pad";

const numbers = (act: string): number[] => act.split(/[+,]/).map(Number);
const sum = (of: readonly number[]): number => of.reduce((total, n) => total + n, 0);
const isShutting = (event: Seen): boolean => event.kind === "act" && /^\d/.test(event.act ?? "");

/** The flaps that are open before the last of these events. */
function openBefore(events: readonly Seen[], count: number): number[] {
  const all = Array.from({ length: count }, (_, i) => i + 1);
  let open = all;
  for (const event of events.slice(0, -1)) {
    if (!event.act) continue;
    if (isShutting(event)) {
      const shut = numbers(event.act);
      open = open.filter((n) => !shut.includes(n));
      if (!open.length) open = all;
    } else if (event.kind === "chance" && !fits(open, sum(numbers(event.act)))) open = all;
  }
  return open;
}

export function told({ event, events, after, name }: Happened): Told | null {
  const is = after as ShutTheBoxView;
  const flaps = Number(is.options["flaps"] ?? 12);
  const open = openBefore(events, flaps);
  if (event.kind === "chance") {
    const dice = numbers(event.act);
    if (fits(open, sum(dice))) {
      const who = name(is.turn);
      const words = t("stb-told-threw", { name: who, dice: list(dice) });
      // a later throw may lie there by now
      return is.throw.join("+") === dice.join("+") ? { seat: is.turn, words, passing: true } : null;
    }
    const seat = events.findLast(isShutting)?.by;
    if (typeof seat !== "number") return null;
    const points = minusPoints(open, String(is.options["scoring"]));
    return {
      seat,
      words: t("stb-told-no-fit", { name: name(seat), dice: list(dice) }),
      short: t("stb-told-no-fit-short", { name: name(seat), dice: dice.join(" + ") }),
      why: t("stb-told-open", { flaps: open.join(" + "), count: open.length }),
      gain: String(points),
    };
  }
  if (!isShutting(event) || typeof event.by !== "number") return null;
  const shut = numbers(event.act);
  const left = open.length - shut.length;
  const who = name(event.by);
  const dice = events.findLast((one) => one.kind === "chance")?.act;
  return {
    seat: event.by,
    words: left
      ? t("stb-told-shut", { name: who, flaps: list(shut) })
      : t("stb-told-shut-all", { name: who, flaps: list(shut) }),
    short: t("told-short", { name: who, what: list(shut) }),
    why: t("stb-told-left", { dice: dice ? list(numbers(dice)) : "", thrown: dice ? "yes" : "no", left }),
    gain: String(sum(shut)),
  };
}

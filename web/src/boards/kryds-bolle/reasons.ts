// Why a move is good, in a few sentences: only what can be seen on the table. The proof is the server's.
import { type Mark, ballsIn, landing, linesMade } from "./cube";
import type { KrydsBolleView, View } from "../views";
import { t } from "../../i18n/words.svelte";

export function reasons(view: View, act: string, other: string | null): string[] {
  const lying = ballsIn((view as KrydsBolleView).cube);
  const place = landing(act, lying);
  if (!place || lying.size > 25) return [];
  const [own, their]: [Mark, Mark] = view.actor === 1 ? ["o", "x"] : ["x", "o"];
  const said: string[] = [];
  const made = linesMade(place, own, lying);
  const stopped = linesMade(place, their, lying);
  if (made) said.push(t("reason-kb-makes", { lines: made }));
  if (stopped) said.push(t("reason-kb-stops", { lines: stopped }));
  if (place === "b2.2") said.push(t("reason-kb-centre"));
  const stacked = !act.includes(".");
  /** The most lines that the other can make at once after a ball of ours there. */
  const allows = (at: string): number => {
    const after = new Map(lying).set(at, own);
    return Math.max(0, ...open(after, stacked).map((free) => linesMade(free, their, after)));
  };
  const worse = other === null ? null : landing(other, lying);
  if (worse && allows(worse) > allows(place)) said.push(t("reason-kb-safe"));
  return said.length ? said : [t("reason-kb-later")];
}

/** Where a ball may go. */
function open(lying: ReadonlyMap<string, Mark>, stacked: boolean): string[] {
  const bars = ["a", "b", "c"].flatMap((column) => [1, 2, 3].map((row) => `${column}${row}`));
  if (stacked) return bars.flatMap((bar) => landing(bar, lying) ?? []);
  return bars.flatMap((bar) => [1, 2, 3].map((level) => `${bar}.${level}`)).filter((at) => !lying.has(at));
}

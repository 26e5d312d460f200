// Why a move is good, in a few sentences: only what can be seen on the table. The proof is the server's.
import type { AbakuView, KrydsBolleView, ShutTheBoxView, View } from "../boards/views";
import { type Mark, ballsIn, landing, linesMade } from "../boards/kryds-bolle/cube";
import { list, t } from "../i18n/words.svelte";
import { faceOf, metBy } from "./chips";

type Name = (seat: number) => string;

/** What speaks for an act; `other` is the next best one, if there is any. `points` is what it scores at once. */
export function reasons(view: View, act: string, other: string | null, name: Name, points: number | null): string[] {
  switch (view.game) {
    case "shut-the-box":
      return flaps(view as ShutTheBoxView, act);
    case "kryds-bolle":
      return balls(view as KrydsBolleView, act, other);
    case "chikugo":
    case "take-it":
      return chips(view, act, name);
    case "abaku":
      return "board" in view ? tiles(view as AbakuView, act, points) : [];
    default:
      return [];
  }
}

// --- Shut the Box ---

/** Whether some of these flaps make a sum. */
function fits(open: readonly number[], sum: number): boolean {
  const sums = new Set([0]);
  for (const flap of open) for (const had of [...sums]) sums.add(had + flap);
  return sums.has(sum);
}

/** Of the 36 throws of two dice, those that fit flaps that stay open. */
export function fitting(open: readonly number[]): number {
  let count = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (fits(open, a + b)) count++;
  return count;
}

function flaps(view: ShutTheBoxView, act: string): string[] {
  if (!/^\d/.test(act)) return [];
  const shut = act.split(",").map(Number);
  const open = view.flaps.filter((flap) => !shut.includes(flap));
  return open.length ? [t("reason-stb-throws", { open: list(open), fits: fitting(open) })] : [t("reason-stb-shut")];
}

// --- Kryds & Bolle ---

function balls(view: KrydsBolleView, act: string, other: string | null): string[] {
  const lying = ballsIn(view.cube);
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

// --- the Kugelbox ---

/** A fraction as the options write it: 3/20, or 0.15. */
const fraction = (text: string): number => {
  const [over, under] = text.split("/").map(Number);
  return (over ?? 0) / (under ?? 1);
};

function chips(view: View, act: string, name: Name): string[] {
  const [word, first, second] = act.split(" ");
  if (word === "pass") return [t("reason-kg-pass")];
  if (word === "take") return [t("reason-kg-counts", { points: faceOf(first!) })];
  if (word === "rob")
    return [t("reason-kg-counts", { points: faceOf(second!) }), t("reason-kg-robs", { name: name(Number(first)) })];
  if (word !== "lay") return [];
  const share = metBy(
    first!,
    fraction(String(view.options["miss"] ?? "3/20")),
    view.options["smart_calculators"] === true,
  );
  return [t("reason-kg-met", { share: Math.round(share * 100) })];
}

// --- Abaku ---

function tiles(view: AbakuView, act: string, points: number | null): string[] {
  if (act.startsWith("exchange")) return [t("reason-ab-exchange")];
  if (points === null || view.seat === null) return [];
  const kept = [...(view.racks[view.seat] ?? "")];
  for (const sign of act.split(" ").at(-1)!.replaceAll(".", "")) {
    const at = kept.indexOf(/[a-j]/.test(sign) ? "?" : sign);
    if (at >= 0) kept.splice(at, 1);
  }
  return [
    t("reason-ab-points", { points }),
    ...(kept.length && !act.startsWith("=") ? [t("reason-ab-keeps", { tiles: kept.join(" ").replace("?", "☆") })] : []),
  ];
}

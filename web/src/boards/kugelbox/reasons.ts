// Why a move is good, in a few sentences: only what can be seen on the table. The proof is the server's.
import { faceOf, metBy, operatorsOf } from "./chips";
import type { View } from "../views";
import { t } from "../../i18n/words.svelte";

/** A fraction as the options write it: 3/20, or 0.15. */
const fraction = (text: string): number => {
  const [over, under] = text.split("/").map(Number);
  return (over ?? 0) / (under ?? 1);
};

export function reasons(view: View, act: string, _other: string | null, name: (seat: number) => string): string[] {
  const [word, first, second] = act.split(" ");
  if (word === "pass") return [t("reason-kg-pass")];
  if (word === "take") return [t("reason-kg-counts", { points: faceOf(first!) })];
  if (word === "rob")
    return [t("reason-kg-counts", { points: faceOf(second!) }), t("reason-kg-robs", { name: name(Number(first)) })];
  if (word !== "lay") return [];
  const share = metBy(first!, fraction(String(view.options["miss"] ?? "3/20")), operatorsOf(view));
  return [t("reason-kg-met", { share: Math.round(share * 100) })];
}

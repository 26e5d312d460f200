// Why a move is good, in a few sentences: only what can be seen on the table. The proof is the server's.
import type { AbakuView, View } from "../views";
import { t } from "../../i18n/words.svelte";

export function reasons(
  table: View,
  act: string,
  _other: string | null,
  _name: (seat: number) => string,
  points: number | null,
): string[] {
  if (!("board" in table)) return [];
  const view = table as AbakuView;
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

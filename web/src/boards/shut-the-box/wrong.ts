// Why a flap can't be chosen, in the words of the table.
import { t } from "../../i18n/words.svelte";

/** The reason for a flap that belongs to no set that makes the throw. */
export function wrongFlap(n: number, open: readonly number[], total: number): string {
  if (!open.includes(n)) return t("stb-wrong-shut", { n });
  if (n > total) return t("stb-wrong-big", { n, total });
  return t("stb-wrong-lone", { n, total, left: total - n });
}

// What the server refused, in the person's own words.
import { Refusal } from "./api";
import { has, t } from "../i18n/words.svelte";

export const why = ({ code, message, reason }: { code: string; message?: string; reason?: string }): string =>
  has(`error-${code}`) ? t(`error-${code}`) : (reason ?? message ?? code);

/** The words for a refusal; anything else is a fault of ours and goes on. */
export function refused(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return why(error);
}

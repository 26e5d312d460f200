// What the server refused, in words.
import { Refusal } from "./api";
import { has, t } from "../i18n/words.svelte";

/** The words for a refusal; anything else is a fault of ours and goes on. */
export function refused(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return has(`error-${error.code}`) ? t(`error-${error.code}`) : error.message;
}

// The one place where a refusal's code becomes words.
import { Refusal } from "./api";
import { date, has, t } from "../i18n/words.svelte";

/** The words for a code; where there are none in this language, the server's own reason. */
export const why = ({ code, message, reason }: { code: string; message?: string; reason?: string }): string =>
  has(`error-${code}`) ? t(`error-${code}`) : (reason ?? message ?? code);

/** The words for a refusal; any other error is a bug and is thrown on. */
export function refused(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  const { why: reason, until } = error.details;
  // somebody who is banned reads why, and until when
  return [
    why(error),
    typeof reason === "string" && has("ban-why") ? t("ban-why", { reason }) : "",
    typeof until === "number" ? t("ban-until", { date: date(until) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

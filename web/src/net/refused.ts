// The one place where a refusal's code becomes words.
import { Refusal } from "./api";
import { has, t } from "../i18n/words.svelte";

/** The words for a code; where there are none in this language, the server's own reason. */
export const why = ({ code, message, reason }: { code: string; message?: string; reason?: string }): string =>
  has(`error-${code}`) ? t(`error-${code}`) : (reason ?? message ?? code);

/** The words for a refusal; any other error is a bug and is thrown on. */
export function refused(error: unknown): string {
  if (!(error instanceof Refusal)) throw error;
  return why(error);
}

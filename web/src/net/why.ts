// A refusal in the person's own words.
import { has, t } from "../i18n/words.svelte";

export const why = ({ code, message, reason }: { code: string; message?: string; reason?: string }): string =>
  has(`error-${code}`) ? t(`error-${code}`) : (reason ?? message ?? code);

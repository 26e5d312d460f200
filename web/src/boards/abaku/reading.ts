// How equations are said aloud.
import { ask } from "../../net/api";
import { language } from "../../i18n/words.svelte";

/** How digits side by side are said as equations, one sentence for each; none where the server cannot say. */
export async function saidAloud(digits: string): Promise<string[]> {
  const path = `/games/abaku/reading?digits=${digits}&lang=${language()}`;
  return (await ask<{ said: string[] }>("GET", path).catch(() => ({ said: [] }))).said;
}

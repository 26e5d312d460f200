// One press on the first page: a match with last time's players and rules, or with the usual ones.
import { go } from "../app/router.svelte";
import { gameOptions } from "../boards/options";
import { learnOthers } from "../boards/games";
import { learn, t } from "../i18n/words.svelte";
import * as api from "../net/api";
import { playWith, friendly } from "../parts/robots";
import { lastTime } from "./memory";
import type { Way } from "./plan.svelte";

/**
 * Start a match of this game at once and go to its table. Throws a Refusal where that fails.
 * `way` is what the first page asks for; without it, whoever played last time plays again.
 */
export async function quickStart(game: string, way: Way | null = null): Promise<void> {
  const [{ Plan }, found, hook] = await Promise.all([
    import("./plan.svelte"),
    api.games(),
    gameOptions(game),
    learn("set-up"),
  ]);
  const shown = found.find((one) => one.key === game);
  if (!shown) throw new api.Refusal("unknown-game", "");
  await learnOthers([game]);
  const plan = new Plan(shown, hook, way);
  const made = await plan.start();
  go(`/table/${made.table.match}`);
}

/** What the button on the first page says, without a question to the server: `levels` are the game's robots. */
export function quickLabel(game: string, levels: readonly string[], way: Way | null = null): string {
  if (way === "friends") return t("quick-friends");
  if (way === "here" || way === "score") return t("quick-here");
  const sits = lastTime(game)?.sits ?? [];
  const robots = sits.filter((sit) => sit.kind === "robot" && levels.includes(sit.robot));
  const met = sits.some((sit) => sit.kind === "open") ? undefined : robots[0]?.robot;
  if (robots.length > 1 || (way === null && sits.length > 0 && met === undefined)) return t("quick-here");
  return playWith(met ?? friendly(levels));
}

// The moves in words, for those who listen: best first where that may be known.
import type { MoveFound } from "../net/protocol";
import { t } from "../i18n/words.svelte";
import type { SeenTable } from "./commands";

/** So many are read out; of equations each has to be asked for. */
const READ = 8;

/** What may be played: `found` are the moves of an analysis; `where` picks those that go there. */
export async function choicesSaid(
  { game, view, name }: SeenTable,
  found: readonly Pick<MoveFound, "action" | "points">[] | null,
  where: string | null,
): Promise<string> {
  if (view.actor === null) return t("ask-over");
  if (view.seat === null || view.actor !== view.seat)
    return typeof view.actor === "number" ? t("ask-not-you", { name: name(view.actor) }) : t("ask-wait");
  const all = found ?? (view.legal ?? []).map((action) => ({ action, points: null }));
  const goes = game.goes ?? ((act: string, of: string) => act.toLowerCase().includes(of));
  const asked = where ? all.filter((move) => goes(move.action, where, view)) : all;
  const form = game.form?.(view) ?? "";
  if (where && all.length && !asked.length) return t("ask-nowhere", { what: where });
  if (!asked.length) return form || t("tell-no-legal");
  const said = await Promise.all(
    asked
      .slice(0, READ)
      .map(async ({ action, points }) => (await game.choice?.(action, view, name, points ?? null)) ?? plain(action)),
  );
  const more = asked.length > READ ? t("ask-more", { count: asked.length - READ }) : "";
  const head = t(found ? "ask-best-first" : "ask-can-play", { acts: said.join("; ") });
  return [head, more].filter(Boolean).join(" ");

  function plain(act: string): string {
    const called = game.name?.(act, view, name) ?? act;
    return called === act ? act : t("ask-choice", { act, name: called });
  }
}

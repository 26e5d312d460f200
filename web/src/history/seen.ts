// A match as it stands now, for a row or a card: its position, and how it goes in one line.
import { isOver } from "../boards/board";
import { gameModule } from "../boards/games";
import type { View } from "../boards/views";
import { person } from "../account/session.svelte";
import * as api from "../net/api";
import { calledAt } from "../parts/robots";
import { t } from "../i18n/words.svelte";

export interface SeenMatch {
  view: View;
  /** How it goes: whose turn, who leads, how it ended. */
  story: string;
  /** How far it is, without whose turn; empty where the game doesn't say. */
  now: string;
}

const asked = new Map<string, { at: number; found: Promise<SeenMatch | null> }>();
/** Milliseconds in which a position isn't asked for again. */
const FRESH = 5_000;

/** The match as it stands; null where there is nothing to see yet, or one may not look. */
export function seen(match: string): Promise<SeenMatch | null> {
  const known = asked.get(match);
  if (known && Date.now() - known.at < FRESH) return known.found;
  const found = look(match);
  asked.set(match, { at: Date.now(), found });
  return found;
}

async function look(match: string): Promise<SeenMatch | null> {
  try {
    const { table, sides, you } = await api.look(match);
    const view = sides[0]?.view as View | undefined;
    if (!view) return null;
    const module = await gameModule(table.game);
    const name = (seat: number): string => {
      const shown = table.seats[seat];
      return shown ? calledAt(shown, seat) : "";
    };
    const now = module.now?.(view) ?? "";
    return { view, now, story: story(view, you.seats, name, now) };
  } catch (error) {
    if (error instanceof api.Refusal) return null;
    throw error;
  }
}

/** One line: how it ended, or whose turn it is and how far the game is. */
function story(view: View, mine: readonly number[], name: (seat: number) => string, now: string): string {
  if (isOver(view)) return ended(view, mine, name);
  const actor = typeof view.actor === "number" ? view.actor : null;
  const turn = actor === null ? "" : mine.includes(actor) ? t("row-yours") : t("row-theirs", { name: name(actor) });
  return [turn, now].filter(Boolean).join(" · ");
}

function ended(view: View, mine: readonly number[], name: (seat: number) => string): string {
  const places = view.places ?? [];
  const winners = places.flatMap((place, seat) => (place === 0 ? [seat] : []));
  const me = mine.length === 1 ? mine[0]! : null;
  const points = me === null ? null : (view.points[me] ?? null);
  if (places.length === 1) return points === null ? "" : t("row-alone", { points });
  if (me === null || !person())
    return winners.length === 1 ? t("row-won-by", { name: name(winners[0]!) }) : t("row-drawn");
  if (!winners.includes(me)) return t("row-place", { place: (places[me] ?? 0) + 1 });
  return winners.length > 1 ? t("row-shared") : t("row-won");
}

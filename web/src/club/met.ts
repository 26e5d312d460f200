// Whom one has played with, by one's own games.
import { person } from "../account/session.svelte";
import * as api from "../net/api";

export interface Met {
  person: string;
  name: string;
  /** How many games together, of the newest ones. */
  games: number;
  /** The game that was played last. */
  last: string;
}

/** Those met in one's newest games, the last ones first; nobody for a visitor. */
export async function peopleMet(): Promise<Met[]> {
  const me = person()?.id ?? (await api.me())?.id;
  if (!me) return [];
  const parts = await Promise.all([api.myMatches("running"), api.myMatches("over")]);
  const found = new Map<string, Met>();
  for (const match of parts.flatMap((part) => part.matches))
    match.people.forEach((one, seat) => {
      if (!one || one === me) return;
      const known = found.get(one);
      if (known) known.games += 1;
      else found.set(one, { person: one, name: match.names[seat] ?? "", games: 1, last: match.game });
    });
  return [...found.values()];
}

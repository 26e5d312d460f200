// The rules to learn from, as the server gives them: text in HTML, and positions as views.
import type { View } from "../boards/views";
import { Refusal } from "../net/api";
import type { Problem } from "../net/protocol";

export interface RulesPart {
  html: string | null;
  words: string | null;
  example: string | null;
  view: View | null;
}
export interface RulesShown {
  game: string;
  lang: string;
  parts: RulesPart[];
}
export interface ExampleShown {
  acts: string[];
  view: View;
}

async function get<T>(path: string): Promise<T> {
  const answer = await fetch(`/api/games/${path}`).catch(() => null);
  if (!answer) throw new Refusal("unreachable", "");
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "unreachable", problem?.reason ?? "", problem?.details ?? {}, answer.status);
}

export const rulesOf = (game: string, language: string): Promise<RulesShown> =>
  get(`${encodeURIComponent(game)}/rules?lang=${language}`);

/** A position of the rules after these acts, with what chance answered. */
export function example(game: string, name: string, acts: readonly string[]): Promise<ExampleShown> {
  const played = acts.map((act) => `act=${encodeURIComponent(act)}`).join("&");
  return get(`${encodeURIComponent(game)}/examples/${encodeURIComponent(name)}${played && `?${played}`}`);
}

/** How digits side by side are said as an equation. */
export const saidAloud = (digits: string, language: string): Promise<{ said: string[] }> =>
  get(`abaku/reading?digits=${digits}&lang=${language}`);

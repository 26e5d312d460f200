// The rules to learn from, as the server gives them: text in HTML, and positions as views.
import type { View } from "../boards/views";
import { ask } from "../net/api";

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

export const rulesOf = (game: string, language: string): Promise<RulesShown> =>
  ask("GET", `/games/${encodeURIComponent(game)}/rules?lang=${language}`);

/** A position of the rules after these acts, with what chance answered. */
export function example(game: string, name: string, acts: readonly string[]): Promise<ExampleShown> {
  const played = acts.map((act) => `act=${encodeURIComponent(act)}`).join("&");
  return ask("GET", `/games/${encodeURIComponent(game)}/examples/${encodeURIComponent(name)}${played && `?${played}`}`);
}

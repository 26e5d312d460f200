// Words that may be typed beside moves, in the person's own language.
import { t } from "../i18n/words.svelte";

const COMMANDS = ["help", "board", "legal", "last", "back", "advice", "values"] as const;

/** The command that was typed; null: it is taken for a move. */
export function commandIn(typed: string): (typeof COMMANDS)[number] | null {
  const word = typed.trim().toLowerCase();
  return (
    COMMANDS.find((command) =>
      t(`command-${command}`)
        .split(",")
        .some((known) => known.trim().toLowerCase() === word),
    ) ?? null
  );
}

/** What a page can answer. */
export interface Answers {
  tell: (words: string) => void;
  /** The table in words. */
  board: () => string;
  legal: () => readonly string[];
  last: () => string;
  back: () => void;
  advise: (what: "hint" | "moves") => void;
  act: (text: string) => void;
}

/** Do what was typed. */
export function obey(typed: string, page: Answers): void {
  switch (commandIn(typed)) {
    case "help":
      return page.tell(t("command-help-text"));
    case "board":
      return page.tell(page.board());
    case "legal":
      return page.tell(page.legal().length ? t("tell-legal", { acts: page.legal().join(", ") }) : t("tell-no-legal"));
    case "last":
      return page.tell(page.last());
    case "back":
      return page.back();
    case "advice":
      return page.advise("hint");
    case "values":
      return page.advise("moves");
    case null:
      return page.act(typed);
  }
}

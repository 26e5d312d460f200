// What can be said without a keyboard; everybody reads it in their own language.
import type { ChatLine, SayGiven } from "../net/protocol";
import { t } from "../i18n/words.svelte";

type Phrase = NonNullable<SayGiven["phrase"]>;

export const PHRASES: readonly Phrase[] = [
  "hello",
  "good-luck",
  "thanks",
  "you-too",
  "well-played",
  "what-luck",
  "bad-luck",
  "oops",
  "sorry",
  "one-moment",
  "here-again",
  "your-turn",
  "close-one",
  "good-game",
  "once-more",
  "bye",
];

/** A line as it is read here; one that the host took out has neither phrase nor text. */
export const wordsOf = (line: Pick<ChatLine, "phrase" | "text">): string =>
  line.text ?? (line.phrase ? t(`chat-${line.phrase}`) : t("chat-taken-out"));

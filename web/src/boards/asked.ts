// What a question's drawing has to know. Apart from the drills, which games bring: those use it while they load.
import type { QuestionShown } from "../net/protocol";

export type Asked = Pick<QuestionShown, "ask" | "digits" | "flaps" | "throw" | "least" | "red" | "black">;

/** A question with nothing but what is given. */
export const bare = (asked: Partial<Asked> & Pick<Asked, "ask">): Asked => ({
  digits: "",
  flaps: [],
  throw: [],
  least: 1,
  red: null,
  black: null,
  ...asked,
});

// Questions that take thought: asked again in the same words until the answer is there.
import { Refusal } from "../net/api";

const BETWEEN = 400;
/** Milliseconds until one asks again where too much was asked for at once, and how often that is done. */
const LATER = 1_500;
const TRIES = 20;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The answer once it is done; null when nobody waits for it any more. */
export async function awaited<T extends { status: "done" | "waiting" }>(
  question: () => Promise<T>,
  waits: () => boolean,
): Promise<T | null> {
  let tries = 0;
  while (waits()) {
    try {
      const answer = await question();
      if (answer.status === "done") return waits() ? answer : null;
      await pause(BETWEEN);
    } catch (error) {
      // what was asked before is thought about first
      if (!(error instanceof Refusal) || error.code !== "too-many-analyses" || ++tries > TRIES) throw error;
      await pause(LATER);
    }
  }
  return null;
}

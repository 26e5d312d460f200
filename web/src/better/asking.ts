// Analyses take a while: the same request is sent again until the answer is there.
import { Refusal } from "../net/api";

const BETWEEN = 400;
/** Milliseconds to wait after `too-many-analyses`, and how often to try. */
const LATER = 1_500;
const TRIES = 20;

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** The answer once it is done; null when nobody waits for it any more. `soFar` gets each answer until then. */
export async function awaited<T extends { status: "done" | "waiting" }>(
  question: () => Promise<T>,
  waits: () => boolean,
  soFar: (answer: T) => void = () => {},
): Promise<T | null> {
  let tries = 0;
  while (waits()) {
    try {
      const answer = await question();
      if (!waits()) return null;
      if (answer.status === "done") return answer;
      soFar(answer);
      await pause(BETWEEN);
    } catch (error) {
      // earlier requests are answered first
      if (!(error instanceof Refusal) || error.code !== "too-many-analyses" || ++tries > TRIES) throw error;
      await pause(LATER);
    }
  }
  return null;
}

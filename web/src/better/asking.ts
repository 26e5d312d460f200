// Questions that take thought: asked again in the same words until the answer is there.
const BETWEEN = 400;

/** The answer once it is done; null when nobody waits for it any more. */
export async function awaited<T extends { status: "done" | "waiting" }>(question: () => Promise<T>, waits: () => boolean): Promise<T | null> {
  while (waits()) {
    const answer = await question();
    if (answer.status === "done") return waits() ? answer : null;
    await new Promise((done) => setTimeout(done, BETWEEN));
  }
  return null;
}

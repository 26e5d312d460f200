// Questions that take thought: asked until they are answered, and later where too much was asked for at once.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { awaited } from "../src/better/asking";
import { Refusal } from "../src/net/api";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const refusal = (code: string) => Promise.reject(new Refusal(code, code, {}, 429));

test("it is asked again until the answer is there", async () => {
  const question = vi
    .fn()
    .mockResolvedValueOnce({ status: "waiting" })
    .mockResolvedValueOnce({ status: "done", result: 7 });
  const answer = awaited(question, () => true);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ status: "done", result: 7 });
});

test("what is found so far is told until the answer is there", async () => {
  const question = vi
    .fn()
    .mockResolvedValueOnce({ status: "waiting", result: null })
    .mockResolvedValueOnce({ status: "waiting", result: 3 })
    .mockResolvedValueOnce({ status: "done", result: 7 });
  const soFar: unknown[] = [];
  const answer = awaited(
    question,
    () => true,
    (found: { status: "done" | "waiting"; result?: unknown }) => soFar.push(found.result),
  );
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ status: "done", result: 7 });
  expect(soFar).toEqual([null, 3]);
});

test("where too much waits one asks later", async () => {
  const question = vi
    .fn()
    .mockImplementationOnce(() => refusal("too-many-analyses"))
    .mockResolvedValueOnce({ status: "done", result: 7 });
  const answer = awaited(question, () => true);
  await vi.runAllTimersAsync();
  expect(await answer).toEqual({ status: "done", result: 7 });
});

test("but not for ever, and other refusals hold at once", async () => {
  const always = vi.fn(() => refusal("too-many-analyses"));
  const first = expect(awaited(always, () => true)).rejects.toThrow("too-many-analyses");
  await vi.runAllTimersAsync();
  await first;
  expect(always.mock.calls.length).toBeGreaterThan(2);
  const once = vi.fn(() => refusal("no-hints"));
  await expect(awaited(once, () => true)).rejects.toThrow("no-hints");
  expect(once).toHaveBeenCalledTimes(1);
});

test("when nobody waits any more it is not asked again", async () => {
  let waits = true;
  const question = vi.fn(async () => {
    waits = false;
    return { status: "waiting" as const };
  });
  const answer = awaited(question, () => waits);
  await vi.runAllTimersAsync();
  expect(await answer).toBeNull();
  expect(question).toHaveBeenCalledTimes(1);
});

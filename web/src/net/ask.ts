// One request to the server, and its refusals.
import type { Problem } from "./protocol";
import { found, lost } from "./reach.svelte";

/** A refusal by the server, or no answer at all (`unreachable`). */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly details: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(message);
  }
}

/** One request to the server. */
export async function ask<T>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { "content-type": "application/json" } } : {}),
    });
  } catch {
    lost();
    throw new Refusal("unreachable", "");
  }
  found();
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.code ?? "unreachable", problem?.reason ?? "", problem?.details ?? {}, answer.status);
}

// From a finished match to the analysis table.
import type { Ply, Table } from "../net/protocol";

/** The address of the analysis table that begins with this ply; null while nobody may know the whole position. */
export function forked(table: Pick<Table, "game" | "options">, ply: Pick<Ply, "position">): string | null {
  return ply.position === null ? null : analysisAt(table.game, ply.position, table.options);
}

/** The address of the analysis table with this position. */
export function analysisAt(game: string, position: string, options: Readonly<Record<string, unknown>>): string {
  // an analysis values uniform throws only: throws by hand are not simulated there
  const agreed = "throw" in options ? { ...options, throw: "uniform" } : options;
  return `/analysis/${game}?${new URLSearchParams({ position, options: JSON.stringify(agreed) })}`;
}

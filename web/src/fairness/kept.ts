// What this device knows of the matches it plays: its nonce, and the seal it saw before it revealed it.
import { recall, remember } from "../app/memory";
import { hex } from "./sha256";

export interface Kept {
  nonce: string;
  seal: string | null;
}

/** Older matches are forgotten. */
const MOST = 200;
/** For a browser that stores nothing: then it lasts until the page closes. */
let here: Record<string, Kept> = {};

function all(): Record<string, Kept> {
  try {
    const found = JSON.parse(recall("fair") ?? "{}") as Record<string, Kept> | null;
    return { ...found, ...here };
  } catch {
    return here;
  }
}

export const kept = (match: string): Kept | null => all()[match] ?? null;

function keep(match: string, what: Kept): void {
  const { [match]: _, ...others } = all();
  here = Object.fromEntries([...Object.entries(others), [match, what]].slice(-MOST)) as Record<string, Kept>;
  remember("fair", JSON.stringify(here));
}

/** This device's nonce for a match; made at the first call. */
export function nonceFor(match: string): string {
  const known = kept(match);
  if (known) return known.nonce;
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  keep(match, { nonce, seal: null });
  return nonce;
}

/** Remember what was sealed, before the nonce is revealed. */
export const keepSeal = (match: string, seal: string): void => keep(match, { nonce: nonceFor(match), seal });

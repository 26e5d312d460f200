// SHA-256 and HMAC. The browser's own are missing without https, as in a home network.

const utf8 = new TextEncoder();
export const bytesOf = (text: string): Uint8Array => utf8.encode(text);
export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/i.test(text)) return new Uint8Array();
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The first 32 bits of the fractional part of a root. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;
const PRIMES = Array.from({ length: 312 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n - 2 }, (_, d) => d + 2).some((d) => n % d === 0),
);
const FIRST = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(data: Uint8Array): Uint8Array {
  const padded = new Uint8Array(((data.length + 8) >> 6) * 64 + 64);
  padded.set(data);
  padded[data.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(data.length / 2 ** 29));
  view.setUint32(padded.length - 4, (data.length << 3) >>> 0);
  const state = Int32Array.from(FIRST);
  const words = new Int32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = view.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const [low, high] = [words[i - 15]!, words[i - 2]!];
      const spread = turned(low, 7) ^ turned(low, 18) ^ (low >>> 3);
      const other = turned(high, 17) ^ turned(high, 19) ^ (high >>> 10);
      words[i] = words[i - 16]! + spread + words[i - 7]! + other;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < 64; i++) {
      const chosen = (e & f) ^ (~e & g);
      const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i]! + words[i]!) | 0;
      const most = (a & b) ^ (a & c) ^ (b & c);
      const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = state[i]! + word));
  }
  const out = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => out.setInt32(4 * i, word));
  return new Uint8Array(out.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? sha256(key) : key);
  const pad = (with_: number): Uint8Array => block.map((byte) => byte ^ with_);
  return sha256(joined(pad(0x5c), sha256(joined(pad(0x36), message))));
}

// The random numbers of an event from seed and nonces, as docs/reference/fairness.md specifies them.
import { bytesOf, hex, hmac, joined, sha256 } from "./sha256";

/** Texts, each prefixed by its length in bytes. */
function parts(...texts: readonly string[]): Uint8Array {
  return joined(
    ...texts.flatMap((text) => {
      const bytes = bytesOf(text);
      const length = new Uint8Array(4);
      new DataView(length.buffer).setUint32(0, bytes.length);
      return [length, bytes];
    }),
  );
}

const hash = (...texts: readonly string[]): string => hex(sha256(parts(...texts)));

/** What a player shows of their nonce before the seats are sealed. */
export const commitmentOf = (match: string, nonce: string): string => hash("parlour nonce 2", match, nonce);

/** One hash of all that is fixed before the first nonce is revealed. */
export const sealOf = (
  match: string,
  commitment: string,
  committed: readonly string[],
  beacon: number | null | undefined,
): string =>
  hash("parlour seal 2", match, commitment, String(committed.length), ...committed, beacon ? String(beacon) : "");

export interface Mixed {
  match: string;
  fairness: number;
  nonces: readonly string[];
  beacon: string;
}

export class Numbers {
  private key: Uint8Array;
  private block = 0;
  private left: Uint8Array = new Uint8Array();

  constructor(seed: Uint8Array, { match, fairness, nonces, beacon }: Mixed, seq: number) {
    const end = [...nonces, String(seq)];
    const message =
      fairness === 1 ? parts(match, ...end) : parts("parlour fairness 2", match, beacon, String(nonces.length), ...end);
    this.key = hmac(seed, message);
  }

  /** The numbers of a key that is known by itself. */
  static of(key: Uint8Array): Numbers {
    const numbers = new Numbers(key, { match: "", fairness: 1, nonces: [], beacon: "" }, 0);
    numbers.key = key;
    return numbers;
  }

  /** A uniform whole number from 0 to n - 1: too large ones are drawn again, so none is likelier. */
  below(n: number): number {
    return Number(this.belowBig(BigInt(n)));
  }

  belowBig(n: bigint): bigint {
    const bits = n < 2n ? 0 : (n - 1n).toString(2).length;
    const size = (bits + 7) >> 3;
    for (;;) {
      while (this.left.length < size) {
        const counter = new Uint8Array(8);
        new DataView(counter.buffer).setUint32(4, this.block++);
        this.left = joined(this.left, hmac(this.key, counter));
      }
      const drawn = BigInt(`0x0${hex(this.left.slice(0, size))}`) & ((1n << BigInt(bits)) - 1n);
      this.left = this.left.slice(size);
      if (drawn < n) return drawn;
    }
  }

  /** One of these texts by its weight, in the order of the texts. */
  among(weights: ReadonlyMap<string, number>): string {
    const unit = [...weights.values()].reduce(common);
    const scale = [...weights]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .flatMap(([text, weight]) => Array<string>(weight / unit).fill(text));
    return scale[this.below(scale.length)]!;
  }
}

function common(one: number, other: number): number {
  return other ? common(other, one % other) : one;
}

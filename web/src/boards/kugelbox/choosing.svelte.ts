// Choosing a chip: which ones can be had, the one that is picked, and why another can't be.
import { t } from "../../i18n/words.svelte";
import { chipWords } from "./chips";

export interface Choices {
  position: string;
  /** The acts that choose a chip now. */
  acts: readonly string[];
  hint: string | null;
  /** Whether chips answer to a touch: while one plays. */
  mine: boolean;
  /** What is asked for instead, if it's no chip. */
  throws: boolean;
}
export interface Refusal {
  key: string;
  words: string;
  why: string;
}
export interface Offer {
  act?: string;
  chosen: boolean;
  hinted: boolean;
  wrong: boolean;
  pick: (act: string) => void;
  refuse?: () => void;
}

export class Choosing {
  private picked = $state<{ at: string; act: string } | null>(null);
  private refused = $state<(Refusal & { at: string }) | null>(null);
  readonly chosen: string | null;
  readonly wrong: Refusal | null;

  constructor(
    private readonly now: () => Choices,
    private readonly act: (text: string) => void,
    private readonly tell: (refusal: Refusal) => void,
  ) {
    this.chosen = $derived.by(() => {
      const { position, acts } = now();
      if (this.picked?.at === position && acts.includes(this.picked.act)) return this.picked.act;
      return acts.length === 1 ? acts[0]! : null;
    });
    this.wrong = $derived(this.refused?.at === now().position ? this.refused : null);
  }

  /** What a chip can do: `would` is the act that it's for, `key` where it lies. */
  offer(would: string, chip: string, key: string): Offer {
    const { acts, hint, mine } = this.now();
    const can = acts.includes(would);
    return {
      ...(can ? { act: would } : {}),
      chosen: can && this.chosen === would,
      hinted: hint === would,
      wrong: this.wrong?.key === key,
      pick: this.pick,
      ...(mine && !can ? { refuse: () => this.refuse(would, chip, key) } : {}),
    };
  }

  readonly pick = (act: string): void => {
    const { position } = this.now();
    this.refused = null;
    if (this.chosen === act && this.picked?.at === position) this.act(act);
    else this.picked = { at: position, act };
  };

  private refuse(would: string, chip: string, key: string): void {
    const { acts, position, throws } = this.now();
    const asked = acts[0]?.split(" ")[0];
    const word = would.split(" ")[0]!;
    const reason = !asked ? (throws ? "throw" : "none") : asked !== word ? asked : word === "rob" ? "exact" : "match";
    this.refused = {
      at: position,
      key,
      words: t("kg-wrong", { chip: chipWords(chip) }),
      why: t("kg-wrong-why", { reason }),
    };
    this.tell(this.refused);
  }
}

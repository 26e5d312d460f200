// One language's words. A message is parsed when it is first asked for: a page says few of them.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

const BEGINS = /^(-?[a-zA-Z][\w-]*) *=/;
/** The messages and terms that another one says. */
const SAYS = /\{\s*(-?[a-z][\w-]*)/g;

/** A whole number that every language here writes the same: no need for the browser's tables of numbers. */
class Short extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const isShort = (value: FluentVariable): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 1000;

/** The arguments of a message, with short numbers as such. */
const brief = (args: Record<string, FluentVariable>): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [name, isShort(value) ? new Short(value) : value] as const),
  );

export class Lexicon {
  private readonly bundle: FluentBundle;
  private readonly waiting = new Map<string, string>();

  constructor(language: string, text: string) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.add(text);
  }

  /** Learn the messages of another text. */
  add(text: string): void {
    let id: string | undefined;
    for (const line of text.split("\n")) {
      const begins = BEGINS.exec(line);
      if (begins) this.waiting.set((id = begins[1]!), line);
      else if (line.startsWith("#")) id = undefined;
      else if (id) this.waiting.set(id, `${this.waiting.get(id)}\n${line}`);
    }
  }

  has(id: string): boolean {
    return this.waiting.has(id) || this.bundle.hasMessage(id);
  }

  /** The words for a message or one of its attributes; null where there are none. */
  say(id: string, attribute: string | undefined, args?: Record<string, FluentVariable>): string | null {
    const message = this.message(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ? this.bundle.formatPattern(pattern, args && brief(args)) : null;
  }

  private message(id: string): Message | undefined {
    this.learn(id);
    return this.bundle.getMessage(id);
  }

  private learn(id: string): void {
    const source = this.waiting.get(id);
    if (source === undefined) return;
    this.waiting.delete(id);
    this.bundle.addResource(new FluentResource(source));
    for (const [, said] of source.matchAll(SAYS)) this.learn(said!);
  }
}

// One language's words. A message is parsed when it is first asked for: a page says few of them.
import { FluentBundle, FluentResource, type FluentVariable, type Message } from "@fluent/bundle";

const BEGINS = /^(-?[a-zA-Z][\w-]*) *=/;
/** The messages and terms that another one says. */
const SAYS = /\{\s*(-?[a-z][\w-]*)/g;

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
    return pattern ? this.bundle.formatPattern(pattern, args) : null;
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

// What is said and heard of a match while it is played.
import type { View } from "../boards/views";
import { t } from "../i18n/words.svelte";
import type { News } from "../net/match.svelte";
import { heard } from "../sound/heard";
import { knock } from "../sound/sound";
import { Said } from "./said.svelte";
import type { ShownTable } from "./shown.svelte";

export class Telling {
  readonly said = new Said();
  private welcomed = false;

  /** `table` is asked for late: the link that it needs tells its news here. */
  constructor(private readonly table: () => ShownTable) {
    $effect(() => {
      const { game, view, name } = table();
      if (!game || !view || this.welcomed) return;
      this.welcomed = true;
      // when the board is drawn: to put the whole of it into words takes a while
      setTimeout(() => this.said.tell(game.tell(view, name)));
    });
  }

  /** What happened, said once: from the side that is shown. */
  readonly hear = (news: News): void => {
    const { game, link, mine, name, side, running } = this.table();
    if (!game || !news.view || news.seat !== side?.seat) return;
    const after = news.view as View;
    for (const event of news.events) {
      const noise = this.welcomed ? heard(game, event, after) : null;
      if (noise) knock(noise.sound, noise.pitch);
      if (event.kind === "take-back") this.said.tell(t("say-take-back"));
      else if (event.kind === "resign") this.said.tell(t("say-resigned", { name: name(event.by as number) }));
      else this.said.tell((game.announce ?? game.say)(event, news.before as View | null, after, name, mine));
    }
    if (after.actor === after.seat && after.seat !== null && running) {
      const others = news.events.some((event) => event.kind === "act" && !mine.includes(event.by as number));
      if (this.welcomed && others) knock("turn");
      this.said.tell(t("say-your-turn", { name: name(after.seat), shared: mine.length > 1 ? "yes" : "no" }));
    }
    if (link.table?.result) this.said.tell(this.result(link.table.result.places));
  };

  private result(places: readonly number[]): string {
    const won = places.flatMap((place, seat) => (place === 0 ? [this.table().name(seat)] : []));
    return t("say-result", { names: won.join(", "), count: won.length });
  }
}

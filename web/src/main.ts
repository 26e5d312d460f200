import { hydrate, mount } from "svelte";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/inside.css";
import "./styles/forced.css";
import App from "./app/App.svelte";
import { awaitOffer } from "./app/install.svelte";
import { showLook } from "./app/look.svelte";
import { showMotion } from "./app/motion.svelte";
import { recall } from "./app/memory";
import { listen, route } from "./app/router.svelte";
import { followDevice } from "./app/theme.svelte";
import { keepPage } from "./app/update.svelte";
import { firstLanguage, speak } from "./i18n/words.svelte";

const target = document.getElementById("page")!;
const sent = document.documentElement.lang;
const wanted = firstLanguage();
listen();
showMotion();
showLook();
followDevice();
awaitOffer();
leaveFrame();
await speak(wanted);
// what the server has sent is taken over as it stands, if it is this page in this language
if (target.dataset["shown"] === route().page && sent === wanted) hydrate(App, { target });
else {
  target.replaceChildren();
  mount(App, { target });
}
// for whoever measures: from here on the page answers
performance.mark("taken-over");
void keepPage();
if (recall("aloud") === "on") void import("./sound/aloud").then(({ readAloud }) => readAloud());

/** What stands until the page is drawn goes with its first `main`; at once if it is in another language. */
function leaveFrame(): void {
  const frame = document.getElementById("frame");
  if (sent !== wanted) frame?.remove();
  new MutationObserver((_, observer) => {
    if (!target.querySelector(".bar, main")) return;
    frame?.remove();
    observer.disconnect();
  }).observe(target, { childList: true, subtree: true });
}

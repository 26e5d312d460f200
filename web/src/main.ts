import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/page.css";
import App from "./app/App.svelte";
import { showMotion } from "./app/motion.svelte";
import { listen } from "./app/router.svelte";
import { keepPage } from "./app/update.svelte";
import { firstLanguage, speak } from "./i18n/words.svelte";

listen();
showMotion();
await speak(firstLanguage());
mount(App, { target: document.getElementById("page")! });
void keepPage();

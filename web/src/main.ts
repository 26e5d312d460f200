import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/page.css";
import App from "./app/App.svelte";
import { listen } from "./app/router.svelte";
import { firstLanguage, speak } from "./i18n/words.svelte";

listen();
await speak(firstLanguage());
mount(App, { target: document.getElementById("page")! });

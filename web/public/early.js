// Before the first paint, so that a dark page never flashes light, and a table is asked for before its scripts are here.
(function () {
  var root = document.documentElement;
  var wish = null;
  try {
    wish = localStorage.getItem("parlour.theme");
  } catch {
    // nothing can be kept here
  }
  var size = null;
  try {
    size = localStorage.getItem("parlour.size");
  } catch {
    // as usual
  }
  if (size) root.dataset.size = size;
  var dark = wish ? wish === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "dark" : "light";
  // the browser's own bar has the colour of the table (app/theme.svelte.ts)
  if (dark) document.querySelector("meta[name=theme-color]")?.setAttribute("content", "#1D1814");

  // net/match.svelte.ts takes it over, with all that was said on it so far
  if (!root.dataset.socket) return;
  var way = location.protocol === "https:" ? "wss:" : "ws:";
  var path = root.dataset.socket.replace("*", location.pathname.split("/")[2]);
  var early = { socket: new WebSocket(`${way}//${location.host}${path}`), heard: [], code: 0 };
  early.socket.onmessage = (message) => early.heard.push(message);
  early.socket.onclose = (event) => (early.code = event.code);
  window.early = early;
})();

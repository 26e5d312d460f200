// Before the first paint, so that a dark page never flashes light.
(function () {
  var wish = null;
  try {
    wish = localStorage.getItem("parlour.theme");
  } catch {
    // nothing can be kept here
  }
  var dark = wish ? wish === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();

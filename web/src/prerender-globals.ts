// What the page's modules ask of a browser while they load: here is a window that shows the first page.
Object.assign(globalThis, {
  location: { pathname: "/", search: "" },
  document: { documentElement: { dataset: {}, lang: "" } },
});

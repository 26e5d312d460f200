// For pages that embed a match: each frame of ours gets the height of what it shows.
(() => {
  const ours = new URL(document.currentScript.src).origin;
  addEventListener("message", ({ origin, source, data }) => {
    if (origin !== ours || data?.parlour !== "height" || !(data.height > 0)) return;
    for (const frame of document.querySelectorAll("iframe"))
      if (frame.contentWindow === source) frame.style.height = `${Math.min(data.height, 4000)}px`;
  });
})();

import type { Attachment } from "svelte/attachments";

/** What scrolls can be reached with the keyboard: it takes the focus as long as it has more than fits. */
export const scrolls: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
    if (scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  const content = new MutationObserver(() => {
    sizes.disconnect();
    for (const one of [element, ...element.children]) sizes.observe(one);
  });
  content.observe(element, { childList: true });
  for (const one of [element, ...element.children]) sizes.observe(one);
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
};

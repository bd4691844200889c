/** What is on a page for a moment only, and may have gone when a slow test looks for it. */
import type { Page } from 'playwright-core';

/**
 * Resolves when the page has something with this selector, and with this text in it, for however
 * short a time. Ask before the press that brings it, and wait after it.
 */
export function appears(page: Page, selector: string, text = ''): Promise<void> {
  return page.evaluate(
    ([selector = '', text = '']) =>
      new Promise<void>((resolve) => {
        const look = (): void => {
          const all = [...document.querySelectorAll(selector)];
          if (!all.some(({ textContent }) => textContent?.includes(text))) return;
          watching.disconnect();
          resolve();
        };
        const watching = new MutationObserver(look);
        const changes = { childList: true, attributes: true, characterData: true };
        watching.observe(document, { subtree: true, ...changes });
        look();
      }),
    [selector, text],
  );
}

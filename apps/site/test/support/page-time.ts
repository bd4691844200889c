/** Time as a page has it: one that gets no processor runs its timers late. */
import type { Page } from 'playwright-core';

/**
 * Resolves when an element stands where it stood a frame before: what has just appeared beside it
 * may still move it.
 */
export async function stands(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(async (selector) => {
    const place = (): string =>
      JSON.stringify(document.querySelector(selector)?.getBoundingClientRect());
    const before = place();
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return before === place();
  }, selector);
}

/**
 * Resolves when the page has taken its dialog away. A closed one is hidden and has given the focus
 * back a moment before: who opens it again in between opens nothing, for it counts as open still.
 */
export async function dialogIsGone(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('dialog') === null);
}

/**
 * Resolves when a timer that is set in the page now has run. All timers of the page that were due
 * before it have run then, however slow the machine is: for tests that nothing happens.
 */
export async function timePasses(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(
    (milliseconds) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
    milliseconds,
  );
}

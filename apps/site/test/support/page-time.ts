/** Time as a page has it: one that gets no processor runs its timers late. */
import type { Page } from 'playwright-core';

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

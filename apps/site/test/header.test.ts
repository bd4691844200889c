/** The header: its six pages have room in every language and width, and lead to a room. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../web/words/languages.js';
import { hasChromium } from './support/browser.js';
import { peopleStage } from './support/people-stage.js';

/** Widths at which something of it gives way, and the last before. */
const WIDTHS = [641, 800, 801, 1000, 1001];

describe.skipIf(!hasChromium)('the header', () => {
  const { backend, open, errors } = peopleStage();

  it.each(['guests', 'members'])(
    'has room for its pages in every language: for %s',
    async (who) => {
      const person = who === 'members' ? await backend().person('marta') : undefined;
      const page = await open('contests', person);
      for (const code of LANGUAGES) {
        await page.goto(
          new URL(code === 'en' ? '/contests' : `/${code}/contests`, page.url()).href,
        );
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 700 });
          const bar = await page.$eval('.top .bar', (bar) => ({
            tooWide: Math.max(
              bar.scrollWidth - bar.clientWidth,
              document.body.scrollWidth - innerWidth,
            ),
            heights: [...bar.querySelectorAll(':scope > a, nav a, .sign-in')]
              .filter((link) => link.getClientRects().length > 0)
              .map((link) => link.getBoundingClientRect().height),
          }));
          expect([code, width, bar.tooWide, Math.max(...bar.heights)]).toEqual([
            code,
            width,
            0,
            44,
          ]);
        }
      }
      await page.context().close();
      expect(errors).toEqual([]);
    },
  );

  it('leads to a room', async () => {
    const page = await open('');
    await page.getByRole('link', { name: 'Together', exact: true }).click();
    await page.getByRole('button', { name: 'Make a room' }).click();
    await page.waitForURL(/\/rooms\/\w+$/);
    await page.context().close();
    expect(errors).toEqual([]);
  });
});

/** The page of the owner: it has a control for each setting, or the lock of the file. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SITE_TEXTS } from '../../contract/owner.js';
import { OUTCOME_ICON_SHAPES } from '../../web/pages/make/outcome/outcome-icon-shapes.js';
import { words } from '../../web/words/en/owner.js';
import { SETTINGS } from '../operation/setting-list.js';
import { USUAL_SETTINGS } from '../site/index.js';
import { inlineEngine } from '../testing/inline-engine.js';
import { stubPages } from '../testing/stub-pages.js';
import { testSite } from '../testing/test-site.js';

const ON_PAGE = SETTINGS.filter(({ page }) => page !== undefined).length;

/** One of the texts is shown at a time. */
const FOLDED = SITE_TEXTS.length - 1;

let folder: string;
beforeAll(() => {
  folder = stubPages(['owner']);
  writeFileSync(
    join(folder, 'logo.svg'),
    '<svg viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function countLocks(isFixed: boolean): Promise<number> {
  const fixed = isFixed ? { owner: USUAL_SETTINGS, logo: join(folder, 'logo.svg') } : {};
  const test = await testSite({ engine: inlineEngine(), config: { pages: folder, ...fixed } });
  const as = await test.person('Olga', 'administrator');
  const html = await (await test.ask('GET', '/owner', { as })).text();
  await test.close();
  const locks = html.split(words.locked);
  // each with its icon
  expect(html.split(OUTCOME_ICON_SHAPES.lock)).toHaveLength(locks.length);
  return locks.length - 1;
}

it('shows what the file has fixed with a lock, and nothing else', async () => {
  expect(await countLocks(true)).toBe(ON_PAGE - FOLDED);
  expect(await countLocks(false)).toBe(0);
});

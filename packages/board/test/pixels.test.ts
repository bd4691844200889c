/**
 * Partial painting, pixel by pixel: a board that was painted bit by bit, while a random game went
 * on, looks like one that was painted as a whole. In Chromium, at several scales and zooms.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Debian's Chromium, unless the variable names another browser. */
const CHROMIUM = process.env['NONOKIT_CHROMIUM'] ?? '/usr/bin/chromium';

/** Games for each scale and size of cells, more of them in a full run; and scenes of each game. */
const GAMES = process.env['NONOKIT_FULL'] === '1' ? 12 : 4;
const SCENES = 40;

/** What the page says of a game. */
interface Compared {
  readonly differs?: string | undefined;
  /** How many scenes were painted in part. */
  readonly repainted: number;
}

describe.skipIf(!existsSync(CHROMIUM))('painting only what changed', () => {
  let browser: Browser | undefined;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    page = await browser.newPage();
    await page.addScriptTag({ content: await bundled() });
  });

  afterAll(async () => {
    await browser?.close();
  });

  it.each([
    { scale: 1, cell: undefined },
    { scale: 1.25, cell: 21.3 },
    { scale: 2, cell: 9 },
    { scale: 2.625, cell: 30 },
  ])('gives the same pixels as painting everything, scale $scale, cells $cell', async (how) => {
    let repainted = 0;
    for (let game = 0; game < GAMES; game++) {
      const wanted = JSON.stringify({ ...how, seed: `game ${game}`, scenes: SCENES });
      const found = await page.evaluate<Compared>(`pixels.compare(${wanted})`);
      expect(found.differs, `game ${game}`).toBeUndefined();
      repainted += found.repainted;
    }
    expect(repainted).toBeGreaterThan((GAMES * SCENES) / 3);
  });
});

/** The page as one script. */
async function bundled(): Promise<string> {
  const entry = fileURLToPath(new URL('../src/testing/pixels-page.mjs', import.meta.url));
  const lib = { entry, formats: ['iife' as const], name: 'pixels' };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib },
  });
  const [bundle] = [built].flat();
  if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built');
  return bundle.output[0].code;
}

/** What axe finds on a page that stands still. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits until nothing moves or fades: what is half-way there has colours that nobody means. */
export async function standsStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect, timeline }) => {
      const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      // what follows a scroll moves only with the finger
      return playState !== 'running' || isEndless || timeline !== document.timeline;
    }),
  );
}

/** All findings of axe: rule, and where. */
export function allFindings(page: Page): Promise<string[]> {
  return findings(page, ['minor', 'moderate', 'serious', 'critical']);
}

/** The serious and critical findings of axe: rule, and where. */
export function seriousFindings(page: Page): Promise<string[]> {
  return findings(page, ['serious', 'critical']);
}

async function findings(page: Page, impacts: readonly string[]): Promise<string[]> {
  await standsStill(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === null || impact === undefined || impacts.includes(impact))
    .map(({ id, nodes }) => {
      const places = nodes.map(({ html, failureSummary = '' }) => {
        return `${html.slice(0, 160)} ${failureSummary}`;
      });
      return `${id}: ${places.join(' | ')}`;
    });
}

/**
 * A few hundred random requests; `NONOKIT_FUZZ_MINUTES=30 npx vitest run` with this file for longer
 * ones. The seed is told with what is found and can be given as `NONOKIT_FUZZ_SEED`.
 */
import { UNIQUE } from '@nonokit/core/testing';
import { expect, it } from 'vitest';
import { insertPuzzle } from '../catalogue/insert.js';
import { appraisePuzzle } from '../engine/appraise-puzzle.js';
import type { Site } from '../site/site.js';
import { fuzz } from './fuzz.js';
import { inlineEngine } from './inline-engine.js';
import { testSite } from './test-site.js';

const minutes = Number(process.env['NONOKIT_FUZZ_MINUTES'] ?? 0);
const seed = Number(process.env['NONOKIT_FUZZ_SEED'] ?? (minutes > 0 ? Date.now() % 1e9 : 1));

// a short run has the time of other tests
const limits = minutes > 0 ? { timeout: minutes * 60_000 + 60_000 } : {};

it('every answer to random requests is as described', limits, async () => {
  const test = await testSite({ engine: inlineEngine() });
  const requests = minutes > 0 ? Number.POSITIVE_INFINITY : 250;
  const limit = minutes > 0 ? { signal: AbortSignal.timeout(minutes * 60_000) } : {};
  const known = [...(await published(test.site)), '2026-11-22', '2026-11'];
  const report = await fuzz(test, { requests, seed, known, ...limit });
  if (minutes > 0) console.info(seed, report.statuses, [...report.reached].toSorted());
  expect(report.findings).toEqual([]);
  expect(report.reached.size).toBeGreaterThan(10);
  await test.close();
});

/** Publishes a puzzle. Returns its identifier. */
async function published({ db, now }: Site): Promise<readonly string[]> {
  const appraised = appraisePuzzle({ bytes: new TextEncoder().encode(UNIQUE) });
  if (!appraised.ok) throw new Error(appraised.problem.message);
  const { puzzle } = appraised;
  const added = { id: 'p1', puzzle, titles: { en: 'Tree' }, authorName: 'Ann', now: now() };
  await db.transaction().execute((sql) => insertPuzzle(sql, added));
  return ['p1'];
}

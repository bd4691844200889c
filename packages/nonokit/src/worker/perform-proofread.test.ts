/** Reports of proofreading: the best ways so far come now and then, for those who stop. */
import { expect, it } from 'vitest';
import { parseClaims } from '../inputs/claims.js';
import { proofread } from './perform-proofread.js';
import type { During } from './turns.js';
import type { ProofreadReport } from './verbs.js';

const HEART = { rows: ['1 1', '5', '5', '3', '1'], columns: ['2', '4', '3', '4', '2'] };

it('reports the best ways so far when there are more of them', async () => {
  const claims = parseClaims(HEART);
  if (!claims.ok) throw new Error(claims.problem.message);
  const { rows = [], columns = [] } = claims.value;
  const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
  const reports: ProofreadReport[] = [];
  let now = 0;
  const during: During<ProofreadReport> = {
    signal: new AbortController().signal,
    clock: () => (now += 1),
    pause: (reportOf) => (progress) => {
      const report = reportOf?.(progress);
      if (report !== undefined) reports.push(report);
      return undefined;
    },
  };
  const whole = await proofread([{ palette, rows, columns }], {}, during, {} as never);
  expect(whole.status).toBe('mended');
  const told = reports.filter(({ best }) => best !== undefined);
  expect(told.length).toBeGreaterThan(0);
  expect(told.length).toBeLessThan(reports.length);
  for (const { best, found } of told) {
    expect(best).toMatchObject({ status: 'mended', complete: false });
    expect((best?.mendings.length ?? 0) + (best?.more ?? 0)).toBe(found);
  }
  // a page gets them from another thread
  expect(structuredClone(reports)).toEqual(reports);
});

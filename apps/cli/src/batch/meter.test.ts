/** The progress line. */
import { describe, expect, it } from 'vitest';
import { BATCH as ENGLISH } from '../words/en/batch.js';
import { BATCH as RUSSIAN } from '../words/ru/batch.js';
import { meterLine } from './meter.js';

describe('meterLine', () => {
  it.each([
    [{ done: 12345, undecided: 3, failed: 0 }, 10, undefined, '12,345 done  1,235/s  3 undecided'],
    [
      { done: 100, undecided: 0, failed: 2 },
      50,
      0.5,
      '100 done  2/s  0 undecided  2 failed  0:50 left',
    ],
    [{ done: 0, undecided: 0, failed: 0 }, 0, 0.5, '0 done  0 undecided'],
    [{ done: 9, undecided: 0, failed: 0 }, 3725, 0.5, '9 done  0/s  0 undecided  1:02:05 left'],
  ])('formats %o after %d s, with %s of the input read', (counts, seconds, share, line) => {
    expect(meterLine(counts, seconds, ENGLISH.meter, share)).toBe(line);
  });

  it('can write Russian', () => {
    const counts = { done: 12345, undecided: 3, failed: 2 };
    const line = meterLine(counts, 10, RUSSIAN.meter, 0.5);
    const said = 'готово 12 345  1 235/с  не выяснено 3  ошибок 2  осталось 0:10';
    expect(line.replaceAll('\u00a0', ' ')).toBe(said);
  });
});

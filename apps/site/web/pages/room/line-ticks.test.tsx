/**
 * The lines of a racing hand, as others see them: rows on the left, columns above, nothing inside.
 */
import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { LineTicks } from './line-ticks.js';

/** The ticks of a path: [x, y] of each. */
function ticksOf(name: string, lines?: string): readonly (readonly number[])[] {
  const svg = renderToString(<LineTicks width={2} height={3} lines={lines} color="red" />);
  const path = svg.match(/<path[^>]*>/g)?.find((one) => one.includes(`class="${name}"`)) ?? '';
  return [...path.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

it('has a tick for each line, rows on the left and columns above', () => {
  const done = ticksOf('done', '01001');
  expect(done).toEqual([
    [0, expect.any(Number)],
    [expect.any(Number), 0],
  ]);
  const open = ticksOf('open', '01001');
  expect(open.map(([x]) => x === 0)).toEqual([true, true, false]);
  // the second row is between the first and the third, the second column after the first
  expect(done[0]?.[1]).toBeGreaterThan(open[0]?.[1] ?? Infinity);
  expect(done[0]?.[1]).toBeLessThan(open[1]?.[1] ?? 0);
  expect(done[1]?.[0]).toBeGreaterThan(open[2]?.[0] ?? Infinity);
});

it('has open ticks alone before anything is told', () => {
  expect(ticksOf('open')).toHaveLength(5);
  expect(ticksOf('done')).toEqual([]);
});

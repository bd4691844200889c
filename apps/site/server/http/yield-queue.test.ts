/** Turns of the event loop: one for each, in order, with everything else in between. */
import { expect, it } from 'vitest';
import { YieldQueue } from './yield-queue.js';

it('the queue gives everyone a turn in order, and lets other work run in between', async () => {
  const turns = new YieldQueue();
  const seen: string[] = [];
  const one = async (name: string) => {
    await turns.next();
    seen.push(name);
    // what follows at once belongs to the turn
    await Promise.resolve();
    seen.push(`${name} still`);
  };
  const others = (async () => {
    for (let k = 0; k < 3; k++) {
      await new Promise(setImmediate);
      seen.push('others');
    }
  })();
  await Promise.all([one('a'), one('b'), one('c'), others]);
  const of = (name: string) => seen.indexOf(name);
  expect(seen.filter((name) => name !== 'others')).toEqual([
    ...['a', 'a still', 'b', 'b still', 'c', 'c still'],
  ]);
  for (const [before, after] of [
    ['a still', 'b'],
    ['b still', 'c'],
  ] as const) {
    expect(seen.slice(of(before), of(after))).toContain('others');
  }
});

it('the queue starts again after all have had a turn', async () => {
  const turns = new YieldQueue();
  await turns.next();
  const all: number[] = [];
  await Promise.all([1, 2].map((n) => turns.next().then(() => all.push(n))));
  expect(all).toEqual([1, 2]);
});

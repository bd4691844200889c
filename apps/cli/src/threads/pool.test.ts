/** Concurrent work: its order and its limits. */
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inOrder } from './pool.js';

describe('inOrder', () => {
  it('keeps the order of the items, whichever finishes first', async () => {
    const delays = [30, 1, 20, 1, 1];
    const results: number[] = [];
    const run = async (delay: number): Promise<number> => wait(delay, delay);
    for await (const result of inOrder(delays, 3, run)) results.push(result);
    expect(results).toEqual(delays);
  });

  it('starts at most `ahead` items before the first result is consumed', async () => {
    let running = 0;
    let most = 0;
    const run = async (): Promise<void> => {
      running++;
      most = Math.max(most, running);
      await wait(1);
      running--;
    };
    for await (const _ of inOrder(Array.from({ length: 20 }), 4, run)) expect(most).toBeLessThan(5);
    expect(most).toBe(4);
  });

  it('throws the error of an item in its turn', async () => {
    const run = async (item: number): Promise<number> => {
      if (item === 2) throw new Error('two');
      return item;
    };
    const results: number[] = [];
    const all = async (): Promise<void> => {
      for await (const result of inOrder([1, 2, 3], 3, run)) results.push(result);
    };
    await expect(all()).rejects.toThrow('two');
    expect(results).toEqual([1]);
  });
});

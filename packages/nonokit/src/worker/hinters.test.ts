/** Which hinters a worker keeps, and that each does one thing at a time. */
import { BLACK_ON_WHITE, gridOf, type Puzzle, puzzleOf } from '@nonokit/core';
import type { Hinter } from '@nonokit/explain';
import { describe, expect, it } from 'vitest';
import { Hinters } from './hinters.js';

/** A puzzle of one row; the same number gives the same clues. */
function puzzle(size: number, title = ''): Puzzle {
  return puzzleOf(gridOf([Array(size).fill(1)]), BLACK_ON_WHITE, { title });
}

describe('hinters', () => {
  it('are found by clues and budgets', async () => {
    const hinters = new Hinters();
    const of = (size: number, title: string, options = {}): Promise<Hinter> =>
      hinters.use(puzzle(size, title), options, async (own) => own);
    const first = await of(3, 'a');
    expect(await of(3, 'b')).toBe(first);
    expect(await of(4, 'a')).not.toBe(first);
    expect(await of(3, 'a', { maxConflicts: 5 })).not.toBe(first);
  });

  it('of the four most recent puzzles are kept', async () => {
    const hinters = new Hinters();
    const of = (size: number): Promise<Hinter> => hinters.use(puzzle(size), {}, async (own) => own);
    const first = await of(1);
    const second = await of(2);
    for (const size of [3, 4, 1, 5]) await of(size);
    expect(await of(1)).toBe(first);
    expect(await of(2)).not.toBe(second);
  });

  it('work one at a time, also after a failure', async () => {
    const hinters = new Hinters();
    const log: string[] = [];
    const use = (name: string, fails: boolean): Promise<void> =>
      hinters.use(puzzle(3), {}, async () => {
        log.push(`${name} begins`);
        await new Promise((done) => setImmediate(done));
        log.push(`${name} ends`);
        if (fails) throw new Error(name);
      });
    const all = await Promise.allSettled([use('a', true), use('b', false)]);
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });
});

/** Shelves: other tabs, and the copy of the progress, hear of what is kept. */
import 'fake-indexeddb/auto';
import { blindOf } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { turns, World } from './testing/world.js';

const BLIND = { ...blindOf(puzzleOf(drawnGrid('#.', '##'), BLACK_ON_WHITE), []), id: 'corner' };

describe('a shelf', () => {
  it('reports each puzzle and each result once it is stored', async () => {
    const world = new World();
    const one = world.tab();
    const two = world.tab();
    const heard: unknown[] = [];
    two.receive = (message) => void heard.push(message);
    await one.store.puzzles.put(BLIND);
    await turns(3);
    expect(heard).toEqual([{ type: 'shelf' }]);
    expect(await two.store.puzzles.get('corner')).toMatchObject({ id: 'corner' });
    const help = { where: 0, why: 0, cells: 0, check: 0 };
    await one.store.results.put({ id: 'corner', elapsed: 5, help, solvedAt: 1, moves: 3 });
    await turns(3);
    expect(heard).toHaveLength(2);
  });
});

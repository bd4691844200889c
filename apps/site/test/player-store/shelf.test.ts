/** Shelves: other tabs, and the copy of the progress, hear of what is kept. */
import 'fake-indexeddb/auto';
import { blindOf } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { turns, World } from './testing/world.js';

const BLIND = { ...blindOf(puzzleOf(drawnGrid('#.', '##'), BLACK_ON_WHITE), []), id: 'corner' };
const HELP = { where: 0, why: 0, cells: 0, check: 0 };
const RESULT = { id: 'corner', elapsed: 5, help: HELP, solvedAt: 1, moves: 3 };

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
    await one.store.results.put(RESULT);
    await turns(3);
    expect(heard).toHaveLength(2);
  });

  it('tries again what was refused, although another shelf has stored something since', async () => {
    const world = new World();
    const { store } = world.tab();
    world.refusal = new DOMException('no room', 'QuotaExceededError');
    await store.results.put(RESULT);
    world.refusal = undefined;
    await store.puzzles.put(BLIND);
    const other = world.tab().store;
    await expect.poll(() => other.results.get('corner')).toMatchObject({ elapsed: 5 });
  });
});

/** Spaces of people in one browser, and what guests have that moves to an account. */
import 'fake-indexeddb/auto';
import { type BlindPuzzle, blindOf } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../player-store/exchange/row.js';
import { moveIn } from '../../player-store/move-in.js';
import { spaceName } from '../../player-store/space.js';
import { type Tab, World } from './testing/world.js';

const [FIRST, SECOND, THIRD] = ['first', 'second', 'third'].map((id, index) => {
  const grid = drawnGrid(['#.', '.#', '##'][index] ?? '', '##');
  return { ...blindOf(puzzleOf(grid, BLACK_ON_WHITE), []), id };
}) as [BlindPuzzle, BlindPuzzle, BlindPuzzle];

const HELP = { where: 0, why: 0, cells: 0, check: 0 };

describe('spaces', () => {
  let world: World;
  beforeEach(() => {
    world = new World();
  });
  const tabOf = (person?: string): Tab => world.tab(undefined, spaceName(person));
  const move = async (person?: string): Promise<boolean> => {
    const tab = world.tab();
    return moveIn(person, (space) => tab.surroundingsOf(space));
  };

  /** Plays one stroke of a puzzle and solves it, as far as the store knows. */
  async function play({ store }: Tab, puzzle: BlindPuzzle, person?: string): Promise<void> {
    await store.puzzles.put(puzzle);
    const game = await store.open(puzzle.id, puzzle.clues);
    game.append({ at: 10, move: { type: 'paint', mark: 1, cells: [0] } });
    await game.close();
    await store.results.put({ id: puzzle.id, elapsed: 5, help: HELP, solvedAt: 1, moves: 1 });
    await rowsOf(store).note(puzzle.id, { given: `given ${puzzle.id}`, person });
  }

  /** All that a space has, by kind. */
  async function seen(person?: string): Promise<unknown> {
    const { store } = tabOf(person);
    const all = JSON.parse(await store.exportAll());
    const rows = await rowsOf(store).list();
    const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).sort();
    return [ids(all.games), ids(all.puzzles), ids(all.results), ids(rows)];
  }
  const all = (...ids: string[]): unknown => [ids, ids, ids, ids];

  it('show each person only what is theirs', async () => {
    await play(tabOf('Anna'), FIRST);
    await play(tabOf('Boris'), SECOND);
    await play(tabOf(), THIRD);
    expect(await seen('Anna')).toEqual(all('first'));
    expect(await seen('Boris')).toEqual(all('second'));
    expect(await seen()).toEqual(all('third'));
    // a name that begins like another
    expect(await seen('Ann')).toEqual(all());
  });

  it('give what guests have to the first who arrives, once', async () => {
    await play(tabOf(), FIRST);
    expect(await move('Anna')).toBe(true);
    expect(await seen('Anna')).toEqual(all('first'));
    expect(await seen()).toEqual(all());
    expect(await move('Boris')).toBe(true);
    expect(await seen('Boris')).toEqual(all());
    const { store } = tabOf('Anna');
    expect(await rowsOf(store).get('first')).toMatchObject({ given: 'given first' });
    expect((await store.open('first', FIRST.clues)).record).toHaveLength(1);
  });

  it('move what an older version kept for all to the people whom it names', async () => {
    await play(tabOf(), FIRST, 'Anna');
    await play(tabOf(), SECOND);
    expect(await move()).toBe(true);
    expect(await seen()).toEqual(all('second'));
    expect(await seen('Anna')).toEqual(all('first'));
    expect(await move('Boris')).toBe(true);
    expect(await seen('Boris')).toEqual(all('second'));
    expect(await seen('Anna')).toEqual(all('first'));
  });

  it('keep both versions where the person has a game of that puzzle already', async () => {
    await play(tabOf('Anna'), FIRST);
    const guest = tabOf();
    await guest.store.puzzles.put(FIRST);
    const game = await guest.store.open('first', FIRST.clues);
    game.append({ at: 10, move: { type: 'paint', mark: 1, cells: [1] } });
    await game.close();
    expect(await move('Anna')).toBe(true);
    expect(await tabOf('Anna').store.versions('first')).toHaveLength(2);
    expect(await tabOf().store.list()).toEqual([]);
  });

  it('take along the last stroke of a tab that crashed, and wait for one that plays', async () => {
    const tab = tabOf();
    await tab.store.puzzles.put(FIRST);
    const game = await tab.store.open('first', FIRST.clues);
    game.journal({ mark: 1, cells: [0] });
    expect(await move('Anna')).toBe(false);
    tab.crash();
    expect(await move('Anna')).toBe(true);
    expect((await tabOf('Anna').store.open('first', FIRST.clues)).record).toHaveLength(1);
  });

  it('lose nothing wherever the move is broken off', async () => {
    for (let fuse = 1; ; fuse++) {
      world = new World();
      await play(tabOf(), FIRST);
      const tab = world.tab(fuse);
      const broken = moveIn('Anna', (space) => tab.surroundingsOf(space));
      await Promise.race([broken.catch(() => false), isDead(tab)]);
      expect(await move('Anna')).toBe(true);
      expect(await seen('Anna'), `broken off at ${fuse}`).toEqual(all('first'));
      expect(await seen()).toEqual(all());
      if (!tab.isDead) break;
      expect(fuse).toBeLessThan(1000);
    }
  });
});

/** Resolves once a tab has crashed. */
async function isDead(tab: Tab): Promise<void> {
  while (!tab.isDead) await new Promise((resolve) => setImmediate(resolve));
}

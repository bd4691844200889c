/** Spaces of people in one browser, and what guests have that moves to an account. */
import 'fake-indexeddb/auto';
import { type BlindPuzzle, blindOf } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../player-store/exchange/row.js';
import { type Arriving, moveIn } from '../../player-store/move-in.js';
import { formerSpace, spaceName } from '../../player-store/space.js';
import { type Tab, World } from './testing/world.js';

const [FIRST, SECOND, THIRD] = ['first', 'second', 'third'].map((id, index) => {
  const grid = drawnGrid(['#.', '.#', '##'][index] ?? '', '##');
  return { ...blindOf(puzzleOf(grid, BLACK_ON_WHITE), []), id };
}) as [BlindPuzzle, BlindPuzzle, BlindPuzzle];

const HELP = { where: 0, why: 0, cells: 0, check: 0 };

describe('spaces of people', () => {
  let world: World;
  beforeEach(() => {
    world = new World();
  });
  const tabOf = (name?: string): Tab => world.tab(undefined, spaceName(name?.toLowerCase()));
  const formerTab = (name: string): Tab => world.tab(undefined, formerSpace(name));
  /** The account of a name has the name in small letters as its identifier here. */
  const move = async (name?: string, since: number | 'unknown' = 0): Promise<boolean> => {
    const tab = world.tab();
    return moveIn(arriving(name, since), (space) => tab.surroundingsOf(space));
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

  it('show each person only their own games', async () => {
    await play(tabOf('Anna'), FIRST);
    await play(tabOf('Boris'), SECOND);
    await play(tabOf(), THIRD);
    expect(await seen('Anna')).toEqual(all('first'));
    expect(await seen('Boris')).toEqual(all('second'));
    expect(await seen()).toEqual(all('third'));
    // a name that begins like another
    expect(await seen('Ann')).toEqual(all());
  });

  it('give the games of guests to the first account, once', async () => {
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

  it('move what an older version stored for everyone to the people it names', async () => {
    await play(tabOf(), FIRST, 'Anna');
    await play(tabOf(), SECOND);
    expect(await move()).toBe(true);
    expect(await seen()).toEqual(all('second'));
    expect(await move('Boris')).toBe(true);
    expect(await seen('Boris')).toEqual(all('second'));
    expect(await seen('Anna')).toEqual(all());
    expect(await move('Anna')).toBe(true);
    expect(await seen('Anna')).toEqual(all('first'));
    expect(await seen('Boris')).toEqual(all('second'));
    // the server knows the account by its identifier
    const rows = await rowsOf(tabOf('Anna').store).list();
    expect(rows.map(({ person }) => person)).toEqual(['anna']);
  });

  it('move the space of a name to its account, with settings, and then delete it', async () => {
    const tab = formerTab('Anna');
    await play(tab, FIRST, 'Anna');
    tab.store.context.storage()?.setItem('nonokit.settings', '{"theme":"dark"}');
    tab.store.context.storage()?.setItem('nonokit.learn', '{"techniques":["overlap"]}');
    tabOf('Anna').store.context.storage()?.setItem('nonokit.learn', '{"techniques":["glue"]}');
    await tab.store.close();
    expect(await move('Anna')).toBe(true);
    expect(await seen('Anna')).toEqual(all('first'));
    const texts = tabOf('Anna').store.context.storage();
    expect(texts?.getItem('nonokit.settings')).toBe('{"theme":"dark"}');
    expect(texts?.getItem('nonokit.learn')).toBe('{"techniques":["glue"]}');
    const left = await world.factory.databases();
    expect(left.map(({ name }) => name)).not.toContain(`nonokit${formerSpace('Anna')}`);
  });

  it('do not give the space of a name to a newer account of that name', async () => {
    const before = world.now();
    await play(formerTab('Anna'), FIRST, 'Anna');
    expect(await move('Anna', world.now())).toBe(true);
    expect(await seen('Anna')).toEqual(all());
    // without a network the age is unknown: another time
    expect(await move('Anna', 'unknown')).toBe(false);
    expect(await seen('Anna')).toEqual(all());
    expect(await move('Anna', before)).toBe(true);
    expect(await seen('Anna')).toEqual(all('first'));
  });

  it('keep both versions if the person already has a game of that puzzle', async () => {
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

  it('include the last stroke of a crashed tab, and wait for a tab that plays', async () => {
    const tab = tabOf();
    await tab.store.puzzles.put(FIRST);
    const game = await tab.store.open('first', FIRST.clues);
    game.journal({ mark: 1, cells: [0] });
    expect(await move('Anna')).toBe(false);
    tab.crash();
    expect(await move('Anna')).toBe(true);
    expect((await tabOf('Anna').store.open('first', FIRST.clues)).record).toHaveLength(1);
  });

  it('lose nothing wherever the move is interrupted', async () => {
    for (let fuse = 1; ; fuse++) {
      world = new World();
      await play(tabOf(), FIRST);
      const tab = world.tab(fuse);
      const broken = moveIn(arriving('Anna', 0), (space) => tab.surroundingsOf(space));
      await Promise.race([broken.catch(() => false), isDead(tab)]);
      expect(await move('Anna')).toBe(true);
      expect(await seen('Anna'), `broken off at ${fuse}`).toEqual(all('first'));
      expect(await seen()).toEqual(all());
      if (!tab.isDead) break;
      expect(fuse).toBeLessThan(1000);
    }
  });
});

/** Who arrives; undefined for guests. */
function arriving(name: string | undefined, since: number | 'unknown'): Arriving | undefined {
  if (name === undefined) return undefined;
  return {
    id: name.toLowerCase(),
    name,
    since: async () => (since === 'unknown' ? undefined : since),
  };
}

/** Resolves once a tab has crashed. */
async function isDead(tab: Tab): Promise<void> {
  while (!tab.isDead) await new Promise((resolve) => setImmediate(resolve));
}

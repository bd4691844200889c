/** The store in an ordinary tab, with trouble, and from one version or device to another. */
import 'fake-indexeddb/auto';
import { cluesOnly, idOf, newGame, saveGame, type TimedMove } from '@nonokit/board';
import { BLACK_ON_WHITE, puzzleOf } from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStore } from '../../player-store/browser-store.js';
import { UPGRADES } from '../../player-store/database.js';
import type { GameStore } from '../../player-store/game-store.js';
import type { ImportReport } from '../../player-store/import.js';
import { mergedResult, type SolvedResult } from '../../player-store/results.js';
import { drawMiniature } from '../../player-store/summary.js';
import type { Trouble } from '../../player-store/trouble.js';
import { turns, World } from './testing/world.js';

const CLUES = cluesOnly(
  puzzleOf(drawnGrid('..#..', '.###.', '#####', '..#..', '.###.'), BLACK_ON_WHITE),
);
const OTHER = cluesOnly(puzzleOf(drawnGrid('##', '#.'), BLACK_ON_WHITE));
const PICTURE = [2, 6, 7, 8, 10, 11, 12, 13, 14, 17, 21, 22, 23];
const HELP = { where: 0, why: 0, cells: 0, check: 0 };

const paint = (at: number, ...cells: number[]): TimedMove => ({
  at,
  move: { type: 'paint', mark: 1, cells },
});

async function played(store: GameStore, ...moves: TimedMove[]) {
  const game = await store.open('tree', CLUES);
  for (const move of moves) game.append(move);
  expect(await game.flush()).toBe(true);
  return game;
}

function imported(result: Awaited<ReturnType<GameStore['importAll']>>): ImportReport {
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

describe('a game', () => {
  it('is restored with moves, zoom, tool and time', async () => {
    const world = new World();
    const { store } = world.tab();
    const game = await played(store, paint(10, 1, 2), paint(25, 3));
    game.keep({ cell: 24, scrollX: 5, scrollY: 7 }, 0, 4321);
    await game.close();
    const again = await world.tab().store.open('tree', CLUES);
    expect(again.record).toEqual([paint(10, 1, 2), paint(25, 3)]);
    expect([again.view, again.tool, again.elapsed]).toEqual([
      { cell: 24, scrollX: 5, scrollY: 7 },
      0,
      4321,
    ]);
  });

  it('keeps zoom and time if the page dies after it was hidden', async () => {
    const world = new World();
    const tab = world.tab();
    const game = await played(tab.store, paint(10, 1));
    game.keep({ cell: 30 }, 1, 9000);
    tab.show(false);
    tab.crash();
    const again = await world.tab().store.open('tree', CLUES);
    expect([again.view, again.tool, again.elapsed]).toEqual([{ cell: 30 }, 1, 9000]);
  });

  it('forgets a cancelled stroke', async () => {
    const world = new World();
    const tab = world.tab();
    const game = await tab.store.open('tree', CLUES);
    game.journal({ mark: 1, cells: new Set([3]) });
    game.journal(undefined);
    tab.crash();
    expect((await world.tab().store.open('tree', CLUES)).record).toEqual([]);
  });

  it('is opened once in a tab, even for repeated requests', async () => {
    const { store } = new World().tab();
    const a = await store.open('tree', CLUES);
    const b = await store.open('tree', CLUES);
    expect(b).toBe(a);
    await a.close();
    b.append(paint(1, 1));
    expect(await b.flush()).toBe(true);
  });

  it('is stored again as a whole if it was removed in another tab', async () => {
    const world = new World();
    const here = world.tab().store;
    const there = world.tab().store;
    const game = await played(here, paint(1, 1), paint(2, 2));
    await there.remove('tree');
    expect(await there.list()).toEqual([]);
    game.append(paint(3, 3));
    await game.flush();
    const again = await world.tab().store.open('tree', CLUES);
    expect(again.record).toEqual([paint(1, 1), paint(2, 2), paint(3, 3)]);
  });

  it('ignores damaged rows and hostile journals', async () => {
    const world = new World();
    for (const text of ['', 'null', '[]', '{"entries":[1,["x"],["y",1,"p",1,[99,1,1]]]}']) {
      world.storage.setItem(`nonokit.journal.tree.t${text.length}`, text);
    }
    const good = '{"entries":[["z.1",5,"p",1,[3,1,1]]],"kept":{"elapsed":-1}}';
    world.storage.setItem('nonokit.journal.tree.z', good);
    const game = await world.tab().store.open('tree', CLUES);
    expect(game.record).toEqual([paint(5, 3)]);
    expect(game.elapsed).toBe(5);
    expect(world.storage.length).toBe(0);
  });
});

describe('the list of games', () => {
  it('shows progress with the player’s own marks, and whether it is solved', async () => {
    const world = new World();
    const { store } = world.tab();
    const game = await played(store, paint(10, 2), { at: 20, move: { type: 'undo' } });
    const [begun] = await store.list();
    expect(begun).toMatchObject({ id: 'tree', width: 5, height: 5, moves: 2, finished: 0 });
    expect(begun?.lines).toBe(10);
    game.append(paint(30, ...PICTURE));
    await game.flush();
    await store.results.put({ id: 'tree', solvedAt: 5, elapsed: 30, help: HELP, moves: 3 });
    for (const list of [await store.list(), await world.tab().store.list()]) {
      expect(list).toHaveLength(1);
      expect(list[0]).toMatchObject({ isSolved: true, finished: 10, elapsed: 30, moves: 3 });
      expect(list[0]?.result?.solvedAt).toBe(5);
      const marks = Array.from(list[0]?.marks.marks ?? []);
      expect(marks.flatMap((mark, cell) => (mark === 1 ? [cell] : []))).toEqual(PICTURE);
    }
  });

  it('shrinks large boards, and keeps thin lines', () => {
    const clues = { ...newGame(CLUES).clues, width: 200, height: 100 };
    const marks = new Int16Array(20_000).fill(-1);
    for (let row = 0; row < 100; row++) marks[row * 200 + 4] = 1;
    const small = drawMiniature(clues, marks);
    expect([small.width, small.height, small.marks.length]).toEqual([67, 34, 67 * 34]);
    for (let row = 0; row < 34; row++) expect(small.marks[row * 67 + 1]).toBe(1);
    expect(small.marks[0]).toBe(-1);
  });
});

describe('a storage failure', () => {
  it('is reported, the game continues, and everything is stored in the end', async () => {
    const world = new World();
    const { store } = world.tab();
    const told: (Trouble['reason'] | undefined)[] = [];
    store.onTrouble((trouble) => told.push(trouble?.reason));
    const game = await played(store, paint(1, 1));
    world.refusal = new DOMException('no room', 'QuotaExceededError');
    game.append(paint(2, 2));
    game.append(paint(3, 3));
    expect(await game.flush()).toBe(false);
    await store.results.put({ id: 'tree', solvedAt: 5, elapsed: 30, help: HELP, moves: 3 });
    expect(store.trouble?.reason).toBe('full');
    expect(game.record).toHaveLength(3);
    world.refusal = undefined;
    await expect.poll(() => told).toEqual(['full', undefined]);
    const other = world.tab().store;
    await expect.poll(async () => (await other.results.get('tree'))?.elapsed).toBe(30);
    expect((await other.open('tree', CLUES)).record).toHaveLength(3);
  });

  it('does not keep moves out of an export', async () => {
    const world = new World();
    const { store } = world.tab();
    const game = await played(store, paint(1, 1));
    world.refusal = new DOMException('no room', 'QuotaExceededError');
    game.append(paint(2, 2));
    await store.results.put({ id: 'tree', solvedAt: 5, elapsed: 30, help: HELP, moves: 2 });
    const other = new World().tab().store;
    const report = imported(await other.importAll(await store.exportAll()));
    expect(report).toMatchObject({ added: 1, results: 1, damaged: 0 });
    expect((await other.open('tree', CLUES)).record).toEqual([paint(1, 1), paint(2, 2)]);
  });

  it('without any storage leaves a game in memory', async () => {
    const world = new World();
    world.isWithoutDatabase = true;
    world.storage.isRefusing = true;
    const { store } = world.tab();
    const game = await store.open('tree', CLUES);
    game.append(paint(1, 1));
    game.journal({ mark: 1, cells: [2] });
    expect(await game.flush()).toBe(false);
    expect(store.trouble?.reason).toBe('refused');
    expect(game.record).toEqual([paint(1, 1)]);
    expect((await store.list()).map(({ id }) => id)).toEqual(['tree']);
    await store.puzzles.put({ id: 'tree', clues: CLUES, facts: {}, sealed: [] });
    expect((await store.puzzles.get('tree'))?.clues).toEqual(CLUES);
    expect((await store.importAll('{"format":"nonokit-store","version":1}')).ok).toBe(false);
  });

  it('ends for a game that began in memory, and the stored game comes first', async () => {
    const world = new World();
    await played(world.tab().store, paint(1, 1));
    world.isWithoutDatabase = true;
    const { store } = world.tab();
    const game = await store.open('tree', CLUES);
    const heard: number[] = [];
    game.onForeign((record) => heard.push(record.length));
    game.append(paint(0, 2));
    world.isWithoutDatabase = false;
    await expect.poll(() => heard).toEqual([2]);
    expect(game.record).toEqual([paint(1, 1), paint(1, 2)]);
  });

  it('is reported for a database of a newer page, whose upgrade is not blocked', async () => {
    const world = new World();
    const old = world.tab().store;
    const game = await played(old, paint(1, 1));
    let wasUpgraded = false;
    const newer = openStore({ ...world.tab().surroundings, indexedDB: () => world.factory }, [
      ...UPGRADES,
      (database) => (wasUpgraded = database.objectStoreNames.contains('moves')),
    ]);
    expect((await newer.open('tree', CLUES)).record).toEqual([paint(1, 1)]);
    expect(wasUpgraded).toBe(true);
    game.append(paint(2, 2));
    expect(await game.flush()).toBe(false);
    expect(old.trouble?.reason).toBe('newer');
  });
});

describe('export and import of games', () => {
  it('move everything to another device, and change nothing the second time', async () => {
    const { store } = new World().tab();
    const game = await played(store, paint(10, 1), paint(20, 2));
    game.keep({ cell: 20 }, 1, 5000);
    const result: SolvedResult = { id: 'tree', solvedAt: 5, elapsed: 30, help: HELP, moves: 3 };
    await store.results.put(result);
    const puzzle = { id: idOf(CLUES), clues: CLUES, facts: { isUnique: true }, sealed: ['ab'] };
    await store.puzzles.put(puzzle);
    const text = await store.exportAll();

    const world = new World();
    const other = world.tab().store;
    const report = imported(await other.importAll(text));
    expect(report).toMatchObject({ added: 1, puzzles: 1, results: 1, damaged: 0, conflicts: [] });
    const there = await other.open('tree', CLUES);
    expect([there.record, there.elapsed, there.view]).toEqual([game.record, 5000, { cell: 20 }]);
    expect(await other.puzzles.list()).toEqual([puzzle]);
    expect(await other.results.get('tree')).toEqual(result);
    expect(imported(await other.importAll(text))).toMatchObject({ added: 0, same: 1, changed: [] });
  });

  it('continue a game that was played further elsewhere, even if it is open', async () => {
    const here = new World().tab().store;
    const there = new World().tab().store;
    await played(here, paint(10, 1));
    imported(await there.importAll(await here.exportAll()));
    await played(there, paint(20, 2));
    const game = await here.open('tree', CLUES);
    const heard: number[] = [];
    game.onForeign((record) => heard.push(record.length));
    expect(imported(await here.importAll(await there.exportAll()))).toMatchObject({ extended: 1 });
    expect(heard).toEqual([2]);
    // the older one brings nothing
    expect(imported(await there.importAll(await here.exportAll()))).toMatchObject({ same: 1 });
  });

  it('ask about a diverged game, and keep both versions', async () => {
    const here = new World().tab().store;
    const there = new World().tab().store;
    await played(here, paint(10, 1));
    imported(await there.importAll(await here.exportAll()));
    await played(here, paint(20, 2));
    await played(there, paint(30, 3), paint(40, 4));
    const text = await there.exportAll();
    const { conflicts } = imported(await here.importAll(text));
    expect(conflicts).toHaveLength(1);
    const game = await here.open('tree', CLUES);
    expect(game.record).toEqual([paint(10, 1), paint(20, 2)]);
    const versions = await here.versions('tree');
    expect(versions.map(({ log, moves, elapsed }) => [log, moves, elapsed])).toEqual([
      [conflicts[0]?.ours, 2, 20],
      [conflicts[0]?.theirs, 3, 40],
    ]);
    await here.choose('tree', conflicts[0]?.theirs ?? '');
    expect(game.record).toEqual([paint(10, 1), paint(30, 3), paint(40, 4)]);
    expect((await here.versions('tree')).map(({ moves }) => moves)).toEqual([3, 2]);
    expect((await here.list())[0]).toMatchObject({ moves: 3, elapsed: 40 });
    // both versions travel, and nobody is asked again
    const third = new World().tab().store;
    const report = imported(await third.importAll(await here.exportAll()));
    expect(report).toMatchObject({ added: 1, conflicts: [] });
    expect((await third.versions('tree')).map(({ moves }) => moves)).toEqual([3, 2]);
    expect(imported(await here.importAll(text))).toMatchObject({ same: 1, conflicts: [] });
  });

  it('read a saved game of the board, and refuse that of another puzzle', async () => {
    const { store } = new World().tab();
    const record = [paint(10, 1), paint(20, 2)];
    const text = saveGame(CLUES, { record, elapsed: 99 });
    expect(imported(await store.importGame('tree', CLUES, text))).toMatchObject({ added: 1 });
    const game = await store.open('tree', CLUES);
    expect([game.record, game.elapsed]).toEqual([record, 99]);
    expect((await store.importGame('tree', OTHER, text)).ok).toBe(false);
    const other = saveGame(OTHER, { record: [paint(1, 1)], elapsed: 1 });
    const report = imported(await store.importGame('tree', OTHER, other));
    expect(report).toMatchObject({ damaged: 1, changed: [] });
    expect(game.record).toEqual(record);
  });

  it('lose nothing to any text', async () => {
    const { store } = new World().tab();
    await played(store, paint(10, 1));
    await store.puzzles.put({ id: 'tree', clues: CLUES, facts: {}, sealed: [] });
    const text = await store.exportAll();
    const edit = fc.tuple(fc.nat(text.length), fc.nat(12), fc.string({ maxLength: 4 }));
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 3 }), async (edits) => {
        const changed = edits.reduce(
          (before, [from, count, put]) => before.slice(0, from) + put + before.slice(from + count),
          text,
        );
        expect(typeof (await store.importAll(changed)).ok).toBe('boolean');
        const summaries = await store.versions('tree');
        expect(summaries.some(({ moves }) => moves >= 1)).toBe(true);
      }),
    );
    const codes = ['', 'null', '{"format":"nonokit-store","version":2}'].map(async (each) => {
      const result = await store.importAll(each);
      return result.ok ? 'read' : result.problem.code;
    });
    expect(await Promise.all(codes)).toEqual(['no-export', 'no-export', 'newer-export']);
    await turns(2);
  });

  it('keep the first solve of a puzzle, with the stars of either', () => {
    const first: SolvedResult = { id: 'a', solvedAt: 1, elapsed: 9, help: HELP, moves: 3 };
    const second: SolvedResult = { ...first, solvedAt: 2, elapsed: 4, stars: 5 };
    expect(mergedResult(first, second)).toEqual({ ...first, stars: 5 });
    expect(mergedResult(second, first)).toEqual({ ...first, stars: 5 });
    expect(mergedResult(undefined, second)).toBe(second);
  });
});

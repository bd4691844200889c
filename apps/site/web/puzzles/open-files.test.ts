/** Opening files: what becomes of good ones, broken ones, and of stopping in the middle. */
import { type BlindPuzzle, blindOf, idOf } from '@nonokit/board';
import {
  BLACK_ON_WHITE,
  bad,
  good,
  type Puzzle,
  problem,
  puzzleOf,
  type Result,
} from '@nonokit/core';
import { drawnGrid } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import type { Shelf } from '../../player-store/index.js';
import { type Openable, type OpeningOptions, openFiles } from './open-files.js';
import { openedGroups, putOpened } from './opened.js';

const [DOT, BAR, BOX] = [['#'], ['##'], ['##', '##']].map(
  (rows): Puzzle => ({ ...puzzleOf(drawnGrid(...rows), BLACK_ON_WHITE), meta: { title: 'T' } }),
) as [Puzzle, Puzzle, Puzzle];

/** A shelf in memory. */
function createShelf(): Shelf<BlindPuzzle> {
  const things = new Map<string, BlindPuzzle>();
  return {
    put: async (thing) => void things.set(thing.id, thing),
    get: async (id) => things.get(id),
    list: async () => [...things.values()],
    remove: async (id) => void things.delete(id),
  };
}

/** A worker that "reads" texts such as "dot bar !" as a list of puzzles, "!" being a broken one. */
function makeWorker(): OpeningOptions['worker'] {
  const known: Readonly<Record<string, Result<Puzzle>>> = {
    dot: good(DOT),
    bar: good(BAR),
    box: good(BOX),
    '?': good(BOX, [problem('rows-taken-first', 'which are the rows?'), problem('x', 'y')]),
    '!': bad('broken', 'it is broken'),
  };
  return {
    read: async (source) => {
      const text = typeof source === 'string' ? source : new TextDecoder().decode(source);
      if (text === 'crash') throw new Error('the worker failed');
      if (text === 'junk') return bad('unknown-format', 'as non, line 1; as nin, line 1');
      const puzzles = text.split(' ').map((word) => known[word] ?? bad('x', 'x'));
      return good({ format: 'test', formatName: 'Test', puzzles });
    },
    blind: async (puzzle) => blindOf(puzzle as Puzzle, [], { isUnique: true }),
    blindKind: async ({ board }) =>
      board.shape === 'triangle'
        ? bad('no-board', 'it has no board')
        : good(blindOf(BOX, [], { isUnique: true })),
  };
}

const file = (text: string, size = text.length) => ({
  name: 'owl on a branch.json',
  size,
  arrayBuffer: async () => new TextEncoder().encode(text).buffer as ArrayBuffer,
});

async function opened(sources: readonly Openable[], more: Partial<OpeningOptions> = {}) {
  const puzzles = createShelf();
  const { signal } = new AbortController();
  const result = await openFiles(sources, {
    worker: makeWorker(),
    puzzles,
    signal,
    onProgress: () => undefined,
    ...more,
  });
  const codes = result.problems.map(({ code }) => code);
  const doubts = result.doubts.map(({ code }) => code);
  return { ids: result.puzzles.map(({ id }) => id), codes, doubts, kept: await puzzles.list() };
}

describe('openFiles', () => {
  it('opens all puzzles of all files and texts, in order, and stores them', async () => {
    const { ids, codes, kept } = await opened([file('dot bar'), 'box']);
    expect(ids).toEqual([DOT, BAR, BOX].map(idOf));
    expect(codes).toEqual([]);
    expect(kept.map(({ id }) => id)).toEqual(ids);
  });

  it('tells what may be misread, and no other warnings', async () => {
    const { ids, codes, doubts } = await opened([file('dot ?'), 'bar']);
    expect(ids).toEqual([DOT, BOX, BAR].map(idOf));
    expect({ codes, doubts }).toEqual({ codes: [], doubts: ['rows-taken-first'] });
  });

  it('stores no file name and no title', async () => {
    const { kept } = await opened([file('dot')]);
    expect(JSON.stringify(kept)).not.toMatch(/owl|branch|"T"|title/);
  });

  it('opens valid files and reports the rest', async () => {
    const unreadable = {
      ...file('dot'),
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
    };
    const { ids, codes } = await opened([
      file('! dot'),
      'junk',
      unreadable,
      file('box', 1e9),
      'crash',
      'bar',
    ]);
    expect(ids).toEqual([DOT, BAR].map(idOf));
    expect(codes).toEqual([
      'broken',
      'unknown-format',
      'cannot-read',
      'too-large',
      'worker-failed',
    ]);
  });

  it('explains in the words of the readers that no format fits', async () => {
    const { signal } = new AbortController();
    const options = {
      worker: makeWorker(),
      puzzles: createShelf(),
      signal,
      onProgress: () => undefined,
    };
    const [what = problem('x', 'x')] = (await openFiles(['junk'], options)).problems;
    expect(what.message).toContain('as non, line 1');
  });

  it('opens a duplicate puzzle once', async () => {
    const { ids, kept } = await opened([file('dot bar dot'), 'bar']);
    expect(ids).toEqual([DOT, BAR].map(idOf));
    expect(kept).toHaveLength(2);
  });

  it('keeps finished work when it is stopped', async () => {
    const controller = new AbortController();
    const { ids, codes, kept } = await opened([file('dot bar box')], {
      signal: controller.signal,
      onProgress: ({ ready }) => ready === 2 && controller.abort(),
    });
    expect(ids).toEqual([DOT, BAR].map(idOf));
    expect(codes).toEqual([]);
    expect(kept).toHaveLength(2);
  });
});

describe('opened puzzles', () => {
  it('keep the texts of both files if their clues are the same', async () => {
    const shelf = createShelf();
    const how = { openedAt: 5, number: 1, origin: 'file' } as const;
    const grid = drawnGrid('#');
    await putOpened(shelf, blindOf(DOT, [grid], { difficulty: 'easy' }), how);
    const again = await putOpened(shelf, blindOf({ ...DOT, meta: {} }, [grid]), how);
    expect(again.sealed).toHaveLength(1);
    expect(again.facts).toEqual({ difficulty: 'easy' });
  });

  it("are listed by the time they were opened, without those of the site's catalogue", async () => {
    const shelf = createShelf();
    const put = (puzzle: Puzzle, openedAt: number, number: number, origin: 'file' | 'shelf') =>
      putOpened(shelf, blindOf(puzzle, []), { openedAt, number, origin });
    await put(DOT, 7, 2, 'file');
    await put(BAR, 7, 1, 'file');
    await put(BOX, 9, 1, 'shelf');
    const other = puzzleOf(drawnGrid('#.', '..'), BLACK_ON_WHITE);
    // as an import from another device leaves it
    await shelf.put(blindOf(other, []));
    expect(
      (await openedGroups(shelf)).map(({ openedAt, puzzles }) => [
        openedAt,
        puzzles.map(({ id }) => id),
      ]),
    ).toEqual([
      [7, [idOf(BAR), idOf(DOT)]],
      [0, [idOf(other)]],
    ]);
  });
});

/** Repairs against a worker that answers what the test wants: the list follows the picture. */
import { BLACK_ON_WHITE, good, gridOf, type Puzzle } from '@nonokit/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { Workshop } from '../workshop.js';
import { Repairs } from './repairs.js';

const GRID = gridOf([
  [1, 0, 1],
  [0, 1, 0],
  [1, 0, 0],
]);

/** The cells that the next repair should change, unless they are locked. */
let wanted: readonly number[] = [];
let isReached = true;
const asked: { cells: number[]; locked: readonly number[] }[] = [];

let workshop: Workshop;
let repairs: Repairs;

beforeEach(() => {
  asked.length = 0;
  wanted = [1, 4];
  isReached = true;
  workshop = new Workshop({ grid: GRID, palette: BLACK_ON_WHITE });
  repairs = new Repairs(workshop, async (puzzle, { locked = [] }) => {
    const cells = [...(puzzle.goal?.cells ?? [])];
    asked.push({ cells, locked: [...locked] });
    return good(answerTo(puzzle, [...locked]));
  });
  repairs.follow();
});

function answerTo(puzzle: Puzzle, locked: readonly number[]) {
  const { goal } = puzzle;
  const changed = wanted
    .filter((cell) => !locked.includes(cell))
    .map((cell) => {
      const before = goal?.cells[cell] ?? 0;
      return { row: Math.floor(cell / 3), column: cell % 3, before, after: 1 - before };
    });
  const facts = { status: 'unique', lineSolvable: true, difficulty: undefined } as const;
  const counts = { undecidedBefore: 4, undecided: isReached ? [] : [0, 2], blockedBy: 0 };
  return { reached: isReached, puzzle, changed, ...facts, ...counts };
}

const cells = (): number[] => [...workshop.picture.value.grid.cells];
const rows = (): string[] =>
  repairs.rows.value.map(
    ({ cell, isMade, isLocked }) => `${cell}${isMade ? '' : ' back'}${isLocked ? ' locked' : ''}`,
  );

describe('Repairs', () => {
  it('apply all changes as one edit', async () => {
    await repairs.run();
    expect(cells()).toEqual([1, 1, 1, 0, 0, 0, 1, 0, 0]);
    expect(rows()).toEqual(['1', '4']);
    expect(repairs.state.value).toEqual({
      kind: 'done',
      undecided: 4,
      towards: 'line',
      cells: [1, 4],
    });
    workshop.apply({ type: 'undo' });
    expect(cells()).toEqual([...GRID.cells]);
    expect(rows()).toEqual([]);
    workshop.apply({ type: 'redo' });
    expect(rows()).toEqual(['1', '4']);
  });

  it('undo one change and redo it, and leave the rest', async () => {
    await repairs.run();
    repairs.toggle(1);
    expect(cells()).toEqual([1, 0, 1, 0, 0, 0, 1, 0, 0]);
    expect(rows()).toEqual(['1 back', '4']);
    expect(repairs.cells.value).toEqual([4]);
    repairs.toggle(1);
    expect(rows()).toEqual(['1', '4']);
  });

  it('start again with the painted picture, and leave locked cells unchanged', async () => {
    await repairs.run();
    repairs.toggle(1);
    repairs.lock(1);
    wanted = [1, 8];
    await repairs.run();
    expect(asked[1]).toEqual({ cells: [...GRID.cells], locked: [1] });
    expect(cells()).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1]);
    expect(rows()).toEqual(['1 back locked', '8']);
    workshop.apply({ type: 'undo' });
    expect(cells()).toEqual([1, 0, 1, 0, 0, 0, 1, 0, 0]);
  });

  it('keep a locked change in the picture of the next request', async () => {
    await repairs.run();
    repairs.lock(4);
    await repairs.run();
    expect(asked[1]).toEqual({ cells: [1, 0, 1, 0, 0, 0, 1, 0, 0], locked: [4] });
    expect(rows()).toEqual(['1', '4 locked']);
    repairs.lock(4);
    expect(rows()).toEqual(['1', '4']);
  });

  it('undo all changes except locked ones', async () => {
    await repairs.run();
    repairs.lock(4);
    repairs.revertAll();
    expect(rows()).toEqual(['4 locked']);
    expect(cells()).toEqual([1, 0, 1, 0, 0, 0, 1, 0, 0]);
    workshop.apply({ type: 'undo' });
    expect(rows()).toEqual(['1', '4 locked']);
  });

  it('change nothing if the goal was missed, and offer the nearest picture', async () => {
    isReached = false;
    await repairs.run();
    expect(cells()).toEqual([...GRID.cells]);
    expect(repairs.state.value).toMatchObject({ kind: 'missed', undecided: 2, blockedBy: 0 });
    repairs.takeNearest();
    expect(rows()).toEqual(['1', '4']);
    expect(repairs.state.value).toEqual({ kind: 'idle' });
  });

  it('report that nothing needs to change', async () => {
    wanted = [];
    await repairs.run();
    expect(repairs.state.value).toEqual({ kind: 'needless' });
  });

  it('forget their result if the picture changes meanwhile', async () => {
    const running = repairs.run();
    workshop.apply({ type: 'paint', cells: [8], color: 1 });
    await running;
    expect(repairs.state.value).toEqual({ kind: 'idle' });
    expect(rows()).toEqual([]);
  });

  it('forget the list when cells move', async () => {
    await repairs.run();
    workshop.apply({ type: 'turn', quarters: 1 });
    expect(rows()).toEqual([]);
    expect(repairs.state.value).toEqual({ kind: 'idle' });
  });

  it('report a worker that failed', async () => {
    const broken = new Repairs(workshop, () => Promise.reject(new Error('out of memory')));
    await broken.run();
    expect(broken.state.value).toEqual({ kind: 'failed' });
  });
});

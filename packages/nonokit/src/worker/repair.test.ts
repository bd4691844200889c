/** Repair in a worker: what is promised about any painted picture, and mistakes. */
import { BLACK_ON_WHITE, type Grid, type Puzzle, puzzleOf } from '@nonokit/core';
import { createFixedRandom } from '@nonokit/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeRate } from '../explaining.js';
import { solve } from '../solving.js';
import { localWorker } from '../testing/local-worker.js';
import { type RepairAnswer, workerClient } from '../worker-client.js';

const client = workerClient(localWorker().worker);

/** Noise of a size, from whose clues almost nothing follows. */
function noise(side: number, seed: number): Puzzle {
  const random = createFixedRandom(seed);
  const cells = Uint16Array.from({ length: side * side }, () => (random.next() < 0.5 ? 1 : 0));
  return puzzleOf({ width: side, height: side, cells }, BLACK_ON_WHITE);
}

const CHEQUER = puzzleOf(
  { width: 2, height: 2, cells: Uint16Array.of(1, 0, 0, 1) },
  BLACK_ON_WHITE,
);

const goalOf = ({ goal }: Puzzle): Grid => {
  if (goal === undefined) throw new Error('no goal');
  return goal;
};

async function repaired(
  puzzle: Puzzle,
  options: Parameters<typeof client.repair>[1],
): Promise<RepairAnswer> {
  const answer = await client.repair(puzzle, options);
  if (!answer.ok) throw new Error(answer.problem.code);
  return answer.value;
}

const indexOf = ({ width }: Puzzle, { row, column }: { row: number; column: number }): number =>
  row * width + column;

describe('repair', () => {
  it.each(['line', 'unique'] as const)(
    'reports correctly whether it reached %s',
    async (towards) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 2, max: 8 }), fc.nat(), async (side, seed) => {
          const puzzle = noise(side, seed);
          const { reached, puzzle: made, changed, ...told } = await repaired(puzzle, { towards });
          const { status, lineSolvable } = solve(made);
          expect(told).toMatchObject({ status, lineSolvable });
          expect(reached).toBe(towards === 'line' ? lineSolvable : status === 'unique');
          const cells = goalOf(puzzle).cells.slice();
          for (const cell of changed) cells[indexOf(puzzle, cell)] = cell.after;
          expect(goalOf(made).cells).toEqual(cells);
          if (told.difficulty !== undefined) {
            expect(safeRate(made)).toMatchObject({ value: { label: told.difficulty } });
          }
        }),
        { numRuns: 25 },
      );
    },
  );

  it('never changes locked cells, given by index or by byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 3, max: 8 }), fc.nat(), async (side, seed) => {
        const puzzle = noise(side, seed);
        const first = await repaired(puzzle, { towards: 'line' });
        const locked = first.changed.map((cell) => indexOf(puzzle, cell));
        const bytes = new Uint8Array(side * side);
        for (const cell of locked) bytes[cell] = 1;
        const again = await repaired(puzzle, { towards: 'line', locked });
        for (const cell of again.changed) expect(locked).not.toContain(indexOf(puzzle, cell));
        expect(await repaired(puzzle, { towards: 'line', locked: bytes })).toEqual(again);
      }),
      { numRuns: 20 },
    );
  });

  it('tells which cells stay undecided if locked cells prevent a repair', async () => {
    const answer = await repaired(CHEQUER, { towards: 'line', locked: [0, 1, 2, 3] });
    expect(answer).toMatchObject({ reached: false, changed: [], undecidedBefore: 4, blockedBy: 4 });
    expect(answer.undecided).toEqual([0, 1, 2, 3]);
    const three = await repaired(CHEQUER, { towards: 'line', locked: [0, 1, 2] });
    expect(three).toMatchObject({ reached: true, undecided: [], blockedBy: 0 });
    expect(three.changed).toEqual([{ row: 1, column: 1, before: 1, after: 0 }]);
  });

  it('moves the puzzle towards a requested difficulty', async () => {
    const easy = await repaired(noise(10, 5), { towards: 'easy' });
    expect(easy).toMatchObject({ reached: true, difficulty: 'easy', lineSolvable: true });
  });

  it('reports the number of puzzles it has tried', async () => {
    const told: { checks: number; maxChecks: number }[] = [];
    await client.repair(noise(25, 1), { towards: 'line', onProgress: (one) => told.push(one) });
    expect(told.length).toBeGreaterThan(0);
    for (const { checks, maxChecks } of told) expect(checks).toBeLessThanOrEqual(maxChecks);
  });

  it('returns the nearest picture when the time is up', async () => {
    expect(await repaired(noise(12, 3), { towards: 'line', timeoutMs: 0 })).toMatchObject({
      reached: false,
    });
  });

  it('does not rate puzzles that are too large', async () => {
    expect(await client.repair(noise(61, 1), { towards: 'hard' })).toMatchObject({
      ok: false,
      problem: { code: 'too-large' },
    });
  });

  it.each([
    ['a puzzle without a picture', { ...CHEQUER, goal: undefined }, []],
    ['locked cells outside', CHEQUER, [4]],
    ['too few bytes of locks', CHEQUER, new Uint8Array(3)],
  ])('rejects %s', async (_, puzzle, locked) => {
    await expect(client.repair(puzzle as Puzzle, { towards: 'line', locked })).rejects.toThrow(
      RangeError,
    );
  });
});

/**
 * Racing with runners whose ends the test controls: who wins, who is stopped, and undecided
 * puzzles.
 */
import { gridOf, puzzleOf } from '@nonokit/core';
import { type Solved, solveTask, type Task } from 'nonokit/threads';
import { describe, expect, it } from 'vitest';
import { race, type TaskRunner } from './race.js';

const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
const puzzle = puzzleOf(
  gridOf([
    [1, 0],
    [0, 1],
  ]),
  palette,
);
const never = new AbortController().signal;

/** The result of a search that stopped because of `reason`. */
function unknown(reason: 'conflicts' | 'timeout'): Solved {
  const solved = solveTask({ puzzle, options: { lineOnly: true } });
  if (solved.result.status !== 'unknown') throw new Error('the puzzle is beyond lines');
  return { result: { ...solved.result, reason }, timeMs: 5 };
}

/** A runner for which the puzzle is hard and which then ends as `end` says for each seed. */
function runner(end: (task: Task, signal: AbortSignal) => Promise<Solved | undefined>): TaskRunner {
  return async (task, signal) =>
    task.options.maxConflicts === undefined ? end(task, signal) : unknown('conflicts');
}

const stopped = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => {
    signal.addEventListener('abort', () => resolve(undefined));
  });

describe('race', () => {
  it('solves an easy puzzle with a single runner', async () => {
    const tasks: Task[] = [];
    const solved = await race({ puzzle, options: {} }, 4, never, async (task) => {
      tasks.push(task);
      return solveTask(task);
    });
    expect(tasks).toHaveLength(1);
    expect(solved?.result.status).toBe('multiple');
    expect(solved?.seed).toBeUndefined();
  });

  it('returns the first decided answer, reports its seed, and stops the other runners', async () => {
    let ended = 0;
    const run = runner(async (task, signal) => {
      if (task.options.seed === 9) return solveTask(task);
      await stopped(signal);
      ended++;
      return undefined;
    });
    const solved = await race({ puzzle, options: { seed: 7 } }, 3, never, run);
    expect(solved).toMatchObject({ result: { status: 'multiple' }, seed: 9 });
    expect(ended).toBe(2);
  });

  it('reports an undecided puzzle, after using the time left by the first attempt', async () => {
    const limits: (number | undefined)[] = [];
    const run = runner(async (task) => {
      limits.push(task.options.timeoutMs);
      return unknown('timeout');
    });
    const solved = await race({ puzzle, options: { timeoutMs: 1000 } }, 2, never, run);
    expect(solved?.result).toMatchObject({ status: 'unknown', reason: 'timeout' });
    expect(limits).toEqual([995, 995]);
  });

  it('ends if it is interrupted, and passes on errors', async () => {
    const outside = new AbortController();
    const run = runner(async (_, signal) => stopped(signal));
    const racing = race({ puzzle, options: {} }, 2, outside.signal, run);
    setTimeout(() => outside.abort(), 10);
    expect(await racing).toBeUndefined();
    const broken = runner(async () => {
      throw new RangeError('broken');
    });
    await expect(race({ puzzle, options: {} }, 2, never, broken)).rejects.toThrow('broken');
  });

  it('does not start for all solutions', async () => {
    const options = { maxSolutions: Number.POSITIVE_INFINITY };
    let runs = 0;
    const solved = await race({ puzzle, options }, 2, never, async (task) => {
      runs++;
      expect(task.options.maxConflicts).toBeUndefined();
      return solveTask(task);
    });
    expect(runs).toBe(1);
    expect(solved?.result).toMatchObject({ status: 'multiple', complete: true });
  });
});

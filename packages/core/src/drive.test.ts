/** Driving: work receives its reason to stop at its next pause and at every later one. */
import { describe, expect, it } from 'vitest';
import {
  createStopper,
  type DriveOptions,
  drive,
  driveAsync,
  type Stop,
  type Work,
} from './drive.js';

/** Pauses `most` times, or `more` times after a request to stop, and counts its pauses. */
function* counting(most: number, more = 0): Work<number, readonly (Stop | undefined)[]> {
  const told: (Stop | undefined)[] = [];
  for (let left = more; told.length < most; ) {
    const stop = yield told.length;
    told.push(stop);
    if (stop !== undefined && left-- === 0) return told;
  }
  return told;
}

/** A signal that is aborted once it has been looked at `looks` times. */
function after(looks: number) {
  let looked = 0;
  return {
    get aborted() {
      return looked++ >= looks;
    },
  };
}

const free = (): undefined => undefined;
const ways = [
  ['drive', async (options: DriveOptions<number>, more = 0) => drive(counting(5, more), options)],
  [
    'driveAsync',
    (options: DriveOptions<number>, more = 0) => driveAsync(counting(5, more), free, options),
  ],
] as const;

describe.each(ways)('%s', (_, run) => {
  it('runs work to its end and reports progress', async () => {
    const progress: number[] = [];
    const told = await run({ onProgress: (count) => progress.push(count) });
    expect(told).toEqual(Array(5).fill(undefined));
    expect(progress).toEqual([0, 1, 2, 3, 4]);
  });

  it('gives the work the reason to stop at each pause', async () => {
    expect(await run({ signal: after(2) })).toEqual([undefined, undefined, 'aborted']);
    let now = 0;
    const told = await run({ timeoutMs: 2, clock: () => now++ });
    expect(told).toEqual([undefined, undefined, 'timeout']);
  });

  it('repeats the reason without checking again', async () => {
    let aborted = true;
    const signal = {
      get aborted() {
        const is = aborted;
        aborted = false;
        return is;
      },
    };
    expect(await run({ signal }, 2)).toEqual(['aborted', 'aborted', 'aborted']);
  });

  it('refuses an invalid time limit', async () => {
    await expect(async () => run({ timeoutMs: 5 })).rejects.toThrow('needs a clock');
    await expect(async () => run({ timeoutMs: -1, clock: () => 0 })).rejects.toThrow('at least 0');
    await expect(run({ timeoutMs: Number.POSITIVE_INFINITY })).resolves.toHaveLength(5);
  });
});

describe('driveAsync', () => {
  it('waits for each pause', async () => {
    const order: string[] = [];
    const pause = async (count: number): Promise<void> => {
      await Promise.resolve();
      order.push(`waited ${count}`);
    };
    const onProgress = (count: number): number => order.push(`paused ${count}`);
    await driveAsync(counting(2), pause, { onProgress });
    expect(order).toEqual(['paused 0', 'waited 0', 'paused 1', 'waited 1']);
  });

  it('lets work clean up after a failed pause, and rethrows the error', async () => {
    let cleaned = false;
    function* work(): Work<void, void> {
      try {
        yield;
      } finally {
        cleaned = true;
      }
    }
    const fail = (): Promise<void> => Promise.reject(new Error('no pause'));
    await expect(driveAsync(work(), fail)).rejects.toThrow('no pause');
    expect(cleaned).toBe(true);
  });
});

describe('createStopper', () => {
  it('does not ask the clock without a time limit', () => {
    const clock = (): number => {
      throw new Error('asked');
    };
    expect(createStopper({ clock })()).toBe(undefined);
  });
});

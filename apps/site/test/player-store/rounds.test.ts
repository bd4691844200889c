/** Rounds: one at a time, and another one for what comes meanwhile. */
import { describe, expect, it } from 'vitest';
import { Rounds } from '../../player-store/rounds.js';

/** Rounds that end when they are told to, and what was heard of them. */
function watched() {
  const heard: unknown[] = [];
  const ends: ((error?: string) => void)[] = [];
  const desk = {
    worked: (how: 'kept' | 'read') => void heard.push(how),
    failed: (error: unknown) => void heard.push(error),
  };
  const rounds = new Rounds(
    desk,
    () =>
      new Promise((resolve, reject) => {
        ends.push((error) => (error === undefined ? resolve('kept') : reject(error)));
      }),
  );
  return { rounds, heard, ends };
}

describe('rounds of work', () => {
  it('run one at a time, and all calls during one are answered by one more', async () => {
    const { rounds, heard, ends } = watched();
    const calls = [rounds.go(), rounds.go(), rounds.go()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    await expect.poll(() => ends.length).toBe(2);
    ends[1]?.();
    expect(await Promise.all(calls)).toEqual([true, true, true]);
    expect(heard).toEqual(['kept', 'kept']);
    expect(ends).toHaveLength(2);
  });

  it('end when one fails, and start over on request', async () => {
    const { rounds, heard, ends } = watched();
    const calls = [rounds.go(), rounds.go()];
    ends[0]?.('refused');
    expect(await Promise.all(calls)).toEqual([false, false]);
    expect(heard).toEqual(['refused']);
    const again = rounds.go();
    ends[1]?.();
    expect(await again).toBe(true);
    expect(heard).toEqual(['refused', 'kept']);
  });
});

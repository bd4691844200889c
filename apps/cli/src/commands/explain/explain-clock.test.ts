/** The clock of long work: time, the message on a terminal, and the handling of Ctrl-C. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConsole } from '../../io/console.js';
import { testSession } from '../../testing/host.js';
import { startClock } from './explain-clock.js';

const session = await testSession();
const { host } = session;

afterEach(() => {
  vi.restoreAllMocks();
});

/** A clock controlled by the test, and its output to a terminal. */
function clockIn(timeoutMs: number | undefined, hidden = false, signal?: AbortSignal) {
  const time = { now: 5000 };
  vi.spyOn(performance, 'now').mockImplementation(() => time.now);
  host.stderr.isTTY = true;
  const before = host.stderr.text.length;
  const clock = startClock({ timeoutMs, console: createConsole({}, session), hidden, signal });
  const shown = (): string => host.stderr.text.slice(before);
  return { clock, time, shown };
}

describe('startClock', () => {
  it('aborts when the time is up, and never without a time limit', () => {
    const { clock, time } = clockIn(2000);
    expect(clock.aborted).toBe(false);
    time.now += 1999;
    expect(clock.aborted).toBe(false);
    time.now += 1;
    expect(clock.aborted).toBe(true);
    const endless = clockIn(undefined);
    endless.time.now = Number.MAX_SAFE_INTEGER;
    expect(endless.clock.aborted).toBe(false);
  });

  it.each([
    [false, /^\r\S+looking … 1 s\r\S+looking … 2 s\r\S+$/],
    [true, /^$/],
  ])('shows a message during long work, and clears it (hidden: %s)', async (hidden, text) => {
    const { clock, time, shown } = clockIn(undefined, hidden);
    const result = await clock.hold('looking', async () => {
      for (const ms of [900, 200, 50, 900]) {
        time.now += ms;
        expect(clock.aborted).toBe(false);
      }
      return 7;
    });
    expect(result).toBe(7);
    time.now += 5000;
    expect(clock.aborted).toBe(false);
    expect(shown()).toMatch(text);
  });

  it('aborts on Ctrl-C, even during long work', async () => {
    const controller = new AbortController();
    const clock = startClock({ console: createConsole({}, session), signal: controller.signal });
    expect([clock.aborted, clock.interrupted]).toEqual([false, false]);
    setTimeout(() => controller.abort(), 30);
    await clock.hold('looking', async (pause) => {
      while (!clock.aborted) await pause(undefined);
    });
    expect([clock.aborted, clock.interrupted]).toEqual([true, true]);
  });

  it('clears the message even if the work fails', async () => {
    const { clock, time, shown } = clockIn(undefined);
    const fail = async (): Promise<never> => {
      time.now += 2000;
      expect(clock.aborted).toBe(false);
      throw new Error('no');
    };
    await expect(clock.hold('looking', fail)).rejects.toThrow('no');
    expect(shown()).toMatch(/looking … 2 s\r\S+$/);
  });
});

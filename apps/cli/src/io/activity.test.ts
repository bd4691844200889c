/** The sign of life: after two seconds, on a terminal only, gone when something is printed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testSession } from '../testing/host.js';
import { openActivity } from './activity.js';
import { createConsole } from './console.js';

let session: Awaited<ReturnType<typeof testSession>>;
let gone = 0;

/** What the terminal has shown since the last look was forgotten. */
const shown = (): string => session.host.stderr.text.slice(gone);
const forget = (): void => {
  gone = session.host.stderr.text.length;
};

beforeEach(async () => {
  session = await testSession();
  session.host.stderr.isTTY = true;
  gone = 0;
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('openActivity', () => {
  it('names the puzzle that takes more than two seconds, and the number of others', () => {
    const activity = openActivity(createConsole({}, session), false);
    activity.begin('a.non');
    activity.begin('b.non');
    vi.advanceTimersByTime(1900);
    expect(shown()).toBe('');
    vi.advanceTimersByTime(700);
    expect(shown()).toContain('solving a.non and 1 more … 2 s');
    activity.end('a.non');
    forget();
    vi.advanceTimersByTime(1900);
    expect(shown()).toBe('');
    vi.advanceTimersByTime(700);
    expect(shown()).toContain('solving b.non … 2 s');
    activity.stop();
    expect(shown().endsWith('\r\u001b[K')).toBe(true);
  });

  it('names a large file immediately, and any other file after two seconds', () => {
    const activity = openActivity(createConsole({}, session), false);
    activity.reading('small.non', 1000);
    expect(shown()).toBe('');
    activity.reading('large.non', 10_000_000);
    expect(shown()).toContain('reading large.non');
    activity.rest();
    activity.reading('small.non', 1000);
    forget();
    vi.advanceTimersByTime(2500);
    expect(shown()).toContain('reading small.non … 2 s');
    activity.stop();
  });

  it.each([
    ['no terminal', false, false],
    ['--quiet', true, true],
  ])('shows nothing with %s', (_, terminal, hidden) => {
    session.host.stderr.isTTY = terminal;
    const activity = openActivity(createConsole({}, session), hidden);
    activity.begin('a.non');
    vi.advanceTimersByTime(10_000);
    activity.stop();
    expect(shown()).toBe('');
  });
});

/** The sign of life: after two seconds, on a terminal only, gone when something is printed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wordsIn } from '../words/words.js';
import { openActivity } from './activity.js';
import { consoleOf } from './console.js';

const { isTTY } = process.stderr;
const words = await wordsIn('en');
let shown = '';

beforeEach(() => {
  vi.useFakeTimers();
  shown = '';
  Object.assign(process.stderr, { isTTY: true });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    shown += text;
    return true;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Object.assign(process.stderr, { isTTY });
});

describe('openActivity', () => {
  it('names the puzzle that takes more than two seconds, and how many others there are', () => {
    const activity = openActivity(consoleOf({}, words), false);
    activity.begin('a.non');
    activity.begin('b.non');
    vi.advanceTimersByTime(1900);
    expect(shown).toBe('');
    vi.advanceTimersByTime(700);
    expect(shown).toContain('solving a.non and 1 more … 2 s');
    activity.end('a.non');
    shown = '';
    vi.advanceTimersByTime(1900);
    expect(shown).toBe('');
    vi.advanceTimersByTime(700);
    expect(shown).toContain('solving b.non … 2 s');
    activity.stop();
    expect(shown.endsWith('\r\u001b[K')).toBe(true);
  });

  it('names a large file at once, and any other after two seconds', () => {
    const activity = openActivity(consoleOf({}, words), false);
    activity.reading('small.non', 1000);
    expect(shown).toBe('');
    activity.reading('large.non', 10_000_000);
    expect(shown).toContain('reading large.non');
    activity.rest();
    activity.reading('small.non', 1000);
    shown = '';
    vi.advanceTimersByTime(2500);
    expect(shown).toContain('reading small.non … 2 s');
    activity.stop();
  });

  it.each([
    ['no terminal', false, false],
    ['--quiet', true, true],
  ])('shows nothing with %s', (_, terminal, hidden) => {
    Object.assign(process.stderr, { isTTY: terminal });
    const activity = openActivity(consoleOf({}, words), hidden);
    activity.begin('a.non');
    vi.advanceTimersByTime(10_000);
    activity.stop();
    expect(shown).toBe('');
  });
});

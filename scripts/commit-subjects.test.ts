/**
 * Subjects of commits are short enough for lists: those since the newest tag, or the last 50 where
 * there is no tag. Without a history, as in an unpacked archive, the test is skipped.
 */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The longest subject, in characters. */
const LONGEST = 72;

/**
 * Subjects that were published too long, by mistake: others had built on them, so they stay. Remove
 * an entry when it is no longer among the last commits.
 */
const PUBLISHED: ReadonlySet<string> = new Set([
  'Rank first solves and first places once they are judged, and guard the door',
]);

/** Commits that are checked without a tag. */
const LAST = 50;

const root = fileURLToPath(new URL('..', import.meta.url));

function longSubjects(subjects: readonly string[]): readonly string[] {
  return subjects.filter((subject) => [...subject].length > LONGEST);
}

/** What git prints; undefined where it fails. */
function git(...args: string[]): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: [...stdio] }).trim();
  } catch {
    return undefined;
  }
}

function readSubjects(): readonly string[] {
  const tag = git('describe', '--tags', '--abbrev=0');
  const range = tag === undefined ? [`--max-count=${LAST}`] : [`${tag}..HEAD`];
  const text = git('log', '--no-merges', '--format=%s', ...range, '--');
  if (text === undefined) throw new Error('git cannot read the history');
  return text.split('\n');
}

// a folder inside another repository has no history of its own
const hasHistory =
  git('rev-parse', '--show-prefix') === '' && git('rev-parse', '--verify', 'HEAD') !== undefined;

describe('subjects of commits', () => {
  it('are too long from 73 characters on', () => {
    const just = 'é'.repeat(72);
    expect(longSubjects(['Refuse a crop at half a cell', just, `${just}x`])).toEqual([`${just}x`]);
  });

  it.skipIf(!hasHistory)('have at most 72 characters (needs git and a history)', () => {
    const subjects = readSubjects().filter((subject) => !PUBLISHED.has(subject));
    expect(longSubjects(subjects)).toEqual([]);
  });
});

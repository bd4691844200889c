/** The examples run and print what is expected. They use the built library. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { solve } from 'nonokit';
import { catalogue } from 'nonokit/catalogue';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function example(name: string, ...args: string[]): Promise<string> {
  return answer('', name, ...args);
}

/** The output of an example with something on standard input. */
async function answer(input: string, name: string, ...args: string[]): Promise<string> {
  const running = promisify(execFile)(process.execPath, [`examples/${name}`, ...args], {
    cwd: root,
  });
  running.child.stdin?.end(input);
  return (await running).stdout;
}

/** The output of each example, by name. */
const EXPECTED: Readonly<Record<string, readonly [args: readonly string[], output: RegExp]>> = {
  'count-pictures.mjs': [
    ['4'],
    /^65536 pictures, 52362 unique, 51234 of them found line by line\n/,
  ],
  'daily-bot.mjs': [['2026-12-24'], /^2026-12-24: \d+x\d+, (trivial|easy), \S+\n$/],
  'enumerate.mjs': [['5'], /\n120 solutions, and no more\n$/],
  'rank-symmetric.mjs': [['7'], /^1023 pictures, 763 with one solution; the hardest:\n\nhard 69\n/],
  'solve.mjs': [['puzzles/ambiguous.g'], /: multiple\n(?:[.#]+\n)+/],
  'worker.mjs': [[], /the worker says: (?:unique|multiple|unknown)\n(?:[.#?]{20}\n){20}$/],
};

describe('examples', () => {
  const names = readdirSync(`${root}/examples`).filter((name) => name.endsWith('.mjs'));

  it.each(names)('%s runs without an error', async (name) => {
    const [args, output] = EXPECTED[name] ?? [[], /no output is expected of this example yet/];
    expect(await example(name, ...args)).toMatch(output);
  });

  it.each([1, 2, 3])('count-pictures.mjs finds the totals of %i x %i', async (size) => {
    expect(await example('count-pictures.mjs', String(size))).toContain(' unique, ');
  });

  it('daily-bot.mjs draws the puzzle of the day and checks answers', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'nonokit-bot-')), 'sheet.png');
    const day = '2026-12-24';
    const wish = { size: [5, 10], difficulty: ['trivial', 'easy'], colors: 1 } as const;
    const puzzles = await catalogue(wish);
    const today = puzzles[Math.floor(Date.parse(day) / 86_400_000) % puzzles.length]?.puzzle;
    const rows = String(solve(today ?? '')).split('\n');
    const lines = [`Ann: ${rows.join(' ')}`, `Bob: ${rows.toReversed().join(' ')}x`, 'what?'];
    const said = (await answer(lines.join('\n'), 'daily-bot.mjs', day, file)).split('\n');
    expect(said[1]).toBe(`Ann: solved! It is "${today?.meta.title}" by ${today?.meta.author}`);
    expect(said.slice(2, 4)).toEqual([
      'Bob: not yet',
      'An answer is a name and rows: "Ann: .#. ### .#."',
    ]);
    expect(readFileSync(file).subarray(1, 4).toString()).toBe('PNG');
    rmSync(dirname(file), { recursive: true });
  });

  it.each(names)('%s has at most 40 lines', (name) => {
    const lines = readFileSync(`${root}/examples/${name}`, 'utf8').split('\n');
    expect(lines.length - 1).toBeLessThanOrEqual(40);
  });
});

/** The examples run and print what is expected. They use the built library. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function example(name: string, ...args: string[]): Promise<string> {
  const run = promisify(execFile);
  const { stdout } = await run(process.execPath, [`examples/${name}`, ...args], { cwd: root });
  return stdout;
}

/** The output of each example, by name. */
const EXPECTED: Readonly<Record<string, readonly [args: readonly string[], output: RegExp]>> = {
  'count-pictures.mjs': [
    ['4'],
    /^65536 pictures, 52362 unique, 51234 of them found line by line\n/,
  ],
  'enumerate.mjs': [['5'], /\n120 solutions, and no more\n$/],
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

  it.each(names)('%s has at most 40 lines', (name) => {
    const lines = readFileSync(`${root}/examples/${name}`, 'utf8').split('\n');
    expect(lines.length - 1).toBeLessThanOrEqual(40);
  });
});

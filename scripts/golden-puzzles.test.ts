/**
 * The golden tables match to the last counter: the built library's results for `puzzles/` equal the
 * tables. After a change of the solver or of a message, check the differences and accept them with
 * `node scripts/golden-puzzles.mjs --write`.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

it('agrees with puzzles/expected.csv and puzzles/bad/expected.csv', () => {
  const script = fileURLToPath(new URL('golden-puzzles.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync('node', [script], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout.match(/^[+-] .*$/gm)).toBeNull();
  expect(stdout).toMatch(
    /^puzzles: \d+ files, 0 differences\npuzzles\/bad: \d+ files, 0 differences\n$/,
  );
  expect(status).toBe(0);
});

/**
 * The golden tables hold to the last counter: what the built library finds in `puzzles/` is what
 * they say. A change of the solver or of a message is looked at and taken over by `node
 * scripts/golden-puzzles.mjs --write`.
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

/** Our own puzzles through the command line. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { nonokit } from './testing/run.js';

const folder = new URL('../../../puzzles/', import.meta.url);
const [, ...rows] = readFileSync(new URL('expected.csv', folder), 'utf8').trim().split('\n');

describe('files of puzzles', () => {
  it('have the statuses of expected.csv, with and without workers', async () => {
    const expected = rows.map((row) => row.split(',').slice(0, 3).join(' '));
    const files = rows.map((row) => row.split(',')[0] ?? '');
    for (const jobs of ['1', '2']) {
      const args = ['check', '--json', '--jobs', jobs, ...files];
      const { stdout, stderr, status } = await nonokit(args, { cwd: fileURLToPath(folder) });
      expect(stderr).not.toContain('Warning');
      const answers = stdout
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const found = answers.map((one) => `${one.file} ${one.status} ${one.lineSolvable}`);
      expect(found).toEqual(expected);
      expect(status).toBe(expected.every((row) => row.includes(' unique ')) ? 0 : 1);
    }
  });
});

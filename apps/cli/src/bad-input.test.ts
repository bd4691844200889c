/** Every kind of mistake in a puzzle file, as the command line reports it. */
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from './testing/run.js';

const cwd = fileURLToPath(new URL('../../../puzzles/bad', import.meta.url));
const files = readdirSync(cwd)
  .filter((name) => name !== 'expected.csv')
  .sort();

const table = join(cwd, 'expected.csv');

describe('files of puzzles/bad', () => {
  it.each(files)('end in one sentence, status 2 and no output: %s', async (file) => {
    const out = folderWith({});
    const { stdout, stderr, status } = await nonokit(
      ['convert', '--quiet', '--strict', file, `${out}/o.json`],
      {
        cwd,
      },
    );
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    const [sentence = '', ...rest] = stderr.split('\n');
    const [, name, message = ''] = /^nonokit: (.+?)(?:#\d+)?: (.+)$/.exec(sentence) ?? [];
    expect(name).toBe(file);
    expect(message.length).toBeGreaterThan(10);
    expect(rest.filter((line) => !line.includes('--strict'))).toEqual(['']);
    expect(readdirSync(out)).toEqual([]);
  });

  it('each get their own object among the answers', async () => {
    const { stdout, stderr, status } = await nonokit(['check', '--json', ...files], { cwd });
    const answers = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect([...new Set(answers.map(({ file }) => file))]).toEqual(files);
    const failures = answers.filter(({ error }) => error !== undefined);
    expect(failures.map(({ file }) => file)).toEqual(files);
    for (const { error } of failures) {
      expect(error).toMatchObject({ code: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/) });
    }
    expect(stderr.trim().split('\n')).toHaveLength(files.length + 1);
    expect(stderr).toContain(
      `1 puzzle: 1 with one solution (1 line by line); ${files.length} could`,
    );
    expect(status).toBe(2);
  });

  it('have the problem that expected.csv names', async () => {
    const { stdout } = await nonokit(['check', '--json', ...files], { cwd });
    const failures = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ error }) => error !== undefined);
    const rows = readFileSync(table, 'utf8').trim().split('\n').slice(1);
    const expected = rows.map((row) => row.split(',').slice(0, 2).join(': '));
    expect(failures.map(({ file, error }) => `${file}: ${error.code}`)).toEqual(expected);
  });

  it('never reveal folders of this computer', async () => {
    const { stdout, stderr } = await nonokit(['check', ...files], { cwd });
    expect(stdout + stderr).not.toContain(tmpdir());
    expect(stdout + stderr).not.toMatch(/ at .*\.js:\d+/);
  });
});

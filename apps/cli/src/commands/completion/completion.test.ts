/**
 * Completions: the function for bash is called in a real bash as the shell calls it. The scripts
 * for zsh and fish are checked by these shells in `completion-shells.full.test.ts`.
 */

import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@nonokit/core';
import { describe, expect, it } from 'vitest';
import { folderWith, nonokit } from '../../testing/run.js';
import { checkedBy, hasShell } from '../../testing/shells.js';

const SHELLS = ['bash', 'zsh', 'fish'];
const bash = await nonokit(['completion', 'bash']);

/** What bash offers for the last of these words. */
function offered(...words: readonly string[]): string[] {
  const cwd = folderWith({ 'nonokit.bash': bash.stdout, 'a.non': '' });
  const list = words.map((word) => `'${word}'`).join(' ');
  const script = `source ./nonokit.bash
COMP_WORDS=(${list})
COMP_CWORD=${words.length - 1}
_nonokit
printf '%s\\n' "\${COMPREPLY[@]}"`;
  writeFileSync(join(cwd, 'run.bash'), script);
  const run = spawnSync('bash', ['run.bash'], { cwd, encoding: 'utf8' });
  expect(run.stderr).toBe('');
  return run.stdout.split('\n').filter((word) => word !== '');
}

describe.runIf(hasShell('bash'))('completion in bash', () => {
  it.each([
    [['nonokit', 'so'], ['solve']],
    [
      ['nonokit', 'h'],
      ['hint', 'help'],
    ],
    [['nonokit', '--lang', ''], [...LANGUAGES]],
    [['nonokit', '--lang', 'ru', 'rat'], ['rate']],
    [['nonokit', 'solve', '--max'], ['--max-solutions']],
    [
      ['nonokit', 'solve', '--color', 'a'],
      ['auto', 'always'],
    ],
    [['nonokit', 'solve', 'x.non', '--pl'], ['--plain']],
    [
      ['nonokit', 'hint', '--tell', ''],
      ['where', 'what', 'why', 'cells'],
    ],
    [['nonokit', 'draw', '--theme', 'da'], ['dark']],
    [['nonokit', 'convert', 'a', '--to', 'webp'], ['webpbn']],
    [
      ['nonokit', 'completion', ''],
      ['bash', 'zsh', 'fish'],
    ],
    [['nonokit', 'batch', 'sub'], ['submit']],
    // files: bash completes names itself
    [['nonokit', 'solve', 'a'], []],
    [['nonokit', 'draw', '-o', ''], []],
    [['nonokit', 'nonsense', ''], []],
  ])('of %j offers %j', (words, expected) => {
    const found = offered(...words);
    expect(found.filter((word) => !expected.includes(word))).toEqual([]);
    expect(found).toEqual(expect.arrayContaining(expected));
  });
});

describe('nonokit completion', () => {
  it.each(SHELLS)('names every command and its options in the script for %s', async (shell) => {
    const { stdout, stderr, status } = await nonokit(['completion', shell]);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    for (const word of ['solve', 'hint', 'rate', 'max-solutions', 'webpbn']) {
      expect(stdout).toContain(word);
    }
    expect(stdout).not.toContain('manual');
  });

  it('uses the language of the program', async () => {
    const { stdout } = await nonokit(['completion', 'fish', '--lang', 'ru']);
    expect(stdout).toContain('-a solve -d');
    expect(stdout).toContain('найти картинку');
  });

  it.runIf(hasShell('bash'))('prints a valid script for bash', async () => {
    expect(await checkedBy('bash')).toEqual({ stderr: '', status: 0 });
  });

  it('lists the shells if the given one is unknown', async () => {
    const run = await nonokit(['completion', 'csh']);
    expect(run.status).toBe(2);
    expect(run.stderr).toContain('Allowed choices are bash, zsh, fish');
  });
});

/** Walks stay on their file system and leave out what is no file. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UNIQUE } from '@nonokit/core/testing';
import { describe, expect, it } from 'vitest';
import { testHost } from '../testing/host.js';
import { folderWith } from '../testing/run.js';
import { readInputs } from './input.js';
import { puzzleFilesIn } from './walk.js';

async function walked(folder: string) {
  const foreign: string[] = [];
  const files: unknown[] = [];
  for await (const file of puzzleFilesIn(folder, (name) => foreign.push(name))) files.push(file);
  return { files, foreign };
}

describe('puzzleFilesIn', () => {
  it('skips pipes of any name', async () => {
    const folder = folderWith({ 'a.non': '' });
    execFileSync('mkfifo', [join(folder, 'b.non')]);
    mkdirSync(join(folder, 'c.non'));
    expect(await walked(folder)).toEqual({ files: [join(folder, 'a.non')], foreign: [] });
  });

  const other = '/dev/shm';
  const isOther = existsSync(other) && statSync(other).dev !== statSync('/dev').dev;

  it.skipIf(!isOther)('stays on one file system', async () => {
    const { foreign } = await walked('/dev');
    expect(foreign).toContain(other);
  });
});

describe('readInputs', () => {
  it('asks whether to continue if a folder has very many files', async () => {
    const folder = folderWith({ 'a.json': UNIQUE, 'b.json': UNIQUE, 'c.json': UNIQUE });
    const asked: unknown[] = [];
    const goOn = async (...about: unknown[]): Promise<boolean> => {
      asked.push(about);
      return false;
    };
    let read = 0;
    for await (const _ of readInputs([folder], { host: testHost(), goOn, manyFiles: 2 })) read++;
    expect(asked).toEqual([[folder, 2]]);
    expect(read).toBe(1);
  });
});

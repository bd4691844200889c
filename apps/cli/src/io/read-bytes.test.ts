/** The bytes of everything that a name can stand for, within the limit. */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testHost } from '../testing/host.js';
import { folderWith } from '../testing/run.js';
import { readBytes } from './read-bytes.js';

const host = testHost();
const folder = folderWith({ 'five.txt': 'abcde', 'empty.txt': '' });

async function tryReading(file: string, maxBytes?: number): Promise<string> {
  const read = await readBytes(join(folder, file), { host, maxBytes });
  return read.ok ? new TextDecoder().decode(read.value) : read.problem.code;
}

describe('readBytes', () => {
  it.each([
    ['five.txt', undefined, 'abcde'],
    ['five.txt', 5, 'abcde'],
    ['five.txt', 4, 'too-large'],
    ['empty.txt', 0, ''],
    ['.', undefined, 'is-directory'],
    ['missing.txt', undefined, 'no-such-file'],
  ])('reads %s, of at most %s bytes, as %s', async (file, maxBytes, outcome) => {
    expect(await tryReading(file, maxBytes)).toBe(outcome);
  });

  it.each([
    ['missing.txt', 'there is no such file'],
    ['five.txt/missing.txt', 'there is no such file'],
    ['x'.repeat(5000), 'there is no such file: the name is too long'],
  ])('reports that %s does not exist', async (file, message) => {
    expect(await readBytes(join(folder, file), { host })).toMatchObject({ problem: { message } });
  });

  it('reports that URLs are not fetched, and what to do instead', async () => {
    const read = await readBytes('https://webpbn.com/1', { host });
    expect(read).toMatchObject({ problem: { message: expect.stringContaining('save the page') } });
  });

  it.skipIf(process.platform === 'win32')('reads a pipe, which has no size', async () => {
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    for (const [maxBytes, outcome] of [
      [5, 'abcde'],
      [4, 'too-large'],
    ] as const) {
      const written = writeFile(join(folder, 'pipe'), 'abcde');
      expect(await tryReading('pipe', maxBytes)).toBe(outcome);
      await written;
    }
  });

  it.skipIf(process.platform !== 'linux')('reads a file that pretends to be empty', async () => {
    const read = await readBytes('/proc/self/cmdline', { host });
    expect(read.ok && read.value.length > 0).toBe(true);
  });
});

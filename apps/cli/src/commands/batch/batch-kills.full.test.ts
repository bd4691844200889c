/** `nonokit batch --resume`, killed again and again at chance moments. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomOf } from '@nonokit/core';
import { expect, it } from 'vitest';
import { answersIn, randomLines } from '../../testing/batches.js';
import { folderWith } from '../../testing/run.js';
import { PROGRAM } from '../../testing/start.js';

it('nonokit batch neither repeats nor loses an answer, however often it is killed', async () => {
  const many = randomLines(1500, 12);
  const cwd = folderWith({ 'in.ndjson': many });
  const flags = [PROGRAM, 'batch', '--jobs', '2', '--resume', 'out.ndjson', 'in.ndjson'];
  const random = randomOf('kill');
  let kills = 0;
  for (;;) {
    const child = spawn(process.execPath, flags, { cwd });
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    const timer = setTimeout(() => child.kill('SIGKILL'), 200 + random.below(300) + 150 * kills);
    const status = await ended;
    clearTimeout(timer);
    if (status !== null) break;
    kills++;
  }
  const answers = answersIn(readFileSync(join(cwd, 'out.ndjson'), 'utf8'));
  expect(answers.map(({ index }) => index)).toEqual(Array.from({ length: 1500 }, (_, i) => i));
  expect(kills).toBeGreaterThan(0);
});

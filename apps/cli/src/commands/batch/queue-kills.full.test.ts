/** `nonokit batch` with a queue: workers and the submission are killed again and again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomOf } from '@nonokit/core';
import { type Postgres, postgresPrograms, startPostgres } from '@nonokit/queue/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersIn, flawedLines } from '../../testing/batches.js';
import { folderWith, nonokit } from '../../testing/run.js';
import { PROGRAM } from '../../testing/start.js';

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('nonokit batch with a queue (needs PostgreSQL)', () => {
  let server: Postgres;
  let env: Record<string, string>;

  beforeAll(async () => {
    server = await startPostgres(programs ?? '');
    env = { NONOKIT_QUEUE: server.url };
  });

  afterAll(async () => server?.stop());

  it('answers every puzzle exactly once although workers and the submission are killed', async () => {
    const cwd = folderWith({ 'in.ndjson': flawedLines(1500, 12) });
    const options = ['--run', 'killed', '--chunk', '20', '--slice', '2'];
    const submit = ['batch', 'submit', ...options, 'in.ndjson'];
    const random = randomOf('kills');
    const start = (args: readonly string[]): ChildProcess =>
      spawn(process.execPath, [PROGRAM, ...args], {
        cwd,
        env: { ...process.env, ...env },
        stdio: 'ignore',
      });
    const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
    const workers = Array.from({ length: 3 }, () =>
      start(['batch', 'work', '--queue', server.url]),
    );
    for (let kill = 0; kill < 8; kill++) {
      const submitting = kill < 3 ? start(submit) : undefined;
      await pause(300 + random.below(300));
      submitting?.kill('SIGKILL');
      const victim = random.below(workers.length);
      workers[victim]?.kill('SIGKILL');
      workers[victim] = start(['batch', 'work']);
    }
    await nonokit(submit, { cwd, env });
    const collect = ['batch', 'collect', '--run', 'killed', '--wait'];
    const { stdout } = await nonokit(collect, { env });
    for (const worker of workers) worker.kill('SIGTERM');
    const plain = await nonokit(['batch', 'in.ndjson'], { cwd });
    expect(answersIn(stdout)).toEqual(answersIn(plain.stdout));
  });
});

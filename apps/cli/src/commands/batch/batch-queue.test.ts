/**
 * `nonokit batch submit|work|collect`, on a database of its own: each puzzle is answered once,
 * although a worker is killed; `queue-kills.full.test.ts` kills many.
 */
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { MULTIPLE, UNIQUE } from '@nonokit/core/testing';
import { openTestDatabase, postgresPrograms, type TestDatabase } from '@nonokit/queue/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersIn, flawedLines } from '../../testing/batches.js';
import { folderWith, nonokit } from '../../testing/run.js';
import { PROGRAM } from '../../testing/start.js';

const programs = postgresPrograms();

describe.skipIf(programs === undefined)('nonokit batch with a queue (needs PostgreSQL)', () => {
  let server: TestDatabase;
  let env: Record<string, string>;

  beforeAll(async () => {
    server = await openTestDatabase();
    env = { NONOKIT_QUEUE: server.url };
  });

  afterAll(async () => server?.drop());

  it('gives the same answers as batch, whatever the input is', async () => {
    const cwd = folderWith({
      'a.ndjson': flawedLines(120, 5),
      'b.json': `[${UNIQUE}, ${MULTIPLE}]`,
      'c.txt': '$1\n1\n1\n1\n1\n$2\n2\n2\n2\n2\n$3\n2\n1\n1\n1\n',
    });
    const files = ['a.ndjson', 'b.json', 'c.txt', 'none.non'];
    const flags = ['--solutions', '--rate', '--max-solutions', 'all', ...files];
    const plain = await nonokit(['batch', ...flags], { cwd });
    const submit = ['batch', 'submit', '--run', 'all kinds', '--chunk', '7', ...flags];
    const submitted = await nonokit(submit, { cwd, env });
    expect(submitted.stderr).toBe('nonokit: run all kinds: 128 puzzles in 21 chunks submitted\n');
    const worked = await nonokit(['batch', 'work', '--drain', '--jobs', '2'], { env });
    expect(worked).toMatchObject({ stderr: 'nonokit: 128 puzzles answered\n', status: 0 });
    const { stdout, status } = await nonokit(['batch', 'collect', '--run', 'all kinds'], { env });
    expect(answersIn(stdout)).toEqual(answersIn(plain.stdout));
    expect(stdout).toContain('"difficulty":{"class":');
    expect(status).toBe(plain.status);
  });

  it('completes a repeated submission, and refuses a different one of the same name', async () => {
    const input = flawedLines(60, 5);
    const submit = ['batch', 'submit', '--run', 'twice', '--chunk', '10'];
    await nonokit(submit, { env, input });
    const again = await nonokit(submit, { env, input });
    expect(again.stderr).toMatch(/: 61 puzzles in 7 chunks, 7 of which were there already\n$/);
    for (const [change, complaint] of [
      [{ input: input.replace('r3', 'rx') }, 'it holds other puzzles (chunk 0 differs)'],
      [{ input: input.slice(0, 5000) }, 'it holds'],
      [{ input, flags: ['--seed', '5'] }, 'it was submitted with other options'],
      [{ input, flags: ['--chunk', '11'] }, 'its chunks are of 10 puzzles'],
    ] as const) {
      const flags = 'flags' in change ? change.flags : [];
      const other = await nonokit([...submit, ...flags], { env, input: change.input });
      expect(other.stderr).toContain(`nonokit: the run is another one: ${complaint}`);
      expect(other.status).toBe(2);
    }
  });

  it('reports the progress of an unfinished run, and removes a finished one', async () => {
    const collect = ['batch', 'collect', '--run', 'short'];
    expect(await nonokit(collect, { env })).toMatchObject({
      stderr: 'nonokit: short: there is no run of that name in the queue\n',
      status: 2,
    });
    await nonokit(['batch', 'submit', '--run', 'short'], { env, input: UNIQUE });
    expect(await nonokit(collect, { env })).toMatchObject({
      stderr:
        'nonokit: run short is not finished: 0 of 1 chunk are answered; --wait waits for it\n',
      stdout: '',
      status: 3,
    });
    const waiting = nonokit([...collect, '--wait', '--remove'], { env });
    await nonokit(['batch', 'work', '--drain'], { env });
    expect(answersIn((await waiting).stdout)).toMatchObject([{ index: 0, status: 'unique' }]);
    expect((await nonokit(collect, { env })).status).toBe(2);
  });

  it('lets seeds race, and still answers each puzzle once', async () => {
    const input = flawedLines(12, 8);
    const plain = await nonokit(['batch'], { input });
    const submit = ['batch', 'submit', '--run', 'race', '--chunk', '1', '--race', '3'];
    expect((await nonokit(submit, { env, input })).status).toBe(0);
    expect((await nonokit(['batch', 'work', '--drain', '--jobs', '2'], { env })).status).toBe(0);
    const { stdout } = await nonokit(['batch', 'collect', '--run', 'race'], { env });
    const statuses = (text: string) => answersIn(text).map(({ id, status }) => [id, status]);
    expect(statuses(stdout)).toEqual(statuses(plain.stdout));
    for (const { seed } of answersIn(stdout)) expect([1, 2, 3]).toContain(seed);
    const other = await nonokit([...submit.slice(0, -1), '2'], { env, input });
    expect(other.stderr).toContain('it was submitted with other options');
  });

  it('stops the seeds that have lost', async () => {
    // 30-Dom: rows and columns of 3 1 and 1 in turns, which no seed decides in an hour
    const rows = [[3], [1], ...Array.from({ length: 29 }, () => [[3, 1], [1]]).flat(), [1]];
    const columns = rows.map((clue) => [...clue].reverse()).reverse();
    const input = JSON.stringify({ width: 61, height: 61, rows, columns });
    const submit = ['batch', 'submit', '--run', 'lost', '--race', '2'];
    const submitted = await nonokit(submit, { env, input });
    expect(submitted.stderr).toContain('1 puzzle in 1 chunk submitted');
    const working = nonokit(['batch', 'work', '--drain', '--jobs', '2'], { env });
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await delay(2000);
    await client.query(
      `insert into nonokit_batch.answer (run, chunk, body, undecided, failed, worker)
       values ('lost', 0, $1, 0, 0, 'a third worker')`,
      [Buffer.from('{}\n')],
    );
    await client.end();
    expect(await working).toMatchObject({ status: 0, stdout: '' });
    const collected = await nonokit(['batch', 'collect', '--run', 'lost'], { env });
    expect(collected).toMatchObject({ stderr: '', stdout: '{}\n', status: 0 });
  });

  it('answers a chunk that killed every worker with errors', async () => {
    const input = `${UNIQUE}\n${MULTIPLE}\n`;
    await nonokit(['batch', 'submit', '--run', 'fatal'], { env, input });
    const pool = new pg.Pool({ connectionString: server.url, max: 1 });
    // as after eleven workers
    await pool.query(`update nonokit_batch.job set tries = 11,
      leased_until = now() - interval '1 hour' where data->>'run' = 'fatal'`);
    await pool.end();
    await nonokit(['batch', 'work', '--drain'], { env });
    const { stdout, status } = await nonokit(['batch', 'collect', '--run', 'fatal'], { env });
    expect(answersIn(stdout)).toMatchObject([
      { file: '-', index: 0, error: { code: 'gave-up' } },
      { file: '-', index: 1, error: { code: 'gave-up' } },
    ]);
    expect(status).toBe(2);
  });

  it('accepts the tables of version 0.1.0', async () => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query(`create schema nonokit; create schema nonokit_jobs;
      create table nonokit.run (name text primary key, options jsonb not null, chunks int);
      create table nonokit.chunk (run text references nonokit.run, number int, body bytea);
      create table nonokit.answer (run text, chunk int, body bytea);
      create table nonokit_jobs.job (id uuid, name text, data jsonb, state text);
      insert into nonokit.run values ('old', '{}', 1);
      insert into nonokit.chunk values ('old', 0, '');`);
    await client.end();
    const submit = ['batch', 'submit', '--run', 'old'];
    const submitted = await nonokit(submit, { env, input: UNIQUE });
    expect(submitted.stderr).toBe('nonokit: run old: 1 puzzle in 1 chunk submitted\n');
    await nonokit(['batch', 'work', '--drain'], { env });
    const { stdout } = await nonokit(['batch', 'collect', '--run', 'old'], { env });
    expect(answersIn(stdout)).toMatchObject([{ index: 0, status: 'unique' }]);
  });

  it('answers every puzzle exactly once although a worker is killed', async () => {
    const input = flawedLines(200, 12);
    const submit = ['batch', 'submit', '--run', 'killed', '--chunk', '10', '--lease', '1'];
    await nonokit(submit, { env, input });
    const worker = spawn(process.execPath, [PROGRAM, 'batch', 'work'], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    const ended = new Promise<unknown>((resolve) => worker.on('close', (_, name) => resolve(name)));
    const collect = ['batch', 'collect', '--run', 'killed'];
    // "run killed is not finished: 1 of 21 chunks are answered"
    const begun = async (): Promise<boolean> =>
      !(await nonokit(collect, { env })).stderr.includes('finished: 0 of');
    await expect.poll(begun, { interval: 5 }).toBe(true);
    worker.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    expect((await nonokit(['batch', 'work', '--drain'], { env })).status).toBe(0);
    const { stdout } = await nonokit(collect, { env });
    const plain = await nonokit(['batch'], { input });
    expect(answersIn(stdout)).toEqual(answersIn(plain.stdout));
  });
});

describe('nonokit batch with a queue', () => {
  it.each([
    ['http://example.org', 'nonokit: --queue: expected an address like postgres://'],
    ['postgres://me:secret@127.0.0.1:1/none', 'nonokit: the queue: cannot be used: connect ECONN'],
  ])('describes what is wrong with %s', async (queue, sentence) => {
    const { stderr, status } = await nonokit(['batch', 'work', '--queue', queue]);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toContain('secret');
    expect(status).toBe(2);
  });

  it.each(['submit', 'collect'])('%s requires the queue and the run', async (command) => {
    const { stderr, status } = await nonokit(['batch', command]);
    expect(stderr).toBe(
      `nonokit: required option '--queue <url>' not specified\nTry "nonokit batch ${command} --help".\n`,
    );
    expect(status).toBe(2);
  });
});

/**
 * `nonokit batch submit|work|collect`, on a database of its own: each puzzle is answered once,
 * although a worker is killed; `queue-kills.full.test.ts` kills many.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { MULTIPLE, UNIQUE } from '@nonokit/core/testing';
import { openTestDatabase, postgresPrograms, type TestDatabase } from '@nonokit/queue/testing';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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

  const query = async (text: string, values: unknown[] = [], url = server.url) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client
      .query(text, values.length === 0 ? undefined : values)
      .finally(() => client.end());
    return rows;
  };
  /** The jobs of a run that are not done, as pg-boss has them. */
  const readJobs = (run: string): Promise<{ state: string; data: object; retry_count: number }[]> =>
    query(
      `select state, data, retry_count from nonokit_pgboss.job
       where data->>'run' = $1 and state <= 'active'`,
      [run],
    );
  const started: ChildProcess[] = [];
  const start = (args: readonly string[]): ChildProcess => {
    const all = { ...process.env, ...env };
    const child = spawn(process.execPath, [PROGRAM, ...args], { env: all, stdio: 'ignore' });
    started.push(child);
    return child;
  };
  // the workers of a test that failed would take the jobs of the next
  afterEach(() => {
    for (const child of started.splice(0)) child.kill('SIGKILL');
  });

  it('gives the same answers as batch, for any input', async () => {
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

  it('completes a repeated submission, and refuses a different one with the same name', async () => {
    const input = flawedLines(60, 5);
    const submit = ['batch', 'submit', '--run', 'twice', '--chunk', '10'];
    await nonokit(submit, { env, input });
    const again = await nonokit(submit, { env, input });
    expect(again.stderr).toMatch(/: 61 puzzles in 7 chunks, 7 of which were already there\n$/);
    for (const [change, complaint] of [
      [{ input: input.replace('r3', 'rx') }, 'it holds other puzzles (chunk 0 differs)'],
      [{ input: input.slice(0, 5000) }, 'it holds'],
      [{ input, flags: ['--seed', '5'] }, 'it was submitted with other options'],
      [{ input, flags: ['--chunk', '11'] }, 'its chunks have 10 puzzles'],
    ] as const) {
      const flags = 'flags' in change ? change.flags : [];
      const other = await nonokit([...submit, ...flags], { env, input: change.input });
      expect(other.stderr).toContain(`nonokit: the run differs: ${complaint}`);
      expect(other.status).toBe(2);
    }
  });

  it('reports the progress of an unfinished run, and removes a finished one', async () => {
    const collect = ['batch', 'collect', '--run', 'short'];
    expect(await nonokit(collect, { env })).toMatchObject({
      stderr: 'nonokit: short: the queue has no run of that name\n',
      status: 2,
    });
    await nonokit(['batch', 'submit', '--run', 'short'], { env, input: UNIQUE });
    expect(await nonokit(collect, { env })).toMatchObject({
      stderr:
        'nonokit: run short is not finished: 0 of 1 chunk are answered; use --wait to wait for it\n',
      stdout: '',
      status: 3,
    });
    const waiting = nonokit([...collect, '--wait', '--remove'], { env });
    await nonokit(['batch', 'work', '--drain'], { env });
    expect(answersIn((await waiting).stdout)).toMatchObject([{ index: 0, status: 'unique' }]);
    expect((await nonokit(collect, { env })).status).toBe(2);
  });

  it('runs seeds in a race, and answers each puzzle once', async () => {
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

  it('stops the seeds that lost the race', async () => {
    const input = dom(30);
    const submit = ['batch', 'submit', '--run', 'lost', '--race', '2'];
    const submitted = await nonokit(submit, { env, input });
    expect(submitted.stderr).toContain('1 puzzle in 1 chunk submitted');
    const working = nonokit(['batch', 'work', '--drain', '--jobs', '2'], { env });
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await delay(2000);
    await client.query(
      `insert into nonokit_batch.answer (run, chunk, body, answered, undecided, failed, worker)
       values ('lost', 0, $1, 1, 0, 0, 'a third worker')`,
      [Buffer.from('{}\n')],
    );
    await client.end();
    expect(await working).toMatchObject({ status: 0, stdout: '' });
    const collected = await nonokit(['batch', 'collect', '--run', 'lost'], { env });
    expect(collected).toMatchObject({ stderr: '', stdout: '{}\n', status: 0 });
  });

  it('keeps a chunk that killed every worker as a dead letter, which can be retried', async () => {
    const input = `${UNIQUE}\n${MULTIPLE}\n`;
    const run = ['--run', 'fatal'];
    await nonokit(['batch', 'submit', ...run], { env, input });
    // as after eleven workers
    await query(`update nonokit_pgboss.job set state = 'active', retry_count = 10,
      started_on = now() - interval '1 hour' where data->>'run' = 'fatal'`);
    await nonokit(['batch', 'work', '--drain'], { env });
    const status = await nonokit(['batch', 'status', ...run], { env });
    expect(status.stdout).toBe(
      `run fatal: 2 puzzles in 1 chunk
  answered: 0 puzzles (0 %); 0 undecided, 0 errors
  dead letter: chunk 0: the worker did not finish in time; it may have died
  "nonokit batch retry --run fatal" puts dead letters back into the queue
jobs: 0 waiting, 0 with workers, 0 waiting for a retry, 1 dead letter
no worker has stored answers in the last ten minutes
`,
    );
    expect(status.status).toBe(0);
    const collected = await nonokit(['batch', 'collect', ...run], { env });
    expect(answersIn(collected.stdout)).toMatchObject([
      { file: '-', index: 0, error: { code: 'gave-up' } },
      { file: '-', index: 1, error: { code: 'gave-up' } },
    ]);
    expect(collected.stderr).toContain('no worker could answer 1 chunk');
    expect(collected.status).toBe(2);
    const retry = await nonokit(['batch', 'retry', ...run], { env });
    expect(retry.stderr).toBe('nonokit: 1 dead letter put back into the queue\n');
    expect((await nonokit(['batch', 'collect', ...run], { env })).status).toBe(3);
    await nonokit(['batch', 'work', '--drain'], { env });
    const { stdout } = await nonokit(['batch', 'collect', ...run, '--remove'], { env });
    expect(answersIn(stdout)).toMatchObject([{ status: 'unique' }, { status: 'multiple' }]);
  });

  it('removes dead letters with their run', async () => {
    await nonokit(['batch', 'submit', '--run', 'gone'], { env, input: UNIQUE });
    await query(`update nonokit_pgboss.job set state = 'active', retry_count = 10,
      started_on = now() - interval '1 hour' where data->>'run' = 'gone'`);
    await nonokit(['batch', 'work', '--drain'], { env });
    await nonokit(['batch', 'collect', '--run', 'gone', '--remove'], { env });
    const { stdout } = await nonokit(['batch', 'status', '--json'], { env });
    expect(JSON.parse(stdout)).toMatchObject({ jobs: { waiting: 0, active: 0, dead: 0 } });
  });

  it('stops at the end of its time slice, keeps its answers and sends the rest', async () => {
    // nothing decides the third within seconds
    const input = `${UNIQUE}\n${MULTIPLE}\n${dom(30)}\n${UNIQUE}\n`;
    const run = ['--run', 'sliced'];
    await nonokit(['batch', 'submit', ...run, '--slice', '1'], { env, input });
    const worker = start(['batch', 'work']);
    // on a slow machine the first slice may end before the first answer
    const isSliced = async (): Promise<boolean> => {
      const jobs = await readJobs('sliced');
      const isLonger = jobs.some(({ data }) => 'slice' in data && data.slice !== 1);
      const { stdout } = await nonokit(['batch', 'status', ...run, '--json'], { env });
      return isLonger && JSON.parse(stdout).runs[0].answeredPuzzles === 2;
    };
    await expect.poll(isSliced, { timeout: 60_000 }).toBe(true);
    worker.kill('SIGKILL');
    // an easy one in its place, as if it had been decided after all
    const easy = `${UNIQUE}\n${MULTIPLE}\n${MULTIPLE}\n${UNIQUE}\n`;
    const replace = `update nonokit_batch.chunk set body = $1 where run = 'sliced'`;
    await query(replace, [Buffer.from(easy)]);
    await query(`update nonokit_pgboss.job set started_on = now() - interval '1 hour'
      where state = 'active'`);
    await nonokit(['batch', 'work', '--drain'], { env });
    const { stdout } = await nonokit(['batch', 'collect', ...run, '--remove'], { env });
    expect(answersIn(stdout).map(({ index, status }) => [index, status])).toEqual([
      [0, 'unique'],
      [1, 'multiple'],
      [2, 'multiple'],
      [3, 'unique'],
    ]);
  });

  it('returns unanswered puzzles when it is stopped', async () => {
    const run = ['--run', 'stopped'];
    await nonokit(['batch', 'submit', ...run], { env, input: `${UNIQUE}\n${dom(30)}\n` });
    const worker = start(['batch', 'work', '--quiet']);
    const active = async () => (await readJobs('stopped')).some(({ state }) => state === 'active');
    await expect.poll(active, { timeout: 60_000 }).toBe(true);
    await delay(500);
    const ended = new Promise((resolve) => worker.on('close', resolve));
    worker.kill('SIGTERM');
    await ended;
    expect(await readJobs('stopped')).toMatchObject([{ state: 'created', retry_count: 0 }]);
    const { stdout } = await nonokit(['batch', 'status', ...run, '--json'], { env });
    const [{ answeredPuzzles }] = JSON.parse(stdout).runs;
    // none if the machine is slow
    expect(answeredPuzzles).toBeLessThanOrEqual(1);
    await query(`delete from nonokit_batch.run where name = 'stopped'`);
    await nonokit(['batch', 'work', '--drain'], { env });
  });

  it('continues a queue of version 0.1.0', async () => {
    const other = await openTestDatabase();
    const own = { NONOKIT_QUEUE: other.url };
    const input = flawedLines(60, 5);
    await nonokit(['batch', 'submit', '--run', 'old', '--chunk', '10'], { env: own, input });
    // as the tables were then: jobs of our own, answers to whole chunks
    const older = `drop schema nonokit_pgboss cascade;
      alter table nonokit_batch.answer drop column answered;
      alter table nonokit_batch.run rename column slice_seconds to lease_seconds;
      create table nonokit_batch.job (
        id bigint generated always as identity primary key, queue text not null,
        data jsonb not null, lease_ms bigint not null, tries int not null default 0,
        leased_until timestamptz);
      insert into nonokit_batch.job (queue, data, lease_ms)
        select 'chunks', jsonb_build_object('run', run, 'chunk', number), 60000
        from nonokit_batch.chunk;
      insert into nonokit_batch.answer (run, chunk, body, undecided, failed, worker)
        select run, number, convert_to(repeat(E'{}\\n', count), 'UTF8'), 0, 0, 'older'
        from nonokit_batch.chunk where number = 2;`;
    await query(older, [], other.url);
    const status = await nonokit(['batch', 'status', '--run', 'old'], { env: own });
    expect(status.stdout).toContain('jobs: 7 waiting');
    await nonokit(['batch', 'work', '--drain'], { env: own });
    const { stdout } = await nonokit(['batch', 'collect', '--run', 'old'], { env: own });
    const expected = answersIn((await nonokit(['batch'], { input })).stdout);
    expect(answersIn(stdout)).toEqual([
      ...expected.slice(0, 20),
      ...Array.from({ length: 10 }, () => ({ timeMs: 0 })),
      ...expected.slice(30),
    ]);
    await other.drop();
  });

  it('reports a fault of the database in one sentence', async () => {
    const other = await openTestDatabase();
    const address = new URL(other.url);
    const { host } = address;
    const database = address.pathname.slice(1);
    const complaint = async (change: Partial<URL>): Promise<string> => {
      const own = { NONOKIT_QUEUE: Object.assign(new URL(other.url), change).href };
      return (await nonokit(['batch', 'status'], { env: own })).stderr;
    };
    const about = 'nonokit: the queue: ';
    expect(await complaint({ pathname: '/nothing' })).toBe(
      `${about}the server ${host} has no database nothing; create it with "createdb nothing"\n`,
    );
    expect(await complaint({ username: 'nobody_here' })).toBe(
      `${about}the database server ${host} rejects the name or the password\n`,
    );
    const guest = `guest_${database}`;
    await query(`create role ${guest} login`, [], other.url);
    expect(await complaint({ username: guest })).toBe(
      `${about}this user may not create or use the tables of the queue; ` +
        `make it the owner of the database ${database}\n`,
    );
    await query(`drop role ${guest}`, [], other.url);
    expect(await complaint({})).toBe('');
    await query('update nonokit_pgboss.version set version = 99', [], other.url);
    expect(await complaint({})).toBe(
      `${about}the tables of its jobs are of version 99 of pg-boss's schema, and this program ` +
        'needs version 24; use the newer nonokit that changed them\n',
    );
    await other.drop();
  });

  it('ends with one sentence if its tables are deleted while it runs', async () => {
    const other = await openTestDatabase();
    const own = { NONOKIT_QUEUE: other.url };
    const working = nonokit(['batch', 'work'], { env: own });
    const tables = `select from pg_tables where schemaname = 'nonokit_pgboss'`;
    await expect.poll(() => query(tables, [], other.url)).not.toHaveLength(0);
    // its first looks for jobs
    await delay(1500);
    await query('drop schema nonokit_pgboss cascade', [], other.url);
    expect(await working).toMatchObject({
      stderr: expect.stringMatching(
        /^nonokit: the queue: its tables in the database \w+ were deleted/m,
      ),
      status: 2,
    });
    await other.drop();
  });

  it('does not touch other tables with similar names', async () => {
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
    const submit = ['batch', 'submit', '--run', 'killed', '--chunk', '10', '--slice', '1'];
    await nonokit(submit, { env, input });
    const worker = start(['batch', 'work']);
    const ended = new Promise<unknown>((resolve) => worker.on('close', (_, name) => resolve(name)));
    const collect = ['batch', 'collect', '--run', 'killed'];
    // "run killed is not finished: 1 of 21 chunks are answered"
    const begun = async (): Promise<boolean> =>
      !(await nonokit(collect, { env })).stderr.includes('finished: 0 of');
    await expect.poll(begun, { interval: 5 }).toBe(true);
    worker.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    // twice the slice, after which the next worker finds that this one died
    await delay(2000);
    expect((await nonokit(['batch', 'work', '--drain'], { env })).status).toBe(0);
    const { stdout } = await nonokit(collect, { env });
    const plain = await nonokit(['batch'], { input });
    expect(answersIn(stdout)).toEqual(answersIn(plain.stdout));
  });
});

describe('nonokit batch with a queue', () => {
  it.each([
    ['http://example.org', 'nonokit: --queue: expected an address like postgres://'],
    [
      'postgres://me:secret@127.0.0.1:1/none',
      'nonokit: the queue: the database server 127.0.0.1:1 does not answer (connect ECONN',
    ],
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

/** n-Dom: rows and columns of 3 1 and 1 in turns; nothing decides that of 30 in an hour. */
function dom(n: number): string {
  const rows = [[3], [1], ...Array.from({ length: n - 1 }, () => [[3, 1], [1]]).flat(), [1]];
  const columns = rows.map((clue) => [...clue].reverse()).reverse();
  return JSON.stringify({ width: 2 * n + 1, height: 2 * n + 1, rows, columns });
}

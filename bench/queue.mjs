/**
 * What a queue costs: `nonokit batch submit`, `work` and `collect` on PostgreSQL, as users start
 * them, and the queue alone on PostgreSQL and SQLite: jobs sent, taken and completed.
 *
 *     node bench/queue.mjs [--puzzles N] [--jobs N] [--runs N]
 *
 * Starts a PostgreSQL server of its own; if that is not installed, only SQLite is measured.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import Database from 'libsql';
import pg from 'pg';
import { bundleEntry } from '../scripts/bundle.mjs';
import { keep, printer } from './measure.mjs';
import { writeRandomPuzzles } from './random-puzzles.mjs';

const { values } = parseArgs({
  options: {
    puzzles: { type: 'string', default: '20000' },
    jobs: { type: 'string', default: '2000' },
    runs: { type: 'string', default: '3' },
  },
});
const source = (path) => bundleEntry(new URL(`../packages/queue/src/${path}`, import.meta.url));
const { openPostgresJobs, openSqliteQueue } = await import(await source('index.ts'));
const { postgresPrograms, startPostgres } = await import(await source('testing/postgres.ts'));
const program = fileURLToPath(new URL('../apps/cli/bin/nonokit.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nonokit-queue-'));
const POLICY = { expireSeconds: () => 60, retryLimit: 10, retryDelaySeconds: 1 };
const { lines, print } = printer();
const programs = postgresPrograms();
const server = programs && (await startPostgres(programs));
try {
  if (server === undefined) print('PostgreSQL is not installed\n');
  else await measureBatch();
  await measureQueues();
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
keep('queue', ['node bench/queue.mjs', ...process.argv.slice(2)].join(' '), lines);

async function measureBatch() {
  const file = await writeRandomPuzzles(join(folder, 'in.ndjson'), Number(values.puzzles), 12);
  print(`${values.puzzles} random puzzles of 12 x 12, chunks of 100, two threads; seconds\n`);
  print('| run | batch, no queue | submit | work | collect |');
  print('|---:|---:|---:|---:|---:|');
  for (let run = 1; run <= Number(values.runs); run++) {
    const seconds = [
      await measureSeconds(['batch', '--jobs', '2', file]),
      await measureSeconds(['batch', 'submit', '--run', `r${run}`, file]),
      await measureSeconds(['batch', 'work', '--drain', '--jobs', '2']),
      await measureSeconds(['batch', 'collect', '--run', `r${run}`]),
    ];
    print(`| ${[run, ...seconds.map((s) => s.toFixed(2))].join(' | ')} |`);
  }
}

async function measureSeconds(args) {
  const started = performance.now();
  const env = { ...process.env, NONOKIT_QUEUE: server.url };
  const child = spawn(process.execPath, [program, ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0 && status !== 3) throw new Error(`${args.join(' ')}: status ${status}`);
  return (performance.now() - started) / 1000;
}

async function measureQueues() {
  print(`\n${values.jobs} jobs, one at a time and 16 at a time; jobs a second\n`);
  print('| queue | at once | sent | taken and completed |');
  print('|---|---:|---:|---:|');
  const opening = { PostgreSQL: server && openOnPostgres, SQLite: openOnSqlite };
  for (const [name, open] of Object.entries(opening)) {
    for (const most of open === undefined ? [] : [1, 16]) {
      const { queue, close } = await open(`bench-${most}`);
      const rates = await measureRates(queue, most);
      await close();
      print(`| ${[name, most, ...rates.map((rate) => Math.round(rate))].join(' | ')} |`);
    }
  }
}

async function measureRates(queue, most) {
  const count = Number(values.jobs);
  const jobs = Array.from({ length: most }, (_, k) => ({ chunk: k }));
  const started = performance.now();
  for (let sent = 0; sent < count; sent += most) await queue.send(jobs);
  const sent = performance.now();
  for (let done = 0; done < count; ) {
    const taken = await queue.take(most);
    await queue.complete(taken);
    done += taken.length;
  }
  const all = performance.now();
  return [(1000 * count) / (sent - started), (1000 * count) / (all - sent)];
}

async function openOnPostgres(name) {
  const database = new pg.Pool({ connectionString: server.url, max: 4 });
  const started = await openPostgresJobs(database);
  const close = async () => {
    await started.close();
    await database.end();
  };
  return { queue: await started.queue(name, POLICY), close };
}

async function openOnSqlite(name) {
  const database = new Database(join(folder, `${name}.db`));
  database.exec('pragma journal_mode = wal; pragma synchronous = normal');
  const queue = await openSqliteQueue({ ...POLICY, database, name, clock: Date.now });
  return { queue, close: async () => database.close() };
}

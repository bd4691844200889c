/**
 * The processes that `kill-test.mjs --sqlite` kills: puzzles as jobs in a SQLite file, answered by
 * any number of workers.
 *
 *     node bench/kill-test-worker.mjs QUEUE-BUNDLE DATABASE submit|work|count|collect PUZZLES
 *
 * The table `answer` has no key, so that a puzzle that is answered twice would show.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import Database from 'libsql';
import { orThrow, safeReadPuzzle, solve } from './measure.mjs';

const [bundle, path, what, puzzles] = process.argv.slice(2);
const { openSqliteQueue } = await import(bundle);
const database = new Database(path);
database.exec(
  'pragma busy_timeout = 20000; pragma journal_mode = wal; pragma synchronous = normal',
);
database.exec(`create table if not exists answer (number integer, line text);
  create table if not exists submitted (chunks integer)`);
const policy = { expireSeconds: () => 5, retryLimit: 10, retryDelaySeconds: 1 };
const queue = await openSqliteQueue({ ...policy, database, name: 'kill', clock: Date.now });
const lines = readFileSync(puzzles, 'utf8').trimEnd().split('\n');

const CHUNK = 50;

/** Extra time per chunk: enough for kills to hit work, without keeping a processor busy. */
const CHUNK_MS = 400;

await { submit, work, count, collect }[what]();

/** Sends a job for each chunk: all or nothing, and once, however often it is killed. */
async function submit() {
  await transaction(async () => {
    if (database.prepare('select chunks from submitted').all().length > 0) return;
    const from = Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, k) => k * CHUNK);
    await queue.send(from.map((first) => ({ first })));
    database.prepare('insert into submitted values (?)').run(from.length);
  });
}

async function work() {
  for (;;) {
    const [job] = await queue.take(1);
    if (job === undefined) {
      await delay(200);
      continue;
    }
    const { first } = job.data;
    const answers = lines.slice(first, first + CHUNK).map((line, k) => {
      const { status } = solve(orThrow(safeReadPuzzle(line)));
      return { index: first + k, id: JSON.parse(line).id, status };
    });
    await delay(CHUNK_MS);
    await transaction(async () => {
      if ((await queue.complete([job])).length > 0) return;
      const insert = database.prepare('insert into answer values (?, ?)');
      for (const answer of answers) insert.run(answer.index, JSON.stringify(answer));
    });
  }
}

function count() {
  console.log(database.prepare('select count(*) as answers from answer').all()[0].answers);
}

/** Waits until no job is left, then prints the answers. */
async function collect() {
  for (;;) {
    const { waiting, retrying, active } = await queue.counts();
    if (waiting + retrying + active === 0) break;
    await delay(500);
  }
  const answers = database.prepare('select line from answer order by number').all();
  process.stdout.write(answers.map(({ line }) => `${line}\n`).join(''));
}

async function transaction(work) {
  database.exec('begin immediate');
  try {
    await work();
    database.exec('commit');
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}

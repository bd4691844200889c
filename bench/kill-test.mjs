/**
 * Kills workers and the submitting process of a queue run at random, and checks that every puzzle
 * is answered exactly once, and with the same answer as `nonokit batch` gives without a queue.
 *
 *     node bench/kill-test.mjs [--puzzles N] [--kills N] [--workers N] [--seed S]
 *     node bench/kill-test.mjs --sqlite …
 *
 * Every few seconds two workers at random are killed with `kill -9` and replaced; as long as
 * `submit` runs, every fifth kill hits it, and it is started again. On PostgreSQL the processes are
 * those of `nonokit batch`, with a server of its own; if that is missing, the test is skipped with
 * a message. With `--sqlite` they are `kill-test-worker.mjs`, on the same queue in a SQLite file.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { keep, printer, randomOf } from './measure.mjs';
import { writeRandomPuzzles } from './random-puzzles.mjs';

const { values } = parseArgs({
  options: {
    puzzles: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '50' },
    workers: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    sqlite: { type: 'boolean', default: false },
  },
});
const count = Number(values.puzzles);
const random = randomOf(`kill ${values.seed}`);
const folder = mkdtempSync(join(tmpdir(), 'nonokit-kill-'));
const { lines, print } = printer();
const program = fileURLToPath(new URL('../apps/cli/bin/nonokit.js', import.meta.url));
// on PostgreSQL they are rated, so that the workers have work while they are killed
const file = await writeRandomPuzzles(join(folder, 'in.ndjson'), count, 15, 'kill');
const queue = values.sqlite ? await onSqlite() : await onPostgres();
const started = performance.now();
try {
  await survive();
} finally {
  await queue.close();
  rmSync(folder, { recursive: true, force: true });
}
const name = values.sqlite ? 'kill-test-sqlite' : 'kill-test';
keep(name, ['node bench/kill-test.mjs', ...process.argv.slice(2)].join(' '), lines);

/** The programs of `nonokit batch`, with a short slice, so that the jobs of dead workers return. */
async function onPostgres() {
  const { postgresPrograms, startPostgres } = await import(
    await bundleEntry(new URL('../packages/queue/src/testing/postgres.ts', import.meta.url))
  );
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.log('skipped: PostgreSQL is not installed (apt-get install postgresql)');
    process.exit(0);
  }
  const server = await startPostgres(programs);
  const env = { ...process.env, NONOKIT_QUEUE: server.url };
  const batch = (...args) => ({ args: [program, 'batch', ...args], env });
  return {
    name: 'PostgreSQL',
    flags: ['--rate'],
    submit: batch('submit', '--run', 'kill', '--chunk', '50', '--slice', '5', '--rate', file),
    work: batch('work'),
    collect: batch('collect', '--run', 'kill', '--wait'),
    plain: (answer) => ({ ...answer, timeMs: 0 }),
    answered: async () => {
      const [status] = await runProgram(batch('status', '--run', 'kill', '--json'));
      return status.runs[0]?.answeredPuzzles ?? 0;
    },
    close: () => server.stop(),
  };
}

async function onSqlite() {
  const bundle = await bundleEntry(new URL('../packages/queue/src/index.ts', import.meta.url));
  const script = fileURLToPath(new URL('kill-test-worker.mjs', import.meta.url));
  const command = (what) => ({ args: [script, bundle, join(folder, 'jobs.db'), what, file] });
  return {
    name: 'SQLite',
    flags: [],
    submit: command('submit'),
    work: command('work'),
    collect: command('collect'),
    plain: ({ index, id, status }) => ({ index, id, status }),
    answered: async () => (await runProgram(command('count')))[0],
    close: async () => undefined,
  };
}

async function survive() {
  const kills = { worker: 0, submit: 0 };
  let submitting = startSubmit();
  // the workers of SQLite need its tables
  if (values.sqlite) await pause(1000);
  const workers = Array.from({ length: Number(values.workers) }, () => start(queue.work));
  while (kills.worker + kills.submit < Number(values.kills)) {
    await pause(1500 + random.below(1500));
    for (const kill of [1, 2]) {
      if ((kills.worker + kills.submit) % 5 === 0 && kill === 2 && !submitting.done) {
        submitting.child.kill('SIGKILL');
        await submitting.ended;
        kills.submit++;
        submitting = startSubmit();
      } else {
        const victim = random.below(workers.length);
        workers[victim].kill('SIGKILL');
        workers[victim] = start(queue.work);
        kills.worker++;
      }
    }
  }
  const survived = (performance.now() - started) / 1000;
  const answered = await queue.answered();
  while (!submitting.done) {
    await submitting.ended;
    if (!submitting.done) submitting = startSubmit();
  }
  const answers = await runProgram(queue.collect);
  const seconds = (performance.now() - started) / 1000;
  for (const worker of workers) worker.kill('SIGTERM');
  const plain = await runProgram({ args: [program, 'batch', ...queue.flags, file] });
  tell(kills, { survived, seconds, answered }, answers, plain);
}

function tell(kills, { survived, seconds, answered }, answers, plain) {
  const times = new Map();
  for (const { index } of answers) times.set(index, (times.get(index) ?? 0) + 1);
  const missing = Array.from({ length: count }, (_, i) => i).filter((i) => !times.has(i)).length;
  const repeated = [...times.values()].filter((n) => n > 1).length;
  const errors = answers.filter(({ error }) => error !== undefined).length;
  const same = answers.filter((answer, i) => plainText(answer) === plainText(plain[i])).length;
  print(`${queue.name}: ${count} puzzles, ${values.workers} workers, seed ${values.seed}`);
  print(`killed: ${kills.worker} workers and ${kills.submit} times the submission, with kill -9`);
  print(`the kills took ${survived.toFixed(0)} s, the whole run ${seconds.toFixed(0)} s`);
  print(`answered when the kills ended: ${answered}`);
  print(`answers ${answers.length}, missing ${missing}, repeated ${repeated}, errors ${errors}`);
  print(`the same as without a queue, and in the same place: ${same} of ${count}`);
  const good = answers.length === count && missing === 0 && repeated === 0 && same === count;
  print(good ? 'every puzzle answered exactly once' : 'FAILED');
  process.exitCode = good ? 0 : 1;
}

/** The fields in which two answers must agree. */
function plainText(answer) {
  return JSON.stringify(queue.plain(answer));
}

function start({ args, env = process.env }) {
  return spawn(process.execPath, args, { env, stdio: 'ignore' });
}

function startSubmit() {
  const child = start(queue.submit);
  const submission = { child, done: false, ended: undefined };
  submission.ended = new Promise((resolve) => {
    child.on('close', (status) => {
      submission.done = status === 0;
      resolve();
    });
  });
  return submission;
}

async function runProgram({ args, env = process.env }) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const answers = [];
  for await (const line of createInterface({ input: child.stdout })) answers.push(JSON.parse(line));
  return answers;
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Kills workers and the submitting process of a queue run at random, and checks that every puzzle
 * is answered exactly once, and with the same answer as `nonokit batch` gives without a queue.
 *
 *     node bench/kill-test.mjs [--puzzles N] [--kills N] [--workers N] [--seed S]
 *
 * Starts a PostgreSQL server of its own; if that is not installed, it is skipped with a message.
 * Every fifth kill hits `submit` (which is restarted) until it has finished; the others hit a
 * worker, which is replaced.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleOf } from '../scripts/bundle.mjs';
import { keep, printer, puzzleOf, randomOf } from './measure.mjs';

const { values } = parseArgs({
  options: {
    puzzles: { type: 'string', default: '20000' },
    kills: { type: 'string', default: '50' },
    workers: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
const { postgresPrograms, startPostgres } = await import(
  await bundleOf(new URL('../packages/queue/src/testing/postgres.ts', import.meta.url))
);
const programs = postgresPrograms();
if (programs === undefined) {
  console.log('skipped: PostgreSQL is not installed (apt-get install postgresql)');
  process.exit(0);
}
const program = fileURLToPath(new URL('../apps/cli/bin/nonokit.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nonokit-kill-'));
const count = Number(values.puzzles);
const random = randomOf(`kill ${values.seed}`);
const { lines, print } = printer();

const file = await puzzleFile();
const server = await startPostgres(programs);
const env = { ...process.env, NONOKIT_QUEUE: server.url };
const started = performance.now();
try {
  await survive();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
keep('kill-test', ['node bench/kill-test.mjs', ...process.argv.slice(2)].join(' '), lines);

/** Random 12 x 12 puzzles, some of which need the search. */
async function puzzleFile() {
  const name = join(folder, 'in.ndjson');
  const out = createWriteStream(name);
  const palette = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
  const sizes = (clues) => clues.map((clue) => clue.map(({ size }) => size));
  for (let i = 0; i < count; i++) {
    const cells = Uint16Array.from({ length: 144 }, () => random.below(2));
    const { rows, columns } = puzzleOf({ width: 12, height: 12, cells }, palette);
    const line = { id: `r${i}`, width: 12, height: 12, rows: sizes(rows), columns: sizes(columns) };
    out.write(`${JSON.stringify(line)}\n`);
  }
  await new Promise((resolve) => out.end(resolve));
  return name;
}

async function survive() {
  const kills = { worker: 0, submit: 0 };
  const workers = Array.from({ length: Number(values.workers) }, startWorker);
  let submitting = startSubmit();
  for (let kill = 1; kill <= Number(values.kills); kill++) {
    await pause(300 + random.below(700));
    if (kill % 5 === 0 && !submitting.done) {
      submitting.child.kill('SIGKILL');
      await submitting.ended;
      kills.submit++;
      submitting = startSubmit();
    } else {
      const victim = random.below(workers.length);
      workers[victim].kill('SIGKILL');
      workers[victim] = startWorker();
      kills.worker++;
    }
  }
  const survived = (performance.now() - started) / 1000;
  while (!submitting.done) {
    await submitting.ended;
    if (!submitting.done) submitting = startSubmit();
  }
  const answers = await answersOf(['batch', 'collect', '--run', 'kill', '--wait']);
  const seconds = (performance.now() - started) / 1000;
  for (const worker of workers) worker.kill('SIGTERM');
  const plain = await answersOf(['batch', file]);
  tell(kills, { survived, seconds }, answers, plain);
}

function tell(kills, { survived, seconds }, answers, plain) {
  const times = new Map();
  for (const { index } of answers) times.set(index, (times.get(index) ?? 0) + 1);
  const missing = Array.from({ length: count }, (_, i) => i).filter((i) => !times.has(i)).length;
  const repeated = [...times.values()].filter((n) => n > 1).length;
  const errors = answers.filter(({ error }) => error !== undefined).length;
  const same = answers.filter((answer, i) => plainText(answer) === plainText(plain[i])).length;
  print(`${count} puzzles, ${values.workers} workers, seed ${values.seed}`);
  print(`killed: ${kills.worker} workers and ${kills.submit} times the submission, with kill -9`);
  print(`the kills took ${survived.toFixed(0)} s, the whole run ${seconds.toFixed(0)} s`);
  print(`answers ${answers.length}, missing ${missing}, repeated ${repeated}, errors ${errors}`);
  print(`the same as without a queue, and in the same place: ${same} of ${count}`);
  const good = answers.length === count && missing === 0 && repeated === 0 && same === count;
  print(good ? 'every puzzle answered exactly once' : 'FAILED');
  process.exitCode = good ? 0 : 1;
}

/** An answer without its time. */
function plainText(answer) {
  return JSON.stringify({ ...answer, timeMs: 0 });
}

function startWorker() {
  return spawn(process.execPath, [program, 'batch', 'work'], { env, stdio: 'ignore' });
}

function startSubmit() {
  // a short lease, so that the chunks of dead workers are soon tried again
  const flags = ['batch', 'submit', '--run', 'kill', '--chunk', '50', '--lease', '5', file];
  const child = spawn(process.execPath, [program, ...flags], { env, stdio: 'ignore' });
  const submission = { child, done: false, ended: undefined };
  submission.ended = new Promise((resolve) => {
    child.on('close', (status) => {
      submission.done = status === 0;
      resolve();
    });
  });
  return submission;
}

async function answersOf(args) {
  const child = spawn(process.execPath, [program, ...args], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answers = [];
  for await (const line of createInterface({ input: child.stdout })) answers.push(JSON.parse(line));
  return answers;
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

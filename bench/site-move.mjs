/**
 * Moves a database of many puzzles from SQLite to PostgreSQL and back, and reports how long each
 * takes and with how much memory. `move` itself compares a sum of every row.
 *
 *     npm run build && node bench/site-move.mjs [--puzzles 1000000] [--people 100000]
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { keep, printer } from './measure.mjs';

const { values } = parseArgs({
  options: {
    puzzles: { type: 'string', default: '1000000' },
    people: { type: 'string', default: '100000' },
  },
});
const program = fileURLToPath(new URL('../apps/site/dist-server/main.js', import.meta.url));
const crowd = await import(await bundleEntry(new URL('./site-server/crowd.ts', import.meta.url)));
const { lines, print } = printer();
const folder = mkdtempSync(join(tmpdir(), 'nonokit-move-'));
const postgres = await crowd.startPostgres();
try {
  const [first, back] = ['first.db', 'back.db'].map((name) => join(folder, name));
  await crowd.fill(`sqlite:${first}`, Number(values.puzzles), Number(values.people));
  print(`${values.puzzles} puzzles, ${values.people} people: ${megabytes(first)} MB of SQLite.\n`);
  print('| what | seconds | CPU seconds | most memory | said |');
  print('|---|---:|---:|---:|---|');
  await run('move', '--from', `sqlite:${first}`, '--to', postgres.url);
  await run('move', '--from', postgres.url, '--to', `sqlite:${back}`);
  const backup = join(folder, 'all.ndjson.gz');
  await run('backup', backup, '--database', `sqlite:${back}`);
  print(`\nBack in SQLite: ${megabytes(back)} MB; the backup has ${megabytes(backup)} MB.`);
  keep('site-move', ['node bench/site-move.mjs', ...process.argv.slice(2)].join(' '), lines);
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true });
}

function megabytes(file) {
  return (statSync(file).size / 1e6).toFixed(0);
}

/** Runs a command of the site and prints a row about it. */
async function run(...words) {
  const start = performance.now();
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => said.push(part));
  let figures = { cpu: 0, mb: 0 };
  const watch = setInterval(() => {
    figures = readFigures(child.pid) ?? figures;
  }, 500);
  const code = await new Promise((done) => child.once('close', done));
  clearInterval(watch);
  const text = Buffer.concat(said).toString().trim().split('\n').at(-1);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const { cpu, mb } = figures;
  print(`| ${words[0]} | ${seconds} | ${cpu.toFixed(0)} | ${mb} MB | ${code}: ${text} |`);
  if (code !== 0) process.exitCode = 1;
}

/** Processor seconds so far and the most memory so far; undefined if the process has ended. */
function readFigures(pid) {
  try {
    const [, , , ...stat] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')
      .join(' ')
      .split(' ');
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const mb = Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1000);
    // a process that has just ended has no memory any more
    if (Number.isNaN(mb)) return undefined;
    return { cpu: (Number(stat[10]) + Number(stat[11])) / 100, mb };
  } catch {
    return undefined;
  }
}

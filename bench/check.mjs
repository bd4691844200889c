/**
 * What `npm run check` takes: seconds of each phase, of each project of the tests, and the slowest
 * files; and whether it passes as often as it is asked to.
 *
 *     node bench/check.mjs [--runs N] [--slow VARIANT]
 *
 * Run it on a quiet machine: CPU seconds are those of the whole machine. Fails with the first run
 * that fails. `--slow cpu=4` runs the tests in browsers alone on a slow machine, see
 * apps/site/test/support/slow.ts. Needs `npm run build`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keep, printer } from './measure.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, slow: { type: 'string' } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'nonokit-check-'));
const json = join(folder, 'tests.json');

const VITEST = [
  'npx',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=./scripts/tally-reporter.ts',
  '--reporter=json',
];
const TESTS = [...VITEST, `--outputFile.json=${json}`];
const PHASES =
  values.slow === undefined
    ? [
        ['lint', ['npm', 'run', 'lint']],
        ['types', ['npm', 'run', 'types']],
        ['imports', ['npm', 'run', 'imports']],
        ['build', ['npm', 'run', 'pretest']],
        ['tests', TESTS],
      ]
    : [['tests', [...TESTS, '--project', 'pages']]];

const { lines, print } = printer();
print(`| run | ${PHASES.map(([name]) => `${name}, CPU s`).join(' | ')} | CPU s | wall s | tests |`);
print(`|---|${PHASES.map(() => '---:|').join('')}---:|---:|---|`);
try {
  for (let run = 1; run <= Number(values.runs); run++) once(run);
  slowest();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const options = values.slow === undefined ? '' : ` --slow ${values.slow}`;
const name = values.slow === undefined ? 'check' : `check-${values.slow.replaceAll(/\W/g, '-')}`;
keep(name, `node bench/check.mjs --runs ${values.runs}${options}`, lines);

/** One run of everything. */
function once(run) {
  const taken = PHASES.map(([, command]) => timed(command));
  const cpu = sum(taken.map((one) => one.cpu));
  const wall = sum(taken.map((one) => one.wall));
  const { numPassedTests: passed, numPendingTests: skipped } = JSON.parse(
    readFileSync(json, 'utf8'),
  );
  const cells = [...taken.map((one) => one.cpu), cpu, wall].map((s) => s.toFixed(0));
  print(`| ${run} | ${cells.join(' | ')} | ${passed} passed, ${skipped} skipped |`);
}

/** Runs a command; ends this process if it fails. */
function timed([program, ...args]) {
  const cpu = busy();
  const wall = performance.now();
  const env = { ...process.env, NONOKIT_SLOW: values.slow ?? '' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) {
    console.error(`${program} ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
    process.exit(1);
  }
  return { cpu: busy() - cpu, wall: (performance.now() - wall) / 1000 };
}

/** Seconds that the processors of this machine have worked. */
function busy() {
  const times = cpus().flatMap(({ times }) => [times.user, times.nice, times.sys, times.irq]);
  return sum(times) / 1000;
}

/** The slowest files of the last run, by the clock, with others beside them. */
function slowest() {
  const { testResults } = JSON.parse(readFileSync(json, 'utf8'));
  const files = testResults
    .map(({ name, startTime, endTime, assertionResults }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
      tests: assertionResults.length,
    }))
    .sort((a, b) => b.seconds - a.seconds);
  print('\n| files of | seconds | tests |\n|---|---:|---:|');
  for (const [room, inRoom] of byRoom(files)) {
    const seconds = sum(inRoom.map((file) => file.seconds));
    print(`| ${room} | ${seconds.toFixed(0)} | ${sum(inRoom.map(({ tests }) => tests))} |`);
  }
  print('\n| the slowest files | seconds | tests |\n|---|---:|---:|');
  for (const { name, seconds, tests } of files.slice(0, 10)) {
    print(`| ${name} | ${seconds.toFixed(1)} | ${tests} |`);
  }
}

/** Files by their room. */
function byRoom(files) {
  const rooms = new Map();
  for (const file of files) {
    const room = findRoom(file.name);
    rooms.set(room, [...(rooms.get(room) ?? []), file]);
  }
  return rooms;
}

/** "packages/core", "apps/site/server", "scripts". */
function findRoom(name) {
  const parts = name.split('/');
  return parts.slice(0, parts[1] === 'site' ? 3 : parts[0] === 'scripts' ? 1 : 2).join('/');
}

function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}

/**
 * How long the program takes to start: whole processes, alternating with a bare `node`, whose time
 * is subtracted.
 *
 *     node bench/start.mjs [--runs N] [--before FOLDER]
 *
 * `--before` is another built checkout, which then alternates too. Needs bash, for CPU times of a
 * process to the millisecond.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keep, printer } from './measure.mjs';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '40' }, before: { type: 'string' } },
});
const root = fileURLToPath(new URL('..', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'nonokit-start-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
/** A file of bare numbers, as NIN. */
const NIN = join(folder, 'tree.nin');
writeFileSync(NIN, '3 3\n1\n3\n1\n1\n3\n1\n');

/** The commands to start: arguments of the program, or a script that imports the library. */
const STARTS = [
  ['solve', 'puzzles/snail.json'],
  ['solve', 'puzzles/owl.json'],
  ['solve', NIN],
  ['solve', 'puzzles/windmill.non'],
  ['solve', 'puzzles/cat.txt'],
  ['solve', 'puzzles/cottage.xml'],
  ['line', '3 2', '?#???x???'],
  ['formats'],
  ['--help'],
  ['--version'],
];

/** Subpaths of the library to import; an older checkout may lack the second. */
const IMPORTS = [
  ["import 'nonokit'", 'index.js'],
  ["import 'nonokit/solve'", 'solve.js'],
];

const bare = { name: 'node -e 0', argv: ['-e', '0'] };
const tasks = [bare, ...startsIn(root, '')];
if (values.before !== undefined) tasks.push(...startsIn(values.before, ', before'));

const { lines, print } = printer();
const times = measure();
const floor = computeSpread(times.get(bare));
print(
  '| process | CPU ms, least | median | wall ms, least | median | CPU above node | wall above node |',
);
print('|---|---:|---:|---:|---:|---:|---:|');
for (const task of tasks) {
  const { cpu, wall } = computeSpread(times.get(task));
  const cells = [cpu.least, cpu.median, wall.least, wall.median];
  const above = [cpu.least - floor.cpu.least, wall.least - floor.wall.least];
  print(`| ${task.name} | ${[...cells, ...above].map((ms) => ms.toFixed(1)).join(' | ')} |`);
}
const before = values.before === undefined ? '' : ' --before FOLDER';
keep('start', `node bench/start.mjs --runs ${values.runs}${before}`, lines);

/** The commands to start in `checkout`. */
function startsIn(checkout, label) {
  const program = `${checkout}/apps/cli/bin/nonokit.js`;
  const dist = `${checkout}/packages/nonokit/dist`;
  const imports = IMPORTS.filter(([, file]) => existsSync(`${dist}/${file}`));
  return [
    ...STARTS.map((args) => ({
      name: `nonokit ${args.join(' ').replace(`${folder}/`, '')}${label}`.replaceAll('|', '\\|'),
      argv: [program, ...args],
    })),
    ...imports.map(([name, file]) => ({
      name: `${name}${label}`,
      argv: ['--input-type=module', '-e', `import ${JSON.stringify(`${dist}/${file}`)}`],
    })),
  ];
}

/** Runs every task repeatedly, in rounds; the first round only warms the disk. */
function measure() {
  const times = new Map(tasks.map((task) => [task, []]));
  for (let run = 0; run <= Number(values.runs); run++) {
    for (const task of tasks) {
      const spent = spentOn(task.argv);
      if (run > 0) times.get(task).push(spent);
    }
  }
  return times;
}

/** CPU and wall milliseconds of one process. */
function spentOn(argv) {
  const script = 'TIMEFORMAT="%U %S %R"; time "$@" > /dev/null 2> /dev/null';
  const { stderr } = spawnSync('bash', ['-c', script, 'bash', process.execPath, ...argv], {
    cwd: root,
    encoding: 'utf8',
  });
  const [user = 0, system = 0, wall = 0] = stderr.trim().split(' ').map(Number);
  if (!(wall > 0)) throw new Error(`bash did not time ${argv.join(' ')}: ${stderr}`);
  return { cpu: (user + system) * 1000, wall: wall * 1000 };
}

function computeSpread(spent) {
  const spread = (key) => {
    const sorted = spent.map((one) => one[key]).sort((a, b) => a - b);
    return { least: sorted[0], median: sorted[sorted.length >> 1] };
  };
  return { cpu: spread('cpu'), wall: spread('wall') };
}

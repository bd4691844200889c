/**
 * The first minute of a newcomer: a fresh clone, the README's first command, the first page.
 *
 *     node bench/first-minute.mjs
 *
 * Clones this repository as committed into a temporary folder and runs what the README says. CPU
 * seconds are those of a command and all that it starts; npm takes packages from its cache if it
 * has them. Needs bash and git.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keep, printer } from './measure.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PORT = 4917;
const TIMES = /^times (\S+) (\S+) (\S+)$/m;

const folder = mkdtempSync(join(tmpdir(), 'nonokit-first-minute-'));
const clone = join(folder, 'nonokit');
const { lines, print } = printer();
print('| step | CPU s | wall s |');
print('|---|---:|---:|');
try {
  const cloned = spawnSync('git', ['clone', '--quiet', '--no-local', ROOT, clone]);
  if (cloned.status !== 0) throw new Error(cloned.stderr.toString());
  const installing = timed('npm ci');
  // the same step once more, alone
  rmSync(join(clone, '.cache'), { recursive: true, force: true });
  const ours = timed('npm run prepare');
  const solving = timed('npx nonokit solve puzzles/owl.json');
  row('npm ci', installing);
  row('  of which ours: building the program', ours);
  row('npx nonokit solve puzzles/owl.json', solving);
  row('both, the README’s first command', sum(installing, solving));
  const building = timed('npm run prestart');
  const serving = await firstPage();
  row('npm start: building the site', building);
  row('npm start: the server, until its first page', serving);
  row('npm start in all', sum(building, serving));
  row('a second build, nothing changed', timed('npm run prestart'));
  const lock = readFileSync(join(clone, 'node_modules/.package-lock.json'), 'utf8');
  const packages = Object.values(JSON.parse(lock).packages).filter(({ link }) => !link).length;
  const size = spawnSync('du', ['-sm', 'node_modules'], { cwd: clone, encoding: 'utf8' }).stdout;
  print('');
  print(`${packages} packages, ${Number.parseInt(size, 10)} MB in node_modules.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
keep('first-minute', 'node bench/first-minute.mjs', lines);

/** Seconds of a command in the clone: {cpu, wall}. */
function timed(command) {
  const script = `TIMEFORMAT='times %U %S %R'; time ${command} >/dev/null`;
  const { stderr, status } = spawnSync('bash', ['-c', script], { cwd: clone, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
  return secondsIn(stderr);
}

/** The server of the site on an empty folder, from its start to the answer with the first page. */
async function firstPage() {
  const command = 'node apps/site/dist-server/main.js serve';
  const env = {
    ...process.env,
    NONOKIT_PORT: String(PORT),
    NONOKIT_DATA: join(folder, 'data'),
    NONOKIT_BASE_URL: `http://127.0.0.1:${PORT}`,
  };
  const script = `TIMEFORMAT='times %U %S %R'; time bash -c '${command} & echo $! >&3; wait'`;
  const child = spawn('bash', ['-c', script], {
    cwd: clone,
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let pid = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text;
  });
  child.stdio[3].setEncoding('utf8').on('data', (text) => {
    pid += text;
  });
  const from = performance.now();
  while (!(await isThere())) {
    if (performance.now() - from > 60_000) throw new Error(`no page after a minute: ${said}`);
  }
  const wall = (performance.now() - from) / 1000;
  process.kill(Number(pid), 'SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  return { cpu: secondsIn(said).cpu, wall };
}

/** Whether the first page is answered. */
async function isThere() {
  await new Promise((resolve) => setTimeout(resolve, 20));
  const answer = await fetch(`http://127.0.0.1:${PORT}/`).catch(() => undefined);
  return answer?.ok === true && (await answer.text()).includes('<main');
}

function secondsIn(text) {
  const [, user, system, wall] = TIMES.exec(text) ?? [];
  return { cpu: Number(user) + Number(system), wall: Number(wall) };
}

function sum(...all) {
  const of = (key) => all.reduce((total, each) => total + each[key], 0);
  return { cpu: of('cpu'), wall: of('wall') };
}

function row(what, { cpu, wall }) {
  print(`| ${what} | ${cpu.toFixed(1)} | ${wall.toFixed(1)} |`);
}

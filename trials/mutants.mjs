/**
 * Mutants of the code that guards the site: each is made in a copy, one at a time, and the tests
 * that should see it are run. Killed: a test went red. Survived: nothing did, so a test is missing.
 *
 *     npm run build && node trials/mutants.mjs [--only PATTERN] [--resume] [--list]
 *
 * The copy is made of links to the files, in the folder for temporary files; nothing here changes.
 * After each mutant `trials/results/mutants.md` holds the table so far. `--resume` goes on
 * after the mutants of that table; `--only` tries some again and replaces their rows.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { keep } from '../bench/measure.mjs';
import { MUTANTS } from './mutants/mutants.mjs';

const RESULTS = new URL('results/', import.meta.url);

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    resume: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const SERVER = 'apps/site/server';
/** No test file takes longer, even on a busy machine. */
const MOST_MS = 600_000;

const TABLE = fileURLToPath(new URL('./results/mutants.md', import.meta.url));
const SURVIVED = '**nothing**';

/** Name of a mutant -> its line of the table. */
const lines = values.resume || values.only !== undefined ? keptLines() : new Map();
const chosen = MUTANTS.filter(
  ({ name }) => new RegExp(values.only ?? '').test(name) && !(values.resume && lines.has(name)),
);
if (values.list) {
  for (const { name, file } of chosen) console.log(`${name}: ${file}`);
  process.exit();
}
const folder = mkdtempSync(join(tmpdir(), 'nonokit-mutants-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));
const copy = join(folder, 'copy');
execFileSync('cp', ['-al', ROOT, copy]);
rmSync(join(copy, '.git'), { recursive: true, force: true });

for (const mutant of chosen) {
  lines.set(mutant.name, lineOf(judged(mutant)));
  keep('mutants', 'node trials/mutants.mjs', table(), RESULTS);
}
const survivors = [...lines.values()].filter((line) => line.endsWith(`${SURVIVED} |`));
console.log(`${lines.size - survivors.length} killed, ${survivors.length} survived`);
console.log(`${MUTANTS.length - lines.size} not tried`);
process.exitCode = survivors.length === 0 ? 0 : 1;

/** Makes a mutant, runs its tests, and takes it back. */
function judged({ name, file, from, to, tests }) {
  const path = join(copy, SERVER, file);
  const before = readFileSync(path, 'utf8');
  if (before.split(from).length !== 2) throw new Error(`${name}: ${file} holds it not just once`);
  replace(
    path,
    before.replace(from, () => to),
  );
  const files = tests.map((test) => `${SERVER}/${test}`);
  const words = ['vitest', 'run', ...files, '--maxWorkers=1', '--bail', '1', '--no-color'];
  const { status, stdout, stderr } = spawnSync('npx', words, {
    cwd: copy,
    timeout: MOST_MS,
    encoding: 'utf8',
  });
  replace(path, before);
  const said = `${stdout}${stderr}`;
  const red = /FAIL\s+(.*)/.exec(said)?.[1]?.replace(/^\|?site\|?\s*/, '');
  const isLate = status === null;
  const isKilled = status !== 0 && red !== undefined;
  if (status !== 0 && !isKilled && !isLate) console.log(said.slice(-2000));
  console.log(
    `${isLate ? 'LATE' : isKilled ? 'killed' : 'SURVIVED'} | ${name} | ${red ?? tests.join(', ')}`,
  );
  return { name, file, isKilled, red };
}

/** Writes a new file: the existing one is shared with the original. */
function replace(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function lineOf({ name, file, isKilled, red }) {
  const by = isKilled ? red.replaceAll('|', '/').replace('apps/site/server/', '') : SURVIVED;
  return `| ${name} | \`${file}\` | ${by} |`;
}

/** The table so far, in the order of the mutants. */
function table() {
  const tried = MUTANTS.flatMap(({ name }) => lines.get(name) ?? []);
  return ['| mutant | file | killed by |', '| --- | --- | --- |', ...tried];
}

/** The lines of the table that was kept. */
function keptLines() {
  const text = existsSync(TABLE) ? readFileSync(TABLE, 'utf8') : '';
  const kept = text.split('\n').map((line) => [/^\| (.*?) \| `/.exec(line)?.[1], line]);
  return new Map(kept.filter(([name]) => MUTANTS.some((mutant) => mutant.name === name)));
}

/**
 * Mutants of the code that guards the site: each is made in a copy, one at a time, and the tests
 * that should see it are run. Killed: a test went red. Survived: nothing did, so a test is missing.
 *
 *     npm run build && node bench/site-mutants.mjs [--only PATTERN] [--list]
 *
 * The copy is made of links to the files, in the folder for temporary files; nothing here changes.
 * At the end `bench/results/site-mutants.md` holds the table, unless `--only` left some out.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { MUTANTS } from './site-mutants/mutants.mjs';

const { values } = parseArgs({
  options: { only: { type: 'string' }, list: { type: 'boolean', default: false } },
});
const ROOT = fileURLToPath(new URL('../', import.meta.url));
const SERVER = 'apps/site/server';
/** No test file takes longer, even on a busy machine. */
const MOST_MS = 600_000;

const chosen = MUTANTS.filter(({ name }) => new RegExp(values.only ?? '').test(name));
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

const rows = [];
for (const mutant of chosen) rows.push(judged(mutant));
const survivors = rows.filter(({ isKilled }) => !isKilled);
console.log(`${rows.length - survivors.length} killed, ${survivors.length} survived`);
if (values.only === undefined) {
  const { keep } = await import('./measure.mjs');
  keep('site-mutants', 'node bench/site-mutants.mjs', report());
}
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

/** Writes a file anew: the one that is there is also that of the original. */
function replace(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function report() {
  return [
    '| mutant | file | killed by |',
    '| --- | --- | --- |',
    ...rows.map(({ name, file, isKilled, red }) => {
      const by = isKilled
        ? red.replaceAll('|', '/').replace('apps/site/server/', '')
        : '**nothing**';
      return `| ${name} | \`${file}\` | ${by} |`;
    }),
  ];
}

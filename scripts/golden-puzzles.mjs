/**
 * Compares the library's results for our own puzzles with the golden tables `puzzles/expected.csv`
 * (status and counters of every puzzle) and `puzzles/bad/expected.csv` (the problem of every bad
 * file); exit status 1 if they differ. Needs `npm run build`. With `--write` the tables are
 * replaced instead.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { safeReadPuzzles } from '../packages/nonokit/dist/formats.js';
import { solve } from '../packages/nonokit/dist/index.js';

/** Files in the folder of puzzles that are not puzzles. */
const NO_PUZZLE = new Set(['README.md', 'LICENSE', 'expected.csv', 'bad', 'kinds']);

const PUZZLE_HEAD = 'file,status,lineSolvable,linesSettled,probes,decisions,conflicts';
const BAD_HEAD = 'file,code,message';

await settleTable('puzzles', PUZZLE_HEAD, puzzleRow);
await settleTable('puzzles/bad', BAD_HEAD, badRow);

/** Writes or compares the table of one folder, which has a row for every file. */
async function settleTable(folder, head, rowOf) {
  const base = new URL(`../${folder}/`, import.meta.url);
  const names = (await readdir(base)).filter((name) => !NO_PUZZLE.has(name)).sort();
  const rows = [head];
  for (const name of names) rows.push(csv(rowOf(name, await readFile(new URL(name, base)))));
  const table = new URL('expected.csv', base);
  if (process.argv.includes('--write')) await writeFile(table, `${rows.join('\n')}\n`);
  else report(folder, await readFile(table, 'utf8'), rows);
}

function puzzleRow(name, bytes) {
  const file = safeReadPuzzles(bytes, { name });
  const puzzle = file.ok ? file.value.puzzles[0] : file;
  if (!puzzle.ok) throw new Error(`${name}: ${puzzle.problem.message}`);
  const { status, lineSolvable, stats } = solve(puzzle.value);
  const { linesSettled, probes, decisions, conflicts } = stats;
  return [name, status, lineSolvable, linesSettled, probes, decisions, conflicts];
}

/** The first problem of a file; `none` if it can be read. */
function badRow(name, bytes) {
  const file = safeReadPuzzles(bytes, { name });
  const results = file.ok ? file.value.puzzles : [file];
  const wrong = results.find(({ ok }) => !ok);
  return [name, wrong?.problem.code ?? 'none', wrong?.problem.message ?? ''];
}

function csv(cells) {
  return cells
    .map((cell) => (/[",\n]/.test(cell) ? `"${`${cell}`.replace(/"/g, '""')}"` : cell))
    .join(',');
}

/** Prints every row that only one side has. */
function report(folder, expected, found) {
  const lines = expected.trimEnd().split('\n');
  const gone = lines.filter((line) => !found.includes(line)).map((line) => `- ${line}`);
  const come = found.filter((line) => !lines.includes(line)).map((line) => `+ ${line}`);
  console.log(`${folder}: ${found.length - 1} files, ${gone.length + come.length} differences`);
  for (const line of [...gone, ...come]) console.log(line);
  if (gone.length + come.length > 0) process.exitCode = 1;
}

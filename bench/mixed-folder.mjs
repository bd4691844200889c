/**
 * What the program does with a folder as people have it: 300 files in every format that can be
 * written and as texts of no format, 70 of them damaged, some with notes beside them.
 *
 *     node bench/mixed-folder.mjs [--keep FOLDER] [--whole FILE]
 *
 * Runs `check`, `convert` into a folder and into one file, `draw` as a booklet and into a folder,
 * and `rate`; prints the statuses, the last line of each run, and the complaints by kind. Counts
 * must agree with what was made, or the exit status is 1. `--whole` keeps all that the commands
 * print.
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { clueText, generate } from 'nonokit';
import { ALL_FORMATS, safeWritePuzzle } from 'nonokit/formats';
import { keep, printer } from './measure.mjs';

const { values } = parseArgs({
  options: { keep: { type: 'string' }, whole: { type: 'string' } },
});
const GOOD = 230;
const DAMAGED = 70;
const root = values.keep ?? mkdtempSync(join(tmpdir(), 'nonokit-mixed-'));
if (values.keep === undefined) process.on('exit', () => rmSync(root, { recursive: true }));
const program = fileURLToPath(new URL('../apps/cli/bin/nonokit.js', import.meta.url));

const { lines, print } = printer();
if (values.whole !== undefined) writeFileSync(values.whole, '');
makeFolder(join(root, 'in'));
const runs = [
  ['check', 'in'],
  ['check', '--csv', 'in'],
  ['convert', 'in', 'out/', '--to', 'webpbn'],
  ['convert', 'in', 'all.ndjson'],
  ['draw', 'in', '-o', 'book.pdf'],
  ['draw', 'in', '-o', 'sheets/', '--to', 'svg'],
  ['rate', 'in'],
];
print('| command | status | lines printed | complaints | seconds | last line |');
print('|---|---:|---:|---:|---:|---|');
const faults = runs.flatMap((args) => run(args));
print('');
const written = readdirSync(join(root, 'out')).length;
print(
  `files in out/: ${written}; all.ndjson and book.pdf: ${['all.ndjson', 'book.pdf']
    .map((name) => existsSync(join(root, name)))
    .join(', ')}`,
);
if (written !== GOOD) faults.push(`${written} files in out/, not ${GOOD}`);
print('');
print('Complaints of `check`, one of each kind:');
print('');
for (const sentence of complaintsByKind()) print(`* ${sentence}`);
for (const fault of faults) console.error(fault);
keep('mixed-folder', 'node bench/mixed-folder.mjs', lines);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Makes the files: good ones in all formats in turn, then damaged ones in seven ways in turn. */
function makeFolder(folder) {
  mkdirSync(folder, { recursive: true });
  const formats = ALL_FORMATS.filter(({ extensions }) => extensions.length > 0);
  for (let k = 0; k < GOOD; k++) {
    const texts = k % 4 === 3;
    const { name, content } = texts ? asText(k) : asFormat(k, formats);
    writeFileSync(join(folder, `good-${`${k}`.padStart(3, '0')}${name}`), content);
  }
  for (let k = 0; k < DAMAGED; k++) {
    const { name, content } = damaged(k);
    writeFileSync(join(folder, `damaged-${`${k}`.padStart(2, '0')}${name}`), content);
  }
  writeFileSync(join(folder, 'notes.md'), 'Puzzles to sort. The ones with cats are for Ann.\n');
}

function drawing(k) {
  const size = 5 + (k % 11);
  return generate({ width: size, height: 5 + (k % 7), seed: `mixed/${k}`, style: 'shapes' });
}

/** A drawing in the first format from the k-th on that can hold it. */
function asFormat(k, formats) {
  for (let j = 0; j < formats.length; j++) {
    const { id, extensions } = formats[(k + j) % formats.length];
    const written = safeWritePuzzle(drawing(k), id);
    if (written.ok) return { name: extensions[0], content: written.value };
  }
  throw new Error('no format can be written');
}

/** A drawing as a person writes it down. */
function asText(k) {
  const puzzle = drawing(k);
  const rows = puzzle.rows.map((clue) => clueText(clue));
  const columns = puzzle.columns.map((clue) => clueText(clue));
  const numbers = (clues) => `[${clues.map((clue) => `[${clue.replaceAll(' ', ', ')}]`)}]`;
  const texts = [
    { name: '.txt', content: `rows: ${rows.join(', ')}\ncolumns: ${columns.join(', ')}\n` },
    { name: '.py', content: `rows = ${numbers(rows)}\ncolumns = ${numbers(columns)}\n` },
    { name: '', content: `Rows\n${rows.join('\n')}\n\nColumns\n${columns.join('\n')}\n` },
  ];
  return texts[k % texts.length];
}

/** A file that cannot be read, and says so in some way. */
function damaged(k) {
  const { width, height, rows, columns } = drawing(1000 + k);
  const lists = (clues) => clues.map((clue) => clue.map(({ size }) => size));
  const claims = { width, height, rows: lists(rows), columns: lists(columns) };
  const json = (more) => JSON.stringify({ ...claims, ...more });
  const ways = [
    () => ({ name: '.json', content: json({}).slice(0, -9) }),
    () => ({ name: '.json', content: json({ rows: claims.rows.slice(1) }) }),
    () => ({ name: '.json', content: json({ rows: [[width + 1], ...claims.rows.slice(1)] }) }),
    () => ({ name: '.nin', content: `${width} ${height}\n1 1\n` }),
    () => ({ name: '.xml', content: '<puzzleset><puzzle><clues type="rows"><line>' }),
    () => ({ name: '.png', content: Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10, k) }),
    () => ({ name: '.non', content: `width ${width}\nheight ${height}\nrows\n1\ncolumns\n1,1\n` }),
  ];
  return ways[k % ways.length]();
}

/** Runs a command, prints its row; returns what is not as expected. */
function run(args) {
  const begun = performance.now();
  const { status, stdout, stderr } = nonokit(args);
  if (values.whole !== undefined) {
    const whole = `$ nonokit ${args.join(' ')}\n${stdout}${stderr}exit status ${status}\n\n`;
    appendFileSync(values.whole, whole);
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const said = stderr.trimEnd().split('\n');
  const last = said.at(-1) ?? '';
  const complaints = said.filter((line) => line.startsWith('nonokit: in/damaged-'));
  const printed = stdout.split('\n').length - 1;
  print(
    `| \`${args.join(' ')}\` | ${status} | ${printed} | ${complaints.length} | ${seconds} | ${last} |`,
  );
  const faults = [];
  if (status !== 2) faults.push(`${args.join(' ')}: status ${status}, not 2`);
  if (complaints.length !== DAMAGED) {
    faults.push(`${args.join(' ')}: ${complaints.length} complaints, not ${DAMAGED}`);
  }
  if (!last.includes(`${DAMAGED} could not be read`)) faults.push(`${args.join(' ')}: ${last}`);
  return faults;
}

function nonokit(args) {
  return spawnSync(process.execPath, [program, ...args, '--lang', 'en'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
}

/** The first complaint of each kind: numbers and names aside. */
function complaintsByKind() {
  const { stderr } = nonokit(['check', 'in']);
  const said = stderr.split('\n').filter((line) => line.startsWith('nonokit: in/damaged-'));
  return new Map(said.map((line) => [line.replace(/[\d,]+/g, ''), line])).values();
}

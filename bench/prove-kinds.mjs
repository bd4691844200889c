/**
 * Certificates of other kinds of nonogram: how many are accepted by which checkers, and whether
 * they are refused once the clause of a picture is left out. Exit status 1 if a checker disagrees.
 *
 *     npm run build
 *     node bench/prove-kinds.mjs [--drat-trim COMMAND] [--cake-lpr COMMAND] [--count 100]
 *         [--seconds 60] [--only catalogue]
 *
 * The checkers are programs by other people (docs/certificates.md), which are not part of this
 * project; without them ours alone judges. One that does not end within `--seconds` has not said
 * anything, and is counted as late; starting drat-trim takes a third of a second, so that a row of
 * 100 puzzles takes minutes. `--only` runs the rows with this word in their name.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/bundle.mjs';
import { keep, printer, safeReadPuzzles } from './measure.mjs';

const { values } = parseArgs({
  options: {
    'drat-trim': { type: 'string' },
    'cake-lpr': { type: 'string' },
    count: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '60' },
    only: { type: 'string', default: '' },
  },
});
const count = Number(values.count);
const lib = await import(await bundleEntry(new URL('prove-kinds-library.ts', import.meta.url)));

const folder = mkdtempSync(join(tmpdir(), 'nonokit-prove-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const file = (name) => join(folder, name);

/** The most pictures that a certificate excludes. */
const MOST_PICTURES = 20;

const square = (width, height) => ({ shape: 'square', width, height });
const sides = { topLeft: 3, bottomLeft: 3, top: 3, topRight: 3, bottom: 3, bottomRight: 3 };

/** Name, board, lines that share a clue with the next by direction, whether numbers hide. */
const KINDS = [
  ['hidden numbers, 12 × 10', square(12, 10), [], true],
  [
    'clues over two lines, 10 × 10',
    square(10, 10),
    [
      [0, 4],
      [2, 7],
    ],
    false,
  ],
  ['54 triangles', { shape: 'triangle', ...sides }, [], false],
  ['54 triangles, hidden numbers', { shape: 'triangle', ...sides }, [], true],
];

const { print, lines } = printer();
print(
  '| puzzles | number | more pictures | one | none | several | ours | drat-trim | cake_lpr | one picture less: ours refuses | drat-trim | cake_lpr | cnf KB, mean | drat KB |',
);
print(`|---|${'---:|'.repeat(13)}`);
let faults = 0;
if ('the catalogue'.includes(values.only)) row('the catalogue', catalogue());
for (const [name, ...kind] of KINDS.filter(([name]) => name.includes(values.only))) {
  const random = lib.randomOf(`prove ${name}`);
  row(
    name,
    Array.from({ length: count }, () => draw(kind, random)),
  );
  const broken = Array.from({ length: count }, () => withClueFromElsewhere(kind, random));
  row(`${name}, a clue from elsewhere`, broken);
}
const checkers = ['drat-trim', 'cake-lpr'].filter((name) => values[name] !== undefined);
const options = checkers.map((name) => ` --${name} ${name}`).join('');
if (values.only === '')
  keep('prove-kinds', `node bench/prove-kinds.mjs --count ${count}${options}`, lines);
process.exitCode = faults === 0 ? 0 : 1;

/** Prints the line of a list of puzzles. */
function row(name, puzzles) {
  const sum = { more: 0, unique: 0, none: 0, multiple: 0 };
  const accepted = [0, 0, 0];
  const refused = [0, 0, 0];
  const late = [0, 0, 0];
  let cnf = 0;
  let drat = 0;
  let pictures = 0;
  for (const puzzle of puzzles) {
    const result = lib.drive(lib.proveKindWork(puzzle, { maxSolutions: MOST_PICTURES }));
    sum[result.status]++;
    if (result.certificate === undefined) continue;
    const { formula, proof } = result.certificate;
    const verdicts = judge(puzzle, formula, proof);
    tally(verdicts, true, accepted);
    tally(verdicts, 'late', late);
    faults += verdicts.filter((verdict) => verdict === false).length;
    cnf += lib.writeCnf(formula).length;
    drat += lib.writeDrat(proof).length;
    if (result.pictures.length === 0) continue;
    pictures++;
    // the clause of the last picture is the end of the formula
    const { literals } = formula;
    const fewer = { ...formula, literals: literals.slice(0, literals.lastIndexOf(0, -2) + 1) };
    const damaged = judge(puzzle, fewer, proof);
    tally(damaged, false, refused);
    tally(damaged, 'late', late);
    faults += damaged.filter((verdict) => verdict === true).length;
  }
  const certified = sum.unique + sum.none + sum.multiple;
  const kb = (bytes) => (bytes / 1024 / Math.max(certified, 1)).toFixed(1);
  const of = (counts, all) => counts.map((one, k) => `${one} of ${all}${lateText(late[k])}`);
  const cells = [puzzles.length, sum.more, sum.unique, sum.none, sum.multiple];
  cells.push(...of(accepted, certified), ...of(refused, pictures), kb(cnf), kb(drat));
  print(`| ${name} | ${cells.join(' | ')} |`);
  console.error(`${name}: ${Math.round(performance.now() / 1000)} s`);
}

/** Counts checkers with this verdict, each in its place. */
function tally(verdicts, wanted, counts) {
  for (const [k, verdict] of verdicts.entries()) if (verdict === wanted) counts[k]++;
}

function lateText(late) {
  return late === 0 ? '' : ` (${late} late)`;
}

/** The verdicts of ours and of both others; undefined of a checker that is not here. */
function judge(puzzle, formula, proof) {
  writeFileSync(file('cnf'), lib.writeCnf(formula));
  writeFileSync(file('drat'), lib.writeDrat(proof));
  const ours = lib.checkKindFormula(puzzle, formula, proof).verdict.accepted;
  return [ours, accepts(values['drat-trim'], 'drat'), lrat(formula, proof, ours)];
}

/** Of a formula that is refused there are no hints; it gets those of the one before. */
function lrat(formula, proof, isRight) {
  if (isRight) writeFileSync(file('lrat'), lib.writeLrat(formula, proof));
  return accepts(values['cake-lpr'], 'lrat');
}

function accepts(command, proof) {
  if (command === undefined) return undefined;
  const timeout = 1000 * Number(values.seconds);
  const given = { encoding: 'utf8', maxBuffer: 1 << 28, timeout };
  const { stdout, error } = spawnSync(command, [file('cnf'), file(proof)], given);
  if (error?.code === 'ETIMEDOUT') return 'late';
  if (error !== undefined) throw error;
  return /^s VERIFIED/m.test(stdout);
}

function catalogue() {
  const text = readFileSync(new URL('../catalogue/kinds.ndjson', import.meta.url));
  return safeReadPuzzles(text).value.puzzles.map((read) => lib.kindOf(read));
}

/** A random picture as a puzzle. */
function draw(kind, random) {
  return checked(kind[0], cluesOf(kind, random));
}

/** One of which a row's clue, or that of two rows, is another picture's. */
function withClueFromElsewhere(kind, random) {
  for (;;) {
    const [rows, ...others] = cluesOf(kind, random);
    const [strange] = cluesOf(kind, random);
    const at = Math.floor(rows.length / 2);
    const mixed = rows.map((clue, k) => (k === at ? strange[k] : clue));
    // sums that differ are no puzzle
    const result = lib.checkKind({ board: kind[0], clues: [mixed, ...others] });
    if (result.ok) return result.value;
  }
}

function cluesOf([board, pairs, hides], random) {
  const cells = Array.from({ length: lib.cellCount(board) }, () => (random.next() < 0.6 ? 1 : 0));
  return lib
    .kindCluesOf(cells, board, pairs)
    .map((direction) => direction.map((clue) => (hides ? hide(clue, random) : clue)));
}

function hide(clue, random) {
  if (lib.isPairClue(clue)) return clue;
  return clue.map((item) => (random.next() < 0.25 ? { hidden: true, color: item.color } : item));
}

function checked(board, clues) {
  const result = lib.checkKind({ board, clues });
  if (!result.ok) throw new Error(result.problem.message);
  return result.value;
}

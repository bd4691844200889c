/**
 * Certificates: how many are accepted by which checkers, what they cost, and how large they are.
 *
 * npm run build && node bench/prove.mjs [--drat-trim COMMAND] [--cake-lpr COMMAND] [--count N]
 * [--mutations N] [SET...]
 *
 * The checkers are programs by other people (docs/certificates.md), which are not part of this
 * project; without them ours alone judges. `--count` takes that number of puzzles of each set.
 * Lists that are not published with the project are left out where they are missing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import {
  checkCertificate,
  checkProof,
  formulaOf,
  prove,
  writeCnf,
  writeDrat,
  writeLrat,
} from '../packages/nonokit/dist/prove.js';
import {
  fastest,
  gunzippedLines,
  keep,
  printer,
  puzzleOf,
  randomOf,
  safeReadPuzzles,
  solve,
  solves,
} from './measure.mjs';
import { dominoes, randomSet } from './sets.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'drat-trim': { type: 'string' },
    'cake-lpr': { type: 'string' },
    count: { type: 'string', default: '1000' },
    mutations: { type: 'string', default: '1000' },
    runs: { type: 'string', default: '3' },
  },
});
const most = Number(values.count);
const shared = new URL('../../shared/', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'nonokit-prove-'));
process.on('exit', () => rmSync(folder, { recursive: true }));
const file = (name) => join(folder, name);

/** The most pictures that a certificate of these lists excludes. */
const MOST_PICTURES = 20;

/** The puzzles of a gzipped list outside the project; none if it is not here. */
function outside(path, isWanted = () => true) {
  const url = new URL(path, shared);
  if (!existsSync(url)) return [];
  return gunzippedLines(url)
    .filter((line) => isWanted(JSON.parse(line)))
    .map((line) => {
      const read = safeReadPuzzles(new TextEncoder().encode(line), { from: 'json' });
      return read.value.puzzles[0].value;
    });
}

function survey() {
  const measured = new URL('peers/per-puzzle.csv.gz', shared);
  if (!existsSync(measured)) return [];
  const lines = gunzippedLines(measured).filter((line) => line.startsWith('survey,'));
  const ids = new Set(lines.map((line) => line.split(',')[1]));
  return outside('corpus/survey.ndjson.gz', ({ id }) => ids.has(id));
}

/** The first `count` puzzles for which `isWanted` holds, of random ones in the sizes given. */
function chosen(count, isWanted, { sizes, inks, density, change = (puzzle) => puzzle }) {
  const found = [];
  for (let round = 0; found.length < count && round < 50; round++) {
    for (const size of sizes) {
      const share = Math.ceil(count / sizes.length);
      const puzzles = randomSet(size, inks, density, share, `prove ${round} `).map(change);
      found.push(...puzzles.filter(isWanted));
    }
  }
  return found.slice(0, count);
}

const limits = { timeoutMs: 300_000 };
const pictures = (puzzle) => {
  const options = { ...limits, maxSolutions: MOST_PICTURES + 1 };
  const { status, complete, solutions } = solve(puzzle, options);
  if (status === 'unknown' || (status === 'multiple' && !complete)) return Number.POSITIVE_INFINITY;
  return status === 'none' ? 0 : (solutions?.length ?? 1);
};

/** Exchanges two rows: the sums still agree, and there is hardly ever a solution left. */
function withRowsExchanged(puzzle) {
  const rows = [...puzzle.rows];
  const at = Math.floor(rows.length / 2);
  [rows[at - 1], rows[at]] = [rows[at], rows[at - 1]];
  return { ...puzzle, rows };
}

const few = (puzzle) => pictures(puzzle) <= MOST_PICTURES;
const squares = { sizes: [20, 25, 30], inks: 1, density: 0.6 };
const small = { sizes: [15, 20], inks: 1, density: 0.5 };
const SETS = {
  hard: () => outside('peers/sets/hardweb.ndjson.gz'),
  'n-Dom': () => [3, 4, 5, 6, 7, 8, 9].map(dominoes),
  random: () => chosen(Math.min(most, 200), few, squares),
  coloured: () => chosen(Math.min(most, 100), few, { sizes: [15, 20, 25], inks: 3, density: 0.6 }),
  none: () =>
    chosen(Math.min(most, 50), (puzzle) => pictures(puzzle) === 0, {
      ...small,
      change: withRowsExchanged,
    }),
  several: () => chosen(Math.min(most, 50), (puzzle) => pictures(puzzle) > 1 && few(puzzle), small),
  survey,
};

/** Whether a checker, given as a command, accepts formula and proof. */
function accepts(command, cnf, proof, options = []) {
  const [program, ...given] = command.split(' ');
  const { stdout, error } = spawnSync(program, [...given, cnf, proof, ...options], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error !== undefined) throw error;
  return /^s VERIFIED/m.test(stdout);
}

/** Small puzzles with one picture, which `damage` takes. */
const proved = [];

/** The least CPU milliseconds of several runs; of one if that takes long. */
function quickest(work) {
  const { ms } = fastest(1, work);
  return ms > 300 ? ms : Math.min(ms, fastest(Number(values.runs) - 1, work).ms);
}

/** Bytes of a proof above which ours is not asked, and drat-trim writes the hints. */
const LONG = 1 << 20;

/** The verdicts of all checkers, and the sizes of the files. */
function judge(puzzle, result) {
  const { formula, proof } = result.certificate;
  const cnf = writeCnf(formula);
  const drat = writeDrat(proof);
  const isLong = drat.length > LONG;
  const dratTrim = values['drat-trim'];
  const cake = values['cake-lpr'];
  writeFileSync(file('cnf'), cnf);
  writeFileSync(file('drat'), drat);
  if (!isLong) writeFileSync(file('lrat'), writeLrat(formula, proof));
  const hints = isLong ? ['-L', file('lrat')] : [];
  return {
    isLong,
    ours: !isLong && checkCertificate(puzzle, result.pictures, proof).accepted,
    dratTrim: dratTrim !== undefined && accepts(dratTrim, file('cnf'), file('drat'), hints),
    cake: cake !== undefined && accepts(cake, file('cnf'), file('lrat')),
    cnf: cnf.length,
    drat: drat.length,
    lrat: existsSync(file('lrat')) ? statSync(file('lrat')).size : 0,
    packed: gzipSync(cnf).length + gzipSync(drat).length,
  };
}

const { lines, print } = printer();
const notes = [];
const kb = (bytes) => (bytes / 1024).toFixed(bytes < 10_240 ? 1 : 0);
print(
  '| set | puzzles | more pictures | certificates | ours | drat-trim | cake_lpr | solve ms | prove ms | ratio | of it formula ms | ratio without | files ms | cnf KB, mean | largest | drat KB | largest | lrat KB | cnf and drat gzipped KB |',
);
print(`|---|${'---:|'.repeat(18)}`);
for (const [name, list] of Object.entries(SETS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  measure(name, list().slice(0, most));
}

for (const note of notes) print(`\n${note}`);

/** Prints the line of a set. */
function measure(name, puzzles) {
  if (puzzles.length === 0) return;
  const sum = { solve: 0, prove: 0, formula: 0, files: 0, more: 0, ours: 0, dratTrim: 0, cake: 0 };
  const sizes = [];
  for (const puzzle of puzzles) {
    const options = { ...limits, maxSolutions: MOST_PICTURES };
    const result = prove(puzzle, options);
    if (result.status === 'unknown') throw new Error(`${name}: not decided within five minutes`);
    if (result.status === 'more') {
      sum.more++;
      const distinct = new Set(result.pictures.map(({ cells }) => cells.join()));
      const isShown = distinct.size > 1 && result.pictures.every((grid) => solves(grid, puzzle));
      if (!isShown) throw new Error(`${name}: pictures that show nothing`);
      continue;
    }
    const { formula, proof } = result.certificate;
    // a proof looks for one picture more than it excludes
    const same = { ...limits, maxSolutions: MOST_PICTURES + 1 };
    sum.solve += quickest(() => solve(puzzle, same));
    sum.prove += quickest(() => prove(puzzle, options));
    sum.formula += quickest(() => formulaOf(puzzle, result.pictures));
    sum.files += quickest(() => [writeCnf(formula), writeDrat(proof)]);
    const verdict = judge(puzzle, result);
    for (const judgeName of ['ours', 'dratTrim', 'cake']) if (verdict[judgeName]) sum[judgeName]++;
    sizes.push(verdict);
    const isSmall = puzzle.width * puzzle.height <= 400;
    if (isSmall && result.pictures.length === 1) proved.push({ puzzle, result });
  }
  const mean = (key) => kb(sizes.reduce((total, size) => total + size[key], 0) / sizes.length);
  const largest = (key) => kb(Math.max(...sizes.map((size) => size[key])));
  const cells = [
    [name, puzzles.length, sum.more, sizes.length],
    [sum.ours, values['drat-trim'] ? sum.dratTrim : '', values['cake-lpr'] ? sum.cake : ''],
    [sum.solve.toFixed(1), sum.prove.toFixed(1), (sum.prove / sum.solve).toFixed(2)],
    [sum.formula.toFixed(1), ((sum.prove - sum.formula) / sum.solve).toFixed(2)],
    [sum.files.toFixed(1), mean('cnf'), largest('cnf'), mean('drat'), largest('drat')],
    [mean('lrat'), mean('packed')],
  ];
  print(`| ${cells.flat().join(' | ')} |`);
  const long = sizes.filter(({ isLong }) => isLong).length;
  if (long > 0)
    notes.push(`${name}: proofs of more than 1 MB, about which ours was not asked: ${long}.`);
}

/**
 * Damaged certificates for the checkers. Each of these formulas is true of a picture, so that none
 * may be accepted: a literal of the clause that excludes the picture is negated, the clause is
 * missing, or the clues are those of another picture, which differs in one cell.
 */
function damage(count) {
  const random = randomOf('damaged certificates');
  const refused = { ours: 0, dratTrim: 0, cake: 0 };
  for (let time = 0; time < count; time++) {
    const { puzzle, result } = proved[random.below(proved.length)];
    const [grid] = result.pictures;
    const formula = damagedFormula(puzzle, grid, random);
    const { proof } = result.certificate;
    writeFileSync(file('cnf'), writeCnf(formula));
    writeFileSync(file('drat'), writeDrat(proof));
    writeFileSync(file('lrat'), writeLrat(result.certificate.formula, proof));
    if (!checkProof(formula, proof).accepted) refused.ours++;
    if (!accepts(values['drat-trim'], file('cnf'), file('drat'))) refused.dratTrim++;
    if (!accepts(values['cake-lpr'], file('cnf'), file('lrat'))) refused.cake++;
  }
  return refused;
}

function damagedFormula(puzzle, grid, random) {
  const formula = formulaOf(puzzle, [grid]);
  const { literals } = formula;
  const end = literals.length - 1;
  const from = literals.lastIndexOf(0, end - 1) + 1;
  const kind = random.below(3);
  if (kind === 0) return { ...formula, literals: literals.subarray(0, from) };
  if (kind === 1) {
    const changed = Int32Array.from(literals);
    changed[from + random.below(end - from)] *= -1;
    return { ...formula, literals: changed };
  }
  const cells = Uint16Array.from(grid.cells);
  const at = random.below(cells.length);
  cells[at] = cells[at] === 0 ? 1 : 0;
  return formulaOf(puzzleOf({ ...grid, cells }, puzzle.palette), [grid]);
}

const count = Number(values.mutations);
if (values['drat-trim'] && values['cake-lpr'] && proved.length > 0 && count > 0) {
  const { ours, dratTrim, cake } = damage(count);
  print('');
  print(
    `Of ${count} damaged certificates, ours refuses ${ours}, drat-trim ${dratTrim}, cake_lpr ${cake}.`,
  );
}
if (positionals.length === 0) {
  const options = process.argv.slice(2).map((word) => word.replace(/.*\//, ''));
  keep('prove', ['node bench/prove.mjs', ...options].join(' '), lines);
}

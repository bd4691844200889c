/**
 * Targets: what is fuzzed, with which seeds, and how a case is judged. Every format of the list is
 * a target; `detect` reads without being told the format, `line` is the text of `nonokit line`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mutated } from './mutate.mjs';

const CORPUS = new URL('corpus/', import.meta.url);
const PUZZLES = new URL('../puzzles/', import.meta.url);
const EXAMPLES = new URL('../../shared/formats/examples/', import.meta.url);

/** The limits of a server: within these a second is a long time. */
export const LIMITS = {
  maxCells: 1_000_000,
  maxColors: 4096,
  maxBytes: 1 << 24,
  maxPuzzles: 1000,
};

/** Longer seeds are left out: shorter ones allow a hundred times as many cases. */
const MAX_SEED_BYTES = 6000;

const PICTURES = [
  ['#'],
  ['.'],
  ['##..#', '#.#..', '#####', '..#.#', '.###.'],
  ['..aa...', '.abba..', '.abba.c', '..aa.cc', '...ccc.', '.cc.c..'],
  ['#..#', '....', '#.##'],
  ['abcdefgh', 'hgfedcba'],
  ['#.#.#.#.#.#.#.#', '###############', '..............#'],
];

/** The ids of all targets. */
export function listTargets({ formats }) {
  return [...formats.map(({ id }) => id), 'detect', 'line'];
}

/**
 * Every seed file by target. The result is the same on every machine that has the same revision,
 * unless `examples` is set and example files of others are present; these use more ways to write
 * than our writers.
 */
export function readCorpus(library, { examples = false } = {}) {
  const { formats, readPuzzles, writePuzzles } = library;
  // its folders hold damaged puzzles and those of other kinds
  const isSeed = (name) => name.includes('.') && !/^(README|expected)/.test(name);
  const files = namesIn(PUZZLES).filter(isSeed);
  const puzzles = PICTURES.map((rows) => drawn(rows, library));
  const own = new Map(formats.map(({ id }) => [id, []]));
  for (const name of files) {
    const bytes = readFileSync(new URL(name, PUZZLES));
    const read = readPuzzles(bytes, { name });
    if (!read.ok) continue;
    own.get(read.value.format.id)?.push(bytes);
    for (const puzzle of read.value.puzzles) if (puzzle.ok) puzzles.push(puzzle.value);
  }
  for (const url of examples ? exampleUrls() : []) {
    const bytes = readFileSync(url);
    const read = readPuzzles(bytes, { name: url.pathname });
    if (read.ok) own.get(read.value.format.id)?.push(bytes);
  }
  const corpus = new Map();
  for (const { id, holds } of formats) {
    const sets = holds.several
      ? [...puzzles.map((one) => [one]), puzzles.slice(0, 3)]
      : puzzles.map((one) => [one]);
    const written = sets
      .map((set) => writePuzzles(set, id))
      .flatMap((one) => (one.ok ? [one.value] : []));
    const seeds = [...committed(id), ...own.get(id), ...written];
    corpus.set(
      id,
      seeds.filter(({ length }) => length > 0 && length <= MAX_SEED_BYTES),
    );
  }
  corpus.set('detect', [...corpus.values()].flat().concat(committed('detect')));
  corpus.set('line', committed('line'));
  return corpus;
}

/** The case with number `n`: the bytes, and how to read them. It depends on nothing else. */
export function makeCase({ randomOf }, corpus, { target, seed, n }) {
  const random = randomOf(`${target}/${seed}/${n}`);
  const own = corpus.get(target) ?? [];
  const all = corpus.get('detect') ?? [];
  const mates = random.below(4) === 0 ? all : own;
  const base = own[random.below(own.length)] ?? Uint8Array.of(48);
  const others = mates.length === 0 ? [] : [mates[random.below(mates.length)]];
  return mutated(base, others, random);
}

/**
 * Only reads the bytes, so that time and memory can be measured. Returns what was thrown, if
 * anything.
 */
export function take(library, target, bytes) {
  try {
    if (target === 'line') settledLine(library, bytes);
    else library.readPuzzles(bytes, readOptions(target));
    return undefined;
  } catch (error) {
    return `throws ${error.stack}`;
  }
}

/** The fault in how the project reads these bytes, or undefined. Throws only if `take` does. */
export function judge(library, target, bytes) {
  if (target === 'line') return lineFault(library, bytes);
  return library.readerFault(bytes, readOptions(target));
}

function readOptions(target) {
  return { from: target === 'detect' ? undefined : target, limits: LIMITS };
}

/**
 * Settles a line: the first line of the text is the clue, the rest the cells, as `nonokit line`
 * takes them.
 */
function settledLine({ readLineClue, readCells, settleCells }, bytes) {
  const [clueText = '', ...rest] = new TextDecoder().decode(bytes).split('\n');
  const line = readLineClue(clueText);
  if (!line.ok) return undefined;
  const cells = readCells(rest.join('\n'), line.value);
  if (!cells.ok) return undefined;
  return { clue: line.value.clue, after: settleCells(line.value.clue, cells.value) };
}

function lineFault(library, bytes) {
  const { clue, after } = settledLine(library, bytes) ?? {};
  if (after === undefined) return undefined;
  const again = library.settleCells(clue, after);
  const same = again !== undefined && after.every((value, i) => value === again[i]);
  return same ? undefined : 'settling twice is not settling once';
}

/** The committed files of a target, sorted by name. */
function committed(target) {
  const folder = new URL(`${target}/`, CORPUS);
  return namesIn(folder).map((name) => readFileSync(new URL(name, folder)));
}

function exampleUrls() {
  const folders = namesIn(EXAMPLES).filter((name) => !name.includes('.'));
  return folders.flatMap((folder) =>
    namesIn(new URL(`${folder}/`, EXAMPLES)).map((name) => new URL(`${folder}/${name}`, EXAMPLES)),
  );
}

function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function drawn(rows, { gridOf, puzzleOf }) {
  const symbols = rows.join('').includes('#') || !/[a-z]/.test(rows.join('')) ? '.#' : '.abcdefgh';
  const used = [...symbols].filter((one, i) => i < 2 || rows.some((row) => row.includes(one)));
  const grid = gridOf(rows.map((row) => [...row].map((cell) => used.indexOf(cell))));
  const colors = [
    '#ffffff',
    '#000000',
    '#c8141e',
    '#f0be14',
    '#146432',
    '#0000ff',
    '#00ffff',
    '#800080',
    '#ff8000',
  ];
  const palette = used.map((_, i) => ({ rgb: colors[i] }));
  return puzzleOf(grid, palette, { title: 'Key & "Co"', author: 'Ann' });
}

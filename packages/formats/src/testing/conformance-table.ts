/**
 * The results of every format on the example puzzles p1..p4, from reading every example file and
 * writing it again: the content of `docs/formats/CONFORMANCE.md`.
 */
import type { Puzzle } from '@nonokit/core';
import { ALL_FORMATS } from '../detect/all-formats.js';
import { readPuzzles, writePuzzles } from '../detect/all-puzzles.js';
import type { Format } from '../format.js';
import { EXAMPLES, findExample } from './examples.js';
import { shapeText } from './reader-fault.js';
import { unpackBrotli } from './unpack-brotli.js';

/** An example file: its path below the folder of examples, and its bytes. */
export interface ExampleFile {
  /** "nin/p1.nin". */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The result for one example file. */
interface Outcome {
  readonly path: string;
  /** The detected format. */
  readonly id: string;
  /** ["p1"], or all that a collection holds. */
  readonly keys: readonly string[];
  /** Writing gives the same bytes, the same puzzles, or neither. */
  readonly again: 'bytes' | 'equal' | 'read';
}

const KEYS = Object.keys(EXAMPLES);

/** The pictures in a file: "p2.nin" holds one, a bundle several; none if the name does not tell. */
export function parseKeys(path: string): readonly string[] {
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (/^(mono|all)/.test(file)) return ['p1', 'p2', 'p4'];
  if (/^(colour|set)/.test(file)) return KEYS;
  const key = file.slice(0, 2);
  return KEYS.includes(key) ? [key] : [];
}

/** The page: a row for each format, and a list of the files without a row. */
export function conformancePage(files: readonly ExampleFile[], introduction: string): string {
  const outcomes = new Map(files.map((file) => [file.path, tryFile(file)]));
  const read = [...outcomes.values()].filter((outcome) => outcome !== undefined);
  const rows = ALL_FORMATS.map((format) => {
    const own = read.filter(({ id }) => id === format.id);
    const cells = KEYS.map((key) => writeCell(format, key, own));
    return row([`\`${format.id}\``, ...cells, formatFolders(own)]);
  });
  const unread = [...outcomes].flatMap(([path, outcome]) => (outcome === undefined ? [path] : []));
  return [
    introduction,
    row(['format', ...KEYS, 'example files']),
    row(['---', ...KEYS.map(() => '---'), '---']),
    ...rows,
    '',
    `${read.length} example files are read; ${unread.length} are not, or hold something else:`,
    '',
    ...byFolder(unread).map(([folder, names]) => `- ${folder}: ${names.join(' ')}`),
    '',
  ].join('\n');
}

/**
 * The outcome of reading and writing a file, or undefined if it does not give the puzzles of its
 * name.
 */
function tryFile({ path, bytes }: ExampleFile): Outcome | undefined {
  const keys = parseKeys(path);
  const expected = keys.map(findExample);
  const file = readPuzzles(bytes, { name: path, unpackBrotli });
  if (!file.ok || keys.length === 0) return undefined;
  const { format, puzzles } = file.value;
  const found = puzzles.flatMap((puzzle) => (puzzle.ok ? [puzzle.value] : []));
  if (found.length < puzzles.length || !areSame(found, expected, format)) return undefined;
  const written = writePuzzles(found, format.id);
  const again =
    written.ok && sameBytes(written.value, bytes)
      ? 'bytes'
      : isReadBack(expected, format, found)
        ? 'equal'
        : 'read';
  return { path, id: format.id, keys, again };
}

/**
 * The best outcome among the files of one puzzle; without files, the outcome of our own writing.
 */
function writeCell(format: Format, key: string, own: readonly Outcome[]): string {
  const ways = own.filter(({ keys }) => keys.includes(key)).map(({ again }) => again);
  for (const way of ['bytes', 'equal', 'read'] as const) if (ways.includes(way)) return way;
  return isReadBack([findExample(key)], format) ? 'written' : '–';
}

/** True if the format holds the puzzles: its output for `from` is read as `expected`. */
function isReadBack(expected: readonly Puzzle[], format: Format, from = expected): boolean {
  const written = writePuzzles(from, format.id);
  const file = written.ok ? readPuzzles(written.value, { from: format.id, unpackBrotli }) : written;
  if (!file.ok) return false;
  const found = file.value.puzzles.flatMap((puzzle) => (puzzle.ok ? [puzzle.value] : []));
  return areSame(found, expected, format);
}

function areSame(found: readonly Puzzle[], expected: readonly Puzzle[], { holds }: Format) {
  const shapes = (puzzles: readonly Puzzle[]) => puzzles.map((one) => shapeText(one, holds)).join();
  return shapes(found) === shapes(expected);
}

function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i]);
}

function formatFolders(outcomes: readonly Outcome[]): string {
  const folders = byFolder(outcomes.map(({ path }) => path));
  return folders.map(([folder, names]) => `${folder} (${names.length})`).join(', ');
}

/** ["nin", ["p1.nin", "p2.nin"]] of "nin/p1.nin" and "nin/p2.nin". */
function byFolder(paths: readonly string[]): (readonly [folder: string, names: string[]])[] {
  const folders = new Map<string, string[]>();
  for (const path of paths) {
    const [folder = '', name = ''] = path.split('/');
    folders.set(folder, [...(folders.get(folder) ?? []), name]);
  }
  return [...folders];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

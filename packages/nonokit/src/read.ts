/**
 * Reading puzzles from bytes or text. The formats are a list: `OWN_FORMATS` here, so that a page
 * for our own files loads no other reader; all formats are in `nonokit/formats`.
 */
import { bad, type Puzzle, type Result } from '@nonokit/core';
import {
  createSource,
  type PuzzleFile,
  type ReadOptions,
  readPuzzles as readBytes,
} from '@nonokit/formats/own';
import { checkPuzzle } from './inputs/puzzle-of.js';
import { readClueText } from './inputs/puzzle-text.js';
import { checkFormats, quoted } from './option-kinds.js';
import { checkOptions, READ_OPTIONS } from './options.js';
import { printedResult } from './printed.js';
import { orThrow } from './problem-error.js';
import { severalPuzzles } from './words/en/inputs.js';

/** The content of a file: its bytes or its text. */
export type FileSource = Uint8Array | ArrayBuffer | string;

/**
 * Reads the puzzles of a file in one of `options.formats`, by default `OWN_FORMATS`: JSON, share
 * strings, .non and plain pictures. Throws `PuzzleError` if the file or one of its puzzles is
 * damaged.
 */
export function readPuzzles(source: FileSource, options: ReadOptions = {}): readonly Puzzle[] {
  return orThrow(safeReadPuzzles(source, options)).puzzles.map(orThrow);
}

/**
 * Reads a file as `readPuzzles` does and never throws: a damaged puzzle is a problem beside the
 * others. The result also names the format and has warnings.
 */
export function safeReadPuzzles(source: FileSource, options: ReadOptions = {}): Result<PuzzleFile> {
  checkOptions('readPuzzles', options, READ_OPTIONS);
  checkFormats('readPuzzles', options.formats);
  const file = readBytes(encodeSource(source), options);
  if (file.ok) file.value.puzzles.forEach(printedResult);
  return file;
}

/** Reads the one puzzle of a file. Throws `PuzzleError` for several puzzles, too. */
export function readPuzzle(source: FileSource, options: ReadOptions = {}): Puzzle {
  return orThrow(safeReadPuzzle(source, options));
}

/** Reads the one puzzle of a file; several puzzles are a problem that gives their number. */
export function safeReadPuzzle(source: FileSource, options: ReadOptions = {}): Result<Puzzle> {
  const file = safeReadPuzzles(source, options);
  if (!file.ok) return (options.formats === undefined ? typedPuzzle(source) : undefined) ?? file;
  const [first, ...others] = file.value.puzzles;
  if (first === undefined || others.length > 0) {
    return bad(severalPuzzles, { count: file.value.puzzles.length });
  }
  return first;
}

/** The puzzle of clues below "rows" and "columns", as people type them and puzzles print. */
function typedPuzzle(source: FileSource): Result<Puzzle> | undefined {
  const read = createSource(encodeSource(source));
  const text = read.ok ? read.value.text : '';
  const clues = /^\s*\{/.test(text) ? undefined : readClueText(text);
  return clues?.ok === true ? checkPuzzle(clues.value) : clues;
}

/**
 * The bytes of a source; a text is encoded as UTF-8. Throws RangeError for anything else: an empty
 * file is not what was meant.
 */
export function encodeSource(source: FileSource): Uint8Array {
  if (typeof source === 'string') return new TextEncoder().encode(source);
  if (!ArrayBuffer.isView(source) && !(source instanceof ArrayBuffer)) {
    const wanted = 'expected the text or the bytes of a file';
    throw new RangeError(`readPuzzle: ${wanted}, got ${quoted(source)}; puzzleOf takes clues`);
  }
  return source instanceof Uint8Array ? source : new Uint8Array(source);
}

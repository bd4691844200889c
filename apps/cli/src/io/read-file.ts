/**
 * The puzzles of a file in any format. Loading the list of formats with their libraries takes
 * longer than solving most puzzles, so our own JSON is read before that if the file can be nothing
 * else, and files of bare numbers with the few formats that hold nothing else.
 */
import { DEFAULT_LIMITS, type Result } from '@nonokit/core';
import {
  certainFormat,
  isGzipped,
  json,
  type PuzzleFile,
  plainSource,
  readAs,
  type Source,
} from '@nonokit/formats/own';

/** How to read a file. */
export interface FileOptions {
  /** A format's id, to skip detection: "non". */
  readonly from?: string | undefined;
  /** The file's name, for ties between formats: "a.non". */
  readonly name?: string | undefined;
}

/** Reads the puzzles in the bytes of a file. */
export async function readPuzzleBytes(
  bytes: Uint8Array,
  options: FileOptions,
): Promise<Result<PuzzleFile>> {
  const source = options.from === undefined ? certainSource(bytes) : undefined;
  const own = source === undefined ? undefined : readAs(json, source);
  // what is no puzzle of ours may be the JSON of another program
  if (own?.ok === true && own.value.puzzles.some(({ ok }) => ok)) return own;
  if (own === undefined && options.from === undefined && beginsWithNumber(bytes)) {
    const { readBareNumbers } = await import('./read-numbers.js');
    const read = readBareNumbers(bytes, options);
    if (read !== undefined) return read;
  }
  const { readAny } = await import('./read-any.js');
  return readAny(bytes, options);
}

/** The source of a file that can only be our JSON; undefined for every other file. */
function certainSource(bytes: Uint8Array): Source | undefined {
  if (bytes.length > DEFAULT_LIMITS.maxBytes || isGzipped(bytes)) return undefined;
  // avoids decoding other texts twice
  if (!/^\s*[{[]/.test(Buffer.from(bytes.subarray(0, START_BYTES)).toString('latin1'))) {
    return undefined;
  }
  const source = plainSource(bytes);
  return source.ok && certainFormat(source.value, [json]) === json ? source.value : undefined;
}

/** True for the beginnings of files that may hold nothing but numbers. */
function beginsWithNumber(bytes: Uint8Array): boolean {
  if (bytes.length > DEFAULT_LIMITS.maxBytes) return false;
  return /^[0-9\s]+$/.test(Buffer.from(bytes.subarray(0, START_BYTES)).toString('latin1'));
}

/** How much of a file's start is looked at. */
const START_BYTES = 1000;

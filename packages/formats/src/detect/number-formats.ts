/**
 * The formats of bare numbers, in the order of detection, and reading a file that holds nothing but
 * digits, blanks and line ends. No other format claims such a file before these (a test tries), so
 * a program need not load the others to read it.
 */
import type { Result } from '@nonokit/core';
import type { Format } from '../format.js';
import { cril } from '../numbers/cril.js';
import { csplib, cwd } from '../numbers/cwd.js';
import { feenn } from '../numbers/feenn.js';
import { keen } from '../numbers/keen.js';
import { mk } from '../numbers/mk.js';
import { nin } from '../numbers/nin.js';
import { spoj } from '../numbers/spoj.js';
import { syro } from '../numbers/syro.js';
import { pzlBlack } from '../programs/pzl.js';
import { numericFormat } from './numeric.js';
import { plainSource, type SourceOptions } from './plain-source.js';
import { type PuzzleFile, readAs } from './puzzle-file.js';

/** All formats of the stage 'numbers'. */
export const NUMBER_FORMATS: readonly Format[] = [
  nin,
  mk,
  cwd,
  csplib,
  feenn,
  keen,
  syro,
  spoj,
  cril,
  pzlBlack,
];

/**
 * The puzzles of a file of digits, blanks and line ends, as reading with all formats finds them.
 * Undefined for other files, and if that finds anything but puzzles.
 */
export function readBareNumbers(
  bytes: Uint8Array,
  options: SourceOptions,
): Result<PuzzleFile> | undefined {
  if (!bytes.every((byte) => (byte >= ZERO && byte <= NINE) || isSpace(byte))) return undefined;
  const source = plainSource(bytes, options);
  if (!source.ok) return undefined;
  const format = numericFormat(source.value, NUMBER_FORMATS);
  if (format?.ok !== true) return undefined;
  const file = readAs(format.value, source.value);
  return file.ok && file.value.puzzles.every(({ ok }) => ok) ? file : undefined;
}

const ZERO = 48;
const NINE = 57;

/** A tab is none: with tabs a file may be a table of clues. */
function isSpace(byte: number): boolean {
  return byte === 32 || byte === 10 || byte === 13;
}

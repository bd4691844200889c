/**
 * QNonograms `.jap` ("TLS"): sizes, column clues, row clues and perhaps the picture, all in bytes.
 *
 * Our only source is one converter. The checksum in bytes 3 to 6 is unknown, so files are read but
 * not written. The row-by-row order of the picture is a guess, which is checked against the clues.
 */
import {
  type Block,
  bad,
  type Clue,
  checkPuzzle,
  good,
  type Puzzle,
  type PuzzleClaims,
  problem,
  type Result,
} from '@nonokit/core';
import { ByteReader } from '@nonokit/image';
import type { Format, Source } from '../format.js';
import { lexingBadSize } from '../words/en/lexing.js';
import { cluesOfSize, itsSizes, pictureOfSize } from '../words/en/program-things.js';
import {
  japBegins,
  japColored,
  japEndsEarly,
  japPictureIgnored,
  japReadOnly,
  japUncertain,
} from '../words/en/programs-pictures.js';

/** Files of QNonograms, `--from jap`. */
export const jap: Format = {
  id: 'jap',
  name: 'QNonograms',
  extensions: ['.jap', '.jcr'],
  media: 'binary',
  readOnly: true,
  holds: {
    colors: 'none',
    background: false,
    clues: true,
    goal: true,
    meta: [],
    several: false,
    maxSide: 255,
  },
  detect: ({ bytes }) => isTls(bytes) && ((bytes[7] ?? 1) === 0 || (bytes[7] ?? 0) >= COLORED),
  read: (source) => [readJap(source)],
  write: () => bad(japReadOnly),
};

/** Flags in byte 7. */
const WITH_PICTURE = 0x80;
const COLORED = 0x40;

function isTls(bytes: Uint8Array): boolean {
  return bytes[0] === 0x54 && bytes[1] === 0x4c && bytes[2] === 0x53;
}

function readJap({ bytes, limits }: Source): Result<Puzzle> {
  if (!isTls(bytes)) return bad(japBegins);
  const reader = new ByteReader(bytes, 7);
  const flags = reader.byte();
  const width = reader.byte();
  const height = reader.byte();
  if (reader.isPast) return bad(japEndsEarly, { what: itsSizes });
  if ((flags & COLORED) !== 0) {
    return bad(japColored);
  }
  if (width < 1 || height < 1) {
    return bad(lexingBadSize, { width, height });
  }
  const columns = Array.from({ length: width }, () => readClue(reader));
  const rows = Array.from({ length: height }, () => readClue(reader));
  if (reader.isPast) return bad(japEndsEarly, { what: cluesOfSize({ width, height }) });
  const claims = { width, height, rows, columns };
  if ((flags & WITH_PICTURE) === 0) return withWarning(checkPuzzle(claims, limits));
  const cells = reader.take(width * height);
  if (reader.isPast) return bad(japEndsEarly, { what: pictureOfSize({ width, height }) });
  const goal = Array.from({ length: height }, (_, y) =>
    Uint8Array.from(cells.subarray(y * width, (y + 1) * width), (cell) => (cell === 0 ? 0 : 1)),
  );
  return withWarning(withOrWithoutGoal({ ...claims, goal }, limits));
}

/** The next clue: a count, then that many numbers; a 0 is not a block. */
function readClue(reader: ByteReader): Clue {
  const sizes = reader.take(reader.byte());
  return Array.from(sizes, (size): Block => ({ size, color: 1 }));
}

/** The puzzle with its picture if the clues match, else without it. */
function withOrWithoutGoal(
  { goal, ...claims }: PuzzleClaims,
  limits: Source['limits'],
): Result<Puzzle> {
  const whole = checkPuzzle({ ...claims, goal }, limits);
  if (whole.ok || whole.problem.code !== 'goal-differs') return whole;
  const puzzle = checkPuzzle(claims, limits);
  if (!puzzle.ok) return puzzle;
  return good(puzzle.value, [problem(japPictureIgnored), ...puzzle.warnings]);
}

function withWarning(puzzle: Result<Puzzle>): Result<Puzzle> {
  if (!puzzle.ok) return puzzle;
  return good(puzzle.value, [problem(japUncertain), ...puzzle.warnings]);
}

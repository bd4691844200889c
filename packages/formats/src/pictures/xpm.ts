/**
 * X pixmaps of pictures, XPM3 and XPM2: one pixel per cell, or pixel art enlarged by a whole
 * number. A file that Nonokit writes has a note in a comment (`image-note`).
 */
import { bad, type Grid, good, type Palette, type Puzzle, type Result } from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { checkedPuzzle } from '../lexing/checked-puzzle.js';
import { picturesXpmColors } from '../words/en/pictures-xpm.js';
import { claimsOfImage, pictureOf } from './image.js';
import { notedClaims, noteFor } from './image-note.js';
import { decodeXpm } from './xpm-read.js';
import { looksLikeXpm } from './xpm-strings.js';

/** XPM images, `--from xpm`. */
export const xpm: Format = {
  id: 'xpm',
  name: 'X pixmap',
  extensions: ['.xpm'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: true,
    clues: false,
    goal: true,
    meta: [],
    several: false,
    maxInks: 255,
  },
  detect: ({ text }) => looksLikeXpm(text),
  read: (source) => [readXpm(source)],
  write: writeXpm,
};

/** The note in a file of ours: "Nonokit 5x5 cells, 4 colours". */
const NOTE = /\/\* (Nonokit [\w ,]{1,60}) \*\//;

function readXpm({ text, limits }: Source): Result<Puzzle> {
  const image = decodeXpm(text, limits);
  if (!image.ok) return image;
  const { width, height, palette, indices } = image.value;
  const note = NOTE.exec(text.slice(0, 1000))?.[1] ?? '';
  const isNoted = palette.length <= MOST_COLORS && !palette.some((color) => color < 0);
  const noted = isNoted
    ? notedClaims(note, { width, height, palette, indices: Uint8Array.from(indices) })
    : undefined;
  const pixels = Int32Array.from(indices, (index) => palette[index] ?? 0);
  const claims =
    noted === undefined ? claimsOfImage({ width, height, pixels }, limits) : good(noted);
  if (!claims.ok) return { ok: false, problem: { ...START, ...claims.problem } };
  const warnings = [...image.warnings, ...claims.warnings];
  return checkedPuzzle({ ...claims.value, sizePlace: START }, limits, warnings);
}

const START = { line: 1, column: 1 };

/** Colours of one file, with the background. */
const MOST_COLORS = 256;

/** Characters for pixels; quotes and backslashes would need a backslash. */
const CHARACTERS = [
  ...' .#ox+*-=:abcdefghijklmnpqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,;!@$%^&()[]{}<>|~`_/',
];

function writeXpm(puzzles: readonly Puzzle[]): Result<string> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  if (palette.length > MOST_COLORS) {
    return bad(picturesXpmColors, { found: palette.length, most: MOST_COLORS });
  }
  return good(fileText(goal, palette));
}

function fileText(goal: Grid, palette: Palette): string {
  const codes = codesFor(palette.length);
  const { width, height, cells } = goal;
  const colors = palette.map(({ rgb }, i) => `${codes[i]} c ${rgb}`);
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from(cells.subarray(y * width, (y + 1) * width), (color) => codes[color]).join(''),
  );
  const sizes = `${width} ${height} ${palette.length} ${codes[0]?.length ?? 1}`;
  const strings = [sizes, ...colors, ...rows].map((line) => `"${line}"`);
  const head = `/* XPM */\n/* ${noteFor(goal, palette)} */\nstatic char *picture[] = {\n`;
  return `${head}${strings.join(',\n')}\n};\n`;
}

/** A character for each colour, or two if there are too few. */
function codesFor(count: number): readonly string[] {
  if (count <= CHARACTERS.length) return CHARACTERS;
  return CHARACTERS.flatMap((one) => CHARACTERS.map((two) => one + two)).slice(0, count);
}

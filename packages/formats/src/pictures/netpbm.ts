/**
 * Netpbm images of pictures: PBM (black and white), PGM (greys) and PPM (colours), which differ in
 * their first bytes and in their colours. Each is a separate format, so that its name tells what it
 * can hold.
 *
 * PBM is written as text, which people can read, paste and compare line by line; the others are
 * written as bytes, in a quarter of the size. A comment states that one pixel is one cell and names
 * the background, so that neither must be guessed when the file is read.
 */
import {
  bad,
  checkPuzzle,
  type Grid,
  good,
  type Palette,
  type Puzzle,
  parseChannels,
  type Result,
} from '@nonokit/core';
import { concat, decodePnm, type Pnm, pnmKind, toFlatImage } from '@nonokit/image';
import type { Format, Source } from '../format.js';
import { encodeText } from '../lexing/text-encoding.js';
import {
  picturesManyInks,
  picturesNotGrey,
  picturesPnmAlike,
  picturesPnmKind,
} from '../words/en/pictures.js';
import { claimsOfImage, type ImageNote, pictureOf } from './image.js';

/** One of the three formats. */
interface Member {
  readonly id: string;
  readonly name: string;
  readonly extensions: readonly string[];
  /** "P1" as 1: as text and as bytes. */
  readonly kinds: readonly number[];
  readonly colors: 'none' | 'rgb';
  readonly only?: string;
  write(goal: Grid, palette: Palette): Result<string | Uint8Array>;
}

function toFormat({ id, name, extensions, kinds, colors, only, write }: Member): Format {
  return {
    id,
    name,
    extensions,
    media: 'binary',
    holds: {
      colors,
      background: colors === 'rgb',
      clues: false,
      goal: true,
      meta: [],
      several: false,
      ...(only === undefined ? {} : { only }),
    },
    detect: ({ bytes }) => kinds.includes(pnmKind(bytes)),
    read: (source) => [readImage(source, kinds)],
    write: (puzzles) => {
      const picture = pictureOf(puzzles);
      return picture.ok ? write(picture.value.goal, picture.value.palette) : picture;
    },
  };
}

/** Black and white, `--from pbm`. */
export const pbm: Format = toFormat({
  id: 'pbm',
  name: 'PBM image (Netpbm, black and white)',
  extensions: ['.pbm'],
  kinds: [1, 4],
  colors: 'none',
  write: writeBits,
});

/** Greys, `--from pgm`. */
export const pgm: Format = toFormat({
  id: 'pgm',
  name: 'PGM image (Netpbm, greys)',
  extensions: ['.pgm'],
  kinds: [2, 5],
  colors: 'rgb',
  only: 'greys',
  write: (goal, palette) => {
    const colored = palette.find(({ rgb }) => !isGrey(rgb));
    return colored === undefined
      ? writeSamples('P5', goal, palette, 1)
      : bad(picturesNotGrey, { color: colored.rgb });
  },
});

/** Colours, `--from ppm`. */
export const ppm: Format = toFormat({
  id: 'ppm',
  name: 'PPM image (Netpbm, colours)',
  extensions: ['.ppm', '.pnm'],
  kinds: [3, 6],
  colors: 'rgb',
  write: (goal, palette) => writeSamples('P6', goal, palette, 3),
});

function readImage({ bytes, limits }: Source, kinds: readonly number[]): Result<Puzzle> {
  const kind = pnmKind(bytes);
  if (!kinds.includes(kind)) return bad(picturesPnmKind, { found: kind, expected: kinds });
  const decoded = decodePnm(bytes, limits);
  if (!decoded.ok) return decoded;
  const claims = claimsOfImage(
    toFlatImage(decoded.value.image),
    limits,
    noteIn(decoded.value, kind),
  );
  if (!claims.ok) return claims;
  const puzzle = checkPuzzle(claims.value, limits);
  return puzzle.ok ? good(puzzle.value, [...claims.warnings, ...puzzle.warnings]) : puzzle;
}

/** Our note in the header, if it agrees with the size and the kind of the image. */
function noteIn({ image, comments }: Pnm, kind: number): ImageNote | undefined {
  for (const comment of comments) {
    const [, size, rgb = 'ffffff'] = NOTE.exec(comment) ?? [];
    if (size !== `${image.width}x${image.height}`) continue;
    if (canShow(kind, rgb)) return { background: Number.parseInt(rgb, 16) };
  }
  return undefined;
}

/** True if an image of this kind can have pixels of this colour: "f0e0d0". */
function canShow(kind: number, rgb: string): boolean {
  if (kind % 3 === 1) return rgb === 'ffffff';
  return kind % 3 === 0 || isGrey(`#${rgb}`);
}

function isGrey(rgb: string): boolean {
  return new Set(parseChannels(rgb)).size === 1;
}

const NOTE = /^(\d{1,9}x\d{1,9}) cells(?:, background #([0-9a-f]{6}))?$/;

function writeBits(goal: Grid, palette: Palette): Result<string> {
  const { width, height, cells } = goal;
  const inks = palette.length - 1;
  if (inks > 1) return bad(picturesManyInks, { found: inks });
  const rows = Array.from({ length: height }, (_, y) =>
    cells.subarray(y * width, (y + 1) * width).join(' '),
  );
  return good(`P1\n# ${width}x${height} cells\n${width} ${height}\n${rows.join('\n')}\n`);
}

/** The image as a header and the first `channels` of each cell's colour. */
function writeSamples(
  magic: 'P5' | 'P6',
  { width, height, cells }: Grid,
  palette: Palette,
  channels: number,
): Result<Uint8Array> {
  const colors = palette.map(({ rgb }) => rgb);
  const twice = colors.find((rgb, i) => colors.indexOf(rgb) < i);
  if (twice !== undefined) return bad(picturesPnmAlike, { color: twice });
  const samples = colors.map((rgb) => parseChannels(rgb).slice(0, channels));
  const bytes = new Uint8Array(cells.length * channels);
  cells.forEach((color, i) => {
    bytes.set(samples[color] ?? [], i * channels);
  });
  const note = `# ${width}x${height} cells, background ${colors[0]}`;
  const header = encodeText(`${magic}\n${note}\n${width} ${height}\n255\n`);
  return good(concat([header, bytes]));
}

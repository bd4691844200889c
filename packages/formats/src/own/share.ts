/**
 * Nonokit's own share strings, "NK1.…": any size, any colours, a title, and a checksum that detects
 * every damaged character. Specified in docs/formats/share.md.
 *
 * A string is the prefix, bits in base64url and a checksum of everything before it. Files hold one
 * string per line; a string may also be the fragment of an address.
 */
import {
  BLACK_ON_WHITE,
  bad,
  good,
  type Palette,
  type PaletteColor,
  type Puzzle,
  parseChannels,
  type Result,
  rgbOf,
} from '@nonokit/core';
import type { Format, Source } from '../format.js';
import { cutPart, shifted } from '../lexing/address.js';
import { BitReader, BitWriter, isBase64url } from '../lexing/base64url-bits.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { crc24 } from '../lexing/crc24.js';
import { cut, linesOf, type Word } from '../lexing/cursor.js';
import { decodeUtf8, encodeText } from '../lexing/text-encoding.js';
import { lexingGoesOn } from '../words/en/lexing-shared.js';
import {
  shareBadCharacters,
  shareChecksum,
  shareEndsEarly,
  shareNoString,
  shareVersion,
} from '../words/en/own.js';
import { type BodyKind, putBody, shortestBody, takeBody } from './share-body.js';

/** The prefix of every string of this version. */
const PREFIX = 'NK1.';

/** Bits of the checksum, and the characters that hold them. */
const CHECK_BITS = 24;
const CHECK_CHARS = CHECK_BITS / 6;

/** The background that is stored in one bit. */
const WHITE: PaletteColor = { rgb: '#ffffff' };

/** Parameters of the number codes of the head. */
const SIZE_K = 4;
const INKS_K = 2;
const TITLE_K = 4;

/** Share strings of our own. */
export const share: Format = {
  id: 'share',
  name: 'Nonokit share string',
  extensions: ['.nk'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: true,
    clues: true,
    goal: false,
    meta: ['title'],
    several: true,
  },
  keepsGoal: (puzzle) => shortestBody(puzzle).kind !== 'clues',
  detect: ({ text }) => START.test(firstLine(text)),
  read: readStrings,
  write: (puzzles) => good(puzzles.map((puzzle) => `${writeShareString(puzzle).text}\n`).join('')),
};

/** The beginning of a string: at the start, or after the "#" of an address. */
const START = /^(?:https?:\/\/[^#]*#(?:[^#]*[=&])?)?(?=NK[0-9]{1,3}\.)/;

function firstLine(text: string): string {
  const from = text.search(/\S/);
  const end = text.indexOf('\n', from);
  return text.slice(from, end < 0 ? undefined : end);
}

/** A share string, and whether it holds the puzzle's picture or only its clues. */
export function writeShareString(puzzle: Puzzle): {
  readonly text: string;
  readonly body: BodyKind;
} {
  const writer = new BitWriter();
  writer.putGolomb(puzzle.width - 1, SIZE_K);
  writer.putGolomb(puzzle.height - 1, SIZE_K);
  putPalette(writer, puzzle.palette);
  putTitle(writer, puzzle.meta.title ?? '');
  const body = shortestBody(puzzle);
  putBody(writer, body);
  const text = PREFIX + writer.text();
  return { text: text + computeChecksum(text), body: body.kind };
}

/** The checksum of the text before it, as characters. */
function computeChecksum(text: string): string {
  const writer = new BitWriter();
  writer.put(crc24(encodeText(text)), CHECK_BITS);
  return writer.text();
}

function putPalette(writer: BitWriter, palette: Palette): void {
  const isUsual =
    palette.length === BLACK_ON_WHITE.length &&
    palette.every(({ rgb }, i) => rgb === BLACK_ON_WHITE[i]?.rgb);
  writer.put(isUsual ? 0 : 1, 1);
  if (isUsual) return;
  writer.putGolomb(palette.length - 1, INKS_K);
  const isWhite = palette[0]?.rgb === WHITE.rgb;
  writer.put(isWhite ? 0 : 1, 1);
  for (const { rgb } of isWhite ? palette.slice(1) : palette) putColor(writer, rgb);
}

/** Writes three channels of 8 bits, or of 4 bits if both digits of each channel are equal. */
function putColor(writer: BitWriter, rgb: string): void {
  const channels = parseChannels(rgb);
  const isShort = channels.every((channel) => channel % 17 === 0);
  writer.put(isShort ? 0 : 1, 1);
  for (const channel of channels) writer.put(isShort ? channel / 17 : channel, isShort ? 4 : 8);
}

function putTitle(writer: BitWriter, title: string): void {
  const bytes = encodeText(title);
  writer.put(bytes.length > 0 ? 1 : 0, 1);
  if (bytes.length === 0) return;
  writer.putGolomb(bytes.length - 1, TITLE_K);
  for (const byte of bytes) writer.put(byte, 8);
}

function readStrings({ text, limits }: Source): readonly Result<Puzzle>[] {
  const results: Result<Puzzle>[] = [];
  for (const line of linesOf(text)) {
    const word = line.text.trim();
    if (word === '') continue;
    results.push(readString(cutPart(line, word), limits));
    if (results.length > limits.maxPuzzles) break;
  }
  return results;
}

function readString(word: Word, limits: Source['limits']): Result<Puzzle> {
  const string = word.text.slice(START.exec(word.text)?.[0].length ?? 0);
  const part = cutPart(word, string);
  const payload = readPayload(part);
  if (!payload.ok) return payload;
  const reader = new BitReader(payload.value);
  const puzzle = readPuzzle(reader, part, limits);
  if (!puzzle.ok) return puzzle;
  if (reader.isDone()) return puzzle;
  const at = shifted(part.place, PREFIX.length + reader.characters);
  return bad(lexingGoesOn, {}, at);
}

/** The text between prefix and checksum, if both are correct. */
function readPayload({ text, place }: Word): Result<string> {
  const [prefix] = /^NK[0-9]{1,3}\./.exec(text) ?? [];
  if (prefix === undefined) {
    return bad(shareNoString, { found: cut(text), prefix: PREFIX }, place);
  }
  if (prefix !== PREFIX) {
    return bad(shareVersion, { version: prefix.slice(2, -1) }, place);
  }
  const payload = text.slice(PREFIX.length, -CHECK_CHARS);
  if (!isBase64url(text.slice(PREFIX.length)) || payload === '') {
    return bad(shareBadCharacters, { found: cut(text) }, place);
  }
  if (computeChecksum(text.slice(0, -CHECK_CHARS)) === text.slice(-CHECK_CHARS))
    return good(payload);
  return bad(shareChecksum, {}, place);
}

function readPuzzle(reader: BitReader, word: Word, limits: Source['limits']): Result<Puzzle> {
  const width = reader.takeGolomb(SIZE_K) + 1;
  const height = reader.takeGolomb(SIZE_K) + 1;
  const sizePlace = shifted(word.place, PREFIX.length);
  const wrong = wrongSizes(width, height, limits, sizePlace);
  if (wrong !== undefined) return wrong;
  const palette = takePalette(reader, limits.maxColors);
  const title = takeTitle(reader);
  if (palette === undefined || title === undefined) return notOurs(word);
  const body = takeBody(reader, width, height, palette.length);
  if (reader.ended) return notOurs(word);
  const claims = { width, height, palette, ...body, meta: toMeta({ title }) };
  return checkedPuzzle({ ...claims, sizePlace }, limits);
}

/** The problem of a string with a correct checksum but no valid puzzle. */
function notOurs({ place }: Word): Result<never> {
  const at = shifted(place, PREFIX.length);
  return bad(shareEndsEarly, {}, at);
}

/** The palette, or undefined if it is missing or has more colours than allowed. */
function takePalette(reader: BitReader, maxColors: number): Palette | undefined {
  if (reader.take(1) === 0) return BLACK_ON_WHITE;
  const colors = reader.takeGolomb(INKS_K) + 1;
  if (colors > maxColors) return undefined;
  const palette: PaletteColor[] = reader.take(1) === 0 ? [WHITE] : [];
  while (palette.length < colors && !reader.ended) palette.push(takeColor(reader));
  return palette;
}

function takeColor(reader: BitReader): PaletteColor {
  const isShort = reader.take(1) === 0;
  const channel = (): number => (isShort ? reader.take(4) * 17 : reader.take(8));
  return { rgb: rgbOf(channel(), channel(), channel()) };
}

/** The title, empty for none; undefined if it is missing or not UTF-8. */
function takeTitle(reader: BitReader): string | undefined {
  if (reader.take(1) === 0) return '';
  const length = reader.takeGolomb(TITLE_K) + 1;
  if (length * 8 > reader.left) return undefined;
  return decodeUtf8(Uint8Array.from({ length }, () => reader.take(8)));
}

/**
 * Finds what gives a puzzle away in anything a server answers: its words, and its picture in
 * whatever plain form. Answers are unpacked as far as a curious person would do it: gzip, deflated
 * streams of PDF and PNG, base64, addresses, entities, escapes, share strings.
 */
import { gunzipSync, inflateSync } from 'node:zlib';
import type { Grid } from '@nonokit/core';
import { decodePng, looksLikePng, type RgbaImage } from '@nonokit/image';
import { safeReadPuzzles } from 'nonokit/formats';

/** What nobody may know of a puzzle before they have solved it. */
export interface Secret {
  /** Names the puzzle in findings: "A". */
  readonly name: string;
  /** Texts that stand nowhere else: titles, tags, parts of a record. */
  readonly words: readonly string[];
  readonly picture: Grid;
}

/** An answer as it came. */
export interface Said {
  readonly path: string;
  readonly headers: string;
  readonly body: Uint8Array;
}

/** What an answer gives away: "A: Tomcat", "A: picture". */
export function tracesIn(said: Said, secrets: readonly Secret[]): string[] {
  const forms = listForms(said);
  // what was asked for comes back without anybody having told it
  const asked = unescaped(said.path).toLowerCase();
  return secrets.flatMap(({ name, words, picture }) => {
    const told = words.filter((word) => {
      const sought = word.toLowerCase();
      return !asked.includes(sought) && forms.texts.some((text) => text.includes(sought));
    });
    const isShown = forms.pictures.get(picture) ?? showsPicture(said, forms, picture);
    forms.pictures.set(picture, isShown);
    return [...told, ...(isShown ? ['picture'] : [])].map((what) => `${name}: ${what}`);
  });
}

/** An answer in all forms in which something could be read in it. */
interface Forms {
  /** Lower case. */
  readonly texts: readonly string[];
  /** Where two neighbouring signs differ: "0110…" for each text, with and without separators. */
  readonly changes: readonly string[];
  /** The share strings in it. */
  readonly shares: readonly string[];
  /** Pictures that were looked for in it, and whether they are there. */
  readonly pictures: Map<Grid, boolean>;
}

/** Forms of bodies that were seen before: many answers are the same for everybody. */
const kept = new Map<string, Forms>();

function listForms({ headers, body }: Said): Forms {
  const plain = unpacked(Buffer.from(body));
  const whole = [headers, ...plain.map((bytes) => bytes.toString('latin1'))].join('\n');
  const known = kept.get(whole);
  if (known !== undefined) return known;
  const texts = [headers, ...plain.flatMap(readings)];
  const all = [...new Set([...texts, ...texts.map(unescaped)])];
  const decoded = all.flatMap(base64In);
  const every = [...all, ...decoded];
  const forms = {
    texts: every.map((text) => text.toLowerCase()),
    changes: every.flatMap((text) => [
      encodeChanges(text),
      encodeChanges(text.replace(SEPARATORS, '')),
    ]),
    shares: every.flatMap((text) => text.match(/NK\d\.[\w.~-]+/g) ?? []),
    pictures: new Map<Grid, boolean>(),
  };
  kept.set(whole, forms);
  return forms;
}

const SEPARATORS = /[\s,;:|"'[\]{}\\/]+/g;

function readings(bytes: Buffer): string[] {
  const isText = !bytes.includes(0);
  return isText ? [bytes.toString('utf8')] : [bytes.toString('latin1'), bytes.toString('utf8')];
}

/** The bytes themselves, and everything packed in them. */
function unpacked(bytes: Buffer): Buffer[] {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return unpacked(gunzipSync(bytes));
  if (looksLikePng(bytes)) return [bytes, ...pngTexts(bytes)];
  if (bytes.subarray(0, 5).toString() === '%PDF-') return [bytes, ...pdfStreams(bytes)];
  return [bytes];
}

function pdfStreams(bytes: Buffer): Buffer[] {
  const streams: Buffer[] = [];
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    const end = bytes.indexOf('endstream', at);
    const stream = attempted(() => inflateSync(bytes.subarray(at + 7, end)));
    if (stream !== undefined) streams.push(stream);
    at = Math.max(at, end);
  }
  return streams;
}

/** Packed chunks of a PNG that hold texts; plain ones are read with the file. */
function pngTexts(bytes: Buffer): Buffer[] {
  const texts: Buffer[] = [];
  for (let at = 8; at + 8 < bytes.length; at += 12 + bytes.readUInt32BE(at)) {
    const type = bytes.subarray(at + 4, at + 8).toString('latin1');
    if (!['zTXt', 'iTXt'].includes(type)) continue;
    const data = bytes.subarray(at + 8, at + 8 + bytes.readUInt32BE(at));
    for (let from = data.indexOf(0x78); from >= 0; from = data.indexOf(0x78, from + 1)) {
      const text = attempted(() => inflateSync(data.subarray(from)));
      if (text !== undefined) texts.push(text);
    }
  }
  return texts;
}

/** Words that may be base64, read; also where they are deflated. */
function base64In(text: string): string[] {
  return (text.match(/[A-Za-z0-9+/_-]{12,}={0,2}/g) ?? []).flatMap((word) => {
    const bytes = Buffer.from(word, 'base64url');
    const inflate = bytes[0] === 0x78 ? inflateSync : bytes[0] === 0x1f ? gunzipSync : undefined;
    const inflated = attempted(() => inflate?.(bytes, { maxOutputLength: 1_000_000 }));
    const all = inflated === undefined ? [bytes] : [bytes, inflated];
    return all.flatMap((one) => [one.toString('utf8'), one.toString('latin1')]);
  });
}

function attempted(call: () => Buffer | undefined): Buffer | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** Addresses, entities and escapes as the signs that they stand for. */
function unescaped(text: string): string {
  return text
    .replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) =>
      Buffer.from(run.replaceAll('%', ''), 'hex').toString(),
    )
    .replaceAll(/&#x([0-9a-f]{1,6});/gi, (_, hex: string) => toSign(Number.parseInt(hex, 16)))
    .replaceAll(/&#(\d{1,7});/g, (_, code: string) => toSign(Number(code)))
    .replaceAll(/\\u([0-9a-f]{4})/gi, (_, hex: string) => toSign(Number.parseInt(hex, 16)));
}

function toSign(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** Where neighbouring signs differ, for any alphabet of cells. */
function encodeChanges(text: string): string {
  const changes = Buffer.alloc(Math.max(0, text.length - 1), '0');
  for (let k = 1; k < text.length; k++) {
    if (text.charCodeAt(k) !== text.charCodeAt(k - 1)) changes[k - 1] = 49;
  }
  return changes.toString('latin1');
}

function showsPicture({ path, body }: Said, forms: Forms, picture: Grid): boolean {
  const drawn = [picture, turned(picture)].map(({ cells }) =>
    encodeChanges(String.fromCharCode(...cells.map((cell) => 48 + cell))),
  );
  if (forms.changes.some((text) => drawn.some((one) => text.includes(one)))) return true;
  const bits = packGrid(picture);
  if (forms.texts.some((text) => bits.some((one) => text.includes(one)))) return true;
  if (forms.shares.some((share) => isPictureOf(Buffer.from(share), picture))) return true;
  const bytes = Buffer.from(body);
  if (looksLikePng(bytes) && isPaintedIn(bytes, picture)) return true;
  return /\/puzzles\/\w+\.\w+/.test(path) && isPictureOf(bytes, picture);
}

function turned({ width, height, cells }: Grid): Grid {
  const columns = cells.map((_, k) => cells[(k % height) * width + Math.floor(k / height)] ?? 0);
  return { width: height, height: width, cells: columns };
}

/** The picture as bits, rows filled up to bytes: as they are, and in hexadecimal. */
function packGrid({ width, height, cells }: Grid): string[] {
  const rows = Array.from({ length: height }, (_, row) =>
    [...cells.subarray(row * width, (row + 1) * width)]
      .map((cell) => (cell > 0 ? '1' : '0'))
      .join(''),
  );
  const inverse = (text: string): string =>
    text.replaceAll(/./g, (bit) => (bit === '1' ? '0' : '1'));
  return [rows, rows.map(inverse)].flatMap((lines) => {
    const bytes = Buffer.from(
      lines
        .flatMap((line) => line.match(/.{1,8}/g) ?? [])
        .map((bits) => Number.parseInt(bits.padEnd(8, '0'), 2)),
    );
    return [bytes.toString('latin1').toLowerCase(), bytes.toString('hex')];
  });
}

/** Whether a file, in any format that we read, holds the picture. */
function isPictureOf(bytes: Buffer, { width, height, cells }: Grid): boolean {
  const file = safeReadPuzzles(new Uint8Array(bytes));
  if (!file.ok) return false;
  return file.value.puzzles.some((read) => {
    const goal = read.ok ? read.value.goal : undefined;
    if (goal === undefined || goal.width !== width || goal.height !== height) return false;
    return goal.cells.every((cell, k) => cell > 0 === (cells[k] ?? 0) > 0);
  });
}

/** Whether the picture is painted somewhere in an image, in cells of any size, dark or light. */
function isPaintedIn(bytes: Buffer, picture: Grid): boolean {
  const read = decodePng(new Uint8Array(bytes), { maxCells: 4_000_000 });
  if (!read.ok) throw new Error(`an answer is a broken PNG: ${read.problem.message}`);
  const { image } = read.value;
  const light = measureLight(image);
  const { width, height, cells } = picture;
  for (let cell = 2; cell * width <= image.width && cell * height <= image.height; cell++) {
    const middles = Uint32Array.from(cells, (_, k) => {
      const y = Math.floor((Math.floor(k / width) + 0.5) * cell);
      return y * image.width + Math.floor(((k % width) + 0.5) * cell);
    });
    for (let top = 0; top + cell * height <= image.height; top++) {
      for (let left = 0; left + cell * width <= image.width; left++) {
        if (isPainted(light, top * image.width + left, middles, cells)) return true;
      }
    }
  }
  return false;
}

/** The lightness of each pixel, 0 to 255, on white. */
function measureLight({ rgba }: RgbaImage): Uint8Array {
  return Uint8Array.from({ length: rgba.length / 4 }, (_, k) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(4 * k, 4 * k + 4);
    return 255 - ((255 - (red + green + blue) / 3) * alpha) / 255;
  });
}

/** Whether filled and blank cells have two different shades, with the first cell at a pixel. */
function isPainted(
  light: Uint8Array,
  first: number,
  middles: Uint32Array,
  cells: Uint16Array,
): boolean {
  const blank = cells.indexOf(0);
  const paper = light[first + (middles[blank] ?? 0)] ?? 0;
  for (let k = 0; k < middles.length; k++) {
    const isInk = Math.abs((light[first + (middles[k] ?? 0)] ?? 0) - paper) > 40;
    if (isInk !== (cells[k] ?? 0) > 0) return false;
  }
  return true;
}

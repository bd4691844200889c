/**
 * The line that a drawn sheet carries for programs: the share strings of its puzzles, in the
 * metadata of an SVG, a text chunk of a PNG, the keywords of a PDF. It holds clues and colours, and
 * neither the title nor the picture: the file may be for a person who has still to solve it.
 */
import type { Puzzle } from '@nonokit/core';
import { writeShareString } from './share.js';

/** Longest line; a booklet of more carries none. */
const LONGEST = 200_000;

/** The keyword of the text chunk of a PNG. */
const KEYWORD = 'Nonokit puzzle';

/** A share string, or several with blanks between them. */
const STRINGS = /^NK1\.[\w-]+(?: NK1\.[\w-]+)*$/;

/** The line for a sheet of these puzzles; undefined if it would be too long. */
export function writeSheetLine(puzzles: readonly Puzzle[]): string | undefined {
  const strings: string[] = [];
  let length = 0;
  for (const { width, height, palette, rows, columns } of puzzles) {
    const { text } = writeShareString({ width, height, palette, rows, columns, meta: {} });
    length += text.length + 1;
    if (length > LONGEST) return undefined;
    strings.push(text);
  }
  return strings.length === 0 ? undefined : strings.join(' ');
}

/** The share strings that a PNG or a PDF carries, one a line; undefined if it carries none. */
export function sheetLineInBytes(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, '%PDF-')) return lineInPdf(bytes);
  return startsWith(bytes, '\x89PNG') ? lineInPng(bytes) : undefined;
}

/** The share strings that an SVG carries, one a line; undefined if it carries none. */
export function sheetLineInText(text: string): string | undefined {
  const start = text.indexOf('<metadata>NK1.');
  const end = text.indexOf('</metadata>', start);
  if (start < 0 || end < 0 || !text.slice(0, start).includes('<svg')) return undefined;
  return asLines(text.slice(start + '<metadata>'.length, end));
}

function asLines(line: string): string | undefined {
  return line.length <= LONGEST && STRINGS.test(line) ? line.replaceAll(' ', '\n') : undefined;
}

const SIGNATURE_BYTES = 8;

/** Bytes of a chunk of a PNG besides its body: length, name, checksum. */
const FRAME = 12;

/** Looks at the chunks; what is damaged is left to the reader of PNG. */
function lineInPng(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = SIGNATURE_BYTES; at + FRAME <= bytes.length; ) {
    const length = view.getUint32(at);
    const body = at + 8;
    if (body + length > bytes.length) return undefined;
    if (startsWith(bytes.subarray(at + 4), `tEXt${KEYWORD}\0`)) {
      if (length > LONGEST) return undefined;
      return asLines(latin1(bytes.subarray(body + KEYWORD.length + 1, body + length)));
    }
    at += length + FRAME;
  }
  return undefined;
}

/** The beginning of a string of a PDF that holds the line. */
const IN_PDF = '(NK1.';

function lineInPdf(bytes: Uint8Array): string | undefined {
  for (let at = bytes.indexOf(BRACKET); at >= 0; at = bytes.indexOf(BRACKET, at + 1)) {
    if (!startsWith(bytes.subarray(at, at + IN_PDF.length), IN_PDF)) continue;
    const end = bytes.indexOf(END_BRACKET, at);
    if (end < 0 || end - at > LONGEST + 1) return undefined;
    return asLines(latin1(bytes.subarray(at + 1, end)));
  }
  return undefined;
}

const BRACKET = 0x28;
const END_BRACKET = 0x29;

function startsWith(bytes: Uint8Array, text: string): boolean {
  for (let i = 0; i < text.length; i++) if (bytes[i] !== text.charCodeAt(i)) return false;
  return true;
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

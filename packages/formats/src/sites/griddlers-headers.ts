/**
 * The clues of a griddlers.net page: lists of `[paint, size]` in current pages, texts
 * "paint:size,…" in older ones. A paint is an index into the page's own palette
 * (`griddlers-paints`).
 */
import { bad, good, type Place, type Result } from '@nonokit/core';
import { placeFinder } from '../lexing/json-scan.js';
import {
  griddlersBadHeader,
  griddlersLineTotal,
  griddlersNoCodes,
  griddlersNoHeader,
  griddlersTooManyBlocks,
  griddlersTooManyLines,
} from '../words/en/sites-pages.js';

/** A number of a clue, with the number of its paint. */
export interface PaintedBlock {
  readonly paint: number;
  readonly size: number;
}

/** The clues of both headers. */
export interface Headers {
  /** The clues of the rows. */
  readonly left: readonly (readonly PaintedBlock[])[];
  /** The clues of the columns. */
  readonly top: readonly (readonly PaintedBlock[])[];
  /** The place where they begin. */
  readonly place: Place;
}

/** Reads the headers of a page with a puzzle of this size. */
export function readHeaders(text: string, width: number, height: number): Result<Headers> {
  const isOld = !/\bleftHeader['"]?\s{0,9}:/.test(text);
  const read = isOld ? readCodes : readLists;
  const left = read(text, 'left', height, width);
  if (!left.ok) return left;
  const top = read(text, 'top', width, height);
  if (!top.ok) return top;
  const at = text.search(/\bleft(?:Header|Codes)/);
  return good({ left: left.value, top: top.value, place: placeFinder(text)(Math.max(0, at)) });
}

type Lines = PaintedBlock[][];

/** One step in a header: a block, or a bracket or comma between. */
const STEP = /\s*(?:\[\s*([0-9]{1,9})\s*,\s*([0-9]{1,9})\s*,?\s*\]|([[\],]))/y;

/** "leftHeader: [[[2,1],[3,2]],[],…]": `count` lines of `length` cells. */
function readLists(text: string, side: string, count: number, length: number): Result<Lines> {
  const start = new RegExp(`\\b${side}Header['"]?\\s{0,9}:\\s{0,9}\\[`).exec(text);
  const createPlace = placeFinder(text);
  if (start === null) {
    return bad(griddlersNoHeader, { side }, { line: 1, column: 1 });
  }
  const lines: Lines = [];
  let line: PaintedBlock[] | undefined;
  let at = start.index + start[0].length;
  for (;;) {
    STEP.lastIndex = at;
    const [step = '', paint, size, sign] = STEP.exec(text) ?? [];
    at += step.length;
    if (paint !== undefined && line !== undefined) {
      if (line.length === length)
        return bad(griddlersTooManyBlocks, { most: length }, createPlace(at));
      line.push({ paint: Number(paint), size: Number(size) });
    } else if (sign === '[' && line === undefined) {
      if (lines.length === count)
        return bad(griddlersTooManyLines, { most: count }, createPlace(at));
      line = [];
      lines.push(line);
    } else if (sign === ']' && line === undefined)
      return complete(lines, side, count, createPlace(at));
    else if (sign === ']') line = undefined;
    else if (sign !== ',') return noHeader(side, createPlace(at));
  }
}

function noHeader(side: string, place: Place): Result<never> {
  return bad(griddlersBadHeader, { side }, place);
}

function complete(lines: Lines, side: string, count: number, place: Place): Result<Lines> {
  if (lines.length === count) return good(lines);
  return bad(griddlersLineTotal, { side, found: lines.length, expected: count }, place);
}

/** `leftCodes[0]="2:1,3:2"`: each line by its number; lines without an assignment are empty. */
function readCodes(text: string, side: string, count: number, length: number): Result<Lines> {
  const codes = new RegExp(
    `\\b${side}Codes\\s{0,9}\\[\\s{0,9}([0-9]{1,9})\\s{0,9}\\]\\s{0,9}=\\s{0,9}(["'])([0-9:,\\s]*)\\2`,
    'g',
  );
  const createPlace = placeFinder(text);
  const lines: Lines = Array.from({ length: count }, () => []);
  let found = 0;
  for (const match of text.matchAll(codes)) {
    const line = lines[Number(match[1])];
    if (line === undefined) {
      return bad(griddlersTooManyLines, { most: count }, createPlace(match.index));
    }
    line.length = 0;
    found++;
    for (const [, paint, size] of (match[3] ?? '').matchAll(/([0-9]{1,9}):([0-9]{1,9})/g)) {
      if (line.length === length) {
        return bad(griddlersTooManyBlocks, { most: length }, createPlace(match.index));
      }
      line.push({ paint: Number(paint), size: Number(size) });
    }
  }
  if (found > 0) return good(lines);
  return bad(griddlersNoCodes, { side }, { line: 1, column: 1 });
}

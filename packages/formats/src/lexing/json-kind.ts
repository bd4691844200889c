/**
 * Puzzles of other kinds in our own JSON, version 2: "?" and "*" in clues, clues of two lines,
 * boards of triangles, and cut cells. docs/kinds/README.md describes them.
 */
import {
  ANY_BLOCKS,
  type ClueItem,
  type KindBoard,
  type KindClaims,
  type KindClue,
  type PairClue,
} from '@nonokit/core';
import {
  jsonKindClue,
  jsonKindItem,
  jsonPairClue,
  jsonSide,
  jsonSides,
} from '../words/en/json-things.js';
import {
  isObject,
  type JsonObject,
  own,
  parseMeta,
  parseSize,
  readClueLists,
  readGoal,
  readPalette,
  Wrong,
  wrong,
} from './json-claims.js';
import type { JsonPath } from './json-scan.js';

/** The sides of a board of triangles, as members of `sides`. */
const SIDES = ['topLeft', 'bottomLeft', 'top', 'topRight', 'bottom', 'bottomRight'] as const;

/** True for an object that says it is a puzzle of ours, of another kind. */
export function isKindObject(object: JsonObject): boolean {
  return own(object, 'format') === 'nonokit' && own(object, 'version') === 2;
}

/** The claims of an object, or its first wrong member. */
export function kindClaimsOfJson(object: JsonObject): KindClaims | Wrong {
  const board = readBoard(object);
  if (board instanceof Wrong) return board;
  const palette = readPalette(own(object, 'palette'), true);
  if (palette instanceof Wrong) return palette;
  const names = board.shape === 'square' ? ['rows', 'columns'] : ['rows', 'slashes', 'backslashes'];
  const clues: KindClue[][] = [];
  for (const name of names) {
    const lines = readClueLists(object, name, readClue);
    if (lines instanceof Wrong) return lines;
    clues.push(lines);
  }
  const goal = readGoal(own(object, 'goal'));
  if (goal instanceof Wrong) return goal;
  const meta = parseMeta(object);
  if (meta instanceof Wrong) return meta;
  return { board, palette, clues, goal: goal?.flatMap((row) => Array.from(row)), meta };
}

function readBoard(object: JsonObject): KindBoard | Wrong {
  const sides = own(object, 'sides');
  if (sides === undefined) {
    const width = parseSize(object, 'width');
    if (width instanceof Wrong) return width;
    const height = parseSize(object, 'height');
    return height instanceof Wrong ? height : { shape: 'square', width, height };
  }
  if (!isObject(sides)) return wrong(['sides'], sides, jsonSides);
  const counts: number[] = [];
  for (const side of SIDES) {
    const count = own(sides, side) ?? 0;
    if (typeof count !== 'number') return wrong(['sides', side], count, jsonSide);
    counts.push(count);
  }
  const [topLeft = 0, bottomLeft = 0, top = 0, topRight = 0, bottom = 0, bottomRight = 0] = counts;
  return { shape: 'triangle', topLeft, bottomLeft, top, topRight, bottom, bottomRight };
}

/** A clue of one line, or of two: `{"pair": [[[1], []], 5, [[2], [1]]]}`. */
function readClue(value: unknown, path: JsonPath): KindClue | Wrong {
  if (isObject(value)) return readPair(own(value, 'pair'), [...path, 'pair']);
  if (!Array.isArray(value)) return wrong(path, value, jsonKindClue);
  const items: ClueItem[] = [];
  for (const [k, item] of value.entries()) {
    const read = readItems(item);
    if (read === undefined) return wrong([...path, k], item, jsonKindItem);
    for (const one of read) items.push(one);
  }
  return items;
}

/** One member of a clue, or blocks that are glued: `{"glued": [[1, 2], [2, 1], [1, 3]]}`. */
function readItems(value: unknown): readonly ClueItem[] | undefined {
  if (!isObject(value)) {
    const item = readItem(value);
    return item && [item];
  }
  const members = own(value, 'glued');
  const items = Array.isArray(members) ? members.map(readItem) : [];
  if (items.length < 2) return undefined;
  const [first, ...others] = items;
  if (first === undefined || first === ANY_BLOCKS) return undefined;
  const glued: ClueItem[] = [first];
  for (const other of others) {
    if (other === undefined || other === ANY_BLOCKS) return undefined;
    glued.push({ ...other, glued: true });
  }
  return glued;
}

function readItem(item: unknown): ClueItem | undefined {
  if (item === '*') return ANY_BLOCKS;
  const [size, color]: readonly unknown[] =
    Array.isArray(item) && item.length === 2 ? item : [item, 1];
  if (typeof color !== 'number') return undefined;
  if (size === '?') return { hidden: true, color };
  return typeof size === 'number' ? { size, color } : undefined;
}

function readPair(value: unknown, path: JsonPath): PairClue | Wrong {
  if (!Array.isArray(value) || value.length % 2 === 0) return wrong(path, value, jsonPairClue);
  const large: number[] = [];
  const small: [number[], number[]][] = [];
  for (const [k, part] of value.entries()) {
    if (k % 2 === 1) {
      if (typeof part !== 'number') return wrong([...path, k], part, jsonPairClue);
      large.push(part);
      continue;
    }
    const [first, second] = Array.isArray(part) && part.length === 2 ? part : [];
    if (!isNumbers(first) || !isNumbers(second)) return wrong([...path, k], part, jsonPairClue);
    small.push([first, second]);
  }
  return { large, small };
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((number) => typeof number === 'number');
}

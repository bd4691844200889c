/** Finds out whether a JSON value holds lists of clues, under whatever names. */
import { sideOfName } from '../any/names.js';
import { isObject, type JsonObject } from './json-claims.js';
import type { JsonPath } from './json-scan.js';

/** How deep members are looked at: {"puzzle": {"clues": {"x": [[1]]}}}. */
const DEEPEST = 4;

/**
 * True if some object of the value has two members that look like clues: lists of lists of numbers,
 * or objects of such lists. The member at `except` is a picture; and of the others at least one
 * must be more than a matrix of 0 and 1, for that may be a picture as well. Lists of colours are no
 * clues.
 */
export function hasClueLists(value: unknown, except: JsonPath, path: JsonPath = []): boolean {
  if (!isObject(value) || path.length > DEEPEST) return false;
  let lists = 0;
  let isSure = false;
  for (const [key, member] of Object.entries(value)) {
    const here = [...path, key];
    if (here.join('\n') === except.join('\n') || /colou?r|palette/i.test(key)) continue;
    const kind = kindOfList(member);
    if (kind === undefined) {
      if (hasClueLists(member, except, here)) return true;
      continue;
    }
    lists++;
    isSure ||= kind === 'clues';
  }
  return lists > 1 && isSure;
}

/** 'clues' if a list can be no matrix of 0 and 1, which is 'either'. */
function kindOfList(value: unknown): 'clues' | 'either' | undefined {
  const isKeyed = isObject(value) && isNumbered(value);
  const lines: readonly unknown[] = isKeyed ? Object.values(value) : asList(value);
  if (lines.length === 0) return undefined;
  let isBitmap = !isKeyed;
  for (const line of lines) {
    if (!Array.isArray(line)) return undefined;
    if (!line.every(isCount)) {
      if (line.every(isBlock)) return 'clues';
      return undefined;
    }
    isBitmap &&= line.length === asList(lines[0]).length && line.every((size) => size <= 1);
  }
  return isBitmap ? 'either' : 'clues';
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** True for {"0": ..., "1": ...}. */
function isNumbered(object: JsonObject): boolean {
  return Object.keys(object).every((key) => /^\d+$/.test(key));
}

/** True for a block as an object or a pair: {"Count": 3, "ColorId": 2}, [3, "red"]. */
function isBlock(value: unknown): boolean {
  if (isCount(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  const parts = Object.values(value);
  return (
    parts.length <= 6 && parts.some(isCount) && !parts.some((part) => typeof part === 'object')
  );
}

/**
 * True if some object of the value has lists that are named for the clues of both sides, whatever
 * they hold.
 */
export function namesBothSides(value: unknown, depth = 0): boolean {
  if (!isObject(value) || depth > DEEPEST) return false;
  const sides = new Set<string>();
  for (const [key, member] of Object.entries(value)) {
    const isFilled =
      typeof member === 'object' && member !== null && Object.keys(member).length > 1;
    const side = isFilled ? sideOfName(key) : undefined;
    if (side !== undefined) sides.add(side);
    if (namesBothSides(member, depth + 1)) return true;
  }
  return sides.size > 1;
}

/** True if the value has a list of more than one item at any depth, colours left out. */
export function hasOtherLists(value: unknown, except: JsonPath, path: JsonPath = []): boolean {
  if (typeof value !== 'object' || value === null || path.length > DEEPEST + 2) return false;
  if (path.length > 0 && path.join('\n') === except.join('\n')) return false;
  if (Array.isArray(value) && value.length > 1 && path.length > 0) return true;
  return Object.entries(value).some(
    ([key, member]) =>
      !/colou?r|palette/i.test(key) && hasOtherLists(member, except, [...path, key]),
  );
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

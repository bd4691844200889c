/** Finds out whether a JSON value holds lists of clues, under whatever names. */
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
    if (!Array.isArray(line) || !line.every(isCount)) return undefined;
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

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** JSON that holds no puzzle we know: the message names what it holds instead. */
import { bad, type Result } from '@nonokit/core';
import { cut } from '../lexing/cursor.js';
import { isObject } from '../lexing/json-claims.js';
import { readDocument } from '../lexing/json-document.js';
import { detectDamagedJson, detectForeignJson } from '../words/en/detect.js';

/** Up to this number of characters a text is parsed for its message. */
const MOST = 2_000_000;

/** Maximum names in the message. */
const NAMED = 3;

const START = /^\s*(?:\{\s*["}]|\[\s*[[{"\]])/;

/** The beginning of an object with a name in quotes, which hardly any other text has. */
const OBJECT = /^\s*\{\s*"[^"\n]{1,60}"\s*:/;

/** True for a text that is JSON from its first bracket to its last. */
export function isWholeJson(text: string): boolean {
  return START.test(text) && text.length <= MOST && readDocument(text).ok;
}

/**
 * The problem of JSON in which no reader found a puzzle, or that is damaged; undefined for texts
 * that are no JSON.
 */
export function foreignJson(text: string): Result<never> | undefined {
  if (!START.test(text) || text.length > MOST) return undefined;
  const parsed = readDocument(text);
  if (!parsed.ok) {
    const { problem } = parsed;
    if (problem.code === 'too-deep') return parsed;
    return OBJECT.test(text) ? bad(detectDamagedJson, { problem }) : undefined;
  }
  const { value } = parsed.value;
  const [first]: readonly unknown[] = Array.isArray(value) ? value : [value];
  const keys = isObject(first) ? Object.keys(first) : [];
  const named = keys.slice(0, NAMED).map(cut);
  return bad(detectForeignJson, { keys: named, more: keys.length - named.length });
}

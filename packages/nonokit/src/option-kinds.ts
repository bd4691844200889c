/**
 * What options may be, and the sentences for those that are not: an option that a verb does not
 * have, or a value of another kind, is a mistake of the program, which TypeScript finds and
 * JavaScript does not.
 */
import { nearestName } from '@nonokit/core';
import { shown } from './inputs/claims.js';

/** The values of an option: a kind of value, one of several words, or whatever the verb judges. */
export type OptionKind = keyof typeof KINDS | readonly string[] | true;

/** Every name of a type of options: a name that is missing here does not compile. */
export type OptionNames<Options> = { readonly [name in keyof Options]-?: OptionKind };

/** Kinds of values, each with its words in messages. */
const KINDS = {
  number: { is: (value: unknown) => typeof value === 'number', words: 'a number' },
  integer: { is: (value: unknown) => isCount(value), words: 'a whole number' },
  flag: { is: (value: unknown) => typeof value === 'boolean', words: 'true or false' },
  text: { is: (value: unknown) => typeof value === 'string', words: 'a text' },
  list: { is: (value: unknown) => Array.isArray(value), words: 'a list' },
  title: {
    is: (value: unknown) => typeof value === 'string' || typeof value === 'boolean',
    words: 'a text, true or false',
  },
  function: { is: (value: unknown) => typeof value === 'function', words: 'a function' },
  signal: { is: isSignal, words: 'an AbortSignal, such as the member `signal` of a controller' },
  seed: {
    is: (value: unknown) => typeof value === 'string' || Number.isFinite(value),
    words: 'a number or a text',
  },
} as const;

/** Infinity is a limit like others: as many as there are. */
function isCount(value: unknown): boolean {
  return Number.isInteger(value) || value === Number.POSITIVE_INFINITY;
}

function isSignal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'aborted' in value;
}

/**
 * Throws RangeError for options that are no object, for one that `verb` does not have ('solve has
 * no option "timeout", did you mean "timeoutMs"?'), and for a value of another kind. An option that
 * is undefined is left out.
 */
export function checkOptions(
  verb: string,
  options: unknown,
  names: Readonly<Record<string, OptionKind>>,
): void {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new RangeError(`${verb}: ${notOptions(options, names)}`);
  }
  for (const [name, value] of Object.entries(options)) {
    const kind = Object.hasOwn(names, name) ? names[name] : undefined;
    if (kind === undefined) {
      throw new RangeError(`${verb} has no option "${name}", ${hintFor(name, Object.keys(names))}`);
    }
    const fault = value === undefined || kind === true ? undefined : faultOf(value, kind);
    if (fault !== undefined) throw new RangeError(`${verb}: ${name} is ${fault}`);
  }
}

function hintFor(name: string, known: readonly string[]): string {
  const meant = known.find((other) => isBeginning(name, other)) ?? nearestName(name, known);
  return meant === undefined ? `options: ${known.join(', ')}` : `did you mean "${meant}"?`;
}

/** What a value should be and is; undefined if it is of the kind. */
function faultOf(value: unknown, kind: Exclude<OptionKind, true>): string | undefined {
  if (typeof kind !== 'string') {
    const isOne = typeof value === 'string' && kind.includes(value);
    return isOne ? undefined : `one of ${kind.join(', ')}, got ${quoted(value)}`;
  }
  const { is, words } = KINDS[kind];
  return is(value) ? undefined : `${words}, got ${quoted(value)}`;
}

function notOptions(found: unknown, names: Readonly<Record<string, OptionKind>>): string {
  const first = Object.keys(names).find((name) => name !== 'signal') ?? 'signal';
  const sentence = `options are an object like { ${first}: … }, got ${quoted(found)}`;
  return Array.isArray(found) ? `${sentence}; a puzzle is one value, { rows, columns }` : sentence;
}

/** A value for a message: texts in quotes, so that "7" is not taken for 7. */
export function quoted(value: unknown): string {
  if (ArrayBuffer.isView(value)) return `a ${value.constructor.name}`;
  return typeof value === 'string' ? `"${shown(value)}"` : shown(value);
}

/** True if one name begins with the other, as "timeoutMs" begins with "timeout". */
function isBeginning(name: string, other: string): boolean {
  const [short = '', long = ''] = [name.toLowerCase(), other.toLowerCase()].sort(
    (a, b) => a.length - b.length,
  );
  return short.length >= 3 && long.startsWith(short);
}

/** Throws RangeError for formats that are names: those of files are looked up by `formatById`. */
export function checkFormats(verb: string, formats: unknown): void {
  if (formats === undefined) return;
  const isFormat = (each: unknown) => typeof each === 'object' && each !== null && 'id' in each;
  if (Array.isArray(formats) && formats.every(isFormat)) return;
  const wanted = 'a list such as OWN_FORMATS or [formatById("non")]';
  throw new RangeError(`${verb}: formats is ${wanted}, got ${quoted(formats)}`);
}

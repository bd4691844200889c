/**
 * Problems: values that say what is wrong with a file or with a person's input.
 *
 * Bad input is expected, so it is returned. Only a caller's mistake is thrown (RangeError at the
 * public boundary); a bug of our own throws `InvariantError`.
 */
import type { Draft } from './draft.js';
import type { KindClaims } from './kind-puzzle.js';
import type { Catalogue, Message, Param, Params } from './message.js';
import { atColumn, atLine } from './words/en.js';

/** A position in a text file, both counted from 1 as editors do. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** One thing that is wrong, for programs (`code`) and for people (`message`). */
export interface Problem {
  /** Stable, kebab-case: "sums-differ". */
  readonly code: string;
  /** One English sentence that names the offending thing, what was found and what was expected. */
  readonly message: string;
  /** Key of the message, for translations: "core.goalRows". */
  readonly key?: string;
  /** The values that the message mentions: { found: 12, expected: 13 }. */
  readonly params?: Params;
  /** Line of the file, from 1, if the problem has a place in one. */
  readonly line?: number;
  /** Column of the file, from 1. */
  readonly column?: number;
}

/**
 * The outcome of reading or checking: a value, perhaps with warnings, or the problem that prevents
 * one.
 */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Problem[] }
  | {
      readonly ok: false;
      readonly problem: Problem;
      /** The clues, if they were read and only contradict each other: they can be proofread. */
      readonly draft?: Draft | undefined;
      /** The puzzle, if it is one of another kind than the caller takes. */
      readonly kind?: KindClaims | undefined;
    };

/** A result that holds `value`. */
export function good<T>(value: T, warnings: readonly Problem[] = []): Result<T> {
  return { ok: true, value, warnings };
}

/** The arguments after a message: its parameters, if it has any, and the place of the problem. */
type MessageArguments<P extends Params> = keyof P extends never
  ? [params?: P, place?: Place]
  : [params: P, place?: Place];

/** A result that holds a problem at `place`. */
export function bad<P extends Params>(
  message: Message<P>,
  ...rest: MessageArguments<P>
): Result<never>;
export function bad(code: string, message: string, place?: Place): Result<never>;
export function bad(what: Message<never> | string, said?: unknown, place?: Place): Result<never> {
  return { ok: false, problem: made(what, said, place) };
}

/** A problem at `place`. */
export function problem<P extends Params>(
  message: Message<P>,
  ...rest: MessageArguments<P>
): Problem;
export function problem(code: string, message: string, place?: Place): Problem;
export function problem(what: Message<never> | string, said?: unknown, place?: Place): Problem {
  return made(what, said, place);
}

function made(what: Message<never> | string, said: unknown, place: Place | undefined): Problem {
  const at = place === undefined ? {} : { line: place.line, column: place.column };
  if (typeof what === 'string') return { code: what, message: String(said), ...at };
  const params = said ?? {};
  const message = what.text(params as never);
  return { code: what.code, message, key: what.key, params: params as Params, ...at };
}

/** Codes of warnings that a file may mean another puzzle than the one that was read. */
const DOUBTS: ReadonlySet<string> = new Set([
  ...['sizes-swapped', 'last-line-missing', 'padded', 'trailing-text'],
  ...['unusual-background', 'parts-joined', 'blank-row', 'rows-taken-first', 'leftover'],
]);

/**
 * True for a warning that a file may mean another puzzle than the one that was read. It is for
 * everybody who reads; other warnings matter only where files are converted.
 */
export function isDoubt({ code }: Problem): boolean {
  return DOUBTS.has(code);
}

/** "line 3, column 7: message", or only the message if the problem has no place. */
export function describeProblem(what: Problem): string {
  return describeProblemIn({}, what);
}

/**
 * `describeProblem` in the language of `catalogue`; in English if the catalogue lacks the message.
 */
export function describeProblemIn(catalogue: Catalogue, what: Problem): string {
  const { line, column } = what;
  const sentence = messageIn(catalogue, what);
  if (line === undefined) return sentence;
  const placed =
    column === undefined
      ? problem(atLine, { line, what: sentence })
      : problem(atColumn, { line, column, what: sentence });
  return messageIn(catalogue, placed);
}

/**
 * What a problem says in the language of `catalogue`; in English where that has no such message.
 * Problems among its parameters are said in that language, too.
 */
export function messageIn(catalogue: Catalogue, { key, params = {}, message }: Problem): string {
  const [owner = '', name = ''] = key?.split('.') ?? [];
  const text = Object.hasOwn(catalogue, owner) ? catalogue[owner] : undefined;
  const sentence = text !== undefined && Object.hasOwn(text, name) ? text[name] : undefined;
  return sentence === undefined ? message : sentence(paramIn(catalogue, params) as never);
}

/** A parameter in which every problem, however deep, says its message in another language. */
function paramIn(catalogue: Catalogue, param: Param): Param {
  if (typeof param !== 'object' || param === null) return param;
  if (isList(param)) return param.map((item) => paramIn(catalogue, item));
  if (isProblem(param)) return { ...param, message: messageIn(catalogue, param) };
  const members = Object.entries(param);
  return Object.fromEntries(members.map(([name, value]) => [name, paramIn(catalogue, value)]));
}

function isList(param: object): param is readonly Param[] {
  return Array.isArray(param);
}

function isProblem(param: Params): param is Pick<Problem, keyof Problem> {
  return typeof param['code'] === 'string' && typeof param['message'] === 'string';
}

/** Thrown when Nonokit itself is wrong: never caused by a file, a person or a caller. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** Asserts a condition that only a bug in Nonokit can break; `sentence` describes the bug. */
export function invariant(condition: boolean, sentence: string): asserts condition {
  if (!condition) throw new InvariantError(`${sentence} (this is a bug in Nonokit)`);
}

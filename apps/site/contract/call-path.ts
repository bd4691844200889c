/** Paths of calls of the API: `callPath(paths.PUZZLE_COMMENTS, { id })`. */
import type * as paths from './paths.js';

/** Where the API begins. */
export const API_BASE = '/api/v1';

/** A path as routes have it: "/puzzles/{id}". */
export type ApiPath = (typeof paths)[keyof typeof paths];

/** The names in a path: 'id'. */
type Names<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** What a call asks for, below the API's base: "puzzles/3FHTBKNHdr9". Only `callPath` makes it. */
export type CallPath = string & { readonly isCallPath: true };

/** Values of a query. */
export type Query = Readonly<Record<string, string | number>>;

/** A value for each name in a path, and a query. */
type Given<P extends string> = [Names<P>] extends [never]
  ? [values?: Readonly<Record<string, never>>, query?: Query]
  : [values: Readonly<Record<Names<P>, string>>, query?: Query];

/** Puts values into a path, and a query behind it. */
export function callPath<const P extends ApiPath>(
  path: P,
  ...[values = {}, query = {}]: Given<P>
): CallPath {
  const given: Readonly<Record<string, string>> = values;
  const filled = path
    .slice(1)
    .replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(given[name] ?? ''));
  const pairs = Object.entries(query).map(([name, value]) => [name, String(value)]);
  const behind = pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
  return `${filled}${behind}` as CallPath;
}

/** The address of a call on the site at `root`: "../api/v1/puzzles/3FHTBKNHdr9". */
export function apiAddress(root: string, path: CallPath): string {
  return `${root}${API_BASE.slice(1)}/${path}`;
}

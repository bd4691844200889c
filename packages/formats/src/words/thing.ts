/**
 * Things that a sentence names besides values: "the number of rows".
 *
 * A reader passes one to a function that expects it in the file; the function puts it into its
 * message.
 */
import type { Params } from '@nonokit/core';

/** A thing that a message mentions; it survives JSON and `postMessage`. */
export type Thing = {
  /** The name of the constant that declares it: "aWidth". Translations look it up by this name. */
  readonly thing: string;
  /** In English, as part of a sentence: "a width". */
  readonly english: string;
  /** What its words mention: { count: 5 }. */
  readonly of?: Params;
};

/** Which lines: "row" or "column". */
export type LineKind = 'row' | 'column';

/** A row or column that a message mentions; the first has the index 0. */
export type NamedLine = { readonly kind: LineKind; readonly index: number };

/** Declares a thing whose words are always the same. */
// @__NO_SIDE_EFFECTS__
export function thing(name: string, english: string): Thing {
  return { thing: name, english };
}

/** Declares a thing whose words mention values; the constant is called with them. */
// @__NO_SIDE_EFFECTS__
export function thingWith<P extends Params>(
  name: string,
  english: (params: P) => string,
): (params: P) => Thing {
  return (params) => ({ thing: name, english: english(params), of: params });
}

/** A thing that reads the same in every language: `literally('"rows"')`. */
export function literally(text: string | number): Thing {
  return { thing: '', english: String(text) };
}

/** The things of a module in another language, by the names of its constants. */
export type ThingTranslation<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends (params: infer P) => Thing
    ? (params: P) => string
    : string;
};

/** The words for a thing in the language of `table`; in English where the table has none. */
export function wordsFor(
  table: Readonly<Record<string, string | ((params: never) => string)>>,
  { thing: name, english, of = {} }: Thing,
): string {
  const words = Object.hasOwn(table, name) ? table[name] : undefined;
  if (words === undefined) return english;
  return typeof words === 'string' ? words : words(of as never);
}

/**
 * Messages about problems: declared with their English text, translated by key.
 *
 * The English messages of a package are in `words/en`, one exported constant each, so that a
 * bundler drops unused ones. A translation is an object with the same names.
 */
/** A value that a message mentions; it survives JSON and `postMessage`. */
export type Param =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Param[]
  | { readonly [name: string]: Param };

/** The values that a message mentions, by name: { found: 12, expected: 13 }. */
export type Params = Readonly<Record<string, Param>>;

/** A kind of problem and its English sentence. */
export interface Message<P extends Params> {
  /** The code of its problems; several messages may share one: "bad-goal". */
  readonly code: string;
  /** The package and the name of the constant: "core.goalRows". */
  readonly key: string;
  /** The sentence. */
  readonly text: (params: P) => string;
}

/** Declares the messages of one package: `messagesOf('core')('bad-goal', 'goalRows', …)`. */
// @__NO_SIDE_EFFECTS__
export function messagesOf(owner: string) {
  return <P extends Params = Readonly<Record<never, never>>>(
    code: string,
    name: string,
    text: (params: P) => string,
  ): Message<P> => ({ code, key: `${owner}.${name}`, text });
}

/** The sentences of a module of messages in another language, under the same names. */
export type Translation<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Message<infer _>
    ? Name
    : never]: Module[Name] extends Message<infer P> ? (params: P) => string : never;
};

/** Translations of any packages, by package name: `{ core: CORE_RU }`. */
export type Catalogue = Readonly<
  Record<string, Readonly<Record<string, (params: never) => string>>>
>;

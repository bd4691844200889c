/**
 * Messages: what is said about problems, in English where it is declared, and in other languages by key.
 *
 * The English messages of a package stand in `words/en`, one exported constant each, so that a bundler drops
 * those that nothing uses. A translation is an object with the same names.
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

/** A kind of problem, and its sentence in English. */
export interface Message<P extends Params> {
  /** The code of its problems, which several messages may share: "bad-goal". */
  readonly code: string;
  /** The package and the name of the constant that holds it: "core.goalRows". */
  readonly key: string;
  /** The sentence. */
  readonly text: (params: P) => string;
}

/** Declares the messages of one package: `messagesOf('core')('bad-goal', 'goalRows', …)`. */
// @__NO_SIDE_EFFECTS__
export function messagesOf(owner: string) {
  // @__NO_SIDE_EFFECTS__
  return <P extends Params = Readonly<Record<never, never>>>(
    code: string,
    name: string,
    text: (params: P) => string,
  ): Message<P> => ({ code, key: `${owner}.${name}`, text });
}

/** The sentences of a module of messages in another language, by the names of its constants. */
export type Translation<Module> = {
  readonly [Name in keyof Module as Module[Name] extends Message<infer _>
    ? Name
    : never]: Module[Name] extends Message<infer P> ? (params: P) => string : never;
};

/** Translations of any packages, by the package's name: `{ core: CORE_RU }`. */
export type Catalogue = Readonly<
  Record<string, Readonly<Record<string, (params: never) => string>>>
>;

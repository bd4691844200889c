/** Problems of the server, by code: in English each says itself what is wrong. */

/** A sentence, perhaps with facts of the problem; undefined where they are missing. */
export type ProblemSentence =
  | string
  | ((facts: Readonly<Record<string, unknown>>) => string | undefined);

/** Sentences by the code of the problem. */
export type ServerProblems = Readonly<Record<string, ProblemSentence>>;

export const words: ServerProblems = {};

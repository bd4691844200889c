/** Messages for the operator on the terminal, in both languages. */
import type { InBuiltIn } from '@nonokit/core';

/** A sentence with the problem, its place, and what to do. */
export type Sentence = InBuiltIn<string>;

/** A fault of files, folders, databases or the machine that the operator can mend. */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
  readonly sentence: Sentence;

  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(sentence.en, options);
    this.sentence = sentence;
  }
}

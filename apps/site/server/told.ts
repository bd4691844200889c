/** What whoever runs the site is told on the terminal, in both languages. */

/** Languages of the terminal. */
export type Language = 'en' | 'ru';

/** A sentence that says what is wrong, where, and what to do. */
export type Sentence = Readonly<Record<Language, string>>;

/** A mistake of files, folders, databases or the machine, told by a sentence. */
export class Told extends Error {
  override readonly name: string = 'Told';
  readonly sentence: Sentence;

  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(sentence.en, options);
    this.sentence = sentence;
  }
}

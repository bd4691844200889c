import type { TechniqueId } from '../facts.js';

/** The texts about one technique; words between asterisks are emphasised. */
export interface TechniqueText {
  /** "Overlap". */
  readonly name: string;
  /** What the technique does, in a few plain words, if the name does not say it. */
  readonly plainly?: string;
  /** One sentence: "Proves filled cells." */
  readonly proves: string;
  /** Another name in use: "simple boxes". */
  readonly alsoCalled?: string;
  /** One paragraph or more, with an empty line between them. */
  readonly text: string;
  /** What to look for on a board, without capital letters and full stops. */
  readonly lookFor: readonly string[];
}

/** The texts about all techniques. */
export type TechniqueTexts = Readonly<Record<TechniqueId, TechniqueText>>;

/** How difficult a puzzle is: the labels of the rating. */

/** The labels of the rating in order; `guess` has as many cells as `expert`. */
export const DIFFICULTIES = ['trivial', 'easy', 'medium', 'hard', 'expert', 'guess'] as const;

/** A label of the rating. */
export type DifficultyId = (typeof DIFFICULTIES)[number];

/** The label that a text is, if it is one. */
export function difficultyFrom(text: string | undefined): DifficultyId | undefined {
  return DIFFICULTIES.find((each) => each === text);
}

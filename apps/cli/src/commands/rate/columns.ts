/** The columns of a line of `rate`. */
import type { Difficulty } from '@nonokit/explain';
import type { Words } from '../../words/language-words.js';

/** A line of the columns of a rating, or of the one reason why there is none. */
export function joinColumns(
  columns: readonly string[],
  size: string,
  name: string,
  { rate }: Words,
): string {
  const [unrated = 0, ...widths] = rate.widths;
  const padded = columns.map((text, k) =>
    text.padEnd(columns.length === 1 ? unrated : (widths[k] ?? 0)),
  );
  return [...padded, size.padEnd(7), name].join('  ');
}

/** What the columns of a rating are made of. */
export type RatedFacts = Pick<Difficulty, 'label' | 'score' | 'steps' | 'start' | 'class'>;

/** The rating in columns. */
export function ratedColumns(difficulty: RatedFacts, { rate, report }: Words): string[] {
  const { label, score, steps } = difficulty;
  return [
    report.difficulty[label],
    `${score}`.padStart(3),
    rate.steps(steps),
    rate.start(difficulty.start),
    rate.classes[difficulty.class] ?? '',
  ];
}

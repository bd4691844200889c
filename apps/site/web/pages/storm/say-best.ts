/** How a result compares with the best one before. */
import type { StormWords } from '../../words/en/storm.js';

export function sayBest({ result }: StormWords, right: number, before: number): string {
  if (right === 0) return '';
  if (before === 0) return result.first;
  return right > before ? result.newBest(before) : result.best(before);
}

/** What steps on boards of other kinds say in Japanese. */
import type { KindWords } from './spoken.js';
import {
  JAPANESE_CLASH,
  japaneseCells,
  japaneseColor,
  japaneseStep,
  japaneseWhere,
} from './steps-ja.js';

/** The phrases of steps in Japanese. */
export const KIND_WORDS_JA: KindWords = {
  say: japaneseStep,
  where: japaneseWhere,
  cells: japaneseCells,
  color: japaneseColor,
  clash: JAPANESE_CLASH,
};

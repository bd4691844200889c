/** What steps on boards of other kinds say in English. */
import type { KindWords } from './spoken.js';
import {
  ENGLISH_CLASH,
  englishCells,
  englishColor,
  englishStep,
  englishWhere,
} from './steps-en.js';

/** The phrases of steps in English. */
export const KIND_WORDS_EN: KindWords = {
  say: englishStep,
  where: englishWhere,
  cells: englishCells,
  color: englishColor,
  clash: ENGLISH_CLASH,
};

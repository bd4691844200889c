/** What steps on boards of other kinds say in Spanish. */
import type { KindWords } from './spoken.js';
import {
  SPANISH_CLASH,
  spanishCells,
  spanishColor,
  spanishStep,
  spanishWhere,
} from './steps-es.js';

/** The phrases of steps in Spanish. */
export const KIND_WORDS_ES: KindWords = {
  say: spanishStep,
  where: spanishWhere,
  cells: spanishCells,
  color: spanishColor,
  clash: SPANISH_CLASH,
};

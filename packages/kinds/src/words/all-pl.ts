/** What steps on boards of other kinds say in Polish. */
import type { KindWords } from './spoken.js';
import { POLISH_CLASH, polishCells, polishColor, polishStep, polishWhere } from './steps-pl.js';

/** The phrases of steps in Polish. */
export const KIND_WORDS_PL: KindWords = {
  say: polishStep,
  where: polishWhere,
  cells: polishCells,
  color: polishColor,
  clash: POLISH_CLASH,
};

/** What steps on boards of other kinds say in French. */
import type { KindWords } from './spoken.js';
import { FRENCH_CLASH, frenchCells, frenchColor, frenchStep, frenchWhere } from './steps-fr.js';

/** The phrases of steps in French. */
export const KIND_WORDS_FR: KindWords = {
  say: frenchStep,
  where: frenchWhere,
  cells: frenchCells,
  color: frenchColor,
  clash: FRENCH_CLASH,
};

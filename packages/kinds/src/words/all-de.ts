/** What steps on boards of other kinds say in German. */
import type { KindWords } from './spoken.js';
import { GERMAN_CLASH, germanCells, germanColor, germanStep, germanWhere } from './steps-de.js';

/** The phrases of steps in German. */
export const KIND_WORDS_DE: KindWords = {
  say: germanStep,
  where: germanWhere,
  cells: germanCells,
  color: germanColor,
  clash: GERMAN_CLASH,
};

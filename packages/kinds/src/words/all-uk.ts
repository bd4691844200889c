/** What steps on boards of other kinds say in Ukrainian. */
import type { KindWords } from './spoken.js';
import {
  UKRAINIAN_CLASH,
  ukrainianCells,
  ukrainianColor,
  ukrainianStep,
  ukrainianWhere,
} from './steps-uk.js';

/** The phrases of steps in Ukrainian. */
export const KIND_WORDS_UK: KindWords = {
  say: ukrainianStep,
  where: ukrainianWhere,
  cells: ukrainianCells,
  color: ukrainianColor,
  clash: UKRAINIAN_CLASH,
};

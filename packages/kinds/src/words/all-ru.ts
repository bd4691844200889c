/** What steps on boards of other kinds say in Russian. */
import type { KindWords } from './spoken.js';
import {
  RUSSIAN_CLASH,
  russianCells,
  russianColor,
  russianStep,
  russianWhere,
} from './steps-ru.js';

/** The phrases of steps in Russian. */
export const KIND_WORDS_RU: KindWords = {
  say: russianStep,
  where: russianWhere,
  cells: russianCells,
  color: russianColor,
  clash: RUSSIAN_CLASH,
};

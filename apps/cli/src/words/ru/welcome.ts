/** Russian texts of `nonokit` alone. */
import type { Words } from '../language-words.js';
import { counted, STEPS } from './counting.js';

export const WELCOME: Words['welcome'] = {
  solved: (steps) => `Решено за ${counted(steps, STEPS)}, без единой догадки. Попробуйте дальше:`,
  next: `  $ nonokit play            кроссворды из каталога, в браузере
  $ nonokit solve ФАЙЛ      ваш кроссворд, почти в любом виде
  $ nonokit --help          всё остальное: подсказки, печать, новые кроссворды`,
};

/** What the site answers while its catalogue is filled, in Ukrainian. */
import type { FillingWords } from '../en/filling.js';
import { grouped } from '../grouped.js';

export const words: FillingWords = {
  filling: 'Каталог наповнюється.',
  filled: (done, all) =>
    `Каталог наповнюється: ${grouped(done, '\u00a0')} із ${grouped(all, '\u00a0')} кросвордів.`,
  soon: 'Це буває один раз і триває кілька секунд. Сайт відкриється сам.',
};

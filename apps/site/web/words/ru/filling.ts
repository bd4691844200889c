/** What the site answers while its catalogue is filled, in Russian. */
import type { FillingWords } from '../en/filling.js';
import { grouped } from '../grouped.js';

export const words: FillingWords = {
  filling: 'Каталог заполняется.',
  filled: (done, all) =>
    `Каталог заполняется: ${grouped(done, '\u00a0')} из ${grouped(all, '\u00a0')} головоломок.`,
  soon: 'Это происходит один раз и занимает несколько секунд. Сайт откроется сам.',
};

/** What the site answers while its catalogue is filled, in Polish. */
import type { FillingWords } from '../en/filling.js';
import { grouped } from '../grouped.js';

export const words: FillingWords = {
  filling: 'Katalog się wypełnia.',
  filled: (done, all) =>
    `Katalog się wypełnia: ${grouped(done, '\u00a0')} z ${grouped(all, '\u00a0')} nonogramów.`,
  soon: 'Dzieje się to raz i trwa kilka sekund. Strona otworzy się sama.',
};

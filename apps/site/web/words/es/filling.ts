/** What the site answers while its catalogue is filled, in Spanish. */
import type { FillingWords } from '../en/filling.js';
import { grouped } from '../grouped.js';

export const words: FillingWords = {
  filling: 'Se está llenando el catálogo.',
  filled: (done, all) =>
    `Se está llenando el catálogo: ${grouped(done, '.')} de ${grouped(all, '.')} nonogramas.`,
  soon: 'Ocurre una sola vez y tarda unos segundos. El sitio se abrirá solo.',
};

/** Why the server does not publish a puzzle, or only after a question, in Spanish. */
import type { PublishingWords } from '../en/publishing.js';

export const words: PublishingWords = {
  refusals: {
    empty: 'La imagen está vacía: no hay nada pintado.',
    several: 'El nonograma tiene más de una solución; cambia la imagen hasta que tenga una.',
    unknown:
      'El servidor no pudo saber a tiempo si el nonograma tiene una sola solución; simplifícalo.',
    none: 'El nonograma no tiene solución; hay una pista mal.',
  },
  warnings: {
    'not-by-lines': 'No se puede resolver línea a línea.',
    trivial: 'Es demasiado sencillo.',
    'mostly-empty': 'Está casi todo vacío.',
    'empty-borders': 'Tiene líneas vacías en los bordes.',
    same: 'La misma imagen ya se ha publicado.',
    'no-title': 'No tiene título.',
  },
  accept: 'Envía "acceptWarnings": true para publicarlo de todos modos.',
};

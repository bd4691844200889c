/** What is said after games were sent to the server, in Spanish; a number stands in front. */
import type { SentWords } from '../en/sent.js';

export const words: SentWords = {
  movedIn: {
    one: 'nonograma de este dispositivo está ahora en tu cuenta.',
    other: 'nonogramas de este dispositivo están ahora en tu cuenta.',
  },
  solved: {
    one: 'nonograma que terminaste sin conexión se ha enviado y cuenta.',
    other: 'nonogramas que terminaste sin conexión se han enviado y cuentan.',
  },
  draftCopy: (title) => (title === '' ? 'Otra versión' : `${title} (otra versión)`),
  draftsApart: (title) =>
    title === ''
      ? 'Dos dispositivos han cambiado el mismo borrador. Se guardan las dos versiones.'
      : `Dos dispositivos han cambiado el borrador «${title}». Se guardan las dos versiones.`,
};

/** Texts of the dialog that looks for a mistyped number, in Spanish. */
import { spanish } from '@nonokit/explain/slips/es';
import type { ProofreadWords } from '../en/proofread.js';

export const words: ProofreadWords = {
  slips: spanish,
  heading: '¿Qué número está mal?',
  looking: (changes) =>
    changes === 1 ? 'Probando todos los números…' : `Probando ${changes} cambios a la vez…`,
  found:
    'Tras cada uno de estos cambios, el nonograma tiene exactamente una solución. El más probable va primero.',
  none: 'Ningún cambio de hasta tres números lo arregla. Compara otra vez las pistas con las impresas.',
  right: 'No hay nada mal: el nonograma tiene exactamente una solución.',
  stop: 'Parar',
  stopped: 'La búsqueda terminó antes de probarlo todo.',
  more: (count) => `Y ${count} menos probables.`,
  likelihood: 'Probabilidad',
  board: 'Las pistas tal como las escribiste. El cambio elegido está señalado.',
  take: 'Jugar con este cambio',
  edit: 'Editar con este cambio',
  close: 'Cerrar',
};

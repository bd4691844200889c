/** Texts about one's own published puzzle, in Spanish. */
import type { OwnWords } from '../en/own.js';

export const words: OwnWords = {
  title: (number) => `Tu nonograma n.º ${number}`,
  notes: 'Notas para quienes lo han resuelto',
  save: 'Guardar',
  cancel: 'Cancelar',
  remove: 'Borrar el nonograma',
  unlisted: 'Solo lo encuentra quien tiene su dirección.',
  list: 'Ponerlo en el catálogo',
  removeQuestion: '¿Borrar este nonograma?',
  removeText:
    'Se retira del catálogo al momento y para siempre. Los borradores de este dispositivo se conservan.',
  staysSolved:
    'Otras personas han resuelto este nonograma, así que no se puede borrar. La moderación puede ocultarlo.',
};

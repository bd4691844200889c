/** Texts of the page on which one plays without a script, in Spanish. */
import type { PlainWords } from '../en/plain.js';

export const words: PlainWords = {
  tool: 'Al pulsar, la casilla queda',
  fill: 'pintada',
  cross: 'vacía',
  hint: 'Ayuda',
  noHint: 'No se encontró ninguna ayuda.',
  done: 'terminada',
  how: 'Pulsa una casilla para marcarla, y otra vez para borrarla. El botón Atrás del navegador deshace; un marcador guarda la partida.',
  restart: 'Empezar de nuevo',
  page: 'La página completa de este nonograma',
  tooLarge:
    'Este nonograma es demasiado grande para jugarlo sin JavaScript. Mejor imprime su hoja.',
  solved: (title) => (title === '' ? '¡Resuelto!' : `Resuelto: ${title}`),
};

/** Texts of the parts of a game that open later, in Spanish. */
import type { PlayLaterWords } from '../en/play-later.js';
import { counted } from './grammar.js';

export const words: PlayLaterWords = {
  startOver: 'Empezar de nuevo',
  startOverQuestion: '¿Empezar de nuevo?',
  startOverText: (moves) =>
    `Se ${moves === 1 ? 'borrará' : 'borrarán'} ${counted(moves, 'jugada', 'jugadas')}. Puedes deshacerlo.`,
  startedOver: 'Borrado.',
  keep: 'Guardar en una lista',
  print: 'Imprimir',
  share: 'Compartir',
  copied: 'Enlace copiado. Solo contiene las pistas.',
  copiedAddress: 'Enlace a este nonograma copiado.',
  withOthers: 'Jugar con otros',
  noRoom: 'No se pudo crear la sala. Inténtalo de nuevo.',
  shareTitle: 'Enlace a este nonograma',
  explainAll: 'Explicar la solución',
  fullScreen: 'Pantalla completa',
  leaveFullScreen: 'Salir de pantalla completa',
  crossing: 'Tachar números',
  crossings: { never: 'Solo a mano', finished: 'Líneas terminadas', provable: 'Lo que es seguro' },
  crossesFinished: 'Cruces en las líneas terminadas',
  symbols: 'Símbolos en los colores',
  symbolsByThemselves: 'Hay personas que no distinguen estos colores.',
  crosshair: 'Resaltar la fila y la columna del cursor',
  axisLock: 'Mantener los trazos en una línea',
  allSettings: 'Todos los ajustes',
};

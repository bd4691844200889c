/** Texts of the panel of a hint, in Spanish. They are loaded with it. */
import type { HintWords } from '../en/hint.js';
import { counted } from './grammar.js';

export const words: HintWords = {
  ladder: { mistakes: 'Errores', where: 'Dónde', why: 'Por qué', apply: 'Aplicar' },
  ladderLabel: 'Cuánto desvelar',
  thinking: 'Buscando',
  stop: 'Parar',
  slow: 'Esto tarda un poco.',
  noMistakes: 'Sin errores: ninguna marca contradice las pistas.',
  mistakesUnknown: 'Comprobar si estas marcas son correctas llevaría demasiado tiempo.',
  mistakes: (count) =>
    counted(count, 'casilla contradice las pistas.', 'casillas contradicen las pistas.'),
  backToSound: 'Volver a antes del error',
  eraseMistakes: 'Borrarlas',
  fillIn: 'Rellenar',
  close: 'Cerrar',
  restsOn: 'en qué se apoya',
  follows: 'qué se deduce',
  stuck: 'No se encontró el siguiente paso. Quizá las pistas permitan varias imágenes.',
  late: 'No se encontró ninguna ayuda en 20 segundos: el nonograma es muy grande o muy difícil.',
  impossible: 'Estas pistas no tienen solución. Quizá haya un error en el archivo.',
  solvedAlready: 'Todas las casillas que importan están marcadas.',
  hintsUsed: (count) =>
    count === 0
      ? 'No has usado ayudas en esta partida.'
      : `${counted(count, 'ayuda usada', 'ayudas usadas')} en esta partida. El resultado lo indica.`,
  hintFailed: 'No se pudo calcular la ayuda. Inténtalo de nuevo.',
};

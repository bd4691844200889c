/** Why the server gave up a puzzle, in Spanish. */
import type { EngineWords } from '../en/engine.js';

export const words: EngineWords = {
  slow: 'Este nonograma tarda más de lo que permite el servidor. Prueba con el programa nonokit.',
  large:
    'Este nonograma necesita más memoria de la que permite el servidor. Prueba con el programa nonokit.',
  seconds:
    'Por ahora has gastado tu parte del motor del servidor. Inténtalo dentro de un rato, inicia sesión para tener una parte mayor o prueba con el programa nonokit.',
  jobs: 'El servidor aún trabaja en tus otros nonogramas. Inténtalo cuando haya acabado.',
  busy: 'Ahora mismo se están resolviendo demasiados nonogramas. Inténtalo dentro de unos segundos.',
};

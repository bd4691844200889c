/** Texts of the ways to play besides single puzzles, in Spanish. */
import type { WayWords } from '../en/ways.js';

export const words: WayWords = {
  title: 'Más formas de jugar',
  storm: 'Tormenta',
  stormText: 'Tres minutos, una casilla que deducir cada vez.',
  streak: 'Racha',
  streakText: 'Sin reloj, hasta el primer error.',
  room: 'Sala',
  roomText: 'De dos a ocho personas compiten o comparten tablero. Un toque y envías el enlace.',
  makeRoom: 'Crear una sala',
  contests: 'Concursos',
  contestsText: 'Los mismos nonogramas para todos, en el mismo tiempo.',
  kinds: 'Otros tipos',
  kindsText: 'Números ocultos, pistas de dos líneas, triángulos.',
  notMade: 'No se pudo crear la sala. Inténtalo dentro de un minuto.',
};

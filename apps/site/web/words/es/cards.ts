/** Texts of puzzle cards, in Spanish. */
import type { CardWords } from '../en/cards.js';

export const words: CardWords = {
  difficulties: {
    trivial: 'Muy fácil',
    easy: 'Fácil',
    medium: 'Medio',
    hard: 'Difícil',
    expert: 'Muy difícil',
    guess: 'Ensayo y error',
  },
  opened: 'Nonograma abierto',
  blackAndWhite: 'blanco y negro',
  oneColor: '1 color',
  colors: { one: 'color', other: 'colores' },
  minutes: (count) => `aprox. ${count} min`,
  hours: (count, andHalf) => `aprox. ${count}${andHalf ? '½' : ''} h`,
  stars: 'estrellas de 5',
  by: (author) => `de ${author}`,
  solves: (count) =>
    count === 0 ? '' : count === 1 ? 'resuelto 1 vez' : `resuelto ${count} veces`,
  solvedIn: 'Resuelto en',
  playedFor: 'Empezado, tiempo de juego:',
  days: {
    today: 'hoy',
    yesterday: 'ayer',
    on: [
      'el domingo',
      'el lunes',
      'el martes',
      'el miércoles',
      'el jueves',
      'el viernes',
      'el sábado',
    ],
  },
};

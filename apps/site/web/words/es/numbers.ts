/** Texts of the page with the numbers of a site, in Spanish. */
import type { NumbersWords } from '../en/numbers.js';

export const words: NumbersWords = {
  title: 'El sitio en cifras',
  description: 'Cuánta gente resuelve nonogramas aquí y cuántos nuevos hay cada día.',
  note: 'Se cuenta lo que el sitio guarda de todos modos: no se rastrea a nadie, y lo que resuelven los invitados no se sabe. Los días son los de UTC.',
  puzzles: { one: 'nonograma', other: 'nonogramas' },
  solves: { one: 'solución de un miembro', other: 'soluciones de miembros' },
  today: { one: 'persona ha resuelto uno hoy', other: 'personas han resuelto uno hoy' },
  charts: {
    people: 'Personas que resolvieron un nonograma',
    solves: 'Soluciones',
    puzzles: 'Nonogramas nuevos',
  },
  none: 'nada todavía',
  most: (count) => `como máximo ${count} al día`,
  lastDays: 'Los últimos treinta días',
  asTable: 'Todas las cifras en una tabla',
  day: 'Día',
};

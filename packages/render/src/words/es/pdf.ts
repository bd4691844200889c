/** The words of a PDF in Spanish. */
import type { PdfWords } from '../pdf-language.js';
import { counted } from './counted.js';

/** The words of a PDF in Spanish. */
export const PDF_ES: PdfWords = {
  solutions: 'Soluciones',
  part: (index, count) => `parte ${index} de ${count}`,
  columns: (from, to) => `columnas ${from}–${to}`,
  rows: (from, to) => `filas ${from}–${to}`,
  row: (index) => `Fila ${index}`,
  column: (index) => `Columna ${index}`,
  number: (number) => `N.º ${number}`,
  booklet: 'Nonogramas',
  puzzles: (count) => counted(count, 'nonograma', 'nonogramas'),
  sizes: (least, most) => (least === most ? least : `de ${least} a ${most}`),
  difficulty: (level) => level,
  figure: (name) => `Nonograma para resolver: ${name}`,
  solutionFigure: (name) => `Solución: ${name}`,
  name: 'Nombre',
  howTo: {
    title: 'Cómo se resuelve',
    rules: (hasColors) => [
      'Cada número es un bloque: esa cantidad de casillas seguidas de la línea están pintadas. Los ' +
        'números de una fila se leen de izquierda a derecha; los de una columna, de arriba abajo.',
      hasColors
        ? 'Entre dos bloques del mismo color hay al menos una casilla vacía. Los bloques de distinto ' +
          'color pueden tocarse.'
        : 'Entre dos bloques hay al menos una casilla vacía.',
      'Empieza donde una línea deja poco que elegir: por un número tan largo como la línea o por ' +
        'uno que cubre el centro empiece donde empiece.',
      'Pon un punto en las casillas que tienen que quedar vacías. Ayudan tanto como las pintadas.',
      'No adivines. Busca casillas donde no hay otra posibilidad, por filas y por columnas: ' +
        'cada una que encuentras ayuda en las dos.',
    ],
    steps: [
      'Un 5 llena una fila de cinco casillas.',
      'Las columnas de los lados ya tienen su 2. En las de en medio, un 4 cubre la fila 4 empiece ' +
        'donde empiece.',
      'Los dos unos de la fila 1 solo caben de una forma. Ahora cada número tiene su bloque: es un ' +
        'corazón.',
    ],
  },
};

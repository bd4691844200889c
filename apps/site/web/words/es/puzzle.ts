/** Texts of the page of a puzzle, in Spanish. */
import type { PuzzleWords } from '../en/puzzle.js';

export const words: PuzzleWords = {
  description: (facts) =>
    `Un nonograma para resolver: ${facts}. El título y la imagen se mantienen ocultos.`,
  clues: 'Pistas',
  rows: 'Filas',
  columns: 'Columnas',
  row: (index) => `Fila ${index}`,
  column: (index) => `Columna ${index}`,
  nothing: 'nada',
  cluesText:
    'El juego completo necesita JavaScript. Aquí están las pistas para resolverlo en papel.',
  plain: 'Jugar sin JavaScript',
  print: 'Hoja para imprimir',
  solves: (count) => (count === 1 ? 'resuelto una vez' : `resuelto ${count} veces`),
  by: (author) => `de ${author}`,
  downloads: 'Descargar',
  downloadsText: 'Solo las pistas, hasta que hayas resuelto el nonograma.',
  sheet: (format) => `Hoja para imprimir (${format})`,
  certificate: {
    cnf: 'Certificado: la afirmación de que hay otra imagen, como fórmula',
    drat: 'Certificado: la demostración de que no la hay',
    lrat: 'Certificado: la demostración con indicaciones, para verificadores certificados',
  },
  unreadable: 'No se pudo leer este nonograma. Vuelve a cargar la página.',
  changed:
    'El autor ha cambiado este nonograma desde que lo empezaste. Tu partida anterior se conserva.',
  mine: 'Este nonograma es tuyo.',
};

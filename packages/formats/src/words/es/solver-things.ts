/** Things that the readers of solvers’ files name, in Spanish. */
import type * as en from '../en/solver-things.js';
import type { ThingTranslation } from '../thing.js';

export const SOLVER_THINGS: ThingTranslation<typeof en> = {
  lastBrace: '«}» tras la última pista',
  arrayInBraces: 'una lista entre llaves',
  theLineCount: 'el número de líneas',
  tableColumn: 'una columna de la tabla o «:=»',
  tableLine: ({ name }) => `una línea de «${name}» o «;»`,
  tableEntry: ({ number, count }) => `la entrada ${number} de ${count}`,
  wordOfLine: ({ word, name }) => `«${word}» de ${name}`,
  sizeOfLine: ({ number, count, name }) => `el tamaño ${number} de ${count} de ${name}`,
  numberAfterWord: ({ word }) => `un número tras «${word}»`,
  numberAfterWordOf: ({ word, name }) => `un número tras «${word}» de ${name}`,
  columnsColon: 'una línea con «:» y luego las columnas',
  textOrTexts: 'un texto o una lista de textos',
  listText: 'un texto de la lista o «]»',
  iniSection: 'una sección como «[clues]»',
};

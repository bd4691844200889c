/** Things that the readers of solvers’ files name, in Russian, in the nominative. */
import type * as en from '../en/solver-things.js';
import type { ThingTranslation } from '../thing.js';

export const SOLVER_THINGS: ThingTranslation<typeof en> = {
  lastBrace: '"}" после последних чисел',
  arrayInBraces: 'массив в фигурных скобках',
  theLineCount: 'число линий',
  tableColumn: 'столбец таблицы или ":="',
  tableLine: ({ name }) => `строка таблицы "${name}" или ";"`,
  tableEntry: ({ number, count }) => `значение ${number} из ${count}`,
  wordOfLine: ({ word, name }) => `"${word}" для ${name}`,
  sizeOfLine: ({ number, count, name }) => `размер ${number} из ${count} для ${name}`,
  numberAfterWord: ({ word }) => `число после "${word}"`,
  numberAfterWordOf: ({ word, name }) => `число после "${word}" для ${name}`,
  columnsColon: 'строка с ":" и за ней столбцы',
  textOrTexts: 'текст или список текстов',
  listText: 'текст списка или "]"',
  iniSection: 'раздел, например "[clues]"',
};

/** Things that the readers of solvers’ files name, in Ukrainian, in the nominative. */
import type * as en from '../en/solver-things.js';
import type { ThingTranslation } from '../thing.js';

export const SOLVER_THINGS: ThingTranslation<typeof en> = {
  lastBrace: '"}" після останніх чисел',
  arrayInBraces: 'масив у фігурних дужках',
  theLineCount: 'кількість ліній',
  tableColumn: 'стовпець таблиці або ":="',
  tableLine: ({ name }) => `рядок таблиці "${name}" або ";"`,
  tableEntry: ({ number, count }) => `значення ${number} з ${count}`,
  wordOfLine: ({ word, name }) => `"${word}" для ${name}`,
  sizeOfLine: ({ number, count, name }) => `розмір ${number} з ${count} для ${name}`,
  numberAfterWord: ({ word }) => `число після "${word}"`,
  numberAfterWordOf: ({ word, name }) => `число після "${word}" для ${name}`,
  columnsColon: 'рядок із ":" і за ним стовпці',
  textOrTexts: 'текст або список текстів',
  listText: 'текст списку або "]"',
  iniSection: 'розділ, наприклад "[clues]"',
};

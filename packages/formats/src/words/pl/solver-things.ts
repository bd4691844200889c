/** Things that the readers of solvers’ files name, in Polish, in the nominative. */
import type * as en from '../en/solver-things.js';
import type { ThingTranslation } from '../thing.js';

export const SOLVER_THINGS: ThingTranslation<typeof en> = {
  lastBrace: '"}" po ostatnich liczbach',
  arrayInBraces: 'tablica w nawiasach klamrowych',
  theLineCount: 'liczba linii',
  tableColumn: 'kolumna tabeli albo ":="',
  tableLine: ({ name }) => `linia tabeli "${name}" albo ";"`,
  tableEntry: ({ number, count }) => `wartość ${number} z ${count}`,
  wordOfLine: ({ word, name }) => `"${word}" dla ${name}`,
  sizeOfLine: ({ number, count, name }) => `długość ${number} z ${count} dla ${name}`,
  numberAfterWord: ({ word }) => `liczba po "${word}"`,
  numberAfterWordOf: ({ word, name }) => `liczba po "${word}" dla ${name}`,
  columnsColon: 'linia z ":", a po niej kolumny',
  textOrTexts: 'tekst albo lista tekstów',
  listText: 'tekst z listy albo "]"',
  iniSection: 'sekcja, na przykład "[clues]"',
};

/** Things that messages about files of solvers name, in German, in the nominative. */
import type * as en from '../en/solver-things.js';
import type { ThingTranslation } from '../thing.js';

export const SOLVER_THINGS: ThingTranslation<typeof en> = {
  lastBrace: '„}“ nach den letzten Zahlen',
  arrayInBraces: 'ein Array in geschweiften Klammern',
  theLineCount: 'die Anzahl der Linien',
  tableColumn: 'eine Spalte der Tabelle oder „:=“',
  tableLine: ({ name }) => `eine Zeile von „${name}“ oder „;“`,
  tableEntry: ({ number, count }) => `Eintrag ${number} von ${count}`,
  wordOfLine: ({ word, name }) => `„${word}“ von ${name}`,
  sizeOfLine: ({ number, count, name }) => `Länge ${number} von ${count} von ${name}`,
  numberAfterWord: ({ word }) => `eine Zahl nach „${word}“`,
  numberAfterWordOf: ({ word, name }) => `eine Zahl nach „${word}“ von ${name}`,
  columnsColon: 'eine Dateizeile mit „:“ und dann die Spalten',
  textOrTexts: 'ein Text oder eine Liste von Texten',
  listText: 'ein Text der Liste oder „]“',
  iniSection: 'ein Abschnitt wie „[clues]“',
};

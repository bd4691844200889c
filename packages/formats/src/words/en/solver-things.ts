/** Things that the readers of solvers’ files name, in English. */
import { thing, thingWith } from '../thing.js';

export const lastBrace = thing('lastBrace', '"}" after the last clue');
export const arrayInBraces = thing('arrayInBraces', 'an array in braces');
export const theLineCount = thing('theLineCount', 'the number of lines');
export const tableColumn = thing('tableColumn', 'a column of the table, or ":="');
export const tableLine = thingWith(
  'tableLine',
  ({ name }: { name: string }) => `a line of "${name}", or ";"`,
);
export const tableEntry = thingWith(
  'tableEntry',
  ({ number, count }: { number: number; count: number }) => `entry ${number} of ${count}`,
);
export const wordOfLine = thingWith(
  'wordOfLine',
  ({ word, name }: { word: string; name: string }) => `"${word}" of ${name}`,
);
export const sizeOfLine = thingWith(
  'sizeOfLine',
  ({ number, count, name }: { number: number; count: number; name: string }) =>
    `size ${number} of ${count} of ${name}`,
);
export const numberAfterWord = thingWith(
  'numberAfterWord',
  ({ word }: { word: string }) => `a number after "${word}"`,
);
export const numberAfterWordOf = thingWith(
  'numberAfterWordOf',
  ({ word, name }: { word: string; name: string }) => `a number after "${word}" of ${name}`,
);
export const columnsColon = thing('columnsColon', 'a line with ":" and then the columns');
export const textOrTexts = thing('textOrTexts', 'a text or a list of texts');
export const listText = thing('listText', 'a text of the list, or "]"');
export const iniSection = thing('iniSection', 'a section like "[clues]"');

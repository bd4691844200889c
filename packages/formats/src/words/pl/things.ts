/** Words for things that messages of several readers name, in Polish, in the nominative. */
import type * as en from '../en/things.js';
import type { ThingTranslation } from '../thing.js';
import { lineInPolish } from './lines.js';

export const THINGS: ThingTranslation<typeof en> = {
  aBlock: 'długość bloku',
  aWidth: 'szerokość',
  aHeight: 'wysokość',
  theWidth: 'szerokość',
  theHeight: 'wysokość',
  widthAndHeight: 'szerokość i wysokość',
  heightAndWidth: 'wysokość i szerokość',
  theRowCount: 'liczba wierszy',
  theColumnCount: 'liczba kolumn',
  thePuzzleCount: 'liczba nonogramów',
  theColorCount: 'liczba kolorów',
  aColorCount: 'liczba kolorów',
  aColorNumber: 'numer koloru',
  aBlockLength: 'długość bloku',
  aNumber: 'liczba',
  aCount: 'liczba',
  aCell: 'kratka',
  theRowClues: 'liczby wierszy',
  theColumnClues: 'liczby kolumn',
  someColors: 'kolory',
  someProperties: 'właściwości',
  aGoal: 'gotowy obrazek',
  aGameId: 'kod gry',
  aShareString: 'kod nonogramu',
  anAddress: 'adres',
  aTaskString: 'ciąg zadania',
  aRowOf: ({ row, count }) => `wiersz ${row} z ${count}`,
  aColorOf: ({ number, count }) => `kolor ${number} z ${count}`,
  aClueOf: ({ number, count }) => `liczby linii ${number} z ${count}`,
  aClueOfLines: ({ number, count, kind }) =>
    `liczby ${kind === 'row' ? 'wiersza' : 'kolumny'} ${number} z ${count}`,
  aBlockCountOf: ({ line, count }) => `liczba bloków (${lineInPolish(line)} z ${count})`,
  fileLines: ({ from, to }) => (from === to ? `linia ${from} pliku` : `linie ${from}–${to} pliku`),
};

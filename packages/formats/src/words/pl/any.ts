/** Messages of the reader of last resort, in Polish. */
import type { Translation } from '@nonokit/core';
import type * as EN from '../en/any.js';
import { lineInPolish } from './lines.js';
import { inPolish } from './polish.js';

/** What a person can type instead. */
const LINES = 'liczby jako linię "rows: 2, 1 1" i linię "columns: 2, 1, 1"';

export const ANY_PL: Translation<typeof EN> = {
  anyRowsFirst: () =>
    'nie powiedziano, która z dwóch list to wiersze; przyjęto, że wiersze są pierwsze',
  anyNothing: () => `nie ma dwóch pasujących do siebie list liczb; napisz ${LINES}`,
  anyMisfit: ({ rows, rowCells, rowCount, columns, columnCells, columnCount }) => {
    const one = `${inPolish(rows)} (linie: ${rowCount}, kratki: ${rowCells})`;
    const other = `${inPolish(columns)} (linie: ${columnCount}, kratki: ${columnCells})`;
    const why =
      rowCells === columnCells
        ? 'kratek każdego koloru musi w nich być po równo'
        : 'kratek musi w nich być po równo: któraś liczba jest błędna albo jej brakuje';
    return `${one} i ${other} wyglądają jak liczby nonogramu, ale ${why}`;
  },
  anyTooLong: ({ rows, columns, line, needs, has }) =>
    `${inPolish(rows)} i ${inPolish(columns)} wyglądają jak liczby nonogramu, ale ${lineInPolish(line)}: ` +
    `potrzeba tylu kratek: ${needs}, a jest ${has}`,
  anyWrongSizes: ({ rows, columns }) =>
    `liczby są dla tylu wierszy: ${rows}, i tylu kolumn: ${columns}, a plik podaje inny rozmiar`,
  anySeveral: ({ ways }) => {
    const each = ways.map(([a, b]) => `${inPolish(a)} z ${inPolish(b)}`);
    return `jako wiersze i kolumny pasują różne listy: ${each.join('; ')}; napisz ${LINES}`;
  },
  anyBlankLines: () =>
    'pusta linia pliku wśród liczb może być linią bez bloków albo zwykłym odstępem; ' +
    'napisz 0 dla linii bez bloków albo usuń pustą linię',
  anyNoBorder: ({ rows, columns }) =>
    `${inPolish(rows)} to może wiersze, a ${inPolish(columns)} kolumny, ale nic tego nie mówi; ` +
    'napisz nad nimi "rows:" i "columns:" albo użyj --from any',
  anyMega: ({ rows, columns }) =>
    `${inPolish(rows)} i ${inPolish(columns)} mają liczby na dwie linie naraz (meganonogram), ` +
    'a to łamigłówka innego rodzaju; potrzebne są liczby dla każdej linii osobno',
  anyNoClues: ({ rows, columns }) =>
    `${inPolish(rows)} i ${inPolish(columns)} są nazwane jak liczby nonogramu, ale zawierają coś innego; ` +
    'potrzebna jest lista liczb dla każdej linii',
  anyLeftover: ({ lists, line }) =>
    lists === 1
      ? `lista w linii ${line} pliku wygląda jak liczby albo obrazek, ale nie weszła do żadnego odczytanego nonogramu`
      : `listy, które wyglądają jak liczby albo obrazki, ale nie weszły do żadnego odczytanego nonogramu: ${lists}; pierwsza jest w linii ${line}`,
  anyNumbersLeft: ({ found, used }) =>
    `liczby większe niż 1 w pliku: ${found}, z tego poza odczytanymi nonogramami około ${found - used}`,
  anySudoku: () =>
    'to wygląda na sudoku, łamigłówkę innego rodzaju; potrzebne są liczby nonogramu albo obrazek',
  anyListsMisfit: ({ clues, cells, line, otherClues, otherCells, otherLine }) => {
    const one = `w linii ${line} (linie: ${clues}, kratki: ${cells})`;
    const other = `w linii ${otherLine} (linie: ${otherClues}, kratki: ${otherCells})`;
    const why =
      cells === otherCells
        ? 'jakieś liczby potrzebują więcej kratek, niż jest linii na drugiej liście'
        : 'kratek w wierszach i kolumnach musi być po równo';
    return `listy liczb zaczynają się ${one} i ${other}, ale ${why}`;
  },
  anyOneList: ({ clues, cells, line }) =>
    `tylko jedna lista wygląda jak liczby nonogramu, w linii ${line} (linie: ${clues}, kratki: ${cells}); ` +
    `potrzebna jest jedna dla wierszy i jedna dla kolumn; napisz ${LINES}`,
  anyReadOnly: () =>
    'dowolne dwie pasujące listy można tylko czytać; aby zapisać liczby po prostu, użyj --to non',
};

/** Polish messages about puzzles whose parts do not fit together, and about places in files. */
import type { Translation } from '../message.js';
import type { LineParam } from './en.js';

const PLURALS = new Intl.PluralRules('pl');

/** "1 kratka", "2 kratki", "5 kratek", from the three forms. */
export function polishCount(
  count: number,
  [one, few, many]: readonly [one: string, few: string, many: string],
): string {
  const rule = PLURALS.select(count);
  const number = count.toLocaleString('pl-PL');
  return `${number} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

/** "wiersz 7". */
export function polishLine({ kind, index }: LineParam): string {
  return `${kind === 'row' ? 'wiersz' : 'kolumna'} ${index + 1}`;
}

/** "w wierszu 7 obrazka". */
function inPicture({ kind, index }: LineParam): string {
  return `w ${kind === 'row' ? 'wierszu' : 'kolumnie'} ${index + 1} obrazka`;
}

const CELLS = ['kratka', 'kratki', 'kratek'] as const;
const CELLS_ACCUSATIVE = ['kratkę', 'kratki', 'kratek'] as const;

/** The messages of `@nonokit/core` in Polish. */
export const CORE_PL: Translation<typeof import('./en.js')> = {
  atLine: ({ line, what }) => `linia ${line}: ${what}`,
  atColumn: ({ line, column, what }) => `linia ${line}, znak ${column}: ${what}`,
  noCluesNorPicture: () => 'nie ma ani liczb, ani obrazka',
  noClues: ({ kind }) => `nie ma ani liczb ${kind === 'row' ? 'wierszy' : 'kolumn'}, ani obrazka`,
  badSize: ({ side, size }) =>
    `${side === 'width' ? 'szerokość' : 'wysokość'} to ${size}, a powinna być liczbą całkowitą od 1`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} to za dużo: limit to ${polishCount(most, CELLS)}`,
  tooManyLines: ({ width, height, most }) =>
    `${width}x${height} to za dużo: wierszy i kolumn może być razem najwyżej ${most.toLocaleString('pl-PL')}`,
  tooManyColors: ({ colors, most }) =>
    `${polishCount(colors, ['kolor', 'kolory', 'kolorów'])} to za dużo, limit to ${most}`,
  noColors: () => 'paleta jest pusta, a potrzebny jest choćby kolor tła',
  badColor: ({ color, rgb }) =>
    `kolor ${color} to „${rgb}”, a potrzeba sześciu cyfr, na przykład „#c8141e”`,
  wrongLineCount: ({ kind, found, expected }) =>
    `liczby podano dla ${found} ${kind === 'row' ? 'wierszy' : 'kolumn'}, a potrzeba ich dla ${expected}`,
  badBlock: ({ line, size }) =>
    `${polishLine(line)}: blok ma długość ${size}, a powinna to być liczba całkowita od 1`,
  unknownColor: ({ line, color, last }) =>
    `${polishLine(line)}: blok ma nieznany kolor ${color}, ostatni w palecie to ${last}`,
  blankBlock: ({ line }) => `${polishLine(line)}: blok ma kolor tła`,
  clueTooLong: ({ line, clue, needs, length }) => {
    const numbers = clue === null ? 'podane liczby' : `liczby „${clue}”`;
    const place = line.kind === 'row' ? 'wiersz' : 'kolumna';
    const cells = polishCount(needs, CELLS_ACCUSATIVE);
    return `${polishLine(line)}: ${numbers} zajmują ${cells}, a ${place} ma ich ${length}`;
  },
  sumsDiffer: ({ rows, columns, color }) => {
    const of = color === null ? '' : ` koloru „${color}”`;
    return `wiersze dają razem ${polishCount(rows, CELLS_ACCUSATIVE)}${of}, a kolumny ${columns}: któraś liczba jest błędna albo jej brakuje`;
  },
  goalHeight: ({ found, expected }) =>
    `obrazek ma ${polishCount(found, ['wiersz', 'wiersze', 'wierszy'])}, a powinno ich być ${expected}`,
  goalWidth: ({ line, found, expected }) =>
    `${polishLine(line)} obrazka ma ${polishCount(found, CELLS_ACCUSATIVE)}, a powinno ich być ${expected}`,
  goalColor: ({ line, color, last }) =>
    `${inPicture(line)} jest nieznany kolor ${color}, a dozwolone są kolory od 0 do ${last}`,
  goalDiffers: ({ line, found, expected }) =>
    `${polishLine(line)}: z obrazka wynikają liczby „${found}”, a podano „${expected}”`,
  goalDiffersLong: ({ line }) => `${polishLine(line)}: obrazek nie pasuje do liczb`,
};

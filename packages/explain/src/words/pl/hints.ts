/** Hints in Polish. */
import { colorAdjective } from '@nonokit/core/polish-color';
import type { HintPhrases, WrongLine } from '../hint-phrases.js';
import { toSpans } from '../spans.js';
import { byCount, counted, lineIn, linesOf } from './words.js';

/** The phrases in Polish. */
export const polish: HintPhrases = {
  lookAtLine: (name) => `Spójrz na ${accusative(name)}.`,
  lookAtCell: ({ row, column }) =>
    `Pojedyncze linie nie mówią nic więcej; spójrz na kratkę w wierszu ${row + 1}, kolumnie ${column + 1}.`,
  mistakesWhere: (lines, all) => {
    const [first, ...others] = lines;
    if (first === undefined || others.length < MANY_LINES) return linesText(lines, all);
    return `${counted(all, WRONG)}. Zacznij od ${lineIn('genitive', first.line)}: tam jest ich ${first.count}.`;
  },
  mistakesBy: (lines, all) => linesText(lines, all),
  cannotStand: ({ row, column }, looks) =>
    `Kratka w wierszu ${row + 1}, kolumnie ${column + 1} jest oznaczona jako ${looks}. Tak być nie może.`,
  notInClue: ({ row, column }, looks, line) =>
    `Kratka w wierszu ${row + 1}, kolumnie ${column + 1} jest oznaczona jako ${looks}, ale wśród liczb ${lineIn('genitive', line)} nie ma tego koloru.`,
  inNoSolution: ({ row, column }, looks) =>
    `Kratka w wierszu ${row + 1}, kolumnie ${column + 1} jest oznaczona jako ${looks}, ale takiego rozwiązania nie ma.`,
  mistakes: (cells) => `Błędne: ${cells.join('; ')}.`,
  clashWhere: (cells, line) =>
    `Nie wszystkie oznaczenia mogą być dobre; spójrz na ${line === undefined ? rowsOf(cells) : lineIn('accusative', line)}.`,
  clash: (cells, line, smallest) => {
    const why =
      line === undefined
        ? 'żadne rozwiązanie nie zawiera ich wszystkich, choć każde z osobna jest możliwe'
        : `dla liczb ${lineIn('genitive', line)} nie ma już miejsca`;
    const few = smallest ? '' : ' Być może już niektóre z nich się wykluczają.';
    return `Te oznaczenia (${cells.length}) nie mogą być wszystkie dobre, bo ${why}: ${cells.join('; ')}.${few}`;
  },
  solved: 'Nonogram rozwiązany: wszystkie kratki się zgadzają.',
  stuck: 'Nie znaleziono błędu, ale następnego kroku też nie.',
  impossible: 'Ten nonogram nie ma rozwiązania.',
  cell: ({ row, column }, looks) => `wiersz ${row + 1}, kolumna ${column + 1} (${looks})`,
  looks: (color, word, colored) => {
    if (color === 0) return 'pusta';
    if (!colored || word === undefined) return 'zamalowana';
    return 'rgb' in word ? word.rgb : colorAdjective(word.basic, word.shade, 'feminine');
  },
};

const WRONG = ['błędne oznaczenie', 'błędne oznaczenia', 'błędnych oznaczeń'] as const;

/** From this number of further lines on, only the first is named. */
const MANY_LINES = 3;

/** "W wierszu 7 są 3 błędne oznaczenia, w wierszu 9 jeszcze 1, a w innych wierszach 20." */
function linesText(lines: readonly WrongLine[], all: number): string {
  const named = lines.reduce((sum, { count }) => sum + count, 0);
  const [first, ...others] = lines;
  if (first === undefined) return `${counted(all, WRONG)}.`;
  const { line, count } = first;
  const marks = count === 1 ? `jest ${WRONG[0]}` : `${areThere(count)} ${counted(count, WRONG)}`;
  const parts = others.map((one) => `w ${lineIn('locative', one.line)} jeszcze ${one.count}`);
  const kind = line.kind === 'row' ? 'wierszach' : 'kolumnach';
  const rest = all > named ? `, a w innych ${kind} ${all - named}` : '';
  return `${[`W ${lineIn('locative', line)} ${marks}`, ...parts].join(', ')}${rest}.`;
}

/** The verb before counted things: "są 3", "jest 5". */
function areThere(count: number): string {
  return byCount(count, ['jest', 'są', 'jest']);
}

/** "wiersz 7", "kolumnę 7": the name of a line or of several, as an object. */
function accusative(name: string): string {
  const object = name.replace(/^Kolumna/, 'kolumnę');
  return object.charAt(0).toLowerCase() + object.slice(1);
}

/** "wiersze 3–5 i 9". */
function rowsOf(cells: readonly { readonly row: number }[]): string {
  return linesOf('row', 'accusative', toSpans(cells.map(({ row }) => row)));
}

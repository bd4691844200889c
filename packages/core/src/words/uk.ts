/** Ukrainian messages about puzzles whose parts do not fit together, and about places in files. */
import type { Translation } from '../message.js';
import type { LineParam } from './en.js';

const PLURALS = new Intl.PluralRules('uk');

/** "1 клітинка", "2 клітинки", "5 клітинок", from the three forms. */
export function ukrainianCount(
  count: number,
  [one, few, many]: readonly [one: string, few: string, many: string],
): string {
  const rule = PLURALS.select(count);
  const number = count.toLocaleString('uk-UA');
  return `${number} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

/** "рядок 7". */
export function ukrainianLine({ kind, index }: LineParam): string {
  return `${kind === 'row' ? 'рядок' : 'стовпець'} ${index + 1}`;
}

/** "у рядку 7 рисунка". */
function inPicture({ kind, index }: LineParam): string {
  return `у ${kind === 'row' ? 'рядку' : 'стовпці'} ${index + 1} рисунка`;
}

const CELLS = ['клітинка', 'клітинки', 'клітинок'] as const;

/** The messages of `@nonokit/core` in Ukrainian. */
export const CORE_UK: Translation<typeof import('./en.js')> = {
  atLine: ({ line, what }) => `рядок файлу ${line}: ${what}`,
  atColumn: ({ line, column, what }) => `рядок файлу ${line}, позиція ${column}: ${what}`,
  noCluesNorPicture: () => 'немає ні чисел, ні рисунка',
  noClues: ({ kind }) => `немає ні чисел ${kind === 'row' ? 'рядків' : 'стовпців'}, ні рисунка`,
  badSize: ({ side, size }) =>
    `${side === 'width' ? 'ширина' : 'висота'} — ${size}, а потрібне ціле число від 1`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} — забагато: дозволено не більше ніж ${ukrainianCount(most, CELLS)}`,
  tooManyLines: ({ width, height, most }) =>
    `${width}x${height} — забагато: рядків і стовпців разом дозволено не більше ніж ${most.toLocaleString('uk-UA')}`,
  tooManyColors: ({ colors, most }) =>
    `${ukrainianCount(colors, ['колір', 'кольори', 'кольорів'])} — забагато: дозволено не більше ніж ${most}`,
  noColors: () => 'палітра порожня, потрібен хоча б колір тла',
  badColor: ({ color, rgb }) =>
    `колір ${color} — «${rgb}», а потрібні шість цифр, наприклад «#c8141e»`,
  wrongLineCount: ({ kind, found, expected }) =>
    `${kind === 'row' ? 'рядків' : 'стовпців'} із числами ${found}, а потрібно ${expected}`,
  badBlock: ({ line, size }) =>
    `${ukrainianLine(line)}: блок розміром ${size}, а потрібне ціле число від 1`,
  unknownColor: ({ line, color, last }) =>
    `${ukrainianLine(line)}: у блока невідомий колір ${color}, останній у палітрі — ${last}`,
  blankBlock: ({ line }) => `${ukrainianLine(line)}: у блока колір тла`,
  clueTooLong: ({ line, clue, needs, length }) => {
    const numbers = clue === null ? 'числам' : `числам «${clue}»`;
    const place = line.kind === 'row' ? 'у рядку' : 'у стовпці';
    return `${ukrainianLine(line)}: ${numbers} потрібно ${ukrainianCount(needs, ['клітинку', 'клітинки', 'клітинок'])}, а ${place} їх ${length}`;
  },
  sumsDiffer: ({ rows, columns, color }) => {
    const of = color === null ? '' : ` кольору «${color}»`;
    return `зафарбованих клітинок${of} за рядками ${rows}, а за стовпцями ${columns}: якесь число хибне або пропущене`;
  },
  goalHeight: ({ found, expected }) => `рядків у рисунку ${found}, а потрібно ${expected}`,
  goalWidth: ({ line, found, expected }) =>
    `${inPicture(line)} ${ukrainianCount(found, CELLS)}, а потрібно ${expected}`,
  goalColor: ({ line, color, last }) =>
    `${inPicture(line)} невідомий колір ${color}, потрібен від 0 до ${last}`,
  goalDiffers: ({ line, found, expected }) =>
    `${ukrainianLine(line)}: числа рисунка — «${found}», а потрібні «${expected}»`,
  goalDiffersLong: ({ line }) => `${ukrainianLine(line)}: рисунок не відповідає числам`,
};

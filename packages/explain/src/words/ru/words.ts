/**
 * Russian words that change with case, number and gender.
 */
import type { Line } from '@nonokit/core';
import type { Span } from '../../step.js';
import type { BasicColor, Shade } from '../color-words.js';
import { isPlural, listText, spanText } from '../spans.js';

/** The grammatical cases that phrases need. */
export type Case = 'nominative' | 'genitive' | 'accusative' | 'prepositional';

/** Singular and plural of the two nouns that name cells. */
const NOUNS: Readonly<Record<Line['kind'], Readonly<Record<Case, readonly [string, string]>>>> = {
  column: {
    nominative: ['столбец', 'столбцы'],
    genitive: ['столбца', 'столбцов'],
    accusative: ['столбец', 'столбцы'],
    prepositional: ['столбце', 'столбцах'],
  },
  row: {
    nominative: ['строка', 'строки'],
    genitive: ['строки', 'строк'],
    accusative: ['строку', 'строки'],
    prepositional: ['строке', 'строках'],
  },
};

/** Adjectives without their ending; those in -ий are soft. */
const STEMS: Readonly<Record<BasicColor, string>> = {
  black: 'чёрн',
  white: 'бел',
  grey: 'сер',
  red: 'красн',
  orange: 'оранжев',
  yellow: 'жёлт',
  green: 'зелён',
  turquoise: 'бирюзов',
  'sky blue': 'голуб',
  blue: 'син',
  violet: 'фиолетов',
  pink: 'розов',
  brown: 'коричнев',
  beige: 'бежев',
};

/** Prefix of the adjective for each shade. */
const SHADES: Readonly<Record<Shade, string>> = {
  'very dark': 'очень тёмно-',
  dark: 'тёмно-',
  light: 'светло-',
  'very light': 'очень светло-',
};

/** Forms of an adjective: masculine unless noted. */
export type Form =
  | ('masculine' | 'feminine' | 'plural' | 'genitive' | 'dative')
  | ('instrumental' | 'feminine-instrumental' | 'plural-instrumental' | 'plural-genitive');

/** Endings after a hard and after a soft stem. */
const ENDINGS: Readonly<Record<Form, readonly [hard: string, soft: string]>> = {
  masculine: ['ый', 'ий'],
  feminine: ['ая', 'яя'],
  plural: ['ые', 'ие'],
  genitive: ['ого', 'его'],
  dative: ['ому', 'ему'],
  instrumental: ['ым', 'им'],
  'feminine-instrumental': ['ой', 'ей'],
  'plural-instrumental': ['ыми', 'ими'],
  'plural-genitive': ['ых', 'их'],
};

/** "красные", "светло-зелёного". */
export function colorAdjective(basic: BasicColor, shade: Shade | undefined, form: Form): string {
  const prefix = shade === undefined ? '' : SHADES[shade];
  if (basic === 'sky blue' && form === 'masculine') return `${prefix}голубой`;
  return `${prefix}${STEMS[basic]}${ENDINGS[form][basic === 'blue' ? 1 : 0]}`;
}

/** The kind of line that names the cells of a line: cells of a row are named by their columns. */
export function crossing(line: Line): Line['kind'] {
  return line.kind === 'row' ? 'column' : 'row';
}

/** "столбцы 4–6 и 9", "строке 3". */
export function cellsIn(form: Case, spans: readonly Span[], line: Line): string {
  const [singular, plural] = NOUNS[crossing(line)][form];
  return `${isPlural(spans) ? plural : singular} ${listText(spans.map(spanText), 'и')}`;
}

/** "строке 3": one line in a given case. */
export function lineIn(form: Case, { kind, index }: Line): string {
  return `${NOUNS[kind][form][0]} ${index + 1}`;
}

/** The short predicate in agreement with the cells: "закрашен", "пуста", "пусты". */
export function agreeing(
  forms: { readonly masculine: string; readonly feminine: string; readonly plural: string },
  spans: readonly Span[],
  line: Line,
): string {
  if (isPlural(spans)) return forms.plural;
  return crossing(line) === 'row' ? forms.feminine : forms.masculine;
}

const PLURALS = new Intl.PluralRules('ru');

/** "1 клетка", "2 клетки", "5 клеток", from the three forms. */
export function counted(
  count: number,
  [one, few, many]: readonly [one: string, few: string, many: string],
): string {
  const rule = PLURALS.select(count);
  return `${count} ${rule === 'one' ? one : rule === 'few' ? few : many}`;
}

const INSTRUMENTAL = ['одним', 'двумя', 'тремя', 'четырьмя', 'пятью', 'шестью', 'семью'];

/**
 * "одним способом", "двумя способами", "81 способом": the instrumental with a count, small numbers
 * as words.
 */
export function withCount(count: number, [one, many]: readonly [string, string]): string {
  const noun = PLURALS.select(count) === 'one' ? one : many;
  return `${INSTRUMENTAL[count - 1] ?? count} ${noun}`;
}

/** The form of the word alone, chosen by a number. */
export function byCount(
  count: number,
  [one, few, many]: readonly [string, string, string],
): string {
  const rule = PLURALS.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : many;
}

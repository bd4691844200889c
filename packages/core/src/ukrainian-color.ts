/**
 * Ukrainian adjectives for colours, which agree with what they are said of: "червоні", "червоних".
 */
import type { BasicColor, Shade } from './color-words.js';

/** Adjectives without their ending; those in -ій are soft. */
const STEMS: Readonly<Record<BasicColor, string>> = {
  black: 'чорн',
  white: 'біл',
  grey: 'сір',
  red: 'червон',
  orange: 'помаранчев',
  yellow: 'жовт',
  green: 'зелен',
  turquoise: 'бірюзов',
  'sky blue': 'блакитн',
  blue: 'син',
  violet: 'фіолетов',
  lilac: 'бузков',
  pink: 'рожев',
  brown: 'коричнев',
  beige: 'бежев',
};

/** Prefix of the adjective for each shade. */
const SHADES: Readonly<Record<Shade, string>> = {
  'very dark': 'дуже темно-',
  dark: 'темно-',
  light: 'світло-',
  'very light': 'дуже світло-',
};

/** Forms of an adjective: masculine unless noted. */
export type Form =
  | ('masculine' | 'feminine' | 'plural' | 'genitive' | 'dative')
  | ('instrumental' | 'feminine-instrumental' | 'plural-instrumental' | 'plural-genitive');

/** Endings after a hard and after a soft stem. */
const ENDINGS: Readonly<Record<Form, readonly [hard: string, soft: string]>> = {
  masculine: ['ий', 'ій'],
  feminine: ['а', 'я'],
  plural: ['і', 'і'],
  genitive: ['ого', 'ього'],
  dative: ['ому', 'ьому'],
  instrumental: ['им', 'ім'],
  'feminine-instrumental': ['ою', 'ьою'],
  'plural-instrumental': ['ими', 'іми'],
  'plural-genitive': ['их', 'іх'],
};

/** "червоні", "світло-зеленого". */
export function colorAdjective(basic: BasicColor, shade: Shade | undefined, form: Form): string {
  const prefix = shade === undefined ? '' : SHADES[shade];
  return `${prefix}${STEMS[basic]}${ENDINGS[form][basic === 'blue' ? 1 : 0]}`;
}

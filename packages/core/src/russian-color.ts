/**
 * Russian adjectives for colours, which agree with what they are said of: "красные", "красных".
 */
import type { BasicColor, Shade } from './color-words.js';

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
  lilac: 'сиренев',
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

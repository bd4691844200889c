/**
 * Polish adjectives for colours, which agree with what they are said of: "czerwone", "czerwonych".
 */
import type { BasicColor, Shade } from './color-words.js';

/** Adjectives without their ending; "niebiesk" takes the endings after k. */
const STEMS: Readonly<Record<BasicColor, string>> = {
  black: 'czarn',
  white: 'biał',
  grey: 'szar',
  red: 'czerwon',
  orange: 'pomarańczow',
  yellow: 'żółt',
  green: 'zielon',
  turquoise: 'turkusow',
  'sky blue': 'błękitn',
  blue: 'niebiesk',
  violet: 'fioletow',
  lilac: 'liliow',
  pink: 'różow',
  brown: 'brązow',
  beige: 'beżow',
};

/** Prefix of the adjective for each shade; one word with the colour. */
const SHADES: Readonly<Record<Shade, string>> = {
  'very dark': 'bardzo ciemno',
  dark: 'ciemno',
  light: 'jasno',
  'very light': 'bardzo jasno',
};

/** Forms of an adjective: masculine unless noted; the adverb follows "na": "na czerwono". */
export type Form =
  | ('masculine' | 'feminine' | 'plural' | 'genitive' | 'dative' | 'instrumental')
  | ('feminine-genitive' | 'feminine-accusative' | 'feminine-instrumental')
  | ('plural-genitive' | 'plural-instrumental' | 'adverb');

/** Endings after most stems and after k. */
const ENDINGS: Readonly<Record<Form, readonly [most: string, afterK: string]>> = {
  masculine: ['y', 'i'],
  feminine: ['a', 'a'],
  plural: ['e', 'ie'],
  genitive: ['ego', 'iego'],
  dative: ['emu', 'iemu'],
  instrumental: ['ym', 'im'],
  'feminine-genitive': ['ej', 'iej'],
  'feminine-accusative': ['ą', 'ą'],
  'feminine-instrumental': ['ą', 'ą'],
  'plural-genitive': ['ych', 'ich'],
  'plural-instrumental': ['ymi', 'imi'],
  adverb: ['o', 'o'],
};

/** "czerwone", "jasnozielonego". */
export function colorAdjective(basic: BasicColor, shade: Shade | undefined, form: Form): string {
  const prefix = shade === undefined ? '' : SHADES[shade];
  return `${prefix}${STEMS[basic]}${ENDINGS[form][basic === 'blue' ? 1 : 0]}`;
}

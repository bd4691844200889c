/**
 * French adjectives for colours, which agree with what they are said of: "rouges", "blanche".
 */
import type { BasicColor, Shade } from './color-words.js';

/** Forms of an adjective. */
export type Form = 'masculine' | 'feminine' | 'masculine-plural' | 'feminine-plural';

/** The masculine, and the feminine where it differs by more than an "e". */
const ADJECTIVES: Readonly<Record<BasicColor, readonly [masculine: string, feminine: string]>> = {
  black: ['noir', 'noire'],
  white: ['blanc', 'blanche'],
  grey: ['gris', 'grise'],
  red: ['rouge', 'rouge'],
  orange: ['orange', 'orange'],
  yellow: ['jaune', 'jaune'],
  green: ['vert', 'verte'],
  turquoise: ['turquoise', 'turquoise'],
  'sky blue': ['bleu ciel', 'bleu ciel'],
  blue: ['bleu', 'bleue'],
  violet: ['violet', 'violette'],
  lilac: ['lilas', 'lilas'],
  pink: ['rose', 'rose'],
  brown: ['marron', 'marron'],
  beige: ['beige', 'beige'],
};

/** Names of things used as colours: they never change. */
const INVARIABLE: ReadonlySet<BasicColor> = new Set<BasicColor>([
  'orange',
  'turquoise',
  'sky blue',
  'lilac',
  'brown',
]);

/** What follows the adjective for each shade. */
const SHADES: Readonly<Record<Shade, string>> = {
  'very dark': 'très foncé',
  dark: 'foncé',
  light: 'clair',
  'very light': 'très clair',
};

/** "rouges", "blanche", "vert clair": an adjective with a shade does not change either. */
export function colorAdjective(basic: BasicColor, shade: Shade | undefined, form: Form): string {
  const [masculine, feminine] = ADJECTIVES[basic];
  if (shade !== undefined) return `${masculine} ${SHADES[shade]}`;
  if (INVARIABLE.has(basic)) return masculine;
  const word = form.startsWith('feminine') ? feminine : masculine;
  return form.endsWith('plural') && !word.endsWith('s') ? `${word}s` : word;
}

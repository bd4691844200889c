/**
 * German adjectives for colours, with the endings that agree with what they are said of: "rot",
 * "die rote 6", "kein roter Block".
 */
import type { BasicColor, Shade } from './color-words.js';

/** The bare adjective of a predicate ("ist rot"), or the ending before a noun. */
export type Form = 'bare' | 'e' | 'en' | 'er' | 'es' | 'em';

/** Adjectives as a predicate has them. */
const ADJECTIVES: Readonly<Record<BasicColor, string>> = {
  black: 'schwarz',
  white: 'weiß',
  grey: 'grau',
  red: 'rot',
  orange: 'orange',
  yellow: 'gelb',
  green: 'grün',
  turquoise: 'türkis',
  'sky blue': 'himmelblau',
  blue: 'blau',
  violet: 'violett',
  lilac: 'lila',
  pink: 'rosa',
  brown: 'braun',
  beige: 'beige',
};

/** Colours that take no ending: "die rosa 6". */
const INVARIABLE: ReadonlySet<BasicColor> = new Set<BasicColor>([
  'orange',
  'lilac',
  'pink',
  'beige',
]);

/** Prefix of the adjective for each shade. */
const SHADES: Readonly<Record<Shade, string>> = {
  'very dark': 'sehr dunkel',
  dark: 'dunkel',
  light: 'hell',
  'very light': 'sehr hell',
};

/** "rot", "hellgrüne", "dunkelblauer". */
export function colorAdjective(basic: BasicColor, shade: Shade | undefined, form: Form): string {
  const word = `${shade === undefined ? '' : SHADES[shade]}${ADJECTIVES[basic]}`;
  if (form === 'bare' || INVARIABLE.has(basic)) return word;
  // "türkis" has endings only in a compound
  return basic === 'turquoise' ? `${word}farben${form}` : `${word}${form}`;
}

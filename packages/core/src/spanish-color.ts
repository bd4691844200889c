/**
 * Spanish adjectives for colours, which agree with what they are said of: "rojas", "blanco".
 */
import type { BasicColor, Shade } from './color-words.js';

/** Forms of an adjective. */
export type Form = 'masculine' | 'feminine' | 'masculine-plural' | 'feminine-plural';

const FORMS: readonly Form[] = ['masculine', 'feminine', 'masculine-plural', 'feminine-plural'];

/** The forms in the order of `FORMS`; names of things used as colours have the same in all. */
const ADJECTIVES: Readonly<Record<BasicColor, readonly string[]>> = {
  black: ['negro', 'negra', 'negros', 'negras'],
  white: ['blanco', 'blanca', 'blancos', 'blancas'],
  grey: ['gris', 'gris', 'grises', 'grises'],
  red: ['rojo', 'roja', 'rojos', 'rojas'],
  orange: ['naranja', 'naranja', 'naranjas', 'naranjas'],
  yellow: ['amarillo', 'amarilla', 'amarillos', 'amarillas'],
  green: ['verde', 'verde', 'verdes', 'verdes'],
  turquoise: ['turquesa', 'turquesa', 'turquesas', 'turquesas'],
  'sky blue': ['celeste', 'celeste', 'celestes', 'celestes'],
  blue: ['azul', 'azul', 'azules', 'azules'],
  violet: ['violeta', 'violeta', 'violetas', 'violetas'],
  lilac: ['lila', 'lila', 'lilas', 'lilas'],
  pink: ['rosa', 'rosa', 'rosas', 'rosas'],
  brown: ['marrón', 'marrón', 'marrones', 'marrones'],
  beige: ['beige', 'beige', 'beige', 'beige'],
};

/** What follows the adjective for each shade. */
const SHADES: Readonly<Record<Shade, string>> = {
  'very dark': 'muy oscuro',
  dark: 'oscuro',
  light: 'claro',
  'very light': 'muy claro',
};

/** "rojas", "blanco", "verde claro": an adjective with a shade never changes. */
export function colorAdjective(basic: BasicColor, shade: Shade | undefined, form: Form): string {
  const forms = ADJECTIVES[basic];
  const masculine = forms[0] ?? basic;
  if (shade !== undefined) return `${masculine} ${SHADES[shade]}`;
  return forms[FORMS.indexOf(form)] ?? masculine;
}

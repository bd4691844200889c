/** The colours of random puzzles. */
import { type Palette, rgbOf } from '@nonokit/core';

/** Inks that are easy to tell apart; further ones are mixed. */
const INKS = [
  '#000000',
  '#d02030',
  '#2060d0',
  '#209040',
  '#f0b010',
  '#9040b0',
  '#f07010',
  '#20b0c0',
  '#905020',
  '#f080b0',
];

/** White paper and as many inks as requested, all different. */
export function inksOf(count: number): Palette {
  const known = new Set(INKS);
  const inks = INKS.slice(0, count);
  for (let i = 1; inks.length < count; i++) {
    const mixed = Math.imul(i, 0x9e3779b1) >>> 8;
    const rgb = rgbOf(mixed >> 16, (mixed >> 8) & 255, mixed & 255);
    if (rgb === '#ffffff' || known.has(rgb)) continue;
    known.add(rgb);
    inks.push(rgb);
  }
  return ['#ffffff', ...inks].map((rgb) => ({ rgb }));
}

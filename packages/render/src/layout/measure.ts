/**
 * Measures the width of text without knowing the font that will draw it.
 *
 * PNG pictures use the font they are given, but an SVG is drawn with any font that its reader has.
 * So widths are upper bounds over the usual sans-serif fonts: a text that fits by them always fits.
 */

/** The fonts an SVG asks for, in this order, always in bold: thin digits lose their colour. */
export const FONT_FAMILY = 'PT Sans, Arial, Helvetica, sans-serif';

/**
 * Maximum width of a bold digit, divided by the font size: DejaVu Sans 0.696, PT Sans 0.567, Arial
 * 0.556.
 */
export const DIGIT_EM = 0.7;

/** Minimum height of a digit, divided by the font size; its half is the middle of digits. */
export const DIGIT_HEIGHT_EM = 0.7;

/** Maximum width of digits at a font size. */
export function digitsWidth(count: number, fontSize: number): number {
  return count * DIGIT_EM * fontSize;
}

/**
 * The width of text at a font size: an upper bound for European scripts, an estimate for others.
 */
export function textWidth(text: string, fontSize: number): number {
  let em = 0;
  for (const char of text) em += charEm(char);
  return em * fontSize;
}

/** The text, cut to fit and ended with "…" if it is too wide. */
export function fitText(text: string, fontSize: number, width: number): string {
  if (textWidth(text, fontSize) <= width) return text;
  let kept = '';
  let used = textWidth('…', fontSize);
  for (const char of text) {
    used += textWidth(char, fontSize);
    if (used > width) break;
    kept += char;
  }
  return `${kept.trimEnd()}…`;
}

function charEm(char: string): number {
  if (/[ .,:;'!|ijlI()[\]-]/.test(char)) return 0.4;
  if (/[mwMWЖМФШЩЫЮжмфшщыю@%…—]/.test(char)) return 1.2;
  if (/[\d\p{Ll}]/u.test(char)) return 0.7;
  return char >= '\u1100' ? 1.2 : 0.9;
}

/**
 * Texts of people as they are stored: plain text without characters that reorder or hide other
 * text. It is never read as HTML; it is escaped where it is shown.
 */

/** Controls, direction overrides, invisible spaces, halves of surrogate pairs. Line ends stay. */
const UNWANTED =
  /(?!\n)[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** Signs that draw nothing, but for those that join and choose letters and emoji. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0e|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;

/** More marks on a letter than languages write hang over the lines around it. */
const HEAP_OF_MARKS = /(\p{M}{4})\p{M}+/gu;

/**
 * Spaces at the end of a line. Tried only where a row of spaces begins: from each of its spaces it
 * would take the square of their number, 0.3 s for 8,000.
 */
const SPACES_AT_END = /(?<![^\S\n])[^\S\n]+$/gm;

/** The text without invisible characters, in one Unicode form; at most one empty line in a row. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC')
    .replaceAll(UNWANTED, '')
    .replaceAll(INVISIBLE, '')
    .replaceAll(HEAP_OF_MARKS, '$1')
    .replaceAll(SPACES_AT_END, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * What people write, as it is kept: plain text, nothing that reorders or hides other text. It is
 * never read as HTML; whoever shows it escapes it.
 */

/** Controls, direction overrides, invisible spaces, halves of surrogate pairs. Line ends stay. */
const UNWANTED =
  /(?!\n)[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** The text without what nobody can see, in one Unicode form; at most one empty line in a row. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC')
    .replaceAll(UNWANTED, '')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

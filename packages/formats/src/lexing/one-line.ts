/**
 * Texts for formats that give each text a line of its own.
 */

/** The text on one line: control characters become blanks, and none stand around it. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

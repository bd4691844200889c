/** Texts for formats that write each text on its own line. */

/** The text on one line: control characters become blanks, and the ends are trimmed. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}

/**
 * Recognises a coloured `.g` file for certain. It is separate from the reader, which most files do
 * not need.
 */

/** Maximum length of the comments before the colours, in characters. */
const MOST_COMMENTS = 65_536;

/** True if "#d" opens the colours, and two lines with colons open the clues of rows and columns. */
export function hasOlsakSections(text: string): boolean {
  const colors = /^#d(?![a-z0-9])/im.exec(text.slice(0, MOST_COMMENTS));
  return colors !== null && /^:(?!-)[^\n]*\n[\s\S]*?^:(?!-)/m.test(text.slice(colors.index));
}

/** What tells a coloured `.g` file for certain, apart from its reader, which most files do not need. */

/** The comments before the colours are looked through so far, in characters. */
const MOST_COMMENTS = 65_536;

/** True where "#d" opens the colours and two lines with colons the clues of rows and columns. */
export function hasOlsakSections(text: string): boolean {
  const colors = /^#d(?![a-z0-9])/im.exec(text.slice(0, MOST_COMMENTS));
  return colors !== null && /^:(?!-)[^\n]*\n[\s\S]*?^:(?!-)/m.test(text.slice(colors.index));
}

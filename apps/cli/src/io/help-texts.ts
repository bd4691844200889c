/** The end of a command's help. */

/** The text below the options of a command: paragraphs, the last one with the examples. */
export function helpAfter(...paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `\n${paragraph}`).join('\n');
}

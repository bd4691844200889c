/**
 * How the help of a command ends.
 */

/** What stands under the options of a command: paragraphs, the last of them the examples. */
export function helpAfter(...paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `\n${paragraph}`).join('\n');
}

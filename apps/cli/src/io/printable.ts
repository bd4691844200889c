/**
 * Makes text from files safe to print: a title must not move the cursor, recolour the terminal,
 * rename the window or change the reading direction of the text around it.
 */

/** Whole escape sequences for colours, titles and links, so that no part of one remains as text. */
const SEQUENCE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c]*(?:\u0007|\u001b\\|\u009c)?/g;

/**
 * Controls (C0, DEL, C1), line and paragraph separators, and marks that change the reading
 * direction.
 */
const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g;

/** `text` on one line, without characters that would control a terminal. */
export function printable(text: string): string {
  return text.replace(SEQUENCE, '').replace(/\s+/g, ' ').replace(UNSAFE, '');
}

/** `printable(text)` with at most `most` characters, the last an ellipsis if it was cut. */
export function shortened(text: string, most: number): string {
  const chars = [...printable(text)];
  return chars.length <= most ? chars.join('') : `${chars.slice(0, most - 1).join('')}…`;
}

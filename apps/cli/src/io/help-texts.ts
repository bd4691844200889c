/**
 * The prose of `--help` that is not of one command alone.
 */

/** Under the list of commands. */
export const PROGRAM_EPILOGUE = `
Start with:
  $ nonokit solve puzzle.non         the picture, in the terminal
  $ nonokit check puzzles/           every puzzle of a folder: unique? how hard?
  $ nonokit draw puzzle.non -o sheet.png

Puzzles of any known format are read, gzipped or not; "nonokit formats" lists
them all. Exit status: 0 good, 1 a negative answer, 2 bad usage or unreadable
input, 3 undecided within the budget, 130 interrupted; of several, the gravest
in the order 0 1 3 2 130.`;

/** What may stand for puzzles on the command line. */
export const INPUT_NAMES = `Names: a file of any format, a folder (walked in order of names), FILE#2 for the
second puzzle of a file, "-" for standard input.`;

/** What the status means of a command that writes one file. */
export const ONE_FILE_STATUS = `Exit status: 0 written, 1 the puzzle has no solution to draw, 3 none found
within the budget, 2 something cannot be read or written. Unless it is 0,
nothing is written.`;

/** What stands under the options of a command: paragraphs, the last of them the examples. */
export function helpAfter(...paragraphs: readonly string[]): string {
  return paragraphs.map((paragraph) => `\n${paragraph}`).join('\n');
}

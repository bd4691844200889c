/** English texts of `solve`. */

export const SOLVE = {
  summary: 'find the picture',
  description:
    'Find the picture of each puzzle, and check whether it is the only one.\n' +
    'Pictures go to standard output, remarks to standard error.',
  options: {
    plain: 'print "#" and "." or the symbols of the palette, without colour codes',
    save: 'write the pictures to a file instead',
    force: 'overwrite the file',
    rate: 'with --json: also rate how hard unique puzzles are for a person',
  },
  racing: `With --jobs above 1, all threads race on a puzzle that is hard for one, each
with a seed of its own. The answer names the winning seed; one thread with that
seed finds the same.`,
  status: `Exit status: 0 solved, 1 a puzzle has no solution, 3 undecided within the budget
(or where line logic stops), 2 a file cannot be read, 130 interrupted.`,
  examples: `Examples:
  $ nonokit solve cat.non
  $ nonokit solve --plain --save cat.txt cat.non
  $ nonokit solve --max-solutions all --json puzzles.json#3 | jq .status
  $ zcat puzzles.ndjson.gz | nonokit solve --timeout 10 --jobs max -`,
  tooWide:
    'the picture is wider than the terminal: "nonokit draw" makes an image, --save writes a text file',
  /** The symbols of a picture with their colours: "b blue"; `more` are left out. */
  symbols: (named: readonly string[], more: number): string =>
    `symbols: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  solutionOf: (number: number, count: number): string => `solution ${number} of ${count}`,
};

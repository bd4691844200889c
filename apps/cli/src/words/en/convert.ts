/** English texts of `convert`. */

export const CONVERT = {
  input: 'the file to read, or -',
  output: 'the file to write, or - (needs --to); not needed with --to url',
  summary: 'any format to any other',
  description:
    'Convert a file of puzzles to another format, chosen by --to or the extension of\n' +
    'OUT. If the format stores a picture instead of clues, the puzzles are solved\n' +
    'first. Anything the format cannot hold is listed on standard error.',
  options: {
    to: 'the format to write (see nonokit formats), or url for a link to share',
    strict: 'write nothing if the format cannot hold everything',
    force: 'overwrite OUT',
  },
  examples: `Examples:
  $ nonokit convert cat.non cat.json
  $ nonokit convert cat.non cat.png       a picture: the puzzle is solved first
  $ nonokit convert puzzles.json#2 - --to webpbn | less
  $ nonokit convert cat.non --to url      the shortest link to share`,
};

/** English texts of `convert`. */

export const CONVERT = {
  input: 'the file to read, or -',
  output: 'the file to write, or - (then --to is needed); --to url needs none',
  summary: 'any format to any other',
  description:
    'Convert a file of puzzles to another format, which --to or the extension of\n' +
    'OUT names. Puzzles are solved first where the format holds a picture instead\n' +
    'of clues. What the format cannot hold is said on standard error.',
  options: {
    to: 'the format to write (see nonokit formats), or url to share',
    strict: 'write nothing if the format cannot hold everything',
    force: 'overwrite OUT',
  },
  examples: `Examples:
  $ nonokit convert cat.non cat.json
  $ nonokit convert cat.non cat.png       a picture: the puzzle is solved first
  $ nonokit convert puzzles.json#2 - --to webpbn | less
  $ nonokit convert cat.non --to url      the shortest address to share`,
};

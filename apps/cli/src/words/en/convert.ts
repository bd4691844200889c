/** English texts of `convert`. */

export const CONVERT = {
  input:
    'files, folders, FILE#2 or - to read; then OUT, the file or folder to write, or - (needs --to), ' +
    'unless -o or --to url is given',
  summary: 'any format to any other',
  description:
    'Convert puzzles to another format, chosen by --to or the extension of OUT. Into\n' +
    'a folder, each file becomes one of the same name. If the format stores a picture\n' +
    'instead of clues, the puzzles are solved first. Puzzles that cannot be read are\n' +
    'left out and counted; anything the format cannot hold is listed.',
  options: {
    to: 'the format to write (see nonokit formats; json for folders), or url for a link to share',
    output: 'OUT: a file, a folder (there is one, or it ends in "/"), or -',
    strict: 'write nothing if a puzzle cannot be read or the format cannot hold everything',
    force: 'overwrite files',
  },
  status: `Exit status: 0 all written, 1 a puzzle has no solution to draw, 3 none found
within the budget, 2 something cannot be read or written, 130 interrupted. The
rest is written unless --strict is given.`,
  examples: `Examples:
  $ nonokit convert cat.non cat.json
  $ nonokit convert cat.non cat.png       a picture: the puzzle is solved first
  $ nonokit convert puzzles/ all.ndjson   all puzzles of a folder in one file
  $ nonokit convert puzzles/ copies/ --to webpbn
  $ nonokit convert puzzles.json#2 - --to webpbn | less
  $ nonokit convert cat.non --to url      the shortest link to share`,
};

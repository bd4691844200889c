/**
 * The parts of `--help` that are prose.
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

const ONE_FILE_STATUS = `Exit status: 0 written, 1 the puzzle has no solution to draw, 3 none found
within the budget, 2 something cannot be read or written. Unless it is 0,
nothing is written.`;

/** What the status of each command means. */
export const EXIT_STATUS = {
  solve: `Exit status: 0 solved, 1 a puzzle has no solution, 3 undecided within the budget
(or where line logic stops), 2 a file cannot be read, 130 interrupted.`,
  check: `Exit status: 0 all unique, 1 a puzzle is not, 3 undecided within the budget,
2 a file cannot be read, 130 interrupted.`,
  convert: ONE_FILE_STATUS,
  draw: ONE_FILE_STATUS,
  line: `Exit status: 0 settled, 1 the line is impossible, 2 clue or cells cannot be
read.`,
  bench: `Exit status: 0 all decided, 3 some undecided within the budget, 2 a file cannot
be read, 130 interrupted (the summary is that of what was finished).`,
} as const;

/** What to type, by command. */
export const EXAMPLES: Readonly<Record<string, string>> = {
  solve: `  $ nonokit solve cat.non
  $ nonokit solve --plain --save cat.txt cat.non
  $ nonokit solve --max-solutions all --json puzzles.json#3 | jq .status
  $ zcat puzzles.ndjson.gz | nonokit solve --timeout 10 --jobs max -`,
  check: `  $ nonokit check cat.non
  $ nonokit check --line-only --quiet puzzles/ || echo "not all by lines alone"
  $ nonokit check --json puzzles/ | jq -r 'select(.status != "unique") | .file'`,
  convert: `  $ nonokit convert cat.non cat.json
  $ nonokit convert cat.non cat.png       a picture: the puzzle is solved first
  $ nonokit convert puzzles.json#2 - --to webpbn | less
  $ nonokit convert cat.non --to url      the shortest address to share`,
  draw: `  $ nonokit draw cat.non -o sheet.png
  $ nonokit draw cat.non -o cat.svg --what both --theme dark
  $ nonokit draw cat.non -o cat.png --style plain --cell 1`,
  line: `  $ nonokit line "3 2" "?#???x???"
  $ nonokit line "3r 2b" "??r?????"
  $ nonokit line "$(cat clue.txt)" - < cells.txt`,
  bench: `  $ nonokit bench puzzles/
  $ nonokit bench --timeout 30 --jobs max puzzles.ndjson.gz
  $ nonokit bench --json puzzles/ | tail -1 | jq .summary.medianMs`,
  formats: `  $ nonokit formats
  $ nonokit formats --json | jq -r 'select(.holds.several) | .id'`,
};

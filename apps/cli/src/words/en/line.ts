/** English texts of `line`. */

export const LINE = {
  clue: 'the blocks: "3 2", or "3r 2b" with one letter per colour; - or @FILE',
  cells: 'the cells; - is standard input, @FILE a file',
  summary: 'settle one line',
  description:
    'Settle one line: find everything that its clue implies about its cells.\n\n' +
    'Cells: "?" unknown, "#" filled (or the letter of its colour), "." "x" "-" or\n' +
    'space blank. ' +
    'Put -- before cells that start with "-".',
  options: { json: 'print one JSON object' },
  status: `Exit status: 0 settled, 1 the line is impossible, 2 clue or cells cannot be
read.`,
  examples: `Examples:
  $ nonokit line "3 2" "?#???x???"
  $ nonokit line "3r 2b" "??r?????"
  $ nonokit line "$(cat clue.txt)" - < cells.txt`,
  impossible: 'impossible: no arrangement of the blocks agrees with the cells',
};

/** Texts that are refused, and a part of the sentence that says why. */
export const NO_PUZZLES: readonly (readonly [form: string, text: string, sentence: string])[] = [
  [
    'sums that differ',
    'rows: 2, 1\ncolumns: 1, 1\n',
    '(2 clues with 3 cells) and line 2 of the file (2 clues with 2 cells)',
  ],
  [
    'a clue that is too long',
    'rows: 4, 1\ncolumns: 1, 1\n',
    'both must fill equally many cells: a number is wrong or missing',
  ],
  [
    'one list alone',
    'rows = [[3], [1, 1, 1], [5], [1, 2]]\n',
    'only one list looks like clues, in line 1 (4 clues with 14 cells)',
  ],
  ['prose', 'There were 3 cats and 12 dogs, and then 4 more.\n', 'a puzzle can be typed as a line'],
  ['a grocery list', 'milk 2\neggs 12\nbread 1\n', 'nothing in its 3 lines looks like clues'],
  ['a phone book', 'Ann 555 1234\nBob 555 9876\n', 'nothing in its 2 lines looks like clues'],
  [
    'a matrix of distances',
    '0 12 30\n12 0 25\n30 25 0\n',
    'the file holds numbers but no consistent puzzle',
  ],
  [
    'a program without lists',
    'fn main() { let x = 3; println!("{}", x + 12); }\n',
    'no known format',
  ],
  [
    'a sudoku',
    '53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n....8..79\n',
    '',
  ],
  ['two lists of dates', '2024-01-03\n2024-02-11\n\n2025-01-03\n2025-02-11\n', ''],
  ['a recipe', 'Flour 200 g\nSugar 2 spoons\nEggs 3\n\nBake 30 minutes at 180 degrees.\n', ''],
  ['a table of results', 'team,won,lost\nReds,3,1\nBlues,2,2\nGreens,1,3\n', ''],
  ['a chess position', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n', ''],
  ['settings', 'width=800\nheight=600\ncolor=red\n', ''],
  ['an address', 'https://example.org/nonogram/17\n', ''],
];

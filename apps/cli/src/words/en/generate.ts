/** English texts of `generate`. */

/** The puzzle that was not found. */
export interface Wish {
  readonly width: number;
  readonly height: number;
  readonly colors: number;
  readonly density: number;
  readonly require: 'line' | 'unique' | 'any';
  readonly difficulty: Label | undefined;
}

/** A label of difficulty. */
type Label = 'trivial' | 'easy' | 'medium' | 'hard' | 'expert' | 'guess';

const REQUIRED = { line: ' solvable line by line', unique: ' with a single solution', any: '' };

export const GENERATE = {
  summary: 'random puzzles',
  description:
    'Make random puzzles, plain or symmetric. They go to standard output as one JSON\n' +
    'object per line, to a file of a format that can hold them, to a PDF to print, or\n' +
    'to a folder, one file each. The same options and seed always make the same puzzles.',
  options: {
    output: 'a file, a folder (ending in "/"), or -',
    to: 'the format, if the name does not end in it (default: json)',
    count: 'number of puzzles',
    size: 'columns and rows, or one number for a square',
    density: 'approximate share of filled cells, 0.01 to 0.99',
    colors: 'number of colours besides the background; all are used',
    symmetry: 'horizontal: left mirrors right; vertical: top mirrors bottom',
    style: 'noise, or more pleasing forms: blobs, strokes, shapes',
    require: 'solvable line by line, with one solution, or anything',
    difficulty: 'only puzzles of this difficulty for people',
    seed: 'seed of the random choices',
  },
  status: `Exit status: 0 all made, 1 no matching puzzle was found (earlier ones are
written), 3 none within the time limit, 2 bad usage or something cannot be
written, 130 interrupted.`,
  examples: `Examples:
  $ nonokit generate --size 20 --style shapes --difficulty easy -o easy.non
  $ nonokit generate --size 15 --symmetry both -o mirror.non
  $ nonokit generate -n 12 --size 15 --style blobs -o twelve.pdf
  $ nonokit generate -n 100 --size 20x30 --colors 4 -o sheets/ --to webpbn
  $ nonokit generate -n 1000000 --seed 7 | nonokit batch > answers.ndjson
  $ nonokit generate -n 10 --difficulty hard --size 15 --density 0.45 -o h.json`,
  notFound: (number: number, wish: Wish): string => {
    const { width, height, colors, density, require, difficulty } = wish;
    const hard = difficulty === undefined ? '' : ` and rated ${difficulty}`;
    const inks = colors === 1 ? '' : ` in ${colors} colours`;
    const where = `of ${width}x${height}${inks} filled to ${density}`;
    return `puzzle ${number}: no puzzle ${where}${REQUIRED[require]}${hard} was found in reasonable time; `;
  },
  timeUp: (number: number): string => `puzzle ${number}: none was found within the time limit`,
  /** Shown while the search for a puzzle takes long. */
  trying: (number: number, count: number, tries: number): string =>
    `looking for puzzle ${number}${count === 1 ? '' : ` of ${count}`}: ${tries} ${tries === 1 ? 'picture' : 'pictures'} so far`,
  /** The end of the message about a puzzle that was not found. */
  nearest: (label: Label, score: number): string =>
    ` (the nearest was rated ${label}, ${score} of 100)`,
  /** What to request instead. */
  advice: {
    unrated: 'denser and smaller puzzles are easier to find',
    easy: 'smaller and denser puzzles match more often',
    hard: 'larger puzzles, and a density of about 0.45, match more often',
  },
};

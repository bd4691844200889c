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
    'Make random puzzles, plain or symmetric. They go to standard output, one JSON\n' +
    'object a line, to a file of any format that holds as many, or to a folder, a\n' +
    'file for each. The same options and seed make the same puzzles, always.',
  options: {
    output: 'a file, a folder (with a "/" at its end), or -',
    to: 'the format, where the name does not tell (default: json)',
    count: 'how many',
    size: 'columns and rows, or one number for a square',
    density: 'about how much is filled, 0.01 to 0.99',
    colors: 'colours besides the background; all occur',
    symmetry: 'horizontal: left and right are alike; vertical: up and down',
    style: 'noise, or forms that please the eye: blobs, strokes, shapes',
    require: 'solvable line by line, with one solution, or anything',
    difficulty: 'only puzzles that people find so hard',
    seed: 'which puzzles of all there are',
  },
  status: `Exit status: 0 all made, 1 a puzzle as asked for was not found (those before it
are written), 2 bad usage or something cannot be written, 130 interrupted.`,
  examples: `Examples:
  $ nonokit generate --size 20 --style shapes --difficulty easy -o easy.non
  $ nonokit generate --size 15 --symmetry both -o mirror.non
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
  /** Shown while the search for a puzzle takes long. */
  trying: (number: number, count: number, tries: number): string =>
    `looking for puzzle ${number}${count === 1 ? '' : ` of ${count}`}: ${tries} ${tries === 1 ? 'picture' : 'pictures'} so far`,
  /** The end of the message about a puzzle that was not found. */
  nearest: (label: Label, score: number): string =>
    ` (the nearest was rated ${label}, ${score} of 100)`,
  /** What to request instead. */
  advice: {
    unrated: 'denser and smaller ones are easier to find',
    easy: 'there are more among smaller and denser ones',
    hard: 'there are more among larger ones, and those filled to 0.45 or so',
  },
};

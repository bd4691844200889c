/** English texts of `catalogue`. */
import { counted } from '@nonokit/core';

/** The command that lists what was probably meant. */
export function listedBy(name: string, tagged: number): string {
  if (tagged === 0) return '"nonokit catalogue" lists them';
  return `"nonokit catalogue --tag ${name}" lists ${counted(tagged, 'puzzle')}`;
}

export const CATALOGUE = {
  summary: 'puzzles that come with the program',
  description:
    'Browse the puzzles that come with the program: list them, play them in the\n' +
    'browser, print them, or write them to a file. Lists show neither titles nor\n' +
    'pictures. Without options, a table shows how many there are.',
  argument: 'names of puzzles or series, as listed',
  options: {
    size: 'longer side in cells: 15, or 10-20',
    colors: 'number of inks: 1 for black and white, or 2-4',
    difficulty: 'difficulty, or several separated by commas: easy,medium',
    tag: 'a tag or title such as cat or animal; this may give the picture away',
    technique: 'a technique that the puzzle needs, such as overlap',
    series: 'the puzzles of a series; without a name, list all series',
    random: 'pick one at random, or this many',
    seed: 'make the random choice repeatable',
    all: 'all puzzles',
    titles: 'list titles, too',
    play: 'play them in the browser',
    output: 'write to a file: .pdf, .png and .svg draw, other extensions choose a format',
    to: 'the format to write',
    json: 'print one JSON object per puzzle or series',
  },
  names: `Every command accepts catalogue:NAME in place of FILE: a puzzle, several
separated by commas, or a series. For licences and artists: --titles --json.`,
  status: `Exit status: 0 success, 2 nothing matches, or something cannot be read or
written.`,
  examples: `Examples:
  $ nonokit catalogue --size 10 --difficulty easy
  $ nonokit catalogue --size 20-30 --colors 3-5 --random --play
  $ nonokit catalogue --series
  $ nonokit catalogue --series sea -o sea.pdf
  $ nonokit play catalogue:sea`,
  expectedRange: 'Expected a whole number, or two with a hyphen, as in 10-20.',
  expectedLabels: (labels: string): string =>
    `Expected one or more of ${labels}, separated by commas.`,
  /** `meant` is the nearest name, if there is a similar one. */
  unknownTechnique: (name: string, meant: string | undefined, names: string): string =>
    `there is no technique "${name}"${meant === undefined ? '.' : `; did you mean "${meant}"?`} ` +
    `Techniques: ${names}`,
  size: 'size',
  upTo: (most: number): string => `to ${most}`,
  sum: 'total',
  colored: 'coloured',
  puzzles: (count: number): string => counted(count, 'puzzle'),
  overview: (puzzles: number, series: number): string =>
    `${counted(puzzles, 'puzzle')}, ${series} series. List some with --size, --difficulty, ` +
    `--random or --all.`,
  /** Fewer puzzles match than --random asks for. */
  fewer: (count: number, wanted: number): string =>
    `only ${counted(count, 'puzzle')} of the catalogue match${count === 1 ? 'es' : ''}, not ${wanted}`,
  listed: (count: number, name: string): string =>
    `${counted(count, 'puzzle')}; play one with "nonokit play catalogue:${name}"`,
};

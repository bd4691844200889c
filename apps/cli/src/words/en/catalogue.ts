/** English texts of `catalogue`. */
import { counted } from './report.js';

export const CATALOGUE = {
  summary: 'puzzles that come with the program',
  description:
    'Choose from the puzzles that come with the program: list them, play them in the\n' +
    'browser, print them, or write them to a file. Lists tell neither titles nor\n' +
    'pictures. Without anything asked for, a table says how many there are.',
  argument: 'names of puzzles or series, as they are listed',
  options: {
    size: 'the longer side in cells: 15, or 10-20',
    colors: 'the number of inks: 1 is black-and-white; 2-4',
    difficulty: 'how hard, or several with commas: easy,medium',
    tag: 'a word that the puzzle is filed under: cat, animal; this may give it away',
    technique: 'a technique that it needs, such as overlap',
    series: 'the puzzles of a series; without a name all series are listed',
    random: 'one of them by lot, or so many',
    seed: 'draw the same ones each time',
    all: 'all puzzles',
    titles: 'list titles, too',
    play: 'play them in the browser',
    output: 'write them: FILE.pdf, .png and .svg are drawn, other endings are formats',
    to: 'the format to write',
    json: 'print one JSON object a puzzle, or a series',
  },
  names: `Every command takes catalogue:NAME in place of FILE: a puzzle, several with
commas between, or a series. Licences and who drew the pictures: --titles --json.`,
  status: 'Exit status: 0 good, 2 nothing fits, or something cannot be read or written.',
  examples: `Examples:
  $ nonokit catalogue --size 10 --difficulty easy
  $ nonokit catalogue --size 20-30 --colors 3-5 --random --play
  $ nonokit catalogue --series
  $ nonokit catalogue --series sea -o sea.pdf
  $ nonokit play catalogue:sea`,
  expectedRange: 'Expected a whole number, or two with a hyphen, as in 10-20.',
  expectedLabels: (labels: string): string => `Expected some of ${labels}, with commas between.`,
  /** `meant` is the nearest name, if there is a similar one. */
  unknownTechnique: (name: string, meant: string | undefined, names: string): string =>
    `there is no technique "${name}"${meant === undefined ? '' : `, perhaps "${meant}" is meant`}; ` +
    `the techniques are ${names}`,
  size: 'size',
  upTo: (most: number): string => `to ${most}`,
  sum: 'all',
  colored: 'coloured',
  puzzles: (count: number): string => counted(count, 'puzzle'),
  overview: (puzzles: number, series: number): string =>
    `${counted(puzzles, 'puzzle')}, ${series} series. List some with --size, --difficulty, ` +
    `--random or --all.`,
  listed: (count: number, name: string): string =>
    `${counted(count, 'puzzle')}; play one with "nonokit play catalogue:${name}"`,
};

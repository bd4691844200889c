/** English texts of `make`. */
import { counted } from './report.js';

/** What a puzzle is found to be that no puzzle is made for. */
const FOUND: Readonly<Partial<Record<Label | 'undecided', string>>> = {
  guess: 'it takes guessing',
  undecided: 'how hard it is was not decided',
};

/** A difficulty that was requested or found. */
type Label = 'trivial' | 'easy' | 'medium' | 'hard' | 'expert' | 'guess';

export const MAKE = {
  image: 'PNG, JPEG, GIF, WebP, AVIF, TIFF, BMP, PNM or SVG, or -',
  summary: 'an image to a good puzzle',
  description:
    'Make a puzzle of an image: cut it to what is shown, shrink it, reduce its\n' +
    'colours in many ways, take the way that can be recognised best, and change as\n' +
    'few cells as possible until the puzzle is solvable line by line.',
  options: {
    output: 'the puzzle to write, in any format or as PDF, or -',
    to: 'the format to write, where the name does not tell',
    exact: 'each pixel is a cell, whatever comes of it; enlarged images are reduced',
    size: 'columns and rows at most, the aspect is kept; auto: as needed (default: auto)',
    repair: 'change cells until the puzzle is solvable by lines, or unique (default: line)',
    difficulty: 'change cells until people find it so hard; hard and expert need only be unique',
    maxFlips: 'change so many cells at most (default: 1 in 12)',
    candidates: 'write the best K as OUT-1, OUT-2 … and a sheet that shows them',
    title: 'the title of the puzzle',
    author: 'the author of the puzzle',
    seed: 'how repair breaks ties (default: 1)',
    timeout: 'take the best found so far after so long',
    json: 'report as one JSON object a puzzle on standard output',
    colors: 'colours besides the background (default: 1)',
    palette: 'use these, the background first: #fff,#000,#c8141e',
    background: 'the colour of the background: #ffffff; none: each pixel a block',
    invert: 'draw light on dark',
    threshold: 'what is darker than this is ink: 0.5; black and white (default: searched for)',
    edges: 'draw edges as lines one cell wide instead of areas, in black and white',
    noInvert: 'never draw light on dark (default: where it looks better)',
  },
  status: `Exit status: 0 made, 1 made, but not with the property or as hard as asked for:
the best attempt is written; 2 something cannot be read or written, 130
interrupted.`,
  examples: `Examples:
  $ nonokit make cat.jpg -o cat.non --size 30x30
  $ nonokit make logo.svg -o logo.json --colors 4 --candidates 5
  $ nonokit make cat.jpg -o easy.non --difficulty easy
  $ nonokit make sprite.png -o sprite.non --exact
  $ nonokit make cat.jpg -o cat.pdf --title Cat
  $ nonokit make cat.jpg -o cat.png --repair unique --json | jq .changed`,
  /** The progress of a stage, in percent of the budget. */
  stage: (stage: 'trace' | 'repair', percent: number): string =>
    `${stage === 'trace' ? 'tracing' : 'repairing'}, ${percent} % of the budget`,
  onlyFound: (count: number): string => `there are only ${count} different pictures`,
  difficulty: (label: string, score: number): string => `${label} (${score})`,
  colors: (count: number): string => (count === 1 ? 'black and white' : `${count} colours`),
  byLines: 'unique, solvable by lines',
  perhapsUnique: 'perhaps not unique',
  unique: 'unique',
  notUnique: 'not unique',
  filled: (share: number): string => `${Math.round(100 * share)} % filled`,
  similarity: (value: number): string => `similarity ${value.toFixed(2)}`,
  changed: (cells: number): string => `${counted(cells, 'cell')} changed`,
  /** A row and a column from 0, with the colour before and after. */
  change: (row: number, column: number, before: string, after: string): string =>
    `row ${row + 1}, column ${column + 1}: ${before} to ${after}`,
  blank: 'blank',
  filledCell: 'filled',
  moreChanges: (cells: number): string => `and ${cells} more (--json lists all)`,
  missed: (property: 'line' | 'unique'): string =>
    `not ${property === 'unique' ? 'unique' : 'solvable by lines'} within the budget: this is the best attempt`,
  /** The difficulty is `found` instead of `wished`; `kept` means that no cell could be changed. */
  otherDifficulty: (wished: Label, found: Label | 'undecided', kept: boolean): string => {
    const is = FOUND[found] ?? `it is ${found}`;
    return kept
      ? `not ${wished}: ${is}, and no cell may be changed (--repair line or unique allows it)`
      : `not ${wished} within the budget: ${is}, the nearest attempt`;
  },
  tooLargeToRate: 'more than 3,600 cells or 30 colours are too many to tell how hard it is',
  notRated: (wished: Label): string =>
    `not ${wished}: only what has a single solution can be rated`,
};

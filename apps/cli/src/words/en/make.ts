/** English texts of `make`. */
import { counted } from '@nonokit/core';

/** Results of a rating that cannot be requested. */
const FOUND: Readonly<Partial<Record<Label | 'undecided', string>>> = {
  guess: 'it needs guessing',
  undecided: 'its difficulty is undecided',
};

/** A difficulty that was requested or found. */
type Label = 'trivial' | 'easy' | 'medium' | 'hard' | 'expert' | 'guess';

export const MAKE = {
  image: 'PNG, JPEG, GIF, WebP, AVIF, TIFF, BMP, PNM or SVG, or -',
  summary: 'turn an image into a good puzzle',
  description:
    'Turn an image into a puzzle: crop it to its subject, shrink it, reduce its\n' +
    'colours in many ways, take the most recognisable result, and change as few\n' +
    'cells as possible until the puzzle is solvable line by line.',
  options: {
    output: 'the puzzle file to write, in any format or as PDF, or -',
    to: 'the format to write, if the name does not end in it',
    kind: 'triangles: a hexagon of triangular cells; its sides are half as long as --size says',
    exact: 'each pixel is a cell, even if the puzzle is not unique; enlarged images are reduced',
    size: 'maximum columns and rows, keeping the aspect; auto: as needed (default: auto)',
    repair: 'change cells until the puzzle is solvable by lines, or unique (default: line)',
    difficulty: 'change cells until the puzzle is this hard; hard and expert need only be unique',
    maxFlips: 'maximum cells to change (default: 1 in 12)',
    candidates: 'write the best K as OUT-1, OUT-2 … and a sheet that shows them',
    title: 'the title of the puzzle',
    author: 'the author of the puzzle',
    seed: 'how repair breaks ties (default: 1)',
    timeout: 'time limit, after which the best result so far is used',
    json: 'report one JSON object per puzzle on standard output',
    colors: 'colours besides the background (default: 1)',
    palette: 'use these, the background first: #fff,black,red',
    background: 'colour of the background: #ffffff; none: every pixel is filled',
    invert: 'draw light on dark',
    threshold: 'darker than this is ink: 0.5; black and white only (default: found by search)',
    edges: 'draw edges as lines one cell wide instead of areas; black and white only',
    noInvert: 'never draw light on dark (default: if it looks better)',
  },
  status: `Exit status: 0 made, 1 made, but without the requested property or difficulty:
the best attempt is written; 2 something cannot be read or written, 130
interrupted.`,
  examples: `Examples:
  $ nonokit make cat.jpg -o cat.non --size 30x30
  $ nonokit make logo.svg -o logo.json --colors 4 --candidates 5
  $ nonokit make cat.jpg -o easy.non --difficulty easy
  $ nonokit make sprite.png -o sprite.non --exact
  $ nonokit make cat.jpg -o cat.pdf --title Cat
  $ nonokit make star.svg -o star.json --kind triangles --size 12x12
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
  triangles: (cells: number, changed: number): string =>
    `${counted(cells, 'triangle')}, ${counted(changed, 'cell')} changed`,
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
      ? `not ${wished}: ${is}, and no cell may be changed (--repair line or unique allows changes)`
      : `not ${wished} within the budget: ${is}, the nearest attempt`;
  },
  tooLargeToRate: 'puzzles of more than 3,600 cells or 30 colours cannot be rated',
  notRated: (wished: Label): string =>
    `not ${wished}: only a puzzle with a single solution can be rated`,
};

/** English texts of `scan`. */
import { counted, type Line, lineName } from '@nonokit/core';

export const SCAN = {
  summary: 'read a printed puzzle from a photograph',
  description:
    'Read the clues of printed puzzles from a photograph, a scan or a screenshot,\n' +
    'also when the page is turned, tilted, bent or shaded. Each number is sure or\n' +
    'unsure, and the puzzle itself helps to decide: rows and columns have to add up\n' +
    'to the same, and there should be one solution. Nothing leaves your machine.',
  image:
    'the photograph: PNG, JPEG, WebP, AVIF, TIFF, GIF, BMP, PNM, SVG, or every page of a PDF ' +
    'file; "-" is standard input',
  options: {
    output: 'write the puzzles to this file; unsure numbers are the likeliest ones',
    to: 'the format to write, if the name does not tell it',
    force: 'overwrite files that are there',
    stages: 'write pictures of what was found to this folder: edges, squares, digits',
    json: 'print one JSON object',
  },
  status: `Exit status: 0 all numbers are sure, 3 some are unsure, 1 the image shows no
puzzle, 2 a file cannot be read or written, 130 interrupted.`,
  examples: `Examples:
  $ nonokit scan page.jpg
  $ nonokit scan page.jpg -o puzzle.json
  $ nonokit scan magazine.pdf -o puzzles.json
  $ nonokit scan page.jpg -o - --to non | nonokit solve -`,
  /** On a terminal while it takes long. */
  scanning: 'scanning',
  /** A page of a PDF file of several. */
  page: (file: string, page: number): string => `${file}, page ${page}`,
  /** The place of a puzzle on a page of several. */
  puzzle: (place: number): string => `puzzle ${place}`,
  sure: 'sure: the numbers have exactly one solution, and nothing else fits',
  verdict: {
    unique: 'the numbers have exactly one solution',
    several: 'the numbers have several solutions',
    none: 'the numbers have no solution',
  },
  /** The sums are the same, and a clue is too long for its line, or a colour differs. */
  noFit: 'the numbers do not fit each other',
  sumsDiffer: (rows: number, columns: number): string =>
    `the rows add up to ${rows}, the columns to ${columns}`,
  unsure: (count: number): string =>
    count === 0 ? 'no number looks unsure' : `${counted(count, 'number')} unsure`,
  unsureNumber: (line: Line, place: number, offers: readonly number[]): string =>
    `${lineName(line)}, number ${place}: ${offers.join(' or ')}${offers.length === 1 ? '?' : ''}`,
  refused: {
    'no-squares': 'no puzzle was found: nothing in the image is ruled in squares',
    'no-numbers': 'no puzzle was found: there are squares, and no numbers to their left and above',
    'numbers-inside':
      'no puzzle was found: numbers or letters stand in the squares, as in a sudoku or a crossword',
    'too-small': 'the squares are too small to read: take the photograph from nearer',
    'bad-size': 'the image has fewer than 60 pixels a side, or more than 50 megapixels',
  },
  wrote: (file: string): string => `written to ${file}`,
};

/**
 * The silhouette of a puzzle's clues: how many there are in each line and in which ink, without
 * their numbers. It differs for nearly every puzzle, and gives nothing of the picture away that the
 * page of the puzzle does not show. As text, `111,12;1,1,2`: a sign for each clue, its ink in base
 * 36, with commas between lines; the rows come first.
 */
import type { Palette } from './palette.js';
import type { Clue } from './puzzle.js';

/** What a list shows of a puzzle's look. */
export interface PuzzleLook {
  /** The paper as `#rrggbb`. */
  readonly paper: string;
  /** Empty where the silhouette would be longer than a list of cards should be. */
  readonly rails: string;
}

/** The inks of the clues, from the outer end of each line. */
export interface Rails {
  readonly rows: readonly (readonly number[])[];
  readonly columns: readonly (readonly number[])[];
}

/** The longest text: a puzzle of 100 x 100 has about 3,000 clues. */
const MOST = 4000;

/** Signs for inks; puzzles with more have no silhouette. */
const SIGNS = 36;

/** The look of a puzzle. */
export function describeLook({
  palette,
  rows,
  columns,
}: {
  readonly palette: Palette;
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
}): PuzzleLook {
  const paper = palette[0]?.rgb ?? '#ffffff';
  if (palette.length > SIGNS) return { paper, rails: '' };
  const rails = [rows, columns].map(writeLines).join(';');
  return { paper, rails: rails.length > MOST ? '' : rails };
}

function writeLines(clues: readonly Clue[]): string {
  return clues.map((clue) => clue.map(({ color }) => color.toString(SIGNS)).join('')).join();
}

/** The rails of a text; undefined for an empty one. */
export function readRails(text: string): Rails | undefined {
  if (text === '') return undefined;
  const [rows = '', columns = ''] = text.split(';');
  return { rows: readLines(rows), columns: readLines(columns) };
}

function readLines(text: string): number[][] {
  return text.split(',').map((line) => Array.from(line, (sign) => Number.parseInt(sign, SIGNS)));
}

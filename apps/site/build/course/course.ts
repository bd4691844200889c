/**
 * The course: thirty small puzzles that get harder in the long run, each with a sentence about
 * what to look for. A picture is drawn with `.` for blank, `#` for the ink of black-and-white
 * puzzles, and letters for the inks of coloured ones.
 */
import { BLACK_ON_WHITE, type Grid, type Puzzle, puzzleOf, type TechniqueId } from 'nonokit';
import { COUNTING } from './counting.js';
import { REASONING } from './reasoning.js';

/** A picture of the course. */
export interface CoursePicture {
  readonly title: { readonly en: string; readonly ru: string };
  /** Colours of the inks a, b, c; black and white without them. */
  readonly inks?: readonly string[];
  /** The technique that is needed here for the first time. */
  readonly brings?: TechniqueId;
  /** What to look for, in a sentence or two. */
  readonly look: { readonly en: string; readonly ru: string };
  readonly picture: string;
}

/** All pictures in order. */
export const COURSE: readonly CoursePicture[] = [...COUNTING, ...REASONING];

/** The first puzzle of all, which teaches the moves. */
export const FIRST: CoursePicture = {
  title: { en: 'An arrow', ru: 'Стрелка' },
  look: { en: '', ru: '' },
  picture: `
    ..#..
    .###.
    #####
    ..#..
    ..#..`,
};

/** A puzzle of the course with its picture, its only solution. */
export interface CoursePuzzle {
  readonly puzzle: Puzzle;
  readonly picture: Grid;
}

/** The puzzle of a picture, titled in a language. */
export function coursePuzzle(
  { picture, inks, title }: CoursePicture,
  language: 'en' | 'ru',
): CoursePuzzle {
  const rows = picture.trim().split(/\s+/);
  const width = rows[0]?.length ?? 0;
  const cells = Uint16Array.from(rows.join(''), (cell) => {
    if (cell === '.') return 0;
    return cell === '#' ? 1 : cell.charCodeAt(0) - 96;
  });
  const grid = { width, height: rows.length, cells };
  const palette =
    inks === undefined ? BLACK_ON_WHITE : [{ rgb: '#ffffff' }, ...inks.map((rgb) => ({ rgb }))];
  const puzzle = puzzleOf(grid, palette);
  const meta = { ...puzzle.meta, title: title[language], license: 'CC0-1.0' };
  return { puzzle: { ...puzzle, meta }, picture: grid };
}

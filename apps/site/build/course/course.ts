/**
 * The course as the start catalogue has it: thirty small puzzles, each with a sentence about what
 * to look for. It is used only when the site is built, so that no page holds a title or a picture
 * before it is solved.
 */
import { type CoursePiece, parseCourse } from '@nonokit/catalogue';
import { type Language, textIn } from '@nonokit/core';
import { BLACK_ON_WHITE, type Grid, type Puzzle, puzzleOf } from 'nonokit';
import text from '../../../../catalogue/course.json?raw';

/** What a puzzle of the course is made of. */
export type CoursePicture = Pick<CoursePiece, 'titles' | 'inks' | 'picture'>;

/** All puzzles in order. */
export const COURSE: readonly CoursePiece[] = parseCourse(text);

/** The first puzzle of all, which teaches the moves. */
export const FIRST: CoursePicture = {
  titles: { en: 'An arrow', ru: 'Стрелка' },
  picture: ['..#..', '.###.', '#####', '..#..', '..#..'],
};

/** The second one, with two numbers in a line. */
export const SECOND: CoursePicture = {
  titles: { en: 'A kitten', ru: 'Котёнок' },
  picture: ['#...#', '##.##', '#####', '#.#.#', '.###.'],
};

/** A puzzle of the course with its picture, its only solution. */
export interface CoursePuzzle {
  readonly puzzle: Puzzle;
  readonly picture: Grid;
}

/** The puzzle of a picture, titled in a language. */
export function coursePuzzle(
  { picture: rows, inks, titles }: CoursePicture,
  language: Language,
): CoursePuzzle {
  const width = rows[0]?.length ?? 0;
  const cells = Uint16Array.from(rows.join(''), (cell) => {
    if (cell === '.') return 0;
    return cell === '#' ? 1 : cell.charCodeAt(0) - 96;
  });
  const grid = { width, height: rows.length, cells };
  const palette =
    inks === undefined ? BLACK_ON_WHITE : [{ rgb: '#ffffff' }, ...inks.map((rgb) => ({ rgb }))];
  const puzzle = puzzleOf(grid, palette);
  const title = textIn(titles, language) ?? '';
  const meta = { ...puzzle.meta, title, license: 'CC0-1.0' };
  return { puzzle: { ...puzzle, meta }, picture: grid };
}

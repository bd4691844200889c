/** The words of a PDF that each language provides; the languages are in `en` and `ru`. */

/** The words of one language. */
export interface PdfWords {
  /** Above the pages of solutions: "Solutions". */
  readonly solutions: string;
  /** Which part of a sheet that is cut: "part 2 of 6". */
  part(index: number, count: number): string;
  /** The columns that a part shows, counted from 1: "columns 31–60". */
  columns(from: number, to: number): string;
  /** The rows that a part shows, counted from 1: "rows 1–25". */
  rows(from: number, to: number): string;
  /** The title of a page that shows one line, counted from 1: "Row 3". */
  row(index: number): string;
  column(index: number): string;
  /** A puzzle whose title is hidden, in a booklet: "No. 3". */
  number(number: number): string;
  /** The title of a booklet that has none: "Nonograms". */
  readonly booklet: string;
  /** On the cover: "24 puzzles". */
  puzzles(count: number): string;
  /** On the cover: "5 × 5 to 40 × 30". */
  sizes(least: string, most: string): string;
  /** How hard one or several puzzles are, from names of levels: "easy, medium". */
  difficulty(level: string): string;
  /** What a figure shows, for those who cannot see it: "Nonogram No. 3, 20 × 20". */
  figure(name: string): string;
  /** The same of its solution. */
  solutionFigure(name: string): string;
  /** On the cover, before the line for a name: "Name". */
  readonly name: string;
  readonly howTo: HowToWords;
}

/** The words of the page that says how to solve. */
export interface HowToWords {
  readonly title: string;
  /** The paragraphs of the page, for black-and-white puzzles or for coloured ones too. */
  rules(hasColors: boolean): readonly string[];
  /** What each step of the example shows. */
  readonly steps: readonly string[];
}

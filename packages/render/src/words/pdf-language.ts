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
}

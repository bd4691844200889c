/**
 * The few words that a PDF has besides titles.
 */

/** The languages of those words. */
export type Lang = 'en' | 'ru';

/** What stands above a sheet. */
export interface Heading {
  /** "12. Snail" */
  readonly title: string;
  /** "18 × 13 · Nonokit", or nothing. */
  readonly subtitle: string;
}

/** The words of one language. */
interface Words {
  readonly solutions: string;
  /** "part 2 of 6", of a sheet that is cut. */
  part(index: number, count: number): string;
  /** "columns 31–60", counted from 1. */
  columns(from: number, to: number): string;
  rows(from: number, to: number): string;
}

/** The words by language. */
export const TEXTS: Readonly<Record<Lang, Words>> = {
  en: {
    solutions: 'Solutions',
    part: (index, count) => `part ${index} of ${count}`,
    columns: (from, to) => `columns ${from}–${to}`,
    rows: (from, to) => `rows ${from}–${to}`,
  },
  ru: {
    solutions: 'Решения',
    part: (index, count) => `часть ${index} из ${count}`,
    columns: (from, to) => `столбцы ${from}–${to}`,
    rows: (from, to) => `строки ${from}–${to}`,
  },
};

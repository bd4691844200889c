/** What `readDrawings` gives to programs in TypeScript. */
import type { Grid, Palette } from 'nonokit';

/** Words in both languages. */
export interface InBoth<Words> {
  readonly en: Words;
  readonly ru: Words;
}

/** A picture that was drawn for the catalogue. */
export interface Drawing {
  readonly id: string;
  /** Where it is drawn, from the folder of the drawings: "small/05.txt". */
  readonly file: string;
  readonly titles: InBoth<string>;
  readonly tags: InBoth<readonly string[]>;
  readonly category: string;
  /** How hard it was made on purpose; line logic alone need not solve it then. */
  readonly level?: 'hard' | 'expert';
  /** The goal and its palette, paper first. */
  readonly picture: { readonly grid: Grid; readonly palette: Palette };
}

/** All drawings, small ones first, in the order of their files. */
export function readDrawings(): Promise<readonly Drawing[]>;

/** The drawings of one text file; an Error names `file` and the drawing that is wrong. */
export function smallDrawings(text: string, file: string): readonly Drawing[];

/** The drawings, if each has an id of its own; an Error names two that share one. */
export function withoutSharedIds(drawings: readonly Drawing[]): readonly Drawing[];

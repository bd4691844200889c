/** The puzzles of other kinds that the site has: cards for the page, and a file that opens them. */
import type { InBuiltIn } from '@nonokit/core';

/** What is different: numbers are hidden, two lines share a clue, cells are triangles. */
export type KindGroup = 'hidden' | 'pairs' | 'triangles';

/** The groups in the order of the page. */
export const KIND_GROUPS: readonly KindGroup[] = ['hidden', 'pairs', 'triangles'];

/** What the page has rules for: also cut cells, of which the site has no puzzles. */
export type ToldKind = KindGroup | 'cut';

/** What the page says of a puzzle, which gives nothing of its picture away. */
export interface KindCard {
  /** Its identifier, as of every puzzle. */
  readonly id: string;
  readonly group: KindGroup;
  /** Its place in the group, from 1; those with few steps come first. */
  readonly number: number;
  /** "10 × 10"; of triangles the number of cells. */
  readonly size: string;
  readonly look: KindLook;
  /** How many steps lead to the picture. */
  readonly steps: number;
}

/** What a card draws: squares as every list does, triangles as an outline with bars for clues. */
export type KindLook =
  | {
      readonly shape: 'square';
      readonly width: number;
      readonly height: number;
      readonly inks: readonly string[];
      readonly paper?: string | undefined;
      readonly rails?: string | undefined;
    }
  | {
      readonly shape: 'triangle';
      /** x, y, width and height of what is drawn. */
      readonly box: readonly number[];
      /** Paths of SVG. */
      readonly outline: string;
      readonly bars: string;
    };

/** A puzzle in the file: our own JSON without picture and title, and the titles sealed with it. */
export interface KindFile {
  readonly kind: string;
  readonly sealedIn: InBuiltIn<readonly string[]>;
}

/** The file of all puzzles, from the site's root: `KindFile` by `nameOf`. */
export const KINDS_FILE = 'shelf/kinds.json';

/** The name of a puzzle in the file, and in the address: "hidden-7". */
export function nameOf({ group, number }: Pick<KindCard, 'group' | 'number'>): string {
  return `${group}-${number}`;
}

/** True for a fragment that names a puzzle of the file. */
export function isShelfName(name: string): boolean {
  return /^(hidden|pairs|triangles)-\d{1,3}$/.test(name);
}

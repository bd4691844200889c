/**
 * Cards as the server writes them into pages: what everybody sees of a puzzle, and what the asker
 * has done with it. Marks are text, a sign for each cell, since thousands of them are in a page.
 */

import type { DrawnMarks } from '../sheet/painters.js';
import type { CardProgress, CardPuzzle } from './cards.js';

/** Marks as text: `.` for unknown, else the ink in base 36; 0 is blank. */
export interface MarksText {
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** A card in a page of the server. */
export interface CardView extends CardPuzzle {
  readonly mine?:
    | {
        readonly state: 'started';
        readonly marks?: MarksText;
        /** Lines that have their clue. */
        readonly finished?: number;
        readonly elapsed: number;
        /** Milliseconds since 1970. */
        readonly updatedAt: number;
      }
    | {
        readonly state: 'solved';
        readonly marks?: MarksText;
        readonly title: string;
        readonly elapsed: number;
      };
}

/** Marks as text. Inks from 36 on, which our puzzles have not, would be unknown. */
export function marksText({ width, height, marks }: DrawnMarks): MarksText {
  const signs = Array.from(marks, (mark) => (mark < 0 || mark > 35 ? '.' : mark.toString(36)));
  return { width, height, text: signs.join('') };
}

/** The marks of a text. */
export function marksOfText({ width, height, text }: MarksText): DrawnMarks {
  const marks = Array.from(text, (sign) => (sign === '.' ? -1 : Number.parseInt(sign, 36)));
  return { width, height, marks };
}

/** The reader's progress, as cards show it. */
export function toProgress({ mine }: CardView): CardProgress | undefined {
  if (mine === undefined) return undefined;
  const marks = mine.marks === undefined ? undefined : marksOfText(mine.marks);
  return { ...mine, marks };
}

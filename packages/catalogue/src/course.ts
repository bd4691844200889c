/** The course: small puzzles in an order, each with a sentence about what to look for. */
import type { InBoth } from './entry.js';

/** A puzzle of the course. */
export interface CoursePiece {
  readonly titles: InBoth<string>;
  /** Colours of the inks a, b, c of the picture; black without them. */
  readonly inks?: readonly string[];
  /** The technique that is needed here for the first time: "overlap". */
  readonly brings?: string;
  /** What to look for, in a sentence or two. */
  readonly look: InBoth<string>;
  /** Rows of the picture: `.` is blank, `#` black, letters are inks. */
  readonly picture: readonly string[];
  /** The techniques that it needs. */
  readonly techniques: readonly string[];
}

/** The puzzles of `course.json`, in order. */
export function parseCourse(text: string): readonly CoursePiece[] {
  return JSON.parse(text) as readonly CoursePiece[];
}

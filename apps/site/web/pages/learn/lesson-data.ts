/**
 * What the pages that teach are given when the site is built. All deductions are made then, so that
 * a page only draws and compares.
 */

import type { BlindJson } from '@nonokit/board';
import type { InBuiltIn, InEach } from '@nonokit/core';
import type {
  LineLesson,
  LineTask,
  PositionLesson,
  PositionTask,
  TechniqueText,
} from '@nonokit/explain/lessons';
import type { SealedIn } from '../../puzzles/shelf.js';

/** A technique in a list. */
export interface NamedTechnique extends InEach<string> {
  readonly id: string;
  readonly level: number;
  /** In plain words, where the name does not say it. */
  readonly plainly: Partial<InEach<string>>;
}

/** A puzzle of the course in a list. */
export interface CourseCard {
  /** Counted from 1. */
  readonly number: number;
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly inks: readonly string[];
  readonly paper: string;
  /** The silhouette of its clues. */
  readonly rails: string;
  /** The technique that it brings: "overlap"; absent where it repeats what is known. */
  readonly brings: string | undefined;
}

/** A line or a small board after a technique. */
export interface TechniqueSketch {
  readonly width: number;
  readonly height: number;
  /** Colours as `#rrggbb`; empty for the ink of the page. */
  readonly inks: readonly string[];
  /** Row by row: an ink counted from 1, 0 for blank, -1 for unknown. */
  readonly cells: readonly number[];
  /** The places that the technique found. */
  readonly found: readonly number[];
}

/** The data of the page with all techniques. */
export interface LearnData {
  readonly techniques: readonly NamedTechnique[];
  /** One for each technique, in the same order. */
  readonly sketches: readonly TechniqueSketch[];
  readonly course: readonly CourseCard[];
}

/** The data of a technique's page. */
export interface TechniqueData extends InEach<TechniqueText> {
  readonly techniques: readonly NamedTechnique[];
  readonly id: string;
  readonly lines: readonly LineLesson[];
  readonly position: PositionLesson | undefined;
  readonly lineTasks: readonly LineTask[];
  readonly positionTasks: readonly PositionTask[];
  /** Whether there are positions to practise with. */
  readonly hasPractice: boolean;
}

/** The data of a page with practice. */
export interface PractiseData {
  readonly techniques: readonly NamedTechnique[];
  readonly id: string;
  readonly lineTasks: readonly LineTask[];
  readonly positionTasks: readonly PositionTask[];
}

/** The data of a puzzle of the course. */
export interface LessonData {
  readonly card: CourseCard;
  readonly count: number;
  readonly blind: BlindJson;
  /** The texts in other languages, sealed as those of the blind form are. */
  readonly sealedIn: SealedIn;
  readonly look: InBuiltIn<string>;
  readonly technique: NamedTechnique | undefined;
}

/** A puzzle in its blind form, with its title sealed in all languages. */
export interface SealedPuzzle {
  readonly blind: BlindJson;
  readonly sealedIn: SealedIn;
}

/** The data of the first two puzzles. */
export interface FirstData extends SealedPuzzle {
  readonly lesson: 'first' | 'second';
}

/** Everything that the build found out for these pages. */
export interface Lessons {
  readonly learn: LearnData;
  readonly techniques: readonly TechniqueData[];
  readonly practice: readonly PractiseData[];
  readonly course: readonly LessonData[];
  readonly first: readonly FirstData[];
}

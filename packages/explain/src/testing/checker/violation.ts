/** Violations: what the checker of steps reports. */
import type { TechniqueId } from '../../facts.js';

/** What can be wrong with a step, the gravest first. */
export type Property =
  /** A conclusion is not implied by the premises and the clues of all crossing lines. */
  | 'unsound'
  /** A step of a chain does not follow, or its end proves nothing. */
  | 'broken chain'
  /** A conclusion was known before, or states another colour than the one that is left. */
  | 'no progress'
  /** A cell lies off the line, or a premise was not known. */
  | 'wrong cell'
  /** The sentence claims something that the known cells do not imply. */
  | 'false fact'
  /** The end: the grid is no solution, or the status and the known cells disagree. */
  | 'wrong end'
  /** A conclusion follows only from colours of a crossing clue that the step does not name. */
  | 'unnamed crossing'
  /** The step proves what it removes; the colour that it states needs the cell as a premise. */
  | 'unnamed color'
  /** A chain needs known cells that its step does not list. */
  | 'unnamed premise'
  /** The sentence is true, but the premises alone do not imply it. */
  | 'unfounded fact'
  /** Everything would follow without this premise too. */
  | 'needless premise'
  /** The chain would reach its end without this link too. */
  | 'needless link'
  /** No later step and no cell of the end uses what the step concludes. */
  | 'needless step';

/** One violation, by one step of an explanation. */
export interface Violation {
  readonly property: Property;
  readonly technique: TechniqueId;
  /** The number of the step, from 1. */
  readonly step: number;
  /** What is wrong: "row 3, column 5: the premises allow blue". */
  readonly detail: string;
}

/** Reports a violation of the step that is being checked. */
export type Report = (property: Property, detail: string) => void;

/** Lessons: the techniques in words, with examples to look at and tasks to finish. */

export type { TechniqueText, TechniqueTexts } from './lesson-texts.js';
export {
  type LineLesson,
  lineLesson,
  puzzleOfLine,
} from './line-lesson.js';
export { type LineTask, lineTask, MOST_COUNTED, type OpenCell } from './line-task.js';
export { cellOf, colorOf, type DrawnLine } from './lines.js';
export {
  type Case,
  type Consequence,
  type DrawnPosition,
  marksOfPosition,
  type PositionLesson,
  type PositionTask,
  type Proved,
  positionLesson,
  positionTask,
  puzzleOfPosition,
  taskAt,
} from './positions.js';
export { TECHNIQUE_TEXTS } from './technique-texts.js';
export { TECHNIQUE_LESSONS, type TechniqueLesson } from './techniques.js';

/** The geometry of sheets, for boards and pages that paint them by other means. */
export {
  type BoardLayoutOptions,
  type BoardSize,
  bareLayout,
  boardLayout,
} from './board-layout.js';
export type { Box, Point } from './box.js';
export {
  chipLength,
  chipSize,
  chipSlot,
  chipsDepth,
  HALF_DIGIT,
  PITCH_ACROSS,
  PITCH_DOWN,
  RAIL_MARGIN,
  symbolShifts,
} from './chips.js';
export { cellBox } from './hit-test.js';
export { numbersOf, type PlacedNumber } from './numbers.js';
export { MM, PAPERS, type Paper } from './paper.js';
export { innerRules, type PanelRules, type Rule, type Rules } from './rules.js';
export { forEachRun } from './runs.js';
export type { Panel, SheetLayout } from './sheet.js';

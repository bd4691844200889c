/** Other kinds of nonogram: hidden numbers, clues over two lines, triangles, cut cells. */
export type { Automaton, AutomatonLine } from './automaton.js';
export { cellCount, type Direction, directionsOf, type Triangle, trianglesOf } from './board.js';
export { checkKind, MOST_CELLS } from './check-kind.js';
export {
  type CellColor,
  explainKind,
  explainKindWork,
  type KindEnding,
  type KindExplanation,
  type KindStep,
  type StepLine,
} from './explain-kind.js';
export type { HiddenRange } from './hidden-ranges.js';
export { type KindHint, kindHintWork } from './hint-kind.js';
export { linesOf as automataOf } from './kind-lines.js';
export { kindClueText, kindPictureText, placeOf } from './kind-text.js';
export type { LargeRange } from './large-ranges.js';
export { type ColorSets, colorOf, colorsIn, isDecided, Propagation } from './propagation.js';
export { type KindRating, rateKindWork } from './rate-kind.js';
export { satisfies } from './satisfies.js';
export { cellOwners, isInside, NO_CELL } from './sheet/cell-owners.js';
export { inkFill, squareCorners } from './sheet/halves.js';
export type { PlacedItem, Point, SheetPlan } from './sheet/placed.js';
export {
  type KindSheet,
  type KindSheetOptions,
  kindSheet,
  SHEET_INK,
  unknownCells,
} from './sheet/sheet.js';
export { sheetPlan } from './sheet/sheet-plan.js';
export { kindSheetSvg } from './sheet/sheet-svg.js';
export { type TriangleSilhouette, triangleSilhouette } from './sheet/triangle-silhouette.js';
export {
  type KindResult,
  type SolveKindOptions,
  type SolveKindProgress,
  solveKind,
  solveKindWork,
} from './solve.js';
export {
  type MadeTriangles,
  makeTriangles,
  paintTriangles,
  type TrianglePicture,
  trianglePuzzle,
} from './triangle-picture.js';
export {
  LEAST_SIDE,
  MOST_SIDE,
  type TrianglesOfGrid,
  trianglesOfGrid,
} from './triangles-of-grid.js';
export { asKind, type VaryOptions, varyWork } from './vary.js';
export type { KindSpoken, KindWords } from './words/spoken.js';
export { type InkWord, inkWords, joined } from './words/step-facts.js';
export { kindCellsText, kindClashText, kindStepText, kindWhereText } from './words/step-text.js';
export { writeKind } from './write-kind.js';

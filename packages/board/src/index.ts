/** The game without a screen: takes clues and moves, and computes the state of a game. */
export {
  type BlindFacts,
  type BlindPuzzle,
  blindOf,
  idOf,
  pictureOf,
  type RevealedTexts,
  revealedTexts,
  sealedOf,
} from './blind/blind.js';
export { type BlindJson, blindFromJson, blindToJson } from './blind/blind-json.js';
export {
  type Crossing,
  lineNumberStates,
  type NumberState,
  type NumberStates,
  numberStates,
} from './crossing.js';
export { crossKey } from './draft.js';
export {
  applyMove,
  isFinished,
  isWon,
  markAt,
  newGame,
  progressOf,
  supposedCells,
} from './game.js';
export { cellsOf, clueOf, hasItsClue, type LineCells, lineAt, numberOf } from './line-marks.js';
export {
  type BoardRules,
  type Clues,
  type CutBoard,
  cluesOnly,
  isFilled,
  isMark,
  type Mark,
  type RuledLine,
  type ShownNumber,
} from './mark.js';
export { mistakesIn, undosToSound } from './mistakes.js';
export { Moments } from './moments.js';
export type {
  CrossMove,
  HelpMove,
  Move,
  PaintMove,
  PlainMove,
  SupposeMove,
} from './move.js';
export { codeOfMove, moveOfCode } from './move-code.js';
export { type PlacedBlocks, placedBlocks } from './placed-blocks.js';
export { type GameRecord, replay, replayUntil, type TimedMove } from './record.js';
export { loadGame, SAVED_VERSION, type SavedGame, saveGame } from './saved.js';
export { type CellAt, cellsBetween, type Point } from './segment.js';
export type { Change, Game, Help, History, Layer } from './state.js';
export {
  beginStroke,
  extendStroke,
  lengthOf,
  moveOf,
  type Stroke,
  type StrokeOptions,
} from './stroke.js';
export type { Box, Canvas2D } from './view/canvas.js';
export { type EditMarks, editOverlay } from './view/edit-overlay.js';
export { cellBox, cornerBox, numberBox, type Target, targetAt } from './view/hit.js';
export { liveGame } from './view/live-clues.js';
export { roomyRails } from './view/live-rails.js';
export {
  type BoardLook,
  CONTRAST_LOOK,
  cellPip,
  DARK_LOOK,
  inksOf,
  LIGHT_LOOK,
  LOOKS,
  type SystemColors,
  systemLook,
} from './view/look.js';
export { paintMiniature, paintMinimap } from './view/mini.js';
export {
  inRoom,
  LARGEST_CELL,
  panned,
  showing,
  withClues,
  withRails,
  zoomed,
} from './view/move-viewport.js';
export { firstInSight, openingLook, opensInFull } from './view/opening.js';
export { paintBoard } from './view/paint.js';
export { paperLook } from './view/paper-look.js';
export { longestInSight, withNumbers } from './view/pull-rails.js';
export {
  listSides,
  type NumberSides,
  type RailLayout,
  type Rails,
  railsOf,
  type Side,
  USUAL_LAYOUT,
} from './view/rails.js';
export {
  type BoardStyle,
  type Overlay,
  type Scene,
  type ShownHint,
  USUAL_STYLE,
} from './view/scene.js';
export { SYMBOL_SHAPES, SYMBOLS, type SymbolName, symbolOf } from './view/symbols.js';
export {
  boardPoint,
  fittingCell,
  isFitted,
  type Look,
  type Range,
  type Room,
  SHORT_CLUE,
  toLook,
  type Viewport,
  viewportOf,
} from './view/viewport.js';
export { wholeBoard } from './whole-board.js';

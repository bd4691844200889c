/** A picture under edit without a screen: edits, tools, selections, inks, history. */
export type {
  AddInkEdit,
  ChangeInkEdit,
  Edit,
  FillEdit,
  FlipEdit,
  MergeInkEdit,
  MoveEdit,
  OrderInkEdit,
  PaintEdit,
  PasteEdit,
  PlainEdit,
  PutEdit,
  RedoEdit,
  ReplaceEdit,
  ResizeEdit,
  SelectEdit,
  TakeEdit,
  TurnEdit,
  UndoEdit,
} from './edit.js';
export {
  type Editor,
  edited,
  editedByAll,
  newEditor,
  pictureOf,
} from './editor.js';
export {
  areaOf,
  type Brush,
  beginGesture,
  cellsOf,
  editOf,
  endOf,
  extendGesture,
  type Gesture,
  type GestureOptions,
  TOOLS,
  type ToolName,
} from './gesture.js';
export type { Change, History } from './history.js';
export { MIRRORS, type Mirror, mirrored } from './mirror.js';
export { blankPicture, MOST_INKS, MOST_SIDE, type Picture, pictureOfPuzzle } from './picture.js';
export { type Preview, previewOf } from './preview.js';
export { type Selection, selectedPiece } from './selection.js';

/** Rooms without a server or a page: what happens in them, and what follows from it. */
export {
  BOUNDS,
  type EndReason,
  type Finding,
  type HandLook,
  type KeptEvent,
  type MoveEvent,
  type RoomChoice,
  type RoomEvent,
  type RoomKind,
  type RoomPuzzle,
} from './events.js';
export {
  CLOSED,
  type Closing,
  type CursorPlace,
  type FromMember,
  type Refusal,
  type ToMember,
} from './messages.js';
export {
  beginOf,
  EMPTY_ROOM,
  foldRoom,
  type HandResult,
  handsIn,
  hasRoom,
  hostOf,
  isWatching,
  limitOf,
  mayKnow,
  maySee,
  type RoomHand,
  type RoomPhase,
  type RoomState,
  racersOf,
  rankedHands,
  takesPart,
} from './room.js';
export {
  finishedLines,
  isSolved,
  newBoards,
  ownGame,
  playBoards,
  type RoundBoards,
} from './round-boards.js';
export { followUp, type Present, type RoomRefusal, refuse, wantsRematch } from './rules.js';
export {
  findOverpainter,
  hasStroke,
  isSharedMove,
  newSharedBoard,
  playShared,
  type SharedBoard,
  type SharedMove,
} from './shared-board.js';
export {
  type PendingMove,
  type SharedView,
  seeConfirmed,
  seeOwn,
  viewShared,
} from './shared-view.js';
export { isVisible } from './visible.js';

/** A board in a page: pointer, touch, keys, gamepad, assistive technology. */
export {
  actionOfButton,
  actionOfKey,
  type BoardAction,
  type ButtonMap,
  type Direction,
  type KeyMap,
  type PageAction,
  USUAL_BUTTONS,
  USUAL_KEYS,
} from './actions.js';
export type { Cell } from './cell.js';
export {
  defineBoardElement as defineElement,
  type ElementOptions,
  type PuzzleReader,
} from './element.js';
export type {
  NonogramBoard,
  NonogramBoardAttributes,
  NonogramBoardEvents,
  NonogramBoardProps,
} from './element-types.js';
export { inlineClues } from './inline-clues.js';
export { mount } from './mount.js';
export type {
  BoardEvents,
  BoardHandle,
  BoardOptions,
  BuiltInLanguage,
  Language,
  LoadedLanguage,
  Shown,
} from './options.js';
export type { BoardWords } from './words.js';

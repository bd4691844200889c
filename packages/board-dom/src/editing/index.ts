/** An editor in a page: a picture shown as a board that is painted by pointer, touch and keys. */
export {
  type EditorAction,
  type EditorKeyMap,
  editorActionOfKey,
  USUAL_EDITOR_KEYS,
} from './actions.js';
export { mountEditor } from './mount-editor.js';
export type {
  EditorBoardEvents,
  EditorBoardHandle,
  EditorBoardOptions,
  ShownBesides,
} from './options.js';
export type { EditorWords } from './words.js';

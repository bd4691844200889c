/**
 * An editor of pictures in a page: `mountEditor(element, editor)`, and the picture under edit
 * without a screen: edits, tools, selections, inks, history.
 *
 * @example
 * ```ts
 * import { blankPicture, mountEditor, newEditor } from 'nonokit/editor';
 *
 * const editor = newEditor(blankPicture(20, 15));
 * const board = mountEditor(document.querySelector('#editor'), editor);
 * board.on('edit', ({ editor }) => console.log(editor.grid));
 * ```
 *
 * @module nonokit/editor
 */
export {
  type BoardLook,
  type BoardStyle,
  CONTRAST_LOOK,
  DARK_LOOK,
  LIGHT_LOOK,
  type Look,
  USUAL_STYLE,
  type Viewport,
} from '@nonokit/board';
export * from '@nonokit/board-dom/editing';
export { BLACK_ON_WHITE, BLANK } from '@nonokit/core';
export * from '@nonokit/editor';

/**
 * An editor of pictures in a page: `mountEditor(element, editor)`, and the picture under edit
 * without a screen: edits, tools, selections, inks, history.
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

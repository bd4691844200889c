/** An editor in any language. */
import type { Editor } from '@nonokit/editor';
import { mountEditorBoard } from './mount-editor-board.js';
import type { EditorBoardHandle, EditorBoardOptions } from './options.js';
import { editorWords } from './words/table.js';

/**
 * Puts an editor into an element, and makes it as large as the element. The element needs a height
 * of its own. Throws RangeError if the brush of the options has a colour that the picture lacks.
 */
export function mountEditor(
  element: HTMLElement,
  editor: Editor,
  options: EditorBoardOptions = {},
): EditorBoardHandle {
  return mountEditorBoard({ element, editor, options, wordsOf: editorWords });
}

/** Editors whose words the page provides, so that a page in one language loads no other. */
import type { Editor } from '@nonokit/editor';
import { mountEditorBoard } from './mount-editor-board.js';
import type { EditorBoardHandle, EditorBoardOptions } from './options.js';

export type { EditorWords } from './words.js';

/** Puts an editor into an element; its options have `words`. */
export function mountEditor(
  element: HTMLElement,
  editor: Editor,
  options: EditorBoardOptions & Required<Pick<EditorBoardOptions, 'words'>>,
): EditorBoardHandle {
  const requireWords = ({ words = options.words }: EditorBoardOptions) => {
    if (words === undefined) throw new RangeError('mountEditor: the options need words');
    return words;
  };
  return mountEditorBoard({ element, editor, options, wordsOf: requireWords });
}

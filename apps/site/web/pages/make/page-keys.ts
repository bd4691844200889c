/**
 * Keys of the editor where its board does not have the focus: tools, inks and undo work from
 * anywhere on the page, as long as nobody is typing. What moves and paints stays with the board.
 */
import { editorActionOfKey } from '@nonokit/board-dom/editing/actions';

/** Actions that are not bound to a cell. */
const ANYWHERE =
  /^(tool-.*|color-\d|next-color|previous-color|filled|mirror|undo|redo|copy|cut|paste|fit|zoom-.*)$/;

/** Controls that need keys themselves. */
const OWN_KEYS = 'input, textarea, select, dialog, [contenteditable], .board-host';

/** Listens to the whole page. Returns "stop listening". */
export function listenForKeys(press: (action: string) => void): () => void {
  const hear = (event: KeyboardEvent): void => {
    const { target } = event;
    if (event.defaultPrevented || document.querySelector('dialog[open]') !== null) return;
    if (target instanceof Element && target.closest(OWN_KEYS) !== null) return;
    // the user copies a text of the page
    if (getSelection()?.isCollapsed === false && event.ctrlKey) return;
    const action = editorActionOfKey(event);
    if (action === undefined || !ANYWHERE.test(action)) return;
    event.preventDefault();
    press(action);
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}

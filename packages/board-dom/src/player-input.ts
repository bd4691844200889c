/**
 * Input that only a board for playing has: gamepads, and keys of the page around it. An editor has
 * neither, and does not load this code.
 */
import type { ButtonMap } from './actions.js';
import type { Board } from './board.js';
import { watchGamepads } from './gamepad.js';
import type { InputHost, KeyTaker } from './input.js';
import { listenToPageKeys } from './page-keys.js';
import type { Stage } from './stage.js';

/** Passes keys of the page to the board, if its options say so. */
export function takePageKeys(board: Board, take: KeyTaker, signal: AbortSignal): void {
  const { root, grid } = board.stage;
  listenToPageKeys(
    (target) => root.contains(target),
    (event) => {
      const { options, isCovered } = board;
      if (options.hasPageKeys !== true || isCovered || board.actionOf(event) === undefined) return;
      // the key that is let go, and all that follow, are the board's own
      grid.element.focus({ preventScroll: true });
      take(event);
    },
    signal,
  );
}

/** Passes gamepads to a board. */
export function listenToGamepads(
  board: InputHost,
  buttons: () => Partial<ButtonMap> | undefined,
  signal: AbortSignal,
): void {
  watchGamepads(
    {
      press: (action) => board.press(action),
      release: (action) => board.release(action),
      isActive: () => isPlayed(board.stage),
      buttons,
    },
    signal,
  );
}

/**
 * True if the board has the focus; if nothing has the focus, true for the first board of the page.
 */
function isPlayed({ root }: Stage): boolean {
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body) {
    return root.contains(focused) || focused.shadowRoot?.contains(root) === true;
  }
  const first = document.querySelector('.nonokit-board, nonogram-board');
  return first === root || first?.shadowRoot?.contains(root) === true;
}

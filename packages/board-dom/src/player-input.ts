/**
 * Input that only a board to play on has: gamepads, and keys of the page around it. An editor has
 * neither, and does not load them.
 */
import type { ButtonMap } from './actions.js';
import type { Board } from './board.js';
import { watchGamepads } from './gamepad.js';
import type { InputHost, KeyTaker } from './input.js';
import { listenToPageKeys } from './page-keys.js';
import type { Stage } from './stage.js';

/** Hands keys of the page to the board, where its options say so. */
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

/** Listens to the gamepads of a board to play on. */
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

/** The board with the focus is played; where nothing has the focus, the first of the page. */
function isPlayed({ root }: Stage): boolean {
  const focused = document.activeElement;
  if (focused !== null && focused !== document.body) {
    return root.contains(focused) || focused.shadowRoot?.contains(root) === true;
  }
  const first = document.querySelector('.nonokit-board, nonogram-board');
  return first === root || first?.shadowRoot?.contains(root) === true;
}

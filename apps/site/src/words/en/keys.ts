/** Names of actions, keys and gamepad buttons, in English. */
export const KEYS_EN = {
  actions: {
    up: 'Up',
    down: 'Down',
    left: 'Left',
    right: 'Right',
    paint: 'Fill the cell',
    cross: 'Put an X',
    erase: 'Erase the cell',
    nextColor: 'Next colour',
    previousColor: 'Previous colour',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    mistakes: 'Look for mistakes',
    suppose: 'What if',
    zoomIn: 'Larger cells',
    zoomOut: 'Smaller cells',
    fit: 'Whole board',
    pause: 'Pause',
    fullscreen: 'Full screen',
    help: 'Help',
  },
  space: 'Space',
  none: 'no key',
  noButton: 'no button',
  /** Buttons of the standard gamepad by their numbers. */
  buttons: [
    ...['A (bottom)', 'B (right)', 'X (left)', 'Y (top)', 'L1', 'R1', 'L2', 'R2'],
    ...['Select', 'Start', 'Left stick', 'Right stick', 'D-pad ↑', 'D-pad ↓', 'D-pad ←'],
    ...['D-pad →', 'Home'],
  ],
  button: (number: number) => `Button ${number}`,
};

export type KeyWords = typeof KEYS_EN;

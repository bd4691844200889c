/** English texts of `play --terminal`. */

export const TERMINAL = {
  row: (number: number): string => `Row ${number}`,
  column: (number: number): string => `Column ${number}`,
  progress: (done: number, all: number): string => `${done} of ${all} lines`,
  layer: (name: string): string => `What if ${name}`,
  /** The most needed keys, the first of all first. */
  keys: ['? keys', 'Space fill', 'X cross', 'U undo', 'H hint', 'Q quit'],
  help: [
    'Arrows, WASD       move; Tab: next unfinished line; Home, End, PgUp, PgDn',
    'Space, Enter       fill the cell, or erase it again',
    'X, Backspace       cross, erase',
    'Shift and arrows   draw with the tool in brackets',
    '1 … 9   , .        choose a colour;  C: cross,  E: eraser',
    'Mouse              drag to fill, right button to cross, wheel to scroll',
    'U, R               undo, redo',
    'H                  hint: where, then why, then the cells',
    'M                  check for mistakes',
    'I, Y, N            what if: begin, keep, discard',
    'V                  letters on the colours',
    'P                  pause',
    'Ctrl-Z, Q          suspend, quit; the game is saved after each move',
  ],
  anyKey: 'Press any key to go on.',
  paused: (clock: string): string => `Paused at ${clock}.`,
  more: 'H tells more.',
  looking: 'Looking for a hint; any key stops.',
  noHint: 'No hint was found.',
  applied: 'The cells are marked.',
  noMistakes: 'No mistakes so far.',
  solved: (clock: string, title: string | undefined): string =>
    title === undefined ? `Solved in ${clock}.` : `Solved in ${clock}: ${title}`,
  quitAfter: '(Q quits)',
  tooSmall: (columns: number, rows: number): string =>
    `Make the terminal larger: ${columns} x ${rows} at least.`,
  continued: (clock: string): string => `Continued at ${clock}.`,
  saved: (clock: string): string => `saved at ${clock}; the same command continues`,
  notSaved: (reason: string): string => `This game cannot be saved: ${reason}`,
};

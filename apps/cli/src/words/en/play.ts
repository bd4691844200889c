/** English texts of `play`. */
import { counted } from '@nonokit/core';

export const PLAY = {
  summary: 'play in the browser or in the terminal',
  description:
    'Play puzzles in the browser. The pages are served to this machine only, and the\n' +
    'browser opens at the first puzzle. Nothing is uploaded. Pages and addresses do\n' +
    'not reveal the name or picture of an unsolved puzzle. Without FILE, the home\n' +
    'page opens with a shelf of puzzles; you can drop files there too.',
  options: {
    port: 'the port to serve on (default: 4807, or any that is free)',
    noOpen: 'print the address without opening the browser',
    terminal: 'play one puzzle here in the terminal, with keys and mouse',
  },
  progress: `Progress is saved in the browser and, for other ports and browsers, in the file
nonokit/progress.json of your data folder: ~/.local/share (or XDG_DATA_HOME),
~/Library/Application Support on macOS, %LOCALAPPDATA% on Windows.`,
  status: `Press Ctrl-C to stop. With --terminal, press ? for the keys and Q to stop; the
game is saved in nonokit/games of your data folder after each move. Exit status:
130 when stopped with Ctrl-C, 2 a file cannot be read, or the port is taken.`,
  examples: `Examples:
  $ nonokit play cat.non
  $ nonokit play puzzles/ --no-open
  $ nonokit play --terminal cat.non
  $ nonokit play --port 8080`,
  several: (count: number, address: string): string =>
    `${counted(count, 'puzzle')}, listed at ${address}`,
  serving: 'playing; press Ctrl-C to stop',
  noBrowser: (program: string): string =>
    `the browser could not be opened (${program}); open the address yourself`,
};

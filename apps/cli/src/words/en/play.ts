/** English texts of `play`. */
import { counted } from './report.js';

export const PLAY = {
  summary: 'play in the browser',
  description:
    'Play puzzles in the browser: the pages are served on this machine only, and the\n' +
    'browser opens at the first puzzle. Nothing is uploaded. Neither pages nor\n' +
    'addresses tell a name or a picture before it is solved. Without FILE the first\n' +
    'page opens, with a shelf of puzzles; files can be dropped there too.',
  options: {
    port: 'the port to serve on (default: 4807, or any that is free)',
    noOpen: 'do not open the browser, only print the address',
  },
  progress: `Progress is kept in the browser and, for other ports and browsers, in the file
nonokit/progress.json of your data folder: ~/.local/share (or XDG_DATA_HOME),
~/Library/Application Support on macOS, %LOCALAPPDATA% on Windows.`,
  status: `Ends with Ctrl-C. Exit status: 130 then, 2 a file cannot be read, or the port is
taken.`,
  examples: `Examples:
  $ nonokit play cat.non
  $ nonokit play puzzles/ --no-open
  $ nonokit play --port 8080`,
  several: (count: number, address: string): string =>
    `${counted(count, 'puzzle')}, all listed at ${address}`,
  serving: 'playing; Ctrl-C ends',
  noBrowser: (program: string): string =>
    `no browser could be opened (${program}); open the address yourself`,
};

/** Why the server gave up a puzzle, in English. */
export const words = {
  slow: 'This puzzle takes longer than a server may work on it. Try the program nonokit.',
  large: 'This puzzle needs more memory than a server may give. Try the program nonokit.',
  busy: 'Too many puzzles are being worked on. Try again in a few seconds.',
};

export type EngineWords = typeof words;

/** Why the server gave up a puzzle, in English. */
export const words = {
  slow: 'This puzzle takes longer than the server’s time limit. Try the program nonokit.',
  large: 'This puzzle needs more memory than the server allows. Try the program nonokit.',
  busy: 'Too many puzzles are being solved right now. Try again in a few seconds.',
};

export type EngineWords = typeof words;

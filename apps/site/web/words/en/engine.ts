/** Why the server gave up a puzzle, in English. */
export const words = {
  slow: 'This puzzle takes longer than the server’s time limit. Try the program nonokit.',
  large: 'This puzzle needs more memory than the server allows. Try the program nonokit.',
  seconds:
    'You have used up your share of the server’s engine for now. Try again in a little while, sign in for a larger share, or try the program nonokit.',
  jobs: 'The server is still working on your other puzzles. Try again when they are done.',
  busy: 'Too many puzzles are being solved right now. Try again in a few seconds.',
};

export type EngineWords = typeof words;

/** What the engine takes: told in the description of the API, and kept by the threads. */

/** The limits of a request. */
export const ENGINE_LIMITS = {
  /** Bytes of a puzzle file, packed or unpacked. */
  bytes: 2_000_000,
  /** Bytes of an image. */
  imageBytes: 8_000_000,
  /** Pixels of an image, and of a drawing. */
  pixels: 25_000_000,
  /** Cells of a puzzle: 500x500. */
  cells: 250_000,
  /** Rows and columns together. */
  lines: 4000,
  /** Colours, the background included. */
  colors: 256,
  /** Puzzles of a file. */
  puzzles: 100,
  /** Cells of a puzzle that is explained, hinted at, rated or filmed: 100x100. */
  explainedCells: 10_000,
  /** Cells of all solutions of an answer. */
  solutionCells: 1_000_000,
  /** Milliseconds of work. */
  ms: 10_000,
} as const;

/** The limits of reading, as the library takes them. */
export const READ_LIMITS = {
  maxBytes: ENGINE_LIMITS.bytes,
  maxCells: ENGINE_LIMITS.cells,
  maxLines: ENGINE_LIMITS.lines,
  maxColors: ENGINE_LIMITS.colors,
  maxPuzzles: ENGINE_LIMITS.puzzles,
} as const;

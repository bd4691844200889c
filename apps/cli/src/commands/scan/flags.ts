/** The options of `nonokit scan`. */
export interface ScanFlags {
  /** The file for the puzzles: "cat.json". */
  readonly output?: string;
  /** The id of the format to write: "non". */
  readonly to?: string;
  readonly force?: boolean;
  /** The folder for pictures of what was looked at. */
  readonly stages?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

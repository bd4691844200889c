/** The options of `nonokit prove`, as commander gives them. */

/** The options of `prove`. */
export interface ProveFlags {
  /** A format's id: "non". */
  readonly from?: string;
  /** The folder to write to. */
  readonly output?: string;
  /** Whether to write hints for checkers that need them. */
  readonly lrat?: boolean;
  /** Whether the steps of an explanation are the proof. */
  readonly steps?: boolean;
  /** The most pictures to exclude: 20. */
  readonly maxSolutions: number;
  /** A folder of files to check. */
  readonly check?: string;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly seed?: number;
  readonly force?: boolean;
  readonly json?: boolean;
  readonly quiet?: boolean;
}

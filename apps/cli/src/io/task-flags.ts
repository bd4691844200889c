/** The options of every solving command, as commander returns them, and their meaning. */
import type { TaskOptions } from 'nonokit/threads';

/** The options that `solve`, `check`, `bench`, `convert` and `draw` share. */
export interface TaskFlags {
  /** A format's id: "non". */
  readonly from?: string;
  /** Infinity for "all". */
  readonly maxSolutions?: number;
  readonly lineOnly?: boolean;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly seed?: number;
  /** Whether answers include the difficulty of a unique puzzle for a person. */
  readonly rate?: boolean;
  readonly quiet?: boolean;
}

/** The options of solving among the flags. */
export function toTaskOptions(flags: TaskFlags): TaskOptions {
  return {
    ...(flags.maxSolutions === undefined ? {} : { maxSolutions: flags.maxSolutions }),
    ...(flags.lineOnly === undefined ? {} : { lineOnly: flags.lineOnly }),
    ...(flags.timeout === undefined ? {} : { timeoutMs: flags.timeout }),
    ...(flags.seed === undefined ? {} : { seed: flags.seed }),
    ...(flags.rate === undefined ? {} : { rate: flags.rate }),
  };
}

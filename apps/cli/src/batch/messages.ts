/** The reports of a batch worker to its `ChunkPool`. */
import type { Report } from 'nonokit/node';

/** Some answers to a chunk. */
export interface AnswerReport extends Report {
  /** Lines of JSON, in UTF-8. */
  readonly bytes: Uint8Array;
  /** Number of answers in `bytes` with status unknown. */
  readonly undecided: number;
  /** Number of answers in `bytes` that are not puzzles or ended a worker. */
  readonly failed: number;
}

/**
 * What a batch worker reports to its `ChunkPool`.
 */
import type { Report } from 'nonokit/node';

/** Some answers to a chunk. */
export interface AnswerReport extends Report {
  /** Lines of JSON, in UTF-8. */
  readonly bytes: Uint8Array;
  /** Of the answers in `bytes`: status unknown. */
  readonly undecided: number;
  /** Of the answers in `bytes`: not a puzzle, or it ended a worker. */
  readonly failed: number;
}

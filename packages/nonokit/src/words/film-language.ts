/**
 * The captions of a language for the last pictures of a film that explains, after the sentences of
 * its steps; the texts are in `en` and `ru`.
 */

/** The captions for how a film can end. */
export interface FilmEndings {
  /** Every cell is known: "Solved." */
  readonly solved: string;
  /** The cells that reasoning left open appear at once. */
  readonly searched: string;
  /** One of two solutions is shown. */
  readonly differ: string;
  /** Cells stay unknown, since only line logic was requested. */
  readonly stuck: string;
}

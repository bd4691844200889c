/**
 * What a language has to say below the last pictures of a film that explains, after the sentences
 * of its steps; the languages themselves are in `en` and `ru`.
 */

/** The captions of how a film can end. */
export interface FilmEndings {
  /** Every cell is known: "Solved." */
  readonly solved: string;
  /** What reasoning left appears at once. */
  readonly searched: string;
  /** One of two solutions is shown. */
  readonly differ: string;
  /** Cells stay unknown, since only lines were asked for. */
  readonly stuck: string;
}

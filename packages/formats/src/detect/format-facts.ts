/**
 * The table of formats in words, one for the command line and for `docs/formats/README.md`: made from what
 * the formats say of themselves, so that no second list can be wrong.
 */
import type { Format } from '../format.js';

/** What a person wants to know of a format before choosing it. */
export interface FormatFacts {
  readonly id: string;
  /** "NIN". */
  readonly name: string;
  /** [".nin"]; none where the format is a text to paste. */
  readonly extensions: readonly string[];
  /** "yes": every format of the list is read. */
  readonly reads: 'yes';
  readonly writes: 'yes' | 'no';
  /** "RGB" as they look, "ids" told apart without a look, "black" one ink; "+" with a background. */
  readonly colors: 'RGB' | 'RGB+' | 'ids' | 'black';
  /** What a file says of the puzzle itself; of a picture the clues follow. */
  readonly content: 'clues' | 'picture' | 'both';
  /** How many puzzles a file holds. */
  readonly puzzles: 'one' | 'many';
  /** Which texts: "title, author". */
  readonly texts: string;
  /** "26 inks, 255 cells a side"; empty where there is none but memory. */
  readonly limits: string;
}

/** The facts of one format. */
export function factsOf({ id, name, extensions, readOnly, holds }: Format): FormatFacts {
  const { colors, background, clues, goal, several, meta, maxInks, maxSide, only } = holds;
  const looks = background ? 'RGB+' : 'RGB';
  const limits = [
    maxInks === undefined ? [] : `${maxInks} inks`,
    maxSide === undefined ? [] : `${maxSide} cells a side`,
    only ?? [],
  ];
  return {
    id,
    name,
    extensions,
    reads: 'yes',
    writes: readOnly === true ? 'no' : 'yes',
    colors: colors === 'none' ? 'black' : colors === 'ids' ? 'ids' : looks,
    content: clues && goal ? 'both' : clues ? 'clues' : 'picture',
    puzzles: several ? 'many' : 'one',
    texts: meta.join(', '),
    limits: limits.flat().join(', '),
  };
}

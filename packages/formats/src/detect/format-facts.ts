/**
 * The table of formats in words, shared by the command line and `docs/formats/README.md`. It is
 * derived from the formats' own declarations, so that no second list can be wrong.
 */
import type { Format } from '../format.js';

/** Facts that help a person choose a format. */
export interface FormatFacts {
  readonly id: string;
  /** "NIN". */
  readonly name: string;
  /** [".nin"]; empty if the format is a text to paste. */
  readonly extensions: readonly string[];
  /** "yes": every format of the list is read. */
  readonly reads: 'yes';
  readonly writes: 'yes' | 'no';
  /**
   * "RGB": exact colours; "ids": distinct but without values; "black": one ink; "+": also a
   * background.
   */
  readonly colors: 'RGB' | 'RGB+' | 'ids' | 'black';
  /** The content of a file; a picture implies its clues. */
  readonly content: 'clues' | 'picture' | 'both';
  /** The number of puzzles in a file. */
  readonly puzzles: 'one' | 'many';
  /** The supported texts: "title, author". */
  readonly texts: string;
  /** "26 inks, 255 cells a side"; empty if memory is the only limit. */
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

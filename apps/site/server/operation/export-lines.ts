/**
 * Lines of the files that an import reads: those that an export has written, and those of the start
 * catalogue, which hold a puzzle in our own JSON with the member `catalogue`.
 */
import { idOf } from '@nonokit/board';
import { type Puzzle, readPuzzle } from 'nonokit';
import { z } from 'zod';
import { Titles } from '../../contract/catalogue.js';
import { AUTHOR } from '../catalogue/index.js';

/** A puzzle in an exported file. */
export const Carried = z.object({
  id: z.string().regex(/^[0-9A-Za-z]{1,32}$/),
  titles: Titles,
  description: z.string(),
  notes: z.string(),
  tags: z.array(z.string()),
  license: z.string(),
  author: z.string(),
  picture: z.string(),
});
export type Carried = z.infer<typeof Carried>;

/** A puzzle and its texts. */
export interface Arriving extends Omit<Carried, 'picture' | 'id'> {
  readonly id?: string;
  readonly puzzle: Puzzle;
  /** The identifier that the start catalogue's series use, "047d4e12". */
  readonly entry?: string;
}

/** The exported facts of a catalogue entry. The others follow from the puzzle. */
const Facts = z.object({
  id: z.string(),
  titles: z.object({ en: z.string().min(1), ru: z.string().min(1) }),
  tags: z.object({ en: z.array(z.string()), ru: z.array(z.string()) }),
  license: z.string(),
  attribution: z.string(),
});
type Facts = z.infer<typeof Facts>;

/** The puzzle of a line of either kind. @throws if it is neither */
export function arrivingLine(line: string): Arriving {
  const { catalogue, ...said }: Record<string, unknown> = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(line));
  if (catalogue !== undefined) return fromCatalogue(line, Facts.parse(catalogue));
  const { picture, ...texts } = Carried.parse(said);
  return { ...texts, puzzle: readPuzzle(picture, { from: 'share' }) };
}

/** An entry of the start catalogue, as the first start of a site adds it. */
function fromCatalogue(line: string, { id, tags, attribution, ...texts }: Facts): Arriving {
  const puzzle = readPuzzle(line, { from: 'json' });
  return {
    ...texts,
    id: idOf(puzzle),
    entry: id,
    puzzle,
    author: AUTHOR,
    description: attribution,
    notes: '',
    tags: [...new Set([...tags.en, ...tags.ru])],
  };
}

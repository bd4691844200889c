/** English texts of `formats`. */

const same = (english: string): string => english;

export const FORMATS = {
  summary: 'list the formats',
  description: 'List every format: its extensions, and what is lost when it is written.',
  options: { json: 'print one JSON object a format' },
  examples: `Examples:
  $ nonokit formats
  $ nonokit formats --json | jq -r 'select(.holds.several) | .id'`,
  /** The heads of the two tables. */
  use: ['FORMAT', 'RW', 'COLOURS', 'HOLDS', 'FILE', 'NAME'],
  details: ['FORMAT', 'EXTENSIONS', 'LIMITS', 'TEXTS'],
  /** Letters of the second column. */
  reads: 'r',
  writes: 'w',
  colors: { RGB: 'RGB', 'RGB+': 'RGB+', ids: 'ids', black: 'black' },
  content: { clues: 'clues', picture: 'picture', both: 'both' },
  puzzles: { one: 'one', many: 'many' },
  name: same,
  limits: same,
  texts: same,
  legend: `RW: r is read, w is written. COLOURS: as they look (RGB; RGB+ with a background),
told apart only (ids), or a single one (black). HOLDS: the clues, a picture from
which they follow, or both. FILE: how many puzzles one holds. Any may be gzipped.
What a format does not hold is said when it is dropped.
`,
};

/** English texts of `formats`. */

const same = (english: string): string => english;

export const FORMATS = {
  summary: 'list the formats',
  description: 'List all formats, their extensions, and what each loses when written.',
  options: { json: 'print one JSON object per format' },
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
  legend: `RW: r can be read, w can be written. COLOURS: full (RGB; RGB+ with a
background), numbered only (ids), or a single one (black). HOLDS: the clues, a
picture from which they follow, or both. FILE: puzzles per file. All files may
be gzipped. Writing lists what the format cannot hold.
`,
};

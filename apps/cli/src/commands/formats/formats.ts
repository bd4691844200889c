/**
 * `nonokit formats`: what can be read and written, and what each format holds.
 */
import { ALL_FORMATS, type Format, factsOf } from '@nonokit/formats';
import { consoleOf } from '../../io/console.js';
import { aligned } from '../../io/text-table.js';

/** The options of `formats`. */
export interface FormatsFlags {
  readonly json?: boolean;
}

/** Prints the table of formats, or one object a format. */
export async function runFormats(flags: FormatsFlags): Promise<void> {
  const console = consoleOf({});
  await console.out(flags.json ? jsonOf(ALL_FORMATS) : tableOf(ALL_FORMATS));
}

function jsonOf(list: readonly Format[]): string {
  return list
    .map(({ id, name, extensions, media, readOnly, holds }) =>
      JSON.stringify({ id, name, extensions, media, read: true, write: readOnly !== true, holds }),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Two tables, each narrow enough for a terminal. */
function tableOf(list: readonly Format[]): string {
  const facts = list.map(factsOf);
  const use = facts.map(({ id, name, reads, writes, colors, content, puzzles }) => [
    id,
    `${reads === 'yes' ? 'r' : '-'}${writes === 'yes' ? 'w' : '-'}`,
    colors,
    content,
    puzzles,
    name,
  ]);
  const details = facts.map(({ id, extensions, limits, texts }) => [
    id,
    extensions.join(' '),
    limits === '' ? '-' : limits,
    texts === '' ? '-' : texts,
  ]);
  return [
    aligned([['FORMAT', 'RW', 'COLOURS', 'HOLDS', 'FILE', 'NAME'], ...use]),
    LEGEND,
    aligned([['FORMAT', 'EXTENSIONS', 'LIMITS', 'TEXTS'], ...details]),
  ].join('\n');
}

const LEGEND = `RW: r is read, w is written. COLOURS: as they look (RGB; RGB+ with a background),
told apart only (ids), or a single one (black). HOLDS: the clues, a picture from
which they follow, or both. FILE: how many puzzles one holds. Any may be gzipped.
What a format does not hold is said when it is dropped.
`;

/**
 * `nonokit formats`: what can be read and written, and what each format cannot hold.
 */
import { type Format, formats, type Holds } from '@nonokit/formats';
import { consoleOf } from '../console.js';
import { aligned } from '../text-table.js';

/** The options of `formats`. */
export interface FormatsFlags {
  readonly json?: boolean;
}

/** Prints the table of formats, or one object a format. */
export async function runFormats(flags: FormatsFlags): Promise<void> {
  const console = consoleOf({});
  await console.out(flags.json ? jsonOf(formats) : tableOf(formats));
}

function jsonOf(list: readonly Format[]): string {
  return list
    .map(({ id, name, extensions, media, holds }) =>
      JSON.stringify({ id, name, extensions, media, read: true, write: true, holds }),
    )
    .map((line) => `${line}\n`)
    .join('');
}

function tableOf(list: readonly Format[]): string {
  const head = ['FORMAT', 'NAME', 'EXTENSIONS', 'PUZZLES', 'LOST WHEN WRITTEN'];
  const rows = list.map(({ id, name, extensions, holds }) => [
    id,
    name,
    extensions.join(' '),
    holds.several ? 'many' : 'one',
    lossOf(holds),
  ]);
  return `${aligned([head, ...rows])}\n${LEGEND}`;
}

const LEGEND = `All of them are read and written, gzipped or not. PUZZLES: how many a file holds.
clues: the file holds the picture, from which they follow. picture: the solution.
`;

function lossOf(holds: Holds): string {
  const losses = [
    { none: 'colours', ids: 'RGB', rgb: '' }[holds.colors],
    holds.background ? '' : 'background',
    holds.clues ? '' : 'clues',
    holds.goal ? '' : 'picture',
    holds.meta.includes('title') ? '' : 'title',
    holds.meta.includes('author') ? '' : 'author',
  ].filter((loss) => loss !== '');
  return losses.length === 0 ? 'nothing' : losses.join(', ');
}

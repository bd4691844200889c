/**
 * `nonokit formats`: what can be read and written, and what each format cannot hold.
 */
import { type Format, formats } from '@nonokit/formats';
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
  const head = ['FORMAT', 'EXTENSIONS', 'NAME', 'LOSES WHEN WRITTEN'];
  const rows = list.map((format) => [
    format.id,
    format.extensions.join(' '),
    format.name,
    lossOf(format),
  ]);
  return `${aligned([head, ...rows])}\nEvery format is read and written. Files may be gzipped.\n`;
}

function lossOf({ holds }: Format): string {
  const losses = [
    { none: 'colours', ids: 'RGB of colours', rgb: '' }[holds.colors],
    holds.background ? '' : 'background',
    holds.clues ? '' : 'clues (derived from the picture)',
    holds.goal ? '' : 'picture',
    holds.meta.includes('title') ? '' : 'title',
    holds.meta.includes('author') ? '' : 'author',
    holds.several ? '' : 'more than one puzzle',
  ].filter((loss) => loss !== '');
  return losses.length === 0 ? 'nothing' : losses.join(', ');
}

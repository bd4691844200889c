/** `nonokit formats`: the formats, whether they can be read and written, and what each holds. */
import { ALL_FORMATS, type Format, factsOf } from '@nonokit/formats';
import { createConsole } from '../../io/console.js';
import type { Session } from '../../io/host.js';
import { aligned } from '../../io/text-table.js';
import type { Words } from '../../words/language-words.js';

/** The options of `formats`. */
export interface FormatsFlags {
  readonly json?: boolean;
}

/** Prints the table of formats, or one object per format. */
export async function runFormats(flags: FormatsFlags, session: Session): Promise<void> {
  const console = createConsole({}, session);
  const { words } = session;
  await console.out(flags.json ? formatJson(ALL_FORMATS) : formatTable(ALL_FORMATS, words));
}

function formatJson(list: readonly Format[]): string {
  return list
    .map(({ id, name, extensions, media, readOnly, holds }) =>
      JSON.stringify({ id, name, extensions, media, read: true, write: readOnly !== true, holds }),
    )
    .map((line) => `${line}\n`)
    .join('');
}

/** Two tables, each narrow enough for a terminal. */
function formatTable(list: readonly Format[], { formats: say }: Words): string {
  const facts = list.map(factsOf);
  const use = facts.map(({ id, name, reads, writes, colors, content, puzzles }) => [
    id,
    `${reads === 'yes' ? say.reads : '-'}${writes === 'yes' ? say.writes : '-'}`,
    say.colors[colors],
    say.content[content],
    say.puzzles[puzzles],
    say.name(name),
  ]);
  const details = facts.map(({ id, extensions, limits, texts }) => [
    id,
    extensions.join(' '),
    limits === '' ? '-' : say.limits(limits),
    texts === '' ? '-' : say.texts(texts),
  ]);
  return [aligned([say.use, ...use]), say.legend, aligned([say.details, ...details])].join('\n');
}

/**
 * `docs/formats/README.md` is written from what the formats say of themselves. To write it again:
 * `npx vitest run packages/formats/src/format-table.test.ts --update`.
 */
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type Format, formats } from './index.js';

const INTRODUCTION = `# Formats

Every format is read and written. Which one a file is in, its content says; its name is asked only where
several formats fit, and \`--from\` overrules both. Any file may be gzipped. What a format does not hold is
reported when it is dropped; what it cannot express at all is refused.

This page is made from \`packages/formats/src\` by \`format-table.test.ts\`, in the order of detection.
Colours: \`rgb\` as they look, \`ids\` told apart without a look, \`none\` black only.
`;

const COLUMNS: readonly (readonly [title: string, cell: (format: Format) => string])[] = [
  ['id', ({ id }) => `[\`${id}\`](${PAGES.get(id) ?? id}.md)`],
  ['name', ({ name }) => name],
  ['extensions', ({ extensions }) => extensions.map((one) => `\`${one}\``).join(' ')],
  ['kind', ({ media }) => media],
  ['colours', ({ holds }) => holds.colors],
  ['background', ({ holds }) => yes(holds.background)],
  ['clues', ({ holds }) => yes(holds.clues)],
  ['picture', ({ holds }) => yes(holds.goal)],
  ['several puzzles', ({ holds }) => yes(holds.several)],
  ['texts', ({ holds }) => holds.meta.join(', ')],
];

/** Formats that share a page. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['pzl-black', 'pzl'],
  ['csplib', 'cwd'],
  ['pijuspie', 'feenn'],
  ['minizinc', 'row-rules'],
  ['comet', 'row-rules'],
  ['python', 'row-rules'],
  ['tatham-save', 'tatham'],
  ['pzpr-url', 'pzpr'],
]);

function yes(held: boolean): string {
  return held ? 'yes' : '';
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

it('docs/formats/README.md tells what the formats hold', async () => {
  const table = [
    row(COLUMNS.map(([title]) => title)),
    row(COLUMNS.map(() => '---')),
    ...formats.map((format) => row(COLUMNS.map(([, cell]) => cell(format)))),
  ].join('\n');
  await expect(`${INTRODUCTION}\n${table}\n`).toMatchFileSnapshot(
    '../../../docs/formats/README.md',
  );
});

it.each(formats.map(({ id }) => PAGES.get(id) ?? id))('docs/formats/%s.md exists', (page) => {
  expect(existsSync(new URL(`../../../docs/formats/${page}.md`, import.meta.url))).toBe(true);
});

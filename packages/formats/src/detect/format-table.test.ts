/**
 * `docs/formats/README.md` is generated from the formats' declarations, `CONFORMANCE.md` from their
 * results on the example files. To generate both: `npx vitest run
 * packages/formats/src/detect/format-table.test.ts --update`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ALL_FORMATS, type FormatFacts, factsOf } from '../index.js';
import { conformancePage } from '../testing/conformance-table.js';

const INTRODUCTION = `# Formats

The content of a file determines its format. Its name matters only if several formats fit, and \`--from\`
overrides both. Any file may be gzipped. If a format cannot store part of a puzzle, writing reports what it drops
(\`convert --strict\` then writes nothing). If it cannot store the puzzle at all, writing is refused.

The table is in the order of detection; \`nonokit formats\` prints the same table. This page is generated from
\`packages/formats/src\` by \`format-table.test.ts\`. [CONFORMANCE.md](CONFORMANCE.md) shows the results of each format with the example
puzzles, and [FORMS.md](FORMS.md) what becomes of 150 other ways to write a puzzle down.

- **colours**: RGB values (RGB+ with a background colour), ids without RGB values, or black only.
- **holds**: clues, or a picture, from which the clues are computed.

On the page of a format, **Lost** lists the parts of a puzzle that it cannot store, **Left out** the parts of a file that are not read, and
**Refused** the puzzles and files that are not accepted.

The program also decodes and reads [JPEG, WebP, TIFF and AVIF](jpeg.md) images. [Addresses and share strings](addresses.md) have a
page of their own.

In every format, a puzzle has at most 16,777,216 cells and at most 262,144 rows and columns together. A file has at most 256 MB.
In the library, \`Limits\` changes these numbers.
`;

const NOT_READ = `
## Known and not read

- \`.cwc\`, \`.ngb\` and the spreadsheets of webpbn.com, the files of Cross+A, the XML of JCross in early versions of FreeNono, and YAML
  and Lua of php-nonogram: we know of no description of these formats.
- Cells cut by a diagonal: \`.g\` and our JSON hold such puzzles (trianograms); in the other formats that have them we recognise and
  refuse them. [Other kinds](../kinds/README.md) lists the commands that take trianograms, triddlers, hidden numbers and clues over
  two lines.
- Saved states of other programs: we leave them out, with a warning.
- Solutions as other solvers print them, except those of freesummerwind and plain grids.
- Numbers of puzzles on a site, and random seeds: only the site or the program that made them knows the puzzle.
- QNonograms files are read but not written, because they begin with a checksum whose algorithm is unknown.
`;

const COLUMNS: readonly (readonly [title: string, cell: (facts: FormatFacts) => string])[] = [
  ['id', ({ id }) => `[\`${id}\`](${PAGES.get(id) ?? id}.md)`],
  ['name', ({ name }) => name],
  ['extensions', ({ extensions }) => extensions.map((one) => `\`${one}\``).join(' ')],
  ['read', ({ reads }) => reads],
  ['write', ({ writes }) => writes],
  ['colours', ({ colors }) => colors],
  ['holds', ({ content }) => (content === 'both' ? 'clues, picture' : content)],
  ['puzzles', ({ puzzles }) => puzzles],
  ['texts', ({ texts }) => texts],
  ['limits', ({ limits }) => limits],
];

/** Formats that share a page. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['pzl-black', 'pzl'],
  ['pgm', 'pbm'],
  ['ppm', 'pbm'],
  ['csplib', 'cwd'],
  ['pijuspie', 'feenn'],
  ['minizinc', 'row-rules'],
  ['comet', 'row-rules'],
  ['python', 'row-rules'],
  ['tatham-save', 'tatham'],
  ['pzpr-url', 'pzpr'],
  ['davidje-csv', 'davidje'],
  ['davidje-json', 'davidje'],
  ['nono-archive', 'nonograms-org'],
]);

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

it('docs/formats/README.md lists what each format holds', async () => {
  const table = [
    row(COLUMNS.map(([title]) => title)),
    row(COLUMNS.map(() => '---')),
    ...ALL_FORMATS.map(factsOf).map((facts) => row(COLUMNS.map(([, cell]) => cell(facts)))),
  ].join('\n');
  await expect(`${INTRODUCTION}\n${table}\n${NOT_READ}`).toMatchFileSnapshot(
    '../../../../docs/formats/README.md',
  );
});

it.each(ALL_FORMATS.map(({ id }) => PAGES.get(id) ?? id))('docs/formats/%s.md exists', (page) => {
  expect(existsSync(new URL(`../../../../docs/formats/${page}.md`, import.meta.url))).toBe(true);
});

const EXAMPLES = new URL('../../../../../shared/formats/examples/', import.meta.url);

const CONFORMANCE = `# Conformance

This page shows what the readers and writers do with example files of the four puzzles p1 to p4 (5x5, 10x8, 7x6 in three colours,
13x4). The files were made by other programs or from descriptions of their formats, and are not part of the project. Every file was detected
by its content and read as the correct puzzle; the table shows the result of writing it again.

| word | meaning |
| --- | --- |
| bytes | the written file is identical, byte for byte |
| equal | the written file is read back as the same puzzle |
| read | the file is read; the puzzle cannot be written, because the format as we write it cannot store it |
| written | there is no example file; the written file is read back as the same puzzle |
| – | the format cannot store the puzzle |

This page is generated by \`packages/formats/src/detect/format-table.test.ts\`.
`;

it.skipIf(!existsSync(EXAMPLES))(
  'docs/formats/CONFORMANCE.md describes the behaviour of each format',
  async () => {
    const files = readdirSync(EXAMPLES, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name, parentPath }) => ({ folder: parentPath.split('/').at(-1), name }))
      .filter(({ name }) => name !== 'README.md')
      .map(({ folder, name }) => `${folder}/${name}`)
      .sort()
      .map((path) => ({ path, bytes: readFileSync(new URL(path, EXAMPLES)) }));
    await expect(conformancePage(files, CONFORMANCE)).toMatchFileSnapshot(
      '../../../../docs/formats/CONFORMANCE.md',
    );
  },
);

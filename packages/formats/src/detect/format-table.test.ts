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

Which format a file is in, its content says; its name is asked only where several formats fit, and \`--from\`
overrules both. Any file may be gzipped. What a format does not hold is reported when it is dropped
(\`convert --strict\` then writes nothing); what it cannot express at all is refused.

This page is made from \`packages/formats/src\` by \`format-table.test.ts\`, in the order of detection;
\`nonokit formats\` prints the same table. Colours: RGB as they look (RGB+ with a background), ids told apart
without a look, or black only. A picture is one from which the clues follow. How each format fares with the
example puzzles is in [CONFORMANCE.md](CONFORMANCE.md).

The program also reads [JPEG, WebP, TIFF and AVIF](jpeg.md) images, which it has decoded; addresses and share strings are
in [one place](addresses.md).

Whatever the format, a puzzle has at most 16,777,216 cells and 262,144 rows and columns together, a file at most 256 MB
(all of it can be set for the library: \`Limits\`).
`;

const NOT_READ = `
## Known and not read

- \`.cwc\`, \`.ngb\` and the spreadsheets of webpbn.com, the files of Cross+A, the XML of JCross in early versions of FreeNono, YAML
  and Lua of php-nonogram: names whose layout nobody has written down.
- Triddlers, cells cut by a diagonal, and hidden numbers: recognised in the formats that have them, and refused with a
  sentence.
- Saved states of other programs, which are left out with a warning, and solutions as other solvers print them, except
  freesummerwind's and plain grids.
- Numbers of puzzles on a site, and random seeds: only the site or the program that made them knows the puzzle.
- QNonograms files are read and not written, for they begin with a checksum that nobody has described.
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

it('docs/formats/README.md lists what the formats hold', async () => {
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

What the readers and writers do with the example files of the four puzzles p1 to p4 (5x5, 10x8, 7x6 in three colours,
13x4), made by others' programs or from their descriptions and not part of the project. Every one was detected
by its content and read as the puzzle that it is; the table says what came of writing it again.

| word | meaning |
| --- | --- |
| bytes | a file is written again byte for byte |
| equal | what is written is read back as the same puzzle |
| read | a file is read; it cannot be written, because the format as we write it does not hold the puzzle |
| written | there is no example file; what is written is read back as the same puzzle |
| – | the format cannot hold the puzzle |

This page is made by \`packages/formats/src/detect/format-table.test.ts\`.
`;

it.skipIf(!existsSync(EXAMPLES))('docs/formats/CONFORMANCE.md tells what they do', async () => {
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
});

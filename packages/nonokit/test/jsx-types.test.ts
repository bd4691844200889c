/**
 * The declaration of `<nonogram-board>` for JSX in docs/board.md, checked by the compiler with
 * Preact: what is right compiles, and what is wrong does not.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
// below the package, so that the compiler finds it by its name
const folder = mkdtempSync(join(root, 'packages/nonokit/dist/jsx-'));
afterAll(() => rmSync(folder, { recursive: true }));

const OPTIONS = [
  ...[
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--target',
    'es2022',
    '--lib',
    'es2023,dom,dom.iterable',
  ],
  ...['--module', 'nodenext', '--moduleResolution', 'nodenext', '--types', ''],
  ...['--jsx', 'react-jsx', '--jsxImportSource', 'preact'],
];

const RIGHT = [
  `<nonogram-board src="cat.non" theme="dark" rules={10} symbols read-only class="wide" key="a" />`,
  `<nonogram-board rows="1 1,5" columns="2,4" ref={(board) => void board?.board?.record} />`,
  `<nonogram-board onsolved={({ detail }) => detail.game.marks} onchange={(e) => e.detail.move} />`,
  `<nonogram-board onproblem={({ detail }) => detail.message.length} puzzle={undefined} />`,
];

/** What is wrong, and the word that the compiler complains about. */
const WRONG = [
  [`<nonogram-board theme="pink" />`, '"pink"'],
  [`<nonogram-board colour="red" />`, 'colour'],
  [`<nonogram-board onsolved={({ detail }) => detail.score} />`, 'score'],
] as const;

/** The complaints of the compiler about pages with these elements, by number of the page. */
function complaintsAbout(elements: readonly string[]): string[][] {
  const document = readFileSync(join(root, 'docs/board.md'), 'utf8');
  const declared = /^```ts\n(\/\/ nonogram-board\.d\.ts\n[\s\S]*?)^```$/m.exec(document)?.[1] ?? '';
  writeFileSync(join(folder, 'nonogram-board.d.ts'), declared.replaceAll("'react'", "'preact'"));
  const pages = elements.map((element, k) => {
    const page = `import './nonogram-board.d.ts';\nexport const page = ${element};\n`;
    writeFileSync(join(folder, `page-${k}.tsx`), page);
    return `page-${k}.tsx`;
  });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, ...OPTIONS, ...pages];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const complaints = stdout.split('\n').filter((line) => /error/.test(line));
  const own = pages.map((page) => complaints.filter((line) => line.startsWith(page)));
  // nothing is wrong anywhere else
  expect(own.flat()).toEqual(complaints);
  return own;
}

it('lets JSX write what the element has, and nothing else', () => {
  const complaints = complaintsAbout([...RIGHT, ...WRONG.map(([element]) => element)]);
  expect(complaints.slice(0, RIGHT.length)).toEqual(RIGHT.map(() => []));
  for (const [k, [, word]] of WRONG.entries()) {
    expect(complaints[RIGHT.length + k]?.join()).toContain(word);
  }
});

/** The whole help and one run of each command in Russian, as a page for a Russian reader. */
import { MULTIPLE, NONE, puzzleJson, TREE, UNIQUE } from '@nonokit/core/testing';
import { expect, it } from 'vitest';
import { folderWith, nonokit } from '../testing/run.js';

const HELPS = [
  ...['', 'solve', 'check', 'explain', 'hint', 'rate', 'convert', 'draw', 'play', 'make'],
  ...[
    'catalogue',
    'generate',
    'batch',
    'batch submit',
    'batch work',
    'batch collect',
    'line',
    'bench',
  ],
  ...['publish', 'fetch', 'formats', 'completion', 'version'],
].map((command) => `${command} --help`.trim());

const RUNS = [
  'solve unique.json multiple.json none.json',
  'solve --line-only tree.json',
  'solve --max-solutions 1 multiple.json',
  'check unique.json multiple.json none.json tree.json',
  'check --details multiple.json tree.json',
  'explain unique.json',
  'explain multiple.json',
  'explain unique.json --only 99',
  'explain unique.json --next --from-state marks.txt',
  'explain unique.json --from-state short.txt',
  'explain flag.json --board 2',
  'explain unique.json --pause',
  'explain unique.json --only 9-3',
  'hint unique.json',
  'hint unique.json --tell where',
  'hint unique.json board.txt --apply --tell cells',
  'hint unique.json missing.txt',
  'hint unique.json --apply',
  'hint multiple.json',
  'hint none.json',
  'rate unique.json multiple.json none.json',
  'solve --rows 1,1 --columns 1,1',
  'solve --rows 1,1',
  'solve --rows 1,x --columns 1,1',
  'solve unique.json --rows 1 --columns 1',
  'print unique.json',
  'completion csh',
  'convert multiple.json picture.png',
  'convert none.json none.png',
  'convert unique.json unique.xyz',
  'convert unique.json - --to nonsense',
  'convert wrong.json wrong.non',
  'draw multiple.json -o - --to txt --what solution',
  'draw unique.json -o picture.bmp',
  'draw unique.json -o sheet.svg --frames lines',
  'play wrong.json',
  'play --port 99999',
  'make unique.json -o made.json --exact --repair off',
  'make drawn.txt -o repaired.json --exact --repair unique',
  'make unique.json -o made.json --exact --size 5',
  'generate --size 2 --colors 9',
  'generate --size 30 --density 0.05 --require line --difficulty expert --seed 3 -n 1 --to non -o x.json',
  'line 3 ?#?.?',
  'line 3 .?.?.',
  'line 3! ???',
  'batch unique.json unique.json',
  'batch --jobs 1 wrong.json',
  'batch --resume drawn.txt unique.json',
  'batch collect --queue mysql://host --run april',
  'bench unique.json',
  'bench unique.json --compare old.json',
  'formats',
  'solve missing.json folder.json#2 unique.json#9',
  'solve unique.json --save made.json',
];

/** Two colours. */
const FLAG = JSON.stringify({
  format: 'nonokit',
  version: 1,
  width: 2,
  height: 2,
  palette: ['#ffffff', '#c8141e', '#1450c8'],
  rows: [
    [
      [1, 1],
      [1, 2],
    ],
    [[2, 2]],
  ],
  columns: [
    [
      [1, 1],
      [1, 2],
    ],
    [[2, 2]],
  ],
});

const wrong = JSON.stringify({ width: 2, height: 2, rows: [[1], [1]], columns: [[2], [1]] });

it('the Russian texts of the program match the golden file', async () => {
  const old = JSON.stringify({
    file: 'unique.json',
    index: 0,
    status: 'unique',
    stats: {},
    // less than any run takes, so that the new one is slower on every machine
    timeMs: 0.001,
  });
  const cwd = folderWith({
    'unique.json': UNIQUE,
    'multiple.json': MULTIPLE,
    'none.json': NONE,
    'tree.json': JSON.stringify(puzzleJson(TREE, 'Tree')),
    'wrong.json': wrong,
    'old.json': old,
    'marks.txt': '#\n',
    'short.txt': '?\n',
    'drawn.txt': '#.\n.#\n',
    'flag.json': FLAG,
  });
  const pages: string[] = [];
  for (const args of [...HELPS, ...RUNS]) {
    const { stdout, stderr } = await nonokit(['--lang', 'ru', ...args.split(' ')], { cwd });
    const blocks = [stdout, stderr].filter((text) => text !== '').map(blockOf);
    pages.push(`## nonokit ${args}\n\n${blocks.join('\n')}`);
  }
  expect(
    pages.join('\n').match(/<[a-z-]+>/g),
    'values of options without a Russian name',
  ).toBeNull();
  const page = `# nonokit --lang ru\n\n${pages.join('\n')}`;
  await expect(page).toMatchFileSnapshot('russian.golden.md');
});

/** Text without times that differ from run to run. */
function blockOf(text: string): string {
  const same = text
    .replace(/ +\d+(,\d+)? (мс|с(?=,|$| {2}))/gm, ' … мс')
    .replace(/\d+(,\d+)?e?[-+]?\d* \(95 %.*?\)/g, '… (95 %: …)')
    .replace(/x \d[\d,.e+-]*/g, 'x …');
  return `\`\`\`\n${same.trimEnd()}\n\`\`\`\n`;
}

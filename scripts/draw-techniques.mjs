/**
 * Writes the pages of `docs/techniques`: the prose of `techniques/pages.mjs`, examples solved by
 * the program and drawn by our own renderer, and the list. Needs `npm run build`. The output
 * depends on nothing else, so `git diff` shows real changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { renderSvg } from '../packages/nonokit/dist/index.js';
import { bundleOf } from './bundle.mjs';
import { numbered } from './techniques/numbered.mjs';
import { pages } from './techniques/pages.mjs';

const examples = await import(
  await bundleOf(new URL('../packages/explain/src/testing/examples.ts', import.meta.url))
);
const folder = new URL('../docs/techniques/', import.meta.url);

/** How to read the pictures of lines, in both languages. */
const LINES = [
  'Above: before. Below: after, with what follows in green: dark green is filled, light green blank. White is known to be blank, dotted grey unknown.',
  'Сверху — до шага, снизу — после; зелёным показано, что следует: тёмным — закрашенное, светлым — пустое. Белые клетки пусты, серые с точкой неизвестны.',
];

/** How to read the pictures of lines whose cells lose a colour. */
const COLORS = [
  'Above: before. Below: after; the green cells are still unknown, but a colour is ruled out.',
  'Сверху — до шага, снизу — после; зелёные клетки ещё неизвестны, но один цвет для них исключён.',
];

/** How to read the pictures of chains. */
const CHAINS = [
  'What is known before the step; it decides the green cell. White is blank, dotted grey unknown.',
  'Что известно перед шагом; он определяет зелёную клетку. Белые клетки пусты, серые с точкой неизвестны.',
];

for (const [i, page] of pages.entries()) {
  const parts = { en: [], ru: [] };
  for (const [k, example] of (page.examples ?? []).entries())
    await addLine(page, k, example, parts);
  if (page.chain !== undefined) await addChain(page, parts);
  await writeFile(new URL(`${page.id}.md`, folder), pageText(page, i + 1, parts));
}
await writeList();
console.log(`${pages.length} pages written to docs/techniques`);

/** Adds a line before and after, drawn, and its sentences. */
async function addLine({ id }, k, [clue, cells, colored = false], parts) {
  const { puzzle, before, after, changed, en, ru } = examples.lineExample(id, clue, cells, colored);
  const name = `${id}${k === 0 ? '' : `-${k + 1}`}.svg`;
  const { width } = puzzle;
  const marks = new Map(changed.map((x) => [width + x, 'found']));
  // the rail above holds the column numbers, in a colour of its own
  const columns = Array.from({ length: width }, (_, x) => [
    { size: x + 1, color: colored ? puzzle.palette.length : 1 },
  ]);
  const palette = colored ? [...puzzle.palette, { rgb: '#e4e7ec' }] : puzzle.palette;
  const twice = { ...puzzle, palette, height: 2, columns, rows: [puzzle.rows[0], puzzle.rows[0]] };
  const picture = { width, height: 2, cells: Int32Array.from([...before, ...after]) };
  await draw(name, twice, picture, marks, `${clue}: before and after`);
  const [says, speaks] = [clueText(clue, 'en'), clueText(clue, 'ru')];
  parts.en.push(`![a line with the clue ${says}, before and after](pictures/${name})`, '');
  parts.ru.push(`![строка с числами ${speaks}, до и после](pictures/${name})`, '');
  parts.en.push(`> ${en}`, '');
  parts.ru.push(`> ${ru}`, '');
}

/** Adds a small puzzle at the moment when the chain is needed, and the chain. */
async function addChain({ id, chain }, parts) {
  const found = Array.isArray(chain)
    ? examples.chainExample(id, ...chain)
    : examples.seededExample(id, chain);
  if (found === undefined) throw new Error(`no example of ${id}`);
  const { puzzle, known, step } = found;
  const marks = new Map(
    step.conclusions.map(({ row, column }) => [row * puzzle.width + column, 'found']),
  );
  const name = `${id}.svg`;
  await draw(name, { ...puzzle, goal: undefined }, known, marks, 'what is known before', numbered);
  const say = (language) =>
    examples.describeStep(step, puzzle, language).lines.map((line) => `    ${line}`);
  parts.en.push(
    `![the puzzle before the step, its cell marked](pictures/${name})`,
    '',
    ...say('en'),
    '',
  );
  parts.ru.push(
    `![кроссворд перед шагом, клетка отмечена](pictures/${name})`,
    '',
    ...say('ru'),
    '',
  );
}

/** Writes "2a 1b" as "red 2, blue 1". */
function clueText(clue, language) {
  const words = { en: { a: 'red ', b: 'blue ' }, ru: { a: 'красный ', b: 'синий ' } }[language];
  const blocks = clue.split(' ').map((block) => {
    const [, size, color] = /^(\d+)(\w?)$/.exec(block);
    return `${color === '' ? '' : words[color]}${size}`;
  });
  return blocks.join(clue === clue.replace(/[a-z]/g, '') ? ' ' : ', ');
}

async function draw(name, puzzle, picture, marks, title, labels = (svg) => svg) {
  const drawn = renderSvg(puzzle, { picture, marks, what: 'solution', cell: 20, title: false });
  if (!drawn.ok) throw new Error(`${title}: ${drawn.problem.message}`);
  await writeFile(new URL(`pictures/${name}`, folder), labels(drawn.value, puzzle));
}

function legendOf({ id, chain }) {
  if (chain !== undefined) return CHAINS;
  return id === 'color-logic' ? COLORS : LINES;
}

function pageText(page, number, parts) {
  const { id, en, ru, level, english, russian, look, seek } = page;
  const [legend, spokenLegend] = legendOf(page);
  const list = (items) => items.map((item) => `* ${item}`);
  return [
    `# ${number}. ${en} · ${ru}`,
    '',
    `Level ${level} · [all techniques](README.md) · \`${id}\` in JSON · [по-русски](#по-русски)`,
    '',
    english,
    '',
    '**Look for**',
    '',
    ...list(look),
    '',
    legend,
    '',
    ...parts.en,
    '## По-русски',
    '',
    russian,
    '',
    '**Ищите**',
    '',
    ...list(seek),
    '',
    spokenLegend,
    '',
    ...parts.ru,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

/** Replaces the table of the read-me: everything from its heading row to the next blank line. */
async function writeList() {
  const readMe = new URL('README.md', folder);
  const table = [
    '| # | technique | по-русски | level | in one line |',
    '| ---: | --- | --- | ---: | --- |',
    ...pages.map(({ id, en, ru, level, english }, i) => {
      const proves = /\*\*Proves\*\* ([^.]*)\./.exec(english)?.[1] ?? '';
      return `| ${i + 1} | [${en}](${id}.md) | [${ru}](${id}.md#по-русски) | ${level} | proves ${proves} |`;
    }),
  ];
  const text = await readFile(readMe, 'utf8');
  await writeFile(readMe, text.replace(/^\| # \|.*?\n(?=\n)/ms, `${table.join('\n')}\n`));
}

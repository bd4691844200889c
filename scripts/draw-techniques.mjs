/**
 * Writes the pages of `docs/techniques`: the texts and examples of `packages/explain/src/lessons`,
 * which the site shows as well, solved by the program and drawn by our own renderer, and the list.
 * Needs `npm run build`. The output depends on nothing else, so `git diff` shows real changes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { safeRenderSvg } from '../packages/nonokit/dist/index.js';
import { bundleEntry } from './bundle.mjs';
import { numbered } from './techniques/numbered.mjs';

const lessons = await import(
  await bundleEntry(new URL('../packages/explain/src/lessons/index.ts', import.meta.url))
);
const { TECHNIQUE_LESSONS, TECHNIQUE_TEXTS } = lessons;

const folder = new URL('../docs/techniques/', import.meta.url);

/** How to read the pictures of lines, in both languages. */
const LINES = [
  'Above: before the step. Below: after it. The step found the green cells: dark green is filled, light green is blank. White cells are blank, dotted grey cells are unknown.',
  'Сверху — до шага, снизу — после; зелёным показано, что следует: тёмным — закрашенное, светлым — пустое. Белые клетки пусты, серые с точкой неизвестны.',
];

/** How to read the pictures of lines whose cells lose a colour. */
const COLORS = [
  'Above: before the step. Below: after it. The green cells are still unknown, but the step has excluded a colour.',
  'Сверху — до шага, снизу — после; зелёные клетки ещё неизвестны, но один цвет для них исключён.',
];

/** How to read the pictures of chains. */
const CHAINS = [
  'The puzzle before the step. The step decides the green cell. White cells are blank, dotted grey cells are unknown.',
  'Кроссворд перед шагом. Шаг определяет зелёную клетку. Белые клетки пусты, серые с точкой неизвестны.',
];

for (const [i, lesson] of TECHNIQUE_LESSONS.entries()) {
  const parts = { en: [], ru: [] };
  for (const [k, line] of lesson.lines.entries()) await addLine(lesson, k, line, parts);
  if (lesson.position !== undefined) await addPosition(lesson, parts);
  await writeFile(new URL(`${lesson.id}.md`, folder), pageText(lesson, i + 1, parts));
}
await writeList();
console.log(`${TECHNIQUE_LESSONS.length} pages written to docs/techniques`);

/** Adds a line before and after, drawn, and its sentences. */
async function addLine({ id }, k, line, parts) {
  const { before, after, found, en, ru } = lessons.lineLesson(id, line);
  const puzzle = lessons.puzzleOfLine(line);
  const isColored = puzzle.palette.length > 2;
  const name = `${id}${k === 0 ? '' : `-${k + 1}`}.svg`;
  const { width } = puzzle;
  const marks = new Map(found.map(({ at }) => [width + at, 'found']));
  // the rail above holds the column numbers, in a colour of its own
  const columns = Array.from({ length: width }, (_, x) => [
    { size: x + 1, color: isColored ? puzzle.palette.length : 1 },
  ]);
  const palette = isColored ? [...puzzle.palette, { rgb: '#e4e7ec' }] : puzzle.palette;
  const twice = { ...puzzle, palette, height: 2, columns, rows: [puzzle.rows[0], puzzle.rows[0]] };
  const cells = Int32Array.from([...before, ...after], lessons.colorOf);
  const { clue } = line;
  await draw(name, twice, { width, height: 2, cells }, marks, `${clue}: before and after`);
  const says = clueText(clue, 'en');
  const speaks = clueText(clue, 'ru');
  parts.en.push(`![a line with the clue ${says}, before and after](pictures/${name})`, '');
  parts.ru.push(`![строка с числами ${speaks}, до и после](pictures/${name})`, '');
  parts.en.push(`> ${en}`, '');
  parts.ru.push(`> ${ru}`, '');
}

/** Adds a small puzzle at the moment when the technique is needed, and its reasons. */
async function addPosition({ id, position }, parts) {
  const { puzzle, proved, en, ru } = lessons.positionLesson(id, position);
  const marks = new Map(proved.map(({ row, column }) => [row * puzzle.width + column, 'found']));
  const name = `${id}.svg`;
  const known = lessons.marksOfPosition(position);
  await draw(name, puzzle, known, marks, 'what is known before', numbered);
  const indented = (lines) => lines.map((line) => `    ${line}`);
  parts.en.push(
    `![the puzzle before the step, its cell marked](pictures/${name})`,
    '',
    ...indented(en),
    '',
  );
  parts.ru.push(
    `![кроссворд перед шагом, клетка отмечена](pictures/${name})`,
    '',
    ...indented(ru),
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
  const drawn = safeRenderSvg(puzzle, { picture, marks, what: 'solution', cell: 20, title: false });
  if (!drawn.ok) throw new Error(`${title}: ${drawn.problem.message}`);
  await writeFile(new URL(`pictures/${name}`, folder), labels(drawn.value, puzzle));
}

function writeLegend({ id, position }) {
  if (position !== undefined) return CHAINS;
  return id === 'color-logic' ? COLORS : LINES;
}

/** In plain words; then, the first in bold: "**Proves** blanks. Also called *simple spaces*." */
function provesText({ proves, alsoCalled, plainly }) {
  const also = alsoCalled === undefined ? '' : ` Also called *${alsoCalled}*.`;
  const inShort = plainly === undefined ? '' : `*${plainly}.* `;
  return inShort + proves.replace(/^\p{L}+/u, '**$&**') + also;
}

function pageText(lesson, number, parts) {
  const { id, level } = lesson;
  const en = TECHNIQUE_TEXTS.en[id];
  const ru = TECHNIQUE_TEXTS.ru[id];
  const [legend, spokenLegend] = writeLegend(lesson);
  const list = (items) => items.map((item) => `* ${item}`);
  return [
    `# ${number}. ${en.name} · ${ru.name}`,
    '',
    `Level ${level} · [all techniques](README.md) · \`${id}\` in JSON · [по-русски](#по-русски)`,
    '',
    provesText(en),
    '',
    en.text,
    '',
    '**Look for**',
    '',
    ...list(en.lookFor),
    '',
    legend,
    '',
    ...parts.en,
    '## По-русски',
    '',
    provesText(ru),
    '',
    ru.text,
    '',
    '**Ищите**',
    '',
    ...list(ru.lookFor),
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
    ...TECHNIQUE_LESSONS.map(({ id, level }, i) => {
      const en = TECHNIQUE_TEXTS.en[id];
      const ru = TECHNIQUE_TEXTS.ru[id];
      const proves = en.proves.replace(/^P/, 'p').replace(/\.$/, '');
      return `| ${i + 1} | [${en.name}](${id}.md) | [${ru.name}](${id}.md#по-русски) | ${level} | ${proves} |`;
    }),
  ];
  const text = await readFile(readMe, 'utf8');
  await writeFile(readMe, text.replace(/^\| # \|.*?\n(?=\n)/ms, `${table.join('\n')}\n`));
}

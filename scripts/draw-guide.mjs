/**
 * Fills in `docs/how-to-solve.md`: between the remarks `<!-- steps 1-6 of FILE in LANG -->` and
 * `<!-- end -->` it writes these steps of one of our puzzles, in the program's words, followed by a
 * picture; `puzzle of` shows the picture before the first step, `chain of` the first step with an
 * assumption. Needs `npm run build`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { safeReadPuzzles } from '../packages/nonokit/dist/formats.js';
import { describeStep, explainSteps, safeRenderSvg } from '../packages/nonokit/dist/index.js';
import { numbered } from './techniques/numbered.mjs';

const guide = new URL('../docs/how-to-solve.md', import.meta.url);
const pictures = new URL('../docs/techniques/pictures/', import.meta.url);
const blocks =
  /(<!-- (?:steps (\d+)-(\d+)|(chain|puzzle)) of (\S+) in (\w+) -->\n)[\s\S]*?(<!-- end -->)/g;

/** Captions of pictures. */
const CAPTIONS = {
  en: { before: 'before the first step', after: 'after step', known: 'what is known' },
  ru: { before: 'перед первым шагом', after: 'после шага', known: 'что известно' },
};

const text = await readFile(guide, 'utf8');
const parts = [];
let end = 0;
for (const found of text.matchAll(blocks)) {
  const [whole, begin, from, to, what, file, language, finish] = found;
  const lines =
    what === 'chain'
      ? await chain(file, language)
      : what === 'puzzle'
        ? await empty(file, language)
        : await walk(file, language, Number(from), Number(to));
  parts.push(text.slice(end, found.index), begin, '\n', lines.join('\n'), '\n', finish);
  end = found.index + whole.length;
}
await writeFile(guide, [...parts, text.slice(end)].join(''));
console.log('docs/how-to-solve.md: steps and pictures written');

/** The puzzle before the first step. */
async function empty(file, language) {
  const puzzle = await puzzleIn(file);
  return [await drawn(file, 0, puzzle, unknownPicture(puzzle), [], CAPTIONS[language].before), ''];
}

/** The steps numbered `first` to `last`, followed by a picture. */
async function walk(file, language, first, last) {
  const puzzle = await puzzleIn(file);
  const known = unknownPicture(puzzle);
  const lines = [];
  const marked = [];
  let number = 0;
  for (const step of listSteps(puzzle)) {
    number++;
    if (number > last) break;
    learn(known, step);
    if (number < first) continue;
    lines.push(
      `${number}. ${withLink(describeStep(step, puzzle, language), step.technique, language)}`,
    );
    marked.push(...step.conclusions);
  }
  const caption = `${CAPTIONS[language].after} ${Math.min(number, last)}`;
  return [...lines, '', await drawn(file, last, puzzle, known, marked, caption), ''];
}

/** The first step of a puzzle that needs an assumption, with the cells known before it. */
async function chain(file, language) {
  const puzzle = await puzzleIn(file);
  const known = unknownPicture(puzzle);
  for (const step of listSteps(puzzle)) {
    if (step.chain !== undefined) {
      const caption = CAPTIONS[language].known;
      const picture = await drawn(file, 'chain', puzzle, known, step.conclusions, caption);
      const list = describeStep(step, puzzle, language).lines.map((line) => `    ${line}`);
      return [picture, '', ...list, ''];
    }
    learn(known, step);
  }
  throw new Error(`${file}: no step needs an assumption`);
}

/** Applies a step's conclusions. */
function learn({ width, cells }, { conclusions }) {
  for (const { row, column, color } of conclusions) {
    if (color >= 0) cells[row * width + column] = color;
  }
}

function withLink({ text, technique }, id, language) {
  const page = `techniques/${id}.md${language === 'ru' ? '#по-русски' : ''}`;
  return text.replace(` ${technique}:`, ` [${technique}](${page}):`);
}

function* listSteps(puzzle) {
  yield* explainSteps(puzzle);
}

function unknownPicture({ width, height }) {
  return { width, height, cells: new Int32Array(width * height).fill(-1) };
}

async function puzzleIn(file) {
  const read = safeReadPuzzles(await readFile(new URL(`../puzzles/${file}`, import.meta.url)), {
    name: file,
  });
  const first = read.ok ? read.value.puzzles[0] : read;
  if (!first.ok) throw new Error(`${file}: ${first.problem.message}`);
  return first.value;
}

/** Draws the known cells with `cells` marked; returns the picture as Markdown. */
async function drawn(file, which, puzzle, picture, cells, caption) {
  const marks = new Map(cells.map(({ row, column }) => [row * puzzle.width + column, 'found']));
  const name = `${file.replace(/\W/g, '-')}-${which}.svg`;
  const svg = safeRenderSvg(puzzle, { picture, marks, what: 'solution', cell: 20, title: false });
  if (!svg.ok) throw new Error(`${name}: ${svg.problem.message}`);
  await writeFile(new URL(name, pictures), numbered(svg.value, puzzle));
  return `![${caption}](techniques/pictures/${name})`;
}

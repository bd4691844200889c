/**
 * Fills in `docs/how-to-solve.md`: between the remarks `<!-- steps of FILE in LANG -->` and `<!--
 * end -->` stand the steps of a puzzle of ours as the program says them, with a picture after every
 * few of them. Needs `npm run build`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { describeStep, explainSteps, readPuzzles, renderSvg } from '../apps/cli/dist/index.js';

/** Steps between two pictures, at most. */
const CHUNK = 6;

const guide = new URL('../docs/how-to-solve.md', import.meta.url);
const pictures = new URL('../docs/techniques/pictures/', import.meta.url);
const blocks = /(<!-- (steps|chain) of (\S+) in (\w+) -->\n)[\s\S]*?(<!-- end -->)/g;

const text = await readFile(guide, 'utf8');
const parts = [];
let end = 0;
for (const found of text.matchAll(blocks)) {
  const [whole, begin, what, file, language, finish] = found;
  const lines = what === 'steps' ? await walk(file, language) : await chain(file, language);
  parts.push(text.slice(end, found.index), begin, '\n', lines.join('\n'), '\n', finish);
  end = found.index + whole.length;
}
await writeFile(guide, [...parts, text.slice(end)].join(''));
console.log('docs/how-to-solve.md: steps and pictures written');

/** All steps of a puzzle, in chunks, each with the picture after it. */
async function walk(file, language) {
  const puzzle = await puzzleIn(file);
  const known = unknownPicture(puzzle);
  const lines = [];
  let marks = new Map();
  let chunk = 0;
  const picture = async () => {
    chunk++;
    const name = `${file.replace(/\W/g, '-')}-${chunk}.svg`;
    await draw(name, puzzle, known, marks);
    const caption = language === 'ru' ? `после шага ${number}` : `after step ${number}`;
    lines.push('', `![${caption}](techniques/pictures/${name})`, '');
    marks = new Map();
  };
  let number = 0;
  const steps = [...stepsOf(puzzle)];
  for (const step of steps) {
    number++;
    lines.push(`${number}. ${withLink(describeStep(step, puzzle, language), step.technique)}`);
    for (const { row, column, color } of step.conclusions) {
      marks.set(row * puzzle.width + column, 'found');
      if (color >= 0) known.cells[row * puzzle.width + column] = color;
    }
    if (number % CHUNK === 0 || number === steps.length) await picture();
  }
  return lines;
}

/** The first step of a puzzle that needs an assumption, with what is known before it. */
async function chain(file, language) {
  const puzzle = await puzzleIn(file);
  const known = unknownPicture(puzzle);
  for (const step of stepsOf(puzzle)) {
    if (step.chain !== undefined) {
      const marks = new Map(
        step.conclusions.map(({ row, column }) => [row * puzzle.width + column, 'found']),
      );
      const name = `${file.replace(/\W/g, '-')}-chain.svg`;
      await draw(name, puzzle, known, marks);
      const caption = language === 'ru' ? 'что известно' : 'what is known';
      const { lines } = describeStep(step, puzzle, language);
      const list = lines.map((line) => `    ${line}`);
      return [`![${caption}](techniques/pictures/${name})`, '', ...list, ''];
    }
    for (const { row, column, color } of step.conclusions) {
      if (color >= 0) known.cells[row * puzzle.width + column] = color;
    }
  }
  throw new Error(`${file}: no step needs an assumption`);
}

function withLink({ text, technique }, id) {
  return text.replace(`, ${technique}:`, `, [${technique}](techniques/${id}.md):`);
}

function* stepsOf(puzzle) {
  const walk = explainSteps(puzzle);
  if (!walk.ok) throw new Error(walk.problem.message);
  yield* walk.value;
}

function unknownPicture({ width, height }) {
  return { width, height, cells: new Int32Array(width * height).fill(-1) };
}

async function puzzleIn(file) {
  const read = readPuzzles(await readFile(new URL(`../puzzles/${file}`, import.meta.url)), {
    name: file,
  });
  const first = read.ok ? read.value.puzzles[0] : read;
  if (!first.ok) throw new Error(`${file}: ${first.problem.message}`);
  return first.value;
}

async function draw(name, puzzle, picture, marks) {
  const drawn = renderSvg(puzzle, { picture, marks, what: 'solution', cell: 20, title: false });
  if (!drawn.ok) throw new Error(`${name}: ${drawn.problem.message}`);
  await writeFile(new URL(name, pictures), drawn.value);
}

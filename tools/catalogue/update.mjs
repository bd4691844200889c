/**
 * Brings the catalogue up to date without making it all again: takes out what `chosen.tsv` and the
 * drawings no longer have, renames icons after `chosen.tsv`, and judges only drawings that are new
 * or have changed. It needs no icon packages, so it cannot make new icons: for those, and after a
 * change of the solver, the ratings or the explanations, run `build.mjs`.
 *
 *     npm run build && node tools/catalogue/update.mjs
 */
import { orThrow, puzzleOf, safeReadPuzzles } from '../../packages/nonokit/dist/index.js';
import { chosen } from './chosen.mjs';
import { drawn } from './drawn.mjs';
import { readLines, withoutDoubles, writeFiles } from './files.mjs';
import { judgedPuzzle, lineOf } from './line.mjs';

const old = readLines().map(parseLine);
const rows = new Map(chosen().map((row) => [row.id, row]));
const drawings = new Map((await drawn()).map((entry) => [entry.id, entry]));
const isKept = ({ facts, text }) =>
  rows.has(facts.id) || (drawings.has(facts.id) && isAsDrawn(drawings.get(facts.id), facts, text));
const kept = old.filter(isKept).map(renamed);
const keptIds = new Set(kept.map(({ facts }) => facts.id));
const fresh = [...drawings.values()].filter(({ id }) => !keptIds.has(id));
const judged = fresh.map(tellAndJudge).filter((line) => line !== undefined);
const { left, doubles } = withoutDoubles(judged, kept);
for (const { facts } of doubles)
  console.log(`${facts.id} ${facts.titles.en}: too much like another`);
writeFiles([...kept, ...left.map((line) => ({ ...line, text: lineOf(line) }))]);
const renamedCount = kept.filter((line) => !old.includes(line)).length;
console.log(`${renamedCount} renamed`);
console.log(`${kept.length} kept, ${old.length - kept.length} gone, ${left.length} new`);

function parseLine(text) {
  const puzzle = orThrow(orThrow(safeReadPuzzles(new TextEncoder().encode(text))).puzzles[0]);
  return { puzzle, facts: puzzle.extra.catalogue, text };
}

/** A line with the titles, tags and category of its row; lines of drawings stay as they are. */
function renamed(line) {
  const row = rows.get(line.facts.id);
  if (row === undefined) return line;
  const titles = { en: row['title en'], ru: row['title ru'] };
  const tags = { en: listTags(row['tags en']), ru: listTags(row['tags ru']) };
  const facts = { ...line.facts, titles, tags, category: row.category };
  if (JSON.stringify(facts) === JSON.stringify(line.facts)) return line;
  const puzzle = { ...line.puzzle, meta: { ...line.puzzle.meta, title: titles.en } };
  return { puzzle, facts, text: lineOf({ puzzle, facts }) };
}

function listTags(text) {
  return text.split(', ').filter(Boolean);
}

/** Whether a line says the same as its drawing, if the ratings are still those of the line. */
function isAsDrawn({ picture, palette, titles, tags, author, license, ...entry }, facts, text) {
  const { id, attribution, category, source, made } = entry;
  const meta = { id, title: titles.en, author, license, copyright: attribution };
  const said = { titles, tags, category, source, license, attribution, made };
  return (
    lineOf({ puzzle: puzzleOf(picture, palette, meta), facts: { ...facts, ...said } }) === text
  );
}

function tellAndJudge(entry) {
  const line = judgedPuzzle(entry);
  const { label, score } = line?.facts.difficulty ?? {};
  if (line !== undefined) console.log(`${entry.id} ${entry.titles.en}: ${label} ${score}`);
  return line;
}

/**
 * Brings the catalogue up to date without making it all again: takes out what `chosen.tsv` and the
 * drawings no longer have, and judges only drawings that are new or have changed. It needs no icon
 * packages, so it cannot make new icons: for those, and after a change of the solver, the ratings
 * or the explanations, run `build.mjs`.
 *
 *     npm run build && node tools/catalogue/update.mjs
 */
import { orThrow, puzzleOf, safeReadPuzzles } from '../../packages/nonokit/dist/index.js';
import { chosen } from './chosen.mjs';
import { drawn } from './drawn.mjs';
import { readLines, withoutDoubles, writeFiles } from './files.mjs';
import { judgedPuzzle, lineOf } from './line.mjs';

const old = readLines().map(parseLine);
const rows = new Set(chosen().map(({ id }) => id));
const drawings = new Map((await drawn()).map((entry) => [entry.id, entry]));
const isKept = ({ facts, text }) =>
  rows.has(facts.id) || (drawings.has(facts.id) && isAsDrawn(drawings.get(facts.id), facts, text));
const kept = old.filter(isKept);
const keptIds = new Set(kept.map(({ facts }) => facts.id));
const fresh = [...drawings.values()].filter(({ id }) => !keptIds.has(id));
const judged = fresh.map(tellAndJudge).filter((line) => line !== undefined);
const { left, doubles } = withoutDoubles(judged, kept);
for (const { facts } of doubles)
  console.log(`${facts.id} ${facts.titles.en}: too much like another`);
writeFiles([...kept, ...left.map((line) => ({ ...line, text: lineOf(line) }))]);
console.log(`${kept.length} kept, ${old.length - kept.length} gone, ${left.length} new`);

function parseLine(text) {
  const puzzle = orThrow(orThrow(safeReadPuzzles(new TextEncoder().encode(text))).puzzles[0]);
  return { puzzle, facts: puzzle.extra.catalogue, text };
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

/**
 * Makes the README's chart, docs/pictures/speed.svg, from bench/results/paired.md: for each list of
 * puzzles the CPU seconds of Nonokit and those of the fastest other solver that decided all of it.
 *
 *     node scripts/draw-speed.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';

const RESULTS = new URL('../bench/results/paired.md', import.meta.url);
const CHART = new URL('../docs/pictures/speed.svg', import.meta.url);

/** Lists of the table, and what the chart calls them. */
const LISTS = new Map([
  ['survey', 'Survey of solvers, 28 puzzles'],
  ['hard six', 'Hard puzzles of webpbn, 6'],
  ['TAAI 2011', 'Tournament TAAI 2011, 100'],
  ['TCGA 2016', 'Tournament TCGA 2016, 100'],
  ['ICGA 2023', 'Tournament ICGA 2023, 100'],
  ['random 25²', 'Random 25×25, 200'],
  ['random 30²', 'Random 30×30, 200'],
]);
const OTHERS = ['nonosolve', 'hugi', 'LalaFrogKK', 'order encoding + CaDiCaL'];

const WIDTH = 760;
const LABELS = 240;
const ROW = 46;
const TOP = 54;
const SCALE = 380 / 24;

const table = readTable(readFileSync(RESULTS, 'utf8'));
const rows = [...LISTS].map(([list, title]) => rowOf(table, list, title));
writeFileSync(CHART, drawn(rows));
for (const { title, ours, other, name } of rows) console.log(title, ours, other, name);

/** The rows of the table by their first cell, each as a map from column to text. */
function readTable(text) {
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const [head, , ...body] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    body.map((cells) => [cells[1], new Map(head.map((name, at) => [name, cells[at]]))]),
  );
}

function rowOf(results, list, title) {
  const cells = results.get(list);
  if (cells === undefined) throw new Error(`paired.md has no list "${list}"`);
  const decided = OTHERS.map((name) => ({ name, text: cells.get(name) ?? '' })).filter(({ text }) =>
    /^[\d.]+$/.test(text),
  );
  const [best] = decided.toSorted((a, b) => Number(a.text) - Number(b.text));
  return { title, ours: Number(cells.get('ours')), other: Number(best.text), name: best.name };
}

function drawn(all) {
  const height = TOP + all.length * ROW + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-label="CPU seconds of Nonokit and of the fastest other solver, for seven lists of puzzles">
<style>text { font: 13px system-ui, 'Segoe UI', Helvetica, Arial, sans-serif; fill: #24292f; } .title { font-weight: 600; font-size: 15px; } .list { text-anchor: end; }</style>
<rect width="100%" height="100%" rx="8" fill="#ffffff"/>
<text class="title" x="20" y="30">CPU seconds to decide whether each puzzle has one solution (shorter is better)</text>
${all.map(drawBars).join('\n')}
</svg>
`;
}

function drawBars({ title, ours, other, name }, at) {
  const y = TOP + at * ROW;
  return `<text class="list" x="${LABELS - 12}" y="${y + 22}">${title}</text>
${drawBar(y, ours, 'Nonokit', '#1f6f54')}
${drawBar(y + 17, other, name, '#b4bcc6')}`;
}

function drawBar(y, seconds, name, color) {
  const width = Math.max(1, seconds * SCALE).toFixed(1);
  return `<rect x="${LABELS}" y="${y}" width="${width}" height="15" fill="${color}"/><text x="${LABELS + Number(width) + 6}" y="${y + 12}">${seconds.toFixed(1)} ${name}</text>`;
}

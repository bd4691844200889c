/**
 * How well every ink of the catalogue is seen: on the board, on cards, in finished pictures and in
 * print, in three themes. What is drawn is asked for its colours. A row is a surface in a theme:
 * the contrast of the worst ink by its fill alone, as it would be without edges, and by what is
 * drawn; how many puzzles need edges, and how many have an ink that is lost in spite of them.
 *
 *     node bench/contrast.mjs [--sheet FILE.png]
 *
 * `--sheet` draws the 60 puzzles whose fills are seen worst, as boards and cards in their worst
 * theme, with and without edges. CHROMIUM names the browser.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { drawWorst } from './contrast-sheet.mjs';
import { gunzippedLines, keep, orThrow, printer, safeReadPuzzles } from './measure.mjs';

const { values } = parseArgs({ options: { sheet: { type: 'string' } } });

const root = fileURLToPath(new URL('../', import.meta.url));
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true, include: [] },
  ssr: { resolve: { conditions: ['nonokit-source', 'module', 'import', 'default'] } },
});
const { contrast, paintedChip, paintedLayers, readSeen, SURFACE_NAMES, THEMES } =
  await vite.ssrLoadModule('/bench/contrast-library.ts');

/** The least contrast of a fill that needs no line. */
const BOARDS = { 'cells of boards': 3, 'chips of boards': 1.5 };
const LEAST = {
  ...BOARDS,
  ...Object.fromEntries(
    SURFACE_NAMES.map((name) => [
      name,
      name.endsWith('in print') ? 3 : name.startsWith('chips') ? 1.5 : 1.35,
    ]),
  ),
};

const puzzles = ['small', 'medium', 'large', 'huge'].flatMap((name) =>
  gunzippedLines(new URL(`../catalogue/${name}.ndjson.gz`, import.meta.url)).map((line) => {
    const puzzle = JSON.parse(line);
    return { palette: ['#ffffff', '#000000'], ...puzzle };
  }),
);

/** What is seen of an ink: fill and lines on their ground; undefined where it is not drawn. */
const kept = new Map();
function seenInk(surface, colors, ink) {
  const key = `${surface} ${colors[0]} ${colors[ink]} ${colors.length === 2}`;
  if (!kept.has(key)) kept.set(key, drawInk(surface, colors, ink));
  return kept.get(key);
}

function drawInk(surface, colors, ink) {
  const palette = colors.map((rgb) => ({ rgb }));
  const byTheme = (read) => Object.fromEntries(THEMES.map((theme) => [theme, read(theme)]));
  const isPlain = colors.length === 2 && colors[1] === '#000000';
  if (surface === 'chips of drawn clues' && isPlain) return undefined;
  if (surface === 'cells of boards') {
    return byTheme((theme) => {
      // from the ground up: what is not the ink is an edge or a square in its colour
      const [ground, ...layers] = paintedLayers(theme, { palette, ink }, 20);
      return { ground, fill: layers.at(-1) ?? ground, lines: layers };
    });
  }
  if (surface === 'chips of boards') {
    if (paintedChip('light', { palette, ink }, 20) === undefined) return undefined;
    return byTheme((theme) => {
      const [ground, fill, ...chipEdges] = paintedChip(theme, { palette, ink }, 20);
      return { ground, fill, lines: chipEdges };
    });
  }
  return readSeen(surface, palette, ink);
}

const { lines: table, print } = printer();
const inks = puzzles.reduce((sum, { palette }) => sum + palette.length - 1, 0);
print(`${puzzles.length} puzzles, ${inks} inks. The least contrast asked for is 3:1 on boards and`);
print(
  'in print, 1.5:1 of chips with digits, 1.35:1 of small drawings; lines have 3:1 everywhere.\n',
);
print('| where | theme | worst fill | worst with edges | puzzles that need edges | lost |');
print('|---|---|---:|---:|---:|---:|');
const worst = new Map();
for (const surface of [...Object.keys(BOARDS), ...SURFACE_NAMES]) {
  for (const theme of THEMES) rowOf(surface, theme);
}
keep('contrast', 'node bench/contrast.mjs', table);
if (values.sheet !== undefined) {
  const most = [...worst.values()].sort((a, b) => a.fill - b.fill).slice(0, 60);
  await drawWorst(vite, most.map(withPicture), values.sheet);
}
await vite.close();

/** The puzzle with the cells of its picture. */
function withPicture({ puzzle, ...rest }) {
  const { width, height, palette } = puzzle;
  const file = new TextEncoder().encode(JSON.stringify({ ...puzzle, format: 'nonokit' }));
  const read = orThrow(orThrow(safeReadPuzzles(file, { from: 'json' })).puzzles[0]);
  const cells = [...read.goal.cells];
  return { ...rest, puzzle: { width, height, palette, cells, title: puzzle.title } };
}

function rowOf(surface, theme) {
  let fillLeast = Number.POSITIVE_INFINITY;
  let leastSeen = Number.POSITIVE_INFINITY;
  let edged = 0;
  let lost = 0;
  for (const puzzle of puzzles) {
    const told = puzzle.palette.slice(1).flatMap((_, k) => {
      const seen = seenInk(surface, puzzle.palette, k + 1)?.[theme];
      if (seen === undefined) return [];
      const fill = contrast(seen.fill, seen.ground);
      const best = Math.max(fill, ...seen.lines.map((line) => contrast(line, seen.ground)));
      return [{ fill, best, ink: k + 1 }];
    });
    if (told.length === 0) continue;
    const fill = Math.min(...told.map((one) => one.fill));
    const best = Math.min(...told.map((one) => one.best));
    fillLeast = Math.min(fillLeast, fill);
    leastSeen = Math.min(leastSeen, best);
    if (fill < LEAST[surface]) edged++;
    if (told.some((one) => one.best < LEAST[surface])) lost++;
    if (surface !== 'cells of boards') continue;
    const before = worst.get(puzzle.id);
    const { ink } = told.find((one) => one.fill === fill);
    if (before === undefined || fill < before.fill) {
      worst.set(puzzle.id, { puzzle, theme, fill, ink });
    }
  }
  const numbers = [fillLeast.toFixed(2), leastSeen.toFixed(2), edged, lost];
  print(`| ${surface} | ${theme} | ${numbers.join(' | ')} |`);
}

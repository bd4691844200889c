/**
 * Measures reading printed sheets: puzzles of a fixed list (`scan-sheets/puzzles`), drawn in
 * our own themes and in layouts of others (`scan-sheets/layouts.mjs`), distorted as cameras do
 * (`scan-sheets/distort.mjs`), read, and compared number by number. Nothing is downloaded; same
 * seed, same sheets.
 *
 *     node bench/scan-sheets.mjs [--sheets N] [--seed N] [--most SIDE] [--layout NAME]
 *         [--distortion NAME] [--only K,…] [--save DIR] [--to NAME]
 *
 * A sheet is right if no number is wrong, those aside that are unsure and offer the truth. `--save`
 * writes the images that were not read rightly, with the stages of reading them; `--only` takes
 * some of them. Fonts come from Debian's packages (tools/digits/README.md).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { bundleEntry } from '../scripts/bundle.mjs';
import { keep, printer, spread } from './measure.mjs';
import { DISTORTIONS, distort, pencilMarks } from './scan-sheets/distort.mjs';
import { drawPage, drawSheet, LAYOUTS } from './scan-sheets/layouts.mjs';
import { readFrozenPuzzles } from './scan-sheets/puzzles.mjs';
import { judgeSheet, Tally } from './scan-sheets/tally.mjs';

const { values } = parseArgs({
  options: {
    sheets: { type: 'string', default: '600' },
    seed: { type: 'string', default: '1' },
    most: { type: 'string', default: '50' },
    layout: { type: 'string' },
    distortion: { type: 'string' },
    only: { type: 'string' },
    save: { type: 'string' },
    to: { type: 'string' },
  },
});
const lib = await import(await bundleEntry(new URL('scan-library.ts', import.meta.url)));
const require = createRequire(import.meta.url);
await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));

/** Fonts of sheets: family, file, and whether the network has learnt from it. */
const FONTS = [
  ['DejaVu Sans', 'dejavu/DejaVuSans.ttf'],
  ['Liberation Sans', 'liberation/LiberationSans-Regular.ttf'],
  ['Liberation Serif', 'liberation/LiberationSerif-Regular.ttf'],
  ['Roboto', 'roboto/unhinted/RobotoTTF/Roboto-Regular.ttf'],
  ['Open Sans', 'open-sans/OpenSans-Regular.ttf'],
  ['Lato', 'lato/Lato-Regular.ttf'],
  ['Carlito', 'crosextra/Carlito-Regular.ttf'],
  ['Tuffy', 'tuffy/Tuffy.ttf'],
];
const FOLDER = '/usr/share/fonts/truetype/';
const puzzles = readFrozenPuzzles(Number(values.most));
const { lines, print } = printer();
const tally = new Tally();
const count = Number(values.sheets);
const only = values.only?.split(',').map(Number);
for (let k = 0; k < count; k++) {
  if (only !== undefined && !only.includes(k)) continue;
  await measureOne(k);
}
tally.print(print, spread);
if (values.to !== undefined) {
  keep(values.to, `node bench/scan-sheets.mjs --sheets ${count} --seed ${values.seed}`, lines);
}

function toPuzzle({ width, height, palette, rows, columns }) {
  const clue = (blocks) =>
    blocks.map((block) =>
      Array.isArray(block) ? { size: block[0], color: block[1] } : { size: block, color: 1 },
    );
  const colors = palette.map((color) => ({ rgb: color.rgb ?? color }));
  return {
    width,
    height,
    palette: colors,
    rows: rows.map(clue),
    columns: columns.map(clue),
    meta: {},
  };
}

async function measureOne(k) {
  const random = lib.randomOf(`sheet ${values.seed} ${k}`);
  const list = puzzles[k % puzzles.length];
  const layouts = [...Object.keys(LAYOUTS), 'ours', 'ours', 'four'];
  const distortions = Object.keys(DISTORTIONS);
  const drawn = layouts[random.below(layouts.length)];
  const distorted = distortions[random.below(distortions.length)];
  const layout = values.layout ?? drawn;
  const distortion = values.distortion ?? distorted;
  const chosen = Array.from({ length: layout === 'four' ? 4 : 1 }, () =>
    pick(list, layout, random),
  );
  const cell = layout === 'four' ? 20 + random.below(10) : 22 + random.below(18);
  const { svg, font, theme } = draw(chosen, layout, cell, distortion, random);
  const flat = rasterise(svg, font);
  const image = await photographed(distort(flat, distortion, cell, random), distortion, random);
  const started = process.cpuUsage();
  let stages;
  const result = lib.drive(lib.scanSteps(image, { onStages: (seen) => (stages ??= seen) }));
  const { user, system } = process.cpuUsage(started);
  const judged = judgeSheet(chosen, result);
  const facts = {
    k,
    layout,
    distortion,
    side: Math.max(...chosen.map(({ width, height }) => Math.max(width, height))),
    colors: Math.max(...chosen.map(({ palette }) => palette.length - 1)),
    theme,
  };
  tally.add(facts, judged, (user + system) / 1e6, (image.width * image.height) / 1e6);
  if (values.save !== undefined && (!judged.isRight || values.only !== undefined))
    await save(k, image, stages, judged);
}

/** A puzzle that a layout can show. */
function pick(list, layout, random) {
  for (let tries = 0; tries < 400; tries++) {
    const puzzle = toPuzzle(list[random.below(list.length)]);
    const colors = puzzle.palette.length - 1;
    const isBlack = puzzle.palette[1]?.rgb === '#000000';
    if (layout === 'ours') return puzzle;
    if (layout === 'inks' ? colors > 1 && colors < 6 && isInky(puzzle) : colors === 1 && isBlack)
      return puzzle;
    if (layout !== 'inks' && tries > 100 && colors === 1) return puzzle;
  }
  return toPuzzle(list[0]);
}

/** True if the colours can be printed as text: none is nearly white. */
function isInky({ palette }) {
  return palette.slice(1).every(({ rgb }) => {
    const channels = [1, 3, 5].map((at) => Number.parseInt(rgb.slice(at, at + 2), 16));
    return Math.min(...channels) < 150;
  });
}

function draw(chosen, layout, cell, distortion, random) {
  if (layout === 'ours') {
    const [puzzle] = chosen;
    const themes = Object.keys(lib.THEMES);
    const theme = themes[random.below(themes.length)];
    const drawn = lib.renderSvg(puzzle, { cell, theme, legend: false });
    return {
      svg: drawn.value,
      theme,
      font: readFileSync(require.resolve('@expo-google-fonts/pt-sans/700Bold/PTSans_700Bold.ttf')),
    };
  }
  const [family, file] = FONTS[random.below(FONTS.length)];
  const title = random.next() < 0.3 ? `Puzzle ${1 + random.below(99)}` : undefined;
  const name = layout === 'four' ? 'ruled' : layout;
  const sheets = chosen.map((puzzle) => drawSheet(puzzle, name, { font: family, cell, title }));
  if (distortion === 'pencil') {
    for (const [i, sheet] of sheets.entries()) {
      const solved = lib.solve(chosen[i], { maxConflicts: 2000 });
      if (solved.status === 'unique') {
        sheet.parts.push(
          ...pencilMarks(chosen[i], solved.solution, DISTORTIONS.pencil.pencil, sheet, random),
        );
      }
    }
  }
  return { svg: drawPage(sheets), font: readFileSync(FOLDER + file) };
}

function rasterise(svg, font) {
  const resvg = new Resvg(svg, { font: { fontBuffers: [font] }, background: '#ffffff' });
  const drawn = resvg.render();
  const image = { width: drawn.width, height: drawn.height, rgba: new Uint8Array(drawn.pixels) };
  drawn.free();
  resvg.free();
  return image;
}

/** The image as a camera stores it. */
async function photographed(image, distortion, random) {
  const { jpeg } = DISTORTIONS[distortion];
  if (jpeg === undefined) return image;
  const { width, height } = image;
  const quality = jpeg[0] + random.below(jpeg[1] - jpeg[0] + 1);
  const bytes = await sharp(image.rgba, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality })
    .toBuffer();
  const { data } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width, height, rgba: new Uint8Array(data) };
}

async function save(k, image, stages, judged) {
  mkdirSync(values.save, { recursive: true });
  const write = async (name, { width, height, rgba }) =>
    writeFileSync(
      join(values.save, `${k}-${name}.png`),
      await sharp(rgba, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer(),
    );
  await write('0-image', image);
  if (stages !== undefined)
    for (const picture of lib.paintStages(stages)) await write(picture.name, picture.image);
  writeFileSync(join(values.save, `${k}.txt`), `${judged.notes.join('\n')}\n`);
}

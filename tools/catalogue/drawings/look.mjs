/**
 * Shows the drawings: a table of what the library says about each, and contact sheets without names
 * to judge by eye. Needs `npm run build --workspace nonokit`.
 *
 *     node tools/catalogue/drawings/look.mjs FOLDER [WORD...]
 *
 * writes sheets of 24 to FOLDER; words choose drawings whose file or id holds one of them.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { puzzleOf, safeRate, solve } from '../../../packages/nonokit/dist/index.js';
import { readDrawings } from './read-drawings.mjs';

const [folder, ...words] = process.argv.slice(2);
if (folder === undefined) throw new Error('name the folder for the sheets');
const all = await readDrawings();
const chosen = all.filter(({ id, file }) => {
  return words.length === 0 || words.some((word) => `${file} ${id}`.includes(word));
});
for (const drawing of chosen) console.log(rowOf(drawing));
const [TILE, GAP, ACROSS, PER_SHEET] =
  chosen[0]?.picture.grid.width > 15 ? [300, 16, 4, 12] : [120, 16, 10, 60];
for (let at = 0; at < chosen.length; at += PER_SHEET) {
  const sheet = await drawSheet(chosen.slice(at, at + PER_SHEET));
  await writeFile(join(folder, `sheet-${1 + at / PER_SHEET}.png`), sheet);
}

/** Id, size, inks, whether line logic finishes it, difficulty. */
function rowOf({ id, picture: { grid, palette } }) {
  const puzzle = puzzleOf(grid, palette);
  const { status, lineSolvable } = solve(puzzle);
  const rated = status === 'unique' ? safeRate(puzzle) : undefined;
  const ways = status === 'unique' ? (lineSolvable ? 'lines' : 'BEYOND') : status.toUpperCase();
  const label = rated === undefined ? '-' : rated.ok ? rated.value.label : (rated.label ?? '?');
  return [
    id.padEnd(24),
    `${grid.width}x${grid.height}`.padEnd(6),
    palette.length - 1,
    ways,
    label,
  ].join(' ');
}

async function drawSheet(drawings) {
  const tiles = await Promise.all(
    drawings.map(async ({ picture }, k) => ({
      input: await drawTile(picture),
      left: GAP + (k % ACROSS) * (TILE + GAP),
      top: GAP + Math.floor(k / ACROSS) * (TILE + GAP),
    })),
  );
  const rows = Math.ceil(drawings.length / ACROSS);
  const [width, height] = [ACROSS, rows].map((count) => GAP + count * (TILE + GAP));
  const base = sharp({ create: { width, height, channels: 3, background: '#7f7f86' } });
  return base.composite(tiles).png().toBuffer();
}

async function drawTile({ grid: { width, height, cells }, palette }) {
  const bytes = [...cells].flatMap((cell) => [...Buffer.from(palette[cell].rgb.slice(1), 'hex')]);
  const scale = Math.max(1, Math.floor(TILE / Math.max(width, height)));
  const raw = { raw: { width, height, channels: 3 } };
  return sharp(Uint8Array.from(bytes), raw)
    .resize(width * scale, height * scale, { kernel: 'nearest' })
    .png()
    .toBuffer();
}

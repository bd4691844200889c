/**
 * The board in a browser: how long a frame takes while a player paints, moves the cursor, drags and
 * zooms; boards of 30x30, 150x150 and 1000x1000, with the processor as it is and slowed four times.
 *
 * A frame counts from the event to the last pixel on the canvas, rasterised without a graphics
 * card, as Chromium does here. The first frames of a kind include compilation.
 *
 *     node bench/board.mjs
 *
 * CHROMIUM names the browser; by default /usr/bin/chromium.
 */
import { printFrames } from './frames.mjs';
import { keep, printer } from './measure.mjs';

const BOARDS = [
  { name: '30x30', side: 30, inks: 4, room: { width: 390, height: 640 }, scale: 3 },
  { name: '150x150', side: 150, inks: 1, room: { width: 1200, height: 900 }, scale: 1 },
  { name: '150x150, 4 inks', side: 150, inks: 4, room: { width: 1200, height: 900 }, scale: 1 },
  {
    name: '150x150, 4 inks, zoomed',
    side: 150,
    inks: 4,
    cell: 20,
    room: { width: 1200, height: 900 },
    scale: 2,
  },
  { name: '1000x1000', side: 1000, inks: 1, room: { width: 1200, height: 900 }, scale: 1 },
];

const { lines, print } = printer();
await printFrames(BOARDS, new URL('board-page.mjs', import.meta.url), print);
keep('board', 'node bench/board.mjs', lines);

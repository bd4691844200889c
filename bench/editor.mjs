/**
 * The editor in a browser: how long a frame takes while a picture is painted whose clues
 * follow, with the processor as it is and slowed four times. A frame counts from the event to the
 * last pixel on the canvas: the gesture, the picture as it would be, its clues, painting.
 *
 *     node bench/editor.mjs
 *
 * CHROMIUM names the browser; by default /usr/bin/chromium.
 */
import { printFrames } from './frames.mjs';
import { keep, printer } from './measure.mjs';

const room = { width: 1200, height: 900 };
const BOARDS = [
  { name: '30x30', side: 30, inks: 4, room: { width: 390, height: 640 }, scale: 3 },
  { name: '150x150', side: 150, inks: 1, room, scale: 1 },
  { name: '150x150, 4 inks', side: 150, inks: 4, room, scale: 1 },
  { name: '150x150, 4 inks, zoomed', side: 150, inks: 4, cell: 20, room, scale: 2 },
  { name: '200x200, 4 inks', side: 200, inks: 4, room, scale: 1 },
];

const { lines, print } = printer();
await printFrames(BOARDS, new URL('editor-page.mjs', import.meta.url), print);
keep('editor', 'node bench/editor.mjs', lines);

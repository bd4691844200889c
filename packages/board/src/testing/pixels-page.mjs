/**
 * The page of pixels.test.ts: paints random games twice, once bit by bit as they change and once as
 * a whole, and compares the pixels.
 */
import { puzzleOf, randomOf } from '@nonokit/core';
import {
  applyMove,
  beginStroke,
  cluesOnly,
  DARK_LOOK,
  extendStroke,
  LIGHT_LOOK,
  newGame,
  numberStates,
  paintBoard,
  panned,
  railsOf,
  USUAL_STYLE,
  viewportOf,
  zoomed,
} from '../index.ts';
import { randomMove } from './random-game.ts';

const ROOM = { width: 260, height: 220 };
const INKS = ['#ffffff', '#000000', '#d7263d', '#f7c948'].map((rgb) => ({ rgb }));

/**
 * Browsers round the edges of shapes a little differently within a clip: a few pixels may differ by
 * some of 255. A cell, number or crosshair that was forgotten is more than that.
 */
const ROUNDING = { small: 8, share: 0.015, most: 96 };

/** Compares a number of scenes of a random game; returns the first that differs, if one does. */
export function compare({ seed, scale, cell, scenes }) {
  const random = randomOf(seed);
  const puzzle = randomPuzzle(random);
  const bitByBit = canvas(scale);
  const whole = canvas(scale);
  let before = firstScene(puzzle, random, cell);
  paintBoard(bitByBit, before);
  let repainted = 0;
  for (let k = 0; k < scenes; k++) {
    const scene = nextScene(puzzle, before, random);
    const painted = paintBoard(bitByBit, scene, before);
    paintBoard(whole, scene);
    const isAll = painted?.width === ROOM.width && painted.height === ROOM.height;
    if (painted !== undefined && !isAll) repainted++;
    const where = firstDifference(bitByBit, whole);
    if (where !== undefined)
      return { differs: `scene ${k}: ${scene.what}, at ${where}`, repainted };
    before = scene;
  }
  return { differs: undefined, repainted };
}

function canvas(scale) {
  const context = new OffscreenCanvas(
    Math.ceil(ROOM.width * scale),
    Math.ceil(ROOM.height * scale),
  ).getContext('2d', { willReadFrequently: true });
  context.setTransform(scale, 0, 0, scale, 0, 0);
  return context;
}

function randomPuzzle(random) {
  const width = 3 + random.below(16);
  const height = 3 + random.below(16);
  const palette = INKS.slice(0, 2 + random.below(3));
  const cells = Uint16Array.from({ length: width * height }, () => random.below(palette.length));
  return puzzleOf({ width, height, cells }, palette, {});
}

function firstScene(puzzle, random, cell) {
  const style = {
    ...USUAL_STYLE,
    numbers: ['left', 'right', 'both'][random.below(3)],
    hasLineNumbers: random.below(2) === 0,
    hasSymbols: random.below(2) === 0,
    hasCrosshair: random.below(4) > 0,
    crossesFinished: random.below(2) === 0,
    blankAs: ['cross', 'dot', 'shade'][random.below(3)],
    rulesEvery: [0, 5, 10][random.below(3)],
  };
  const game = newGame(cluesOnly(puzzle));
  const look =
    cell === undefined ? {} : { cell, scrollX: random.below(50), scrollY: random.below(50) };
  const view = viewportOf(game.clues, ROOM, look, railsOf(game.clues, style));
  const numbers = numberStates(game, 'provable');
  return { game, view, style, numbers, look: random.below(2) === 0 ? LIGHT_LOOK : DARK_LOOK };
}

/** A scene in which something has happened: a move, the cursor, a stroke, a hint … */
function nextScene(puzzle, scene, random) {
  const { width, height } = puzzle;
  const some = () => Array.from({ length: random.below(5) }, () => random.below(width * height));
  const kind = random.below(20);
  if (kind < 7) {
    const game = applyMove(scene.game, randomMove(puzzle, random));
    const numbers = numberStates(game, 'provable', scene.numbers);
    return { ...scene, what: 'move', game, numbers, stroke: undefined };
  }
  const cursor = { row: random.below(height), column: random.below(width) };
  if (kind < 11) return { ...scene, what: 'cursor', cursor };
  if (kind < 15) return { ...scene, what: 'stroke', stroke: strokeAfter(scene, cursor, random) };
  if (kind === 15) return { ...scene, what: 'mistakes', mistakes: some() };
  if (kind === 16) return { ...scene, what: 'undecided', undecided: some(), repaired: some() };
  if (kind === 17) return { ...scene, what: 'hint', hint: makeHint(some, cursor, random) };
  if (kind === 18) return { ...scene, what: 'pan', view: panned(scene.view, -13, 7) };
  const middle = { x: ROOM.width / 2, y: ROOM.height / 2 };
  return { ...scene, what: 'zoom', view: zoomed(scene.view, 0.8 + random.below(5) / 10, middle) };
}

function strokeAfter({ game, stroke }, { row, column }, random) {
  const point = { x: column + 0.5, y: row + 0.5 };
  if (stroke !== undefined && random.below(4) > 0) return extendStroke(game, stroke, point);
  if (random.below(4) === 0) return undefined;
  const options = { isAxisLocked: random.below(2) === 0, isLikeFirst: random.below(2) === 0 };
  return beginStroke(game, random.below(3) - 1, point, options);
}

function makeHint(some, { row, column }, random) {
  if (random.below(3) === 0) return undefined;
  const line =
    random.below(2) === 0 ? { kind: 'row', index: row } : { kind: 'column', index: column };
  return {
    premises: some(),
    conclusions: some(),
    line,
    blocks: random.below(2) === 0 ? [0] : undefined,
  };
}

/** Where the pixels of two canvases differ by more than rounding. */
function firstDifference(one, other) {
  const { width, height } = one.canvas;
  const [a, b] = [one, other].map((each) => each.getImageData(0, 0, width, height).data);
  let different = 0;
  let most = 0;
  let pixel = 0;
  for (let k = 0; k < a.length; k++) {
    const difference = Math.abs(a[k] - b[k]);
    if (difference > ROUNDING.small) different++;
    if (difference > most) [most, pixel] = [difference, k >> 2];
  }
  if (most <= ROUNDING.most && different <= ROUNDING.share * width * height) return undefined;
  const x = pixel % width;
  const y = Math.floor(pixel / width);
  return `${x}, ${y} of ${width} x ${height}: ${different} differ, the most by ${most}`;
}

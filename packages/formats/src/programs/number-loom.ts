/**
 * The document of number-loom: JSON with the cells of the solution and metadata. Its `.woven` files
 * are this JSON, compressed; people also keep the plain form.
 */
import {
  bad,
  good,
  isKnownNumber,
  isPairClue,
  type KindPuzzle,
  type PaletteColor,
  type Puzzle,
  parseChannels,
  problem,
  type Result,
  rgbOf,
} from '@nonokit/core';
import type { Format, PictureRows, Source } from '../format.js';
import { checkedPuzzle, toMeta, wrongSizes } from '../lexing/checked-puzzle.js';
import { isObject, type JsonObject } from '../lexing/json-claims.js';
import { detectKind, type JsonDocument, readDocument } from '../lexing/json-document.js';
import { pictureOf } from '../pictures/image.js';
import { detectKindNotHeld } from '../words/en/detect.js';
import { picturesNoGoal } from '../words/en/pictures.js';
import {
  loomBadCells,
  loomBadColor,
  loomBadShape,
  loomNoObject,
  loomNoPalette,
  loomNoSolution,
  loomTriangle,
} from '../words/en/programs-pictures.js';
import { olsakTriddler } from '../words/en/solvers.js';
import { loomBoard, loomClues, loomShape } from './loom-triddler.js';

/** Most cells of a board of triangles, as of our own files. */
const MOST_TRIANGLES = 10_000;

/** A number-loom document as plain JSON. */
export const numberLoom: Format = {
  id: 'number-loom',
  name: 'number-loom document',
  extensions: ['.json'],
  media: 'text',
  holds: {
    colors: 'rgb',
    background: true,
    clues: false,
    goal: true,
    meta: ['title', 'author', 'id', 'license', 'description'],
    several: false,
  },
  detect: ({ text }) => detectKind(text) === 'loom',
  read: ({ text, limits }) => {
    const root = readDocument(text);
    return [root.ok ? puzzleOfLoom(root.value, limits) : root];
  },
  write: writeLoom,
  writeKind: writeLoomKind,
};

/** The puzzle of a parsed document. */
export function puzzleOfLoom(root: JsonDocument, limits: Source['limits']): Result<Puzzle> {
  const { value, placeOf } = root;
  const solution = isObject(value) ? value['solution'] : undefined;
  if (!isObject(value) || !isObject(solution)) {
    return bad(loomNoSolution, {}, placeOf([]));
  }
  const { palette: listed, cells, shape } = solution;
  if (isObject(shape) && 'Triangular' in shape) return readTriddler(root, value, solution);
  const square = isObject(shape) && isObject(shape['Square']) ? shape['Square'] : {};
  const { width, height } = square;
  const place = placeOf(['solution', 'shape']);
  if (typeof width !== 'number' || typeof height !== 'number') {
    return bad(loomBadShape, {}, place);
  }
  const wrong = wrongSizes(width, height, limits, place);
  if (wrong !== undefined) return wrong;
  const inks = readInks(listed, root);
  if (!inks.ok) return inks;
  const goalPlace = placeOf(['solution', 'cells']);
  if (!Array.isArray(cells) || cells.length !== width * height) {
    return bad(loomBadCells, { cells: width * height }, goalPlace);
  }
  const colors = cells.map((cell) => inks.value.colors.get(cell) ?? -1);
  const goal = Array.from({ length: height }, (_, y) => colors.slice(y * width, (y + 1) * width));
  const { palette } = inks.value;
  return checkedPuzzle(
    { width, height, palette, goal, meta: toMeta(readTexts(value)), sizePlace: place, goalPlace },
    limits,
  );
}

/** A triddler, as the problem that it is another kind. */
function readTriddler(
  root: JsonDocument,
  texts: JsonObject,
  { palette: listed, cells, shape }: JsonObject,
): Result<Puzzle> {
  const place = root.placeOf(['solution', 'shape']);
  const listedCells = Array.isArray(cells) ? cells : [];
  const loom = loomBoard(shape, Math.min(listedCells.length, MOST_TRIANGLES));
  if (loom === undefined) return bad(loomBadShape, {}, place);
  const inks = readInks(listed, root);
  if (!inks.ok) return inks;
  const goal = listedCells.flatMap((cell) => inks.value.colors.get(cell) ?? []);
  if (goal.length !== loom.cells.length || goal.length !== listedCells.length) {
    const goalPlace = root.placeOf(['solution', 'cells']);
    return bad(loomBadCells, { cells: loom.cells.length }, goalPlace);
  }
  return {
    ok: false,
    problem: problem(olsakTriddler, {}, place),
    kind: {
      board: loom.board,
      palette: inks.value.palette,
      clues: loomClues(loom, goal),
      goal,
      meta: toMeta(readTexts(texts)),
      place,
    },
  };
}

function readTexts(object: JsonObject) {
  const text = (key: string) => (typeof object[key] === 'string' ? object[key] : undefined);
  return {
    title: text('title'),
    author: text('author'),
    id: text('id'),
    license: text('license'),
    description: text('description'),
  };
}

/** The palette by the indices that cells use, 0 first. */
function readInks(
  listed: unknown,
  { placeOf }: JsonDocument,
): Result<{ palette: PaletteColor[]; colors: Map<unknown, number> }> {
  const palette: PaletteColor[] = [{ rgb: '#ffffff' }];
  const colors = new Map<unknown, number>([[0, 0]]);
  if (!Array.isArray(listed)) {
    return bad(loomNoPalette, {}, placeOf(['solution']));
  }
  for (const [i, entry] of listed.entries()) {
    const place = () => placeOf(['solution', 'palette', i]);
    if (!isObject(entry)) return bad(loomNoObject, { index: i }, place());
    const { color, corner = null } = entry;
    if (corner !== null) return bad(loomTriangle, { index: i }, place());
    const look = toPaletteColor(entry);
    if (look === undefined || typeof color !== 'number' || (color !== 0 && colors.has(color))) {
      return bad(loomBadColor, { index: i }, place());
    }
    if (color === 0) palette[0] = look;
    else colors.set(color, palette.push(look) - 1);
  }
  return good({ palette, colors });
}

function toPaletteColor({ rgb, name, ch }: JsonObject): PaletteColor | undefined {
  const channels: unknown[] = Array.isArray(rgb) ? rgb : [];
  const [red, green, blue] = channels.map((one) => (isChannel(one) ? one : -1));
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  if (Math.min(red, green, blue) < 0) return undefined;
  return {
    rgb: rgbOf(red, green, blue),
    ...(typeof name === 'string' && name !== '' ? { name } : {}),
    ...(typeof ch === 'string' && /^\S$/u.test(ch) ? { symbol: ch } : {}),
  };
}

function isChannel(value: unknown): value is number {
  return Number.isInteger(value) && typeof value === 'number' && value >= 0 && value <= 255;
}

/** The document of one puzzle with a picture. */
export function writeLoom(puzzles: readonly Puzzle[]): Result<string> {
  const picture = pictureOf(puzzles);
  if (!picture.ok) return picture;
  const { goal, palette } = picture.value;
  const { width, height } = goal;
  const meta = puzzles[0]?.meta ?? {};
  return good(documentOf({ palette, meta, shape: { Square: { width, height } } }, goal.cells));
}

/** The document of a triddler with a picture. */
export function writeLoomKind(puzzle: KindPuzzle, picture?: PictureRows): Result<string> {
  const shape = loomShape(puzzle.board);
  const isKnown = puzzle.clues
    .flat()
    .every((clue) => !isPairClue(clue) && clue.every(isKnownNumber));
  if (shape === undefined || !isKnown) return bad(detectKindNotHeld, { format: numberLoom.name });
  if (picture === undefined) return bad(picturesNoGoal);
  const { palette, meta } = puzzle;
  return good(documentOf({ palette, meta, shape }, picture.flat()));
}

function documentOf(
  { palette, meta, shape }: Pick<KindPuzzle, 'palette' | 'meta'> & { readonly shape: object },
  cells: Iterable<number>,
): string {
  const { title = '', author = '', description = '', id = null, license = null } = meta;
  const solution = {
    clue_style: 'Nono',
    palette: palette.map(({ rgb, name, symbol }, color) => ({
      ch: symbol ?? (color === 0 ? ' ' : String.fromCharCode(96 + color)),
      name: name ?? (color === 0 ? 'white' : `color ${color}`),
      rgb: parseChannels(rgb),
      color,
      corner: null,
    })),
    shape,
    cells: [...cells],
  };
  const file = '';
  return `${JSON.stringify({ file, title, description, author, id, license, solution })}\n`;
}

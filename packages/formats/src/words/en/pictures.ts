/** Messages about pictures as puzzles, in English. */
import { findExcess, thereAre } from '@nonokit/core';
import { message } from '../message.js';

/** An image of pixels that was read as cells of `factor` x `factor` pixels. */
type ShrunkParams = {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
  readonly factor: number;
};

/** A puzzle of more than a format holds. */
export type ManyParams = { readonly found: number; readonly most: number };

export const picturesShrunk = message<ShrunkParams>(
  'image-shrunk',
  'picturesShrunk',
  ({ width, height, columns, rows, factor }) => {
    const cells = `${columns}x${rows} cells of ${factor}x${factor}`;
    return `the image of ${width}x${height} pixels was read as ${cells}`;
  },
);

export const picturesTooLarge = message(
  'too-large',
  'picturesTooLarge',
  (params: { width: number; height: number; maxCells: number; maxLines: number }) =>
    `the picture of ${findExcess(params.width, params.height, params)}`,
);

export const picturesManyColors = message(
  'too-many-colors',
  'picturesManyColors',
  ({ most }: { most: number }) =>
    `the image has more than ${most} colours, expected a drawing with few colours`,
);

export const picturesSheet = message(
  'sheet-picture',
  'picturesSheet',
  ({ width, height, format }: { width: number; height: number; format: string }) =>
    `the image of ${width}x${height} pixels shows a whole sheet, expected a picture of cells: ` +
    `scan it ("nonokit scan"), or read each pixel as a cell (--from ${format})`,
);

export const picturesGuessed = message(
  'background-guessed',
  'picturesGuessed',
  ({ color, isLighter }: { color: string; isLighter: boolean }) => {
    const why = isLighter
      ? 'the lighter of its two colours'
      : 'the most frequent colour of its border';
    return `the image has no white and no transparent pixel, so ${color}, ${why}, is the background`;
  },
);

export const picturesNotOne = message(
  'not-one-puzzle',
  'picturesNotOne',
  ({ found }: { found: number }) => `${thereAre(found, 'puzzle')}, expected one picture`,
);

export const picturesNoGoal = message(
  'no-goal',
  'picturesNoGoal',
  () => 'the puzzle has clues only, expected a picture',
);

export const picturesNoDrawing = message(
  'too-many-colors',
  'picturesNoDrawing',
  ({ kind, found, most }: ManyParams & { readonly kind: string }) => {
    const what = `the ${kind} image has ${found.toLocaleString('en-US')} colours`;
    const expected = `that do not merge, expected a drawing of at most ${most}`;
    return `${what} ${expected}: nonokit make without --exact turns photographs into puzzles`;
  },
);

export const picturesMerged = message(
  'colors-merged',
  'picturesMerged',
  ({ kind, found, used }: { kind: string; found: number; used: number }) => {
    const colors = `${found.toLocaleString('en-US')} colours were merged to ${used}`;
    return `${kind} blurs what is drawn: ${colors}`;
  },
);

export const picturesMergedCells = message(
  'colors-merged',
  'picturesMergedCells',
  (
    params: ShrunkParams & { readonly kind: string; readonly found: number; readonly used: number },
  ) => {
    const { width, height, columns, rows, factor } = params;
    const cells = `${columns}x${rows} cells of ${factor}x${factor}`;
    return `${picturesMerged.text(params)}, and ${width}x${height} pixels read as ${cells}`;
  },
);

export const picturesFirstFrame = message(
  'first-frame',
  'picturesFirstFrame',
  () => 'the GIF file is an animation, of which the first frame is read',
);

export const picturesGifColors = message<ManyParams>(
  'too-many-colors',
  'picturesGifColors',
  ({ found, most }) => `GIF holds ${most} colours, the puzzle has ${found}`,
);

export const picturesGifSide = message(
  'too-large',
  'picturesGifSide',
  ({ most, width, height }: { most: number; width: number; height: number }) =>
    `GIF holds ${most} pixels a side, the puzzle is ${width}x${height}`,
);

export const picturesBmpColors = message<ManyParams>(
  'too-many-colors',
  'picturesBmpColors',
  ({ found, most }) =>
    `BMP files of ours hold ${most} colours, the puzzle has ${found}: PNG holds them`,
);

export const picturesPngAlike = message(
  'same-colors',
  'picturesPngAlike',
  ({ color, most }: { color: string; most: number }) => {
    const why = `PNG images tell more than ${most} colours apart by their looks only`;
    return `two colours of the palette are ${color}; ${why}`;
  },
);

export const picturesPnmAlike = message(
  'same-colors',
  'picturesPnmAlike',
  ({ color }: { color: string }) => {
    const why = 'Netpbm images tell colours apart by their looks only';
    return `two colours of the palette are ${color}; ${why}`;
  },
);

export const picturesSvgAlike = message(
  'same-colors',
  'picturesSvgAlike',
  ({ color }: { color: string }) => {
    const why = 'SVG pictures tell colours apart by their looks only';
    return `two colours of the palette are ${color}; ${why}`;
  },
);

export const picturesNotGrey = message(
  'needs-grey',
  'picturesNotGrey',
  ({ color }: { color: string }) =>
    `PGM holds greys only, the puzzle has ${color}: PPM holds colours`,
);

export const picturesManyInks = message(
  'too-many-colors',
  'picturesManyInks',
  ({ found }: { found: number }) => `PBM holds one ink, the puzzle has ${found}`,
);

/** A file that begins with the number `found` after "P"; 0 stands for other beginnings. */
export const picturesPnmKind = message(
  'bad-image',
  'picturesPnmKind',
  ({ found, expected }: { found: number; expected: readonly number[] }) => {
    const begins = found === 0 ? 'as no Netpbm image does' : `with P${found}`;
    const wanted = expected.map((kind) => `P${kind}`).join(' or ');
    return `the file begins ${begins}, expected ${wanted}`;
  },
);

export const picturesBadRoot = message(
  'bad-root',
  'picturesBadRoot',
  ({ found }: { found: string }) => `the outermost element is "${found}", expected "svg"`,
);

export const picturesSvgNone = message(
  'no-picture',
  'picturesSvgNone',
  () => 'the drawing holds no finished picture of cells as Nonokit makes them',
);

export const picturesUndecided = message(
  'unknown-cell',
  'picturesUndecided',
  () => 'the picture has undecided cells, expected a finished one',
);

export const picturesBadRun = message(
  'bad-goal',
  'picturesBadRun',
  ({ found }: { found: string }) =>
    `a line of the drawing is "${found}", expected runs of cells like "M2 7.5h3"`,
);

export const picturesBeyond = message(
  'bad-goal',
  'picturesBeyond',
  ({ width, height }: { width: number; height: number }) =>
    `a shape reaches beyond the picture of ${width}x${height} cells`,
);

export const picturesPaintedOver = message(
  'bad-goal',
  'picturesPaintedOver',
  () => 'more cells are painted than the picture has',
);

export const picturesBadColor = message(
  'bad-color',
  'picturesBadColor',
  ({ found }: { found: string }) => `the colour is "${found}", expected one like "#c8141e"`,
);

export const picturesColorLimit = message(
  'too-many-colors',
  'picturesColorLimit',
  ({ most }: { most: number }) => `more colours than the ${most} allowed`,
);

export const picturesNoPuzzle = message(
  'no-puzzles',
  'picturesNoPuzzle',
  () => 'there is no puzzle to write',
);

/**
 * Decides whether a text is a grid of characters, one for each cell. It is if it has only plausible
 * characters and rows of one length; or several such grids; or rows of a few characters whose ends
 * were cut off. The first other character ends the search, so other texts cost little.
 */
import { isPicture, mayBePicture, mayBeRagged } from '../lexing/picture-symbols.js';

/** Selects the coloured form of the previous character; it means nothing for the cell. */
export const VARIATION = '\ufe0f';

/** Half-filled cells: geometric shapes and symbols for legacy computing. */
export const TRIANGLE = /[◢◣◤◥◸◹◺◿\u{1fb3c}-\u{1fb6f}]/u;

/** What is known of the lines of a text. */
interface Shape {
  /** Lines that are not empty. */
  lines: number;
  /** Length of the first line. */
  width: number;
  /** True while all lines have this length. */
  isEven: boolean;
  /** Parts between empty lines. */
  parts: number;
  /** True while each part has at least two lines, all of one length. */
  arePictures: boolean;
  /** Lines of the current part, and their length. */
  partLines: number;
  partWidth: number;
}

/** True for a text that is one picture of characters, or several with empty lines between them. */
export function isGrid(content: string): boolean {
  const symbols = new Set<string>();
  const shape: Shape = {
    lines: 0,
    width: 0,
    isEven: true,
    parts: 0,
    arePictures: true,
    partLines: 0,
    partWidth: 0,
  };
  let length = 0;
  for (const written of `${content}\n`) {
    if (written === VARIATION) continue;
    // half-filled cells still make it a picture; the reader refuses it by name
    const char = TRIANGLE.test(written) ? '█' : written;
    if (char === '\n') {
      addLine(shape, length);
      length = 0;
    } else {
      length++;
      if (symbols.size < symbols.add(char).size && !mayBePicture(symbols)) return false;
    }
  }
  addLine(shape, 0);
  return isPicture(symbols, shape.lines) && fits(shape, symbols, content);
}

function addLine(shape: Shape, length: number): void {
  if (length === 0) {
    if (shape.partLines === 1) shape.arePictures = false;
    shape.partLines = 0;
    return;
  }
  if (shape.lines === 0) shape.width = length;
  if (shape.partLines === 0) {
    shape.partWidth = length;
    shape.parts++;
  }
  shape.lines++;
  shape.partLines++;
  shape.isEven &&= length === shape.width;
  shape.arePictures &&= length === shape.partWidth;
}

/** Minimum lines of a picture whose lines have different lengths. */
const RAGGED_LINES = 3;

function fits(shape: Shape, symbols: ReadonlySet<string>, content: string): boolean {
  if (symbols.has('0') && shape.width === 1) return false;
  // lines of the number 1 are clues, unless blanks stand where no clue has any
  if (symbols.has('1') && symbols.has(' ')) return shape.isEven && /^ | $| {2}/m.test(content);
  if (shape.isEven || (shape.parts > 1 && shape.arePictures)) return true;
  return shape.lines >= RAGGED_LINES && mayBeRagged(symbols);
}

/**
 * A stage for pictures in black alone, as a printmaker thinks of them: greys are hatched, contours
 * are heavier on the side of the shadow, what stands in front is cut out of what is behind it, and
 * mirrored halves differ somewhere on purpose. Black is '#', the paper '.'.
 */
import { Stage } from './stage.mjs';

/**
 * Three manners of hatching: whether the line that a cell lies on is `part` quarters of a period
 * into it. Slanting lines are cut in pairs of cells, because single ones leave a puzzle with
 * several solutions.
 */
const MANNERS = {
  rows: (_x, y) => y % 4,
  columns: (x) => x % 4,
  slant: (x, y) => ((x + 2 * Math.floor(y / 2)) % 8) >> 1,
};

/** The lines of a period that are black in each tone: one, two or three of four. */
const TONES = { light: [0], mid: [0, 2], dark: [0, 1, 2] };

/** A cell that a layer leaves as it is. */
const CLEAR = ' ';

export class Print extends Stage {
  /**
   * Hatches the cells of the letter `from`: in rows, columns or slanting lines, with a tone that is
   * light, mid or dark. Draw a grey area with any letter first.
   */
  hatch(from, manner, tone) {
    const lines = TONES[tone];
    const lineAt = MANNERS[manner];
    if (lines === undefined || lineAt === undefined) {
      throw new RangeError(`hatch: no tone ${tone} in the manner ${manner}`);
    }
    const paints = (x, y) => lines.includes(lineAt(Math.floor(x), Math.floor(y)));
    return this.replace(from, '#', paints).replace(from, '.');
  }

  /**
   * The contour of an area inside its edge: `thin` cells wide where the light comes from, at the
   * top and left, and `thick` cells wide at the bottom and right.
   */
  contour(letters, thin, thick, ink = '#') {
    const isInside = (x, y) => letters.includes(this.at(x, y) ?? CLEAR);
    const edge = [];
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        if (isInside(x, y) && isNearEdge(isInside, [x, y], [thin, thick])) edge.push([x, y]);
      }
    }
    return this.dots(edge, ink);
  }

  /**
   * What stands in front: `draw(layer)` draws it on an empty layer, and it covers what is there,
   * with a seam of paper around it that is `gap` cells wide.
   */
  front(gap, draw, seam = '.') {
    const layer = new Print(this.width, this.height);
    for (const row of layer.cells) row.fill(CLEAR);
    draw(layer);
    const isDrawn = (x, y) => (layer.at(x, y) ?? CLEAR) !== CLEAR;
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        if (isDrawn(x, y)) this.cells[y][x] = layer.cells[y][x];
        else if (isDrawnAround(isDrawn, [x, y], gap)) this.cells[y][x] = seam;
      }
    }
    return this;
  }

  /** Mirrors the left half onto the right one, and lets `draw` break the symmetry. */
  brokenMirror(draw) {
    this.mirror();
    draw(this);
    const isWhole = this.cells.every((row) => row.join('') === row.toReversed().join(''));
    if (isWhole) throw new RangeError('brokenMirror: the halves are still the same');
    return this;
  }
}

function isNearEdge(isInside, [x, y], [thin, thick]) {
  for (let far = 1; far <= Math.max(thin, thick); far++) {
    if (far <= thin && !(isInside(x - far, y) && isInside(x, y - far))) return true;
    if (far <= thick && !(isInside(x + far, y) && isInside(x, y + far))) return true;
  }
  return false;
}

function isDrawnAround(isDrawn, [x, y], gap) {
  for (let dy = -gap; dy <= gap; dy++) {
    for (let dx = -gap; dx <= gap; dx++) {
      if (Math.abs(dx) + Math.abs(dy) <= gap + 0.5 && isDrawn(x + dx, y + dy)) return true;
    }
  }
  return false;
}

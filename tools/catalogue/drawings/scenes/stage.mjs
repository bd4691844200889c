/**
 * The canvas on which scenes are drawn: the shapes of `draw-puzzles`, and what many scenes share.
 * Lists of numbers are strings, "x,y,width,height x,y,width,height"; '.' is the paper.
 */
import { Canvas, toPoints } from '../../../puzzles/canvas.mjs';
import { MENDS } from './mends.mjs';

export class Stage extends Canvas {
  /** The cells that the shape under the pen can reach, [left, top, right, bottom]; all without. */
  #reach;

  /** As on any canvas, but only in reach of the shape, so that many shapes are drawn quickly. */
  where(inside, ink) {
    const [left, top, right, bottom] = this.#reach ?? [0, 0, this.width, this.height];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(this.height, bottom); y++) {
      for (let x = Math.max(0, Math.floor(left)); x < Math.min(this.width, right); x++) {
        if (inside(x + 0.5, y + 0.5)) this.cells[y][x] = ink;
      }
    }
    return this;
  }

  rect(left, top, width, height, ink) {
    return this.#within([left, top, left + width, top + height], () =>
      super.rect(left, top, width, height, ink),
    );
  }

  ellipse(cx, cy, rx, ry, ink, turn = 0) {
    const far = Math.max(rx, ry);
    return this.#within([cx - far, cy - far, cx + far, cy + far], () =>
      super.ellipse(cx, cy, rx, ry, ink, turn),
    );
  }

  polygon(path, ink) {
    return this.#within(measureBox(path, 0), () => super.polygon(path, ink));
  }

  stroke(path, thickness, ink) {
    return this.#within(measureBox(path, thickness), () => super.stroke(path, thickness, ink));
  }

  #within(reach, draw) {
    this.#reach = reach;
    draw();
    this.#reach = undefined;
    return this;
  }

  /** Single cells, counted from 0. */
  dots(path, ink) {
    for (const [x, y] of toPoints(path)) this.dot(x, y, ink);
    return this;
  }

  /** Rectangles: left, top, width, height. */
  rects(path, ink) {
    for (const [x, y, width, height] of toPoints(path)) this.rect(x, y, width, height, ink);
    return this;
  }

  /** Ellipses: centre, radii and, if wished, a turn in degrees. */
  ellipses(path, ink) {
    for (const [x, y, rx, ry, turn = 0] of toPoints(path)) this.ellipse(x, y, rx, ry, ink, turn);
    return this;
  }

  /** Discs: centre and radius. */
  discs(path, ink) {
    for (const [x, y, r] of toPoints(path)) this.ellipse(x, y, r, r, ink);
    return this;
  }

  /** A ring between two radii. */
  ring(cx, cy, outer, inner, ink) {
    return this.where((x, y) => {
      const far = Math.hypot(x - cx, y - cy);
      return far <= outer && far > inner;
    }, ink);
  }

  /** Everything below the line `y = height(x)`; a number is a level line. */
  below(height, ink) {
    const line = typeof height === 'number' ? () => height : height;
    return this.where((x, y) => y > line(x), ink);
  }

  /** The same shape several times: `draw(canvas, ...numbers)` for every tuple of `path`. */
  each(path, draw) {
    for (const numbers of toPoints(path)) draw(this, ...numbers);
    return this;
  }

  /** Cells of the inks `of` beside other inks become `ink`: an outline inside the shape. */
  outline(of, ink) {
    const edge = [];
    const inside = (x, y) => of.includes(this.at(x, y) ?? '.');
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        const around = [inside(x - 1, y), inside(x + 1, y), inside(x, y - 1), inside(x, y + 1)];
        if (inside(x, y) && around.includes(false)) edge.push([x, y]);
      }
    }
    for (const [x, y] of edge) this.dot(x, y, ink);
    return this;
  }

  /** Small stars: a cross of five cells around each point. */
  stars(path, ink) {
    for (const [x, y] of toPoints(path)) this.rect(x - 1, y, 3, 1, ink).rect(x, y - 1, 1, 3, ink);
    return this;
  }

  /** Clouds with a flat base: the middle of the base, and a size of about half the width. */
  clouds(path, ink) {
    for (const [x, y, size] of toPoints(path)) {
      const puffs = [
        [-0.55, 0.42],
        [0, 0.62],
        [0.55, 0.36],
      ];
      this.where(
        (px, py) =>
          py < y &&
          puffs.some(
            ([at, r]) =>
              Math.hypot(px - x - at * size, (py - y) * 1.1 + r * size * 0.35) < r * size,
          ),
        ink,
      );
      this.rect(Math.round(x - size), y - 1, Math.round(2 * size), 1, ink);
    }
    return this;
  }

  /** Firs of three tiers: middle, top, foot and half of the width; with a trunk. */
  firs(path, ink, trunk) {
    for (const [x, top, foot, half] of toPoints(path)) {
      this.rect(x - 1, foot, 2, 2, trunk);
      for (const [from, to, wide] of [
        [0, 0.42, 0.55],
        [0.22, 0.72, 0.8],
        [0.5, 1, 1],
      ]) {
        const height = foot - top;
        this.polygon(
          [
            [x, top + from * height - 0.5],
            [x + wide * half, top + to * height],
            [x - wide * half, top + to * height],
          ],
          ink,
        );
      }
    }
    return this;
  }

  /** Dashes of light on water: left, top and length, each one cell high. */
  dashes(path, ink) {
    for (const [x, y, length] of toPoints(path)) this.rect(x, y, length, 1, ink);
    return this;
  }

  /** Flowers of five cells on a stalk of two: the middle of the blossom. */
  flowers(path, petal, heart, stalk) {
    for (const [x, y] of toPoints(path)) {
      this.rect(x - 1, y, 3, 1, petal)
        .rect(x, y - 1, 1, 3, petal)
        .dot(x, y, heart);
      this.rect(x, y + 2, 1, 2, stalk);
    }
    return this;
  }
}

/** The box around the points of a path, and a margin. */
function measureBox(path, margin) {
  const points = toPoints(path);
  const [xs, ys] = [0, 1].map((axis) => points.map((point) => point[axis]));
  const low = (values) => Math.min(...values) - margin;
  const high = (values) => Math.max(...values) + margin;
  return [low(xs), low(ys), high(xs), high(ys)];
}

/** A point that lies `far` from (x, y) in the direction of `turn` degrees, clockwise from east. */
export function away(x, y, far, turn) {
  const angle = (turn * Math.PI) / 180;
  return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
}

/**
 * What a scene says about itself, its inks and its finished rows: without blank lines at the
 * borders, and with the cells that `MENDS` changes.
 */
export function scene(id, en, ru, tags, category, stage, inks = {}) {
  const rows = trimmed(stage.rows());
  for (const [x, y, ink] of (MENDS[id] ?? '').split(' ').map((mend) => mend.split(','))) {
    if (ink !== undefined) rows[y] = rows[y].slice(0, +x) + ink + rows[y].slice(+x + 1);
  }
  return { id, en, ru, tags, category, rows, inks };
}

/** The rows without blank lines around the picture. */
function trimmed(rows) {
  const blank = (text) => /^\.*$/.test(text);
  const column = (x) => rows.map((row) => row[x]).join('');
  let left = 0;
  let right = rows[0].length;
  while (blank(column(left))) left++;
  while (blank(column(right - 1))) right--;
  const inked = rows.map((row) => !blank(row));
  const kept = rows.slice(inked.indexOf(true), inked.lastIndexOf(true) + 1);
  return kept.map((row) => row.slice(left, right));
}

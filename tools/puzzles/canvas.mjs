/**
 * A canvas of cells for drawing puzzle pictures: shapes measured in cells, without half-tones.
 *
 * A cell takes an ink if its centre is inside the shape. Inks are single characters, '.' is the
 * background, later shapes cover earlier ones. The origin is the top left corner of the first cell.
 */

/** An unfinished picture. Every method draws and returns the canvas, so that calls chain. */
export class Canvas {
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.cells = Array.from({ length: height }, () => new Array(width).fill('.'));
  }

  /** Inks every cell whose centre passes `inside(x, y)`. */
  where(inside, ink) {
    for (let y = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++) {
        if (inside(x + 0.5, y + 0.5)) this.cells[y][x] = ink;
      }
    }
    return this;
  }

  /** Replaces the ink `from` by `to` where `inside` is true: stripes, shadows, windows. */
  replace(from, to, inside = () => true) {
    return this.where((x, y) => this.at(x, y) === from && inside(x, y), to);
  }

  /** The ink at a point; undefined outside. */
  at(x, y) {
    return this.cells[Math.floor(y)]?.[Math.floor(x)];
  }

  /** A single cell, counted from 0. */
  dot(x, y, ink) {
    return this.rect(x, y, 1, 1, ink);
  }

  rect(left, top, width, height, ink) {
    return this.where((x, y) => x > left && x < left + width && y > top && y < top + height, ink);
  }

  /** An ellipse around (cx, cy), turned clockwise by `turn` degrees. */
  ellipse(cx, cy, rx, ry, ink, turn = 0) {
    const cos = Math.cos((turn * Math.PI) / 180);
    const sin = Math.sin((turn * Math.PI) / 180);
    return this.where((x, y) => {
      const along = (x - cx) * cos + (y - cy) * sin;
      const across = (y - cy) * cos - (x - cx) * sin;
      return (along / rx) ** 2 + (across / ry) ** 2 <= 1;
    }, ink);
  }

  /** A closed polygon through `path`: points, or "x,y x,y ...". */
  polygon(path, ink) {
    const points = toPoints(path);
    return this.where((x, y) => insidePolygon(points, x, y), ink);
  }

  /** A broken line through `path`, `thickness` cells wide, with round ends. */
  stroke(path, thickness, ink) {
    const points = toPoints(path);
    return this.where((x, y) => distanceToPath(points, x, y) <= thickness / 2, ink);
  }

  /** A smooth curve (Catmull-Rom) through `path`, `thickness` cells wide. */
  curve(path, thickness, ink) {
    return this.stroke(smooth(toPoints(path), false), thickness, ink);
  }

  /** A smooth closed shape through `path`. */
  blob(path, ink) {
    return this.polygon(smooth(toPoints(path), true), ink);
  }

  /** Stamps art, "rows|like|this", with its corner at cell (left, top); spaces are transparent. */
  stamp(left, top, art) {
    art.split('|').forEach((row, dy) => {
      [...row].forEach((ink, dx) => {
        if (ink !== ' ' && this.at(left + dx, top + dy) !== undefined) {
          this.cells[top + dy][left + dx] = ink;
        }
      });
    });
    return this;
  }

  /** Copies the left half, mirrored, onto the right half. */
  mirror() {
    for (const row of this.cells) {
      for (let x = 0; x < this.width / 2; x++) row[this.width - 1 - x] = row[x];
    }
    return this;
  }

  /** The picture as strings, one per row. */
  rows() {
    return this.cells.map((row) => row.join(''));
  }
}

/**
 * Parses tuples of numbers: "1,2 3,4.5" becomes [[1, 2], [3, 4.5]]; a list of points stays as it
 * is.
 */
export function toPoints(path) {
  if (typeof path !== 'string') return path;
  return path.split(' ').map((tuple) => tuple.split(',').map(Number));
}

/** The rows of a template string, without the line ends around it and the shared indentation. */
export function artRows(art) {
  const rows = art.replace(/^\n/, '').trimEnd().split('\n');
  const inked = rows.filter((row) => row.trim() !== '');
  const indent = Math.min(...inked.map((row) => row.search(/\S/)));
  return rows.map((row) => row.slice(indent));
}

function insidePolygon(points, x, y) {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i];
    const [bx, by] = points[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function distanceToPath(points, x, y) {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1];
    const [bx, by] = points[i];
    const dx = bx - ax;
    const dy = by - ay;
    const length = dx * dx + dy * dy || 1;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
}

/** Eight points per section of the Catmull-Rom spline through `points`. */
function smooth(points, closed) {
  const n = points.length;
  const point = (i) => points[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))];
  const result = closed ? [] : [points[0]];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const around = [point(i - 1), point(i), point(i + 1), point(i + 2)];
    for (let step = 1; step <= 8; step++) {
      const t = step / 8;
      result.push(
        [0, 1].map((axis) =>
          spline(
            around.map((p) => p[axis]),
            t,
          ),
        ),
      );
    }
  }
  return result;
}

function spline([a, b, c, d], t) {
  const linear = c - a;
  const square = 2 * a - 5 * b + 4 * c - d;
  const cube = 3 * b - a - 3 * c + d;
  return (2 * b + t * (linear + t * (square + t * cube))) / 2;
}

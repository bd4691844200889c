/**
 * Traces edges: the lines along which colours change, one cell wide, as in a pencil drawing of a
 * photograph. Areas stay blank.
 */
import { BLACK_ON_WHITE, computeDistance, type Grid, type Lab, labOfLinear } from '@nonokit/core';
import { computeFineness, type Frame, widened } from '../subject/frame.js';
import type { Light } from '../subject/light.js';
import { viewIn } from '../subject/planes.js';
import { Likeness } from '../subject/similarity.js';
import type { Subject } from '../subject/subject.js';
import type { View } from '../subject/view.js';
import type { Tracing } from '../tracing.js';
import { listNeighbors } from './clean.js';
import { findEdges } from './edges.js';
import { thinned } from './thin.js';

/**
 * The number of parts along the longer side of the view in which edges are found, and the maximum
 * for a cell.
 */
const PARTS = 200;
const MOST_PARTS = 6;

/** Lines of fewer cells are left out. */
const SHORTEST = 3;

/** Cells left free on every side of a transparent drawing. */
const MARGIN = 0.75;

/** Corners whose colours differ by less are paper. */
const SAME = 0.07;

const WHITE: Lab = [1, 1, 1];

/** Areas darker than this are ink if the picture is shaded. */
const DARK = 0.4;

/** A way to draw edges. */
interface Style {
  /** The share of the cells in which lines may begin. */
  readonly share: number;
  /**
   * Whether lines are connected by sides instead of corners: one-cell lines connected by corners
   * are ambiguous.
   */
  readonly stairs: boolean;
  /** Whether dark areas are filled: blank areas between thin lines are ambiguous too. */
  readonly shaded: boolean;
  /** The score that pictures in this style get, since lines were requested. */
  readonly bonus: number;
}

/** The styles to try; the first often makes the best puzzle. */
const STYLES: readonly Style[] = [0.2, 0.13, 0.28].flatMap((share) => [
  { share, stairs: true, shaded: false, bonus: 10 },
  { share, stairs: false, shaded: false, bonus: 12 },
  { share, stairs: false, shaded: true, bonus: 2 },
  { share, stairs: true, shaded: true, bonus: 0 },
]);

/** The tracings of a frame by its edges; only the first one unless `isSearch`. */
export function traceEdges(subject: Subject, given: Frame, isSearch: boolean): Tracing[] {
  const [light] = subject.lights;
  if (light === undefined) return [];
  const ground = groundAround(subject, light);
  // a line around the content needs room
  const frame = ground === undefined ? given : widened(given, MARGIN);
  const { columns, rows } = frame;
  const parts = Math.max(2, Math.min(MOST_PARTS, Math.round(PARTS / Math.max(columns, rows))));
  const view = onGround(
    subject,
    viewIn({ ...subject, ground: ground ?? WHITE }, light, frame, parts),
  );
  const likeness = new Likeness(viewIn(subject, light, frame, computeFineness(frame)));
  const cells = viewIn(subject, light, frame, 1);
  return STYLES.slice(0, isSearch ? STYLES.length : 1).map((style) => {
    const { share, stairs, shaded, bonus } = style;
    const edges = findEdges(view, Math.round(parts / 3), share * columns * rows * parts);
    const lengths = lengthsIn(edges, columns, rows, parts);
    const lines = withoutScraps(thinned(gridOf(lengths, columns, rows)));
    const drawn = stairs ? withStairs(lines, lengths) : lines;
    const grid = shaded ? withShade(drawn, cells) : drawn;
    const cost = computeCost(grid, lengths);
    return {
      grid,
      palette: BLACK_ON_WHITE,
      cost,
      likeness,
      ink: 'any',
      bonus,
      method: formatName(style),
      // with room around it the content fills its frame already
      frame: ground === undefined ? frame : undefined,
    };
  });
}

/** The colour around the content, in linear light; undefined for a photograph. */
function groundAround(
  { transparent, ground }: Subject,
  { width, height, values }: Light,
): Lab | undefined {
  if (transparent) return ground;
  const corners = [0, width - 1, width * (height - 1), width * height - 1].map(
    (i): Lab => [values[4 * i], values[4 * i + 1], values[4 * i + 2]],
  );
  const [first = WHITE, ...others] = corners;
  const isSame = others.every(
    (one) => computeDistance(labOfLinear(...one), labOfLinear(...first)) < SAME,
  );
  return isSame ? first : undefined;
}

/** The view without the edge of what is covered, if the background has the colour of the paper. */
function onGround({ transparent }: Subject, view: View): View {
  return transparent ? view : { ...view, alpha: new Float32Array(view.alpha.length).fill(1) };
}

function formatName({ share, stairs, shaded }: Style): string {
  return `edges, ${Math.round(100 * share)} %${stairs ? ', by sides' : ''}${shaded ? ', shaded' : ''}`;
}

/**
 * The picture with lines connected by sides: at each diagonal step, the cell with more edge is ink.
 */
function withStairs({ width, height, cells: before }: Grid, lengths: Float32Array): Grid {
  const cells = before.slice();
  const fill = (ends: readonly number[], corners: readonly number[]): void => {
    if (ends.some((i) => cells[i] === 0) || corners.some((i) => cells[i] !== 0)) return;
    const [first = 0, second = 0] = corners;
    cells[lengths[first] >= lengths[second] ? first : second] = 1;
  };
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x;
      const falling = [i, i + width + 1];
      const rising = [i + 1, i + width];
      if (falling === undefined || rising === undefined) continue;
      fill(falling, rising);
      fill(rising, falling);
    }
  }
  return { width, height, cells };
}

/** The picture with the dark areas of the image filled. */
function withShade(grid: Grid, { lab, alpha }: View): Grid {
  const cells = grid.cells.map((color, i) =>
    color === 1 || (alpha[i] > 0.5 && lab[3 * i] < DARK) ? 1 : 0,
  );
  return { ...grid, cells };
}

/** For each cell, the length of the edge through it, in cells. */
function lengthsIn(
  edges: Float32Array,
  columns: number,
  rows: number,
  parts: number,
): Float32Array {
  const lengths = new Float32Array(columns * rows);
  edges.forEach((strength, i) => {
    if (strength === 0) return;
    const x = Math.floor((i % (columns * parts)) / parts);
    const y = Math.floor(i / (columns * parts * parts));
    lengths[y * columns + x] += 1 / parts;
  });
  return lengths;
}

function gridOf(lengths: Float32Array, width: number, height: number): Grid {
  return { width, height, cells: Uint16Array.from(lengths, (length) => (length >= 0.5 ? 1 : 0)) };
}

/** The picture without lines of one or two cells. */
function withoutScraps(grid: Grid): Grid {
  const cells = grid.cells.slice();
  const seen = new Uint8Array(cells.length);
  for (const from of cells.keys()) {
    if (cells[from] === 0 || seen[from] !== 0) continue;
    const line = [from];
    seen[from] = 1;
    for (const cell of line) {
      for (const next of listNeighbors(grid, cell)) {
        if (cells[next] === 0 || seen[next] !== 0) continue;
        seen[next] = 1;
        line.push(next);
      }
    }
    if (line.length < SHORTEST) for (const cell of line) cells[cell] = 0;
  }
  return { ...grid, cells };
}

/**
 * The cost of flips: a cell of a line costs the length of the edge through it; ink beside a line
 * costs less.
 */
function computeCost({ cells }: Grid, lengths: Float32Array): Float32Array {
  const cost = new Float32Array(2 * cells.length);
  cells.forEach((color, i) => {
    cost[2 * i + 1 - color] = color === 1 ? Math.min(1, lengths[i]) : 1 - Math.min(0.8, lengths[i]);
  });
  return cost;
}

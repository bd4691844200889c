/**
 * Traces a drawing in black and white as a person would: every cell has one of its even colours,
 * and each colour is ink or blank. All choices are tried, since a drawing has few colours. The best
 * ones keep most edges and make dark things dark.
 */
import { BLACK_ON_WHITE, type Grid } from '@nonokit/core';
import { computeFineness, type Frame } from '../subject/frame.js';
import { viewIn } from '../subject/planes.js';
import { Likeness } from '../subject/similarity.js';
import type { Subject } from '../subject/subject.js';
import type { Tracing } from '../tracing.js';
import { computeWorth, type Drawing } from './drawing.js';
import { drawnCells, GAP, INK, LINE, type Manner } from './drawn-cells.js';

/** The number of pictures to keep, the best ones. */
const KEPT = 6;

/**
 * The number of pictures that are also kept with thicker strokes, which are solvable more often,
 * and the loss of worth for that.
 */
const THICKENED = 2;
const THICK = 3;

/** The differences of colour above which lines and gaps are drawn; 9 means never. */
const LINES = [9, 0.18, 0.35];
const GAPS = [9, 0.18];

/** The best pictures of the drawings. */
export function traceDrawn(subject: Subject, drawings: readonly Drawing[]): Tracing[] {
  const tried = drawings.flatMap((drawing) =>
    listManners(drawing.labs.length).map((manner) => {
      const parts = drawnCells(drawing, manner);
      const cells = cellsOf(parts);
      return { drawing, manner, parts, cells, worth: computeWorth(drawing, cells) };
    }),
  );
  tried.sort((a, b) => b.worth - a.worth);
  const [light] = subject.lights;
  if (light === undefined) return [];
  const seen = new Set<string>();
  const kept = tried.filter(({ cells }) => {
    if (seen.size >= KEPT) return false;
    const key = cells.join('');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const likenesses = new Map<Frame, Likeness>();
  return kept.flatMap(({ drawing, manner, parts, cells, worth }, rank) => {
    const { frame, columns, rows } = drawing;
    const likeness =
      likenesses.get(frame) ?? new Likeness(viewIn(subject, light, frame, computeFineness(frame)));
    likenesses.set(frame, likeness);
    const cost = computeCost(drawing, manner, parts);
    const grid = { width: columns, height: rows, cells };
    const palette = BLACK_ON_WHITE;
    const method = formatName(manner);
    const plain = {
      grid,
      palette,
      cost,
      likeness,
      ink: 'any',
      bonus: 0,
      worth,
      method,
      frame,
    } as const;
    if (rank >= THICKENED) return [plain];
    const thick = withStairs(grid, cost);
    const worse = computeWorth(drawing, thick.cells) - THICK;
    return [plain, { ...plain, grid: thick, worth: worse, method: `${method}, by sides` }];
  });
}

/**
 * The picture with strokes connected by sides: at each diagonal step, the likelier of two cells is
 * ink.
 */
function withStairs({ width, height, cells: before }: Grid, cost: Float32Array): Grid {
  const cells = before.slice();
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x;
      const corners = [i, i + 1, i + width, i + width + 1] as const;
      const [a, b, c, d] = corners.map((cell) => cells[cell] === 1);
      if (a !== d || b !== c || a === b) continue;
      const [p, q] = a === true ? [corners[1], corners[2]] : [corners[0], corners[3]];
      cells[cost[2 * p + 1] <= cost[2 * q + 1] ? p : q] = 1;
    }
  }
  return { width, height, cells };
}

function listManners(labels: number): Manner[] {
  const manners: Manner[] = [];
  for (let mask = 0; mask < 2 ** (labels - 1); mask++) {
    const ink = Array.from({ length: labels }, (_, k) => k > 0 && ((mask >> (k - 1)) & 1) === 1);
    const inks = ink.filter(Boolean).length;
    for (const lines of labels - 1 - inks < 2 ? LINES.slice(0, 1) : LINES) {
      for (const gaps of inks < 2 ? GAPS.slice(0, 1) : GAPS) manners.push({ ink, lines, gaps });
    }
  }
  return manners;
}

function cellsOf(parts: Uint8Array): Uint16Array {
  // a loop, since hundreds of pictures are drawn and `from` with a function takes ten times as long
  const cells = new Uint16Array(parts.length);
  for (let i = 0; i < cells.length; i++) {
    const part = parts[i];
    if (part === INK || part === LINE) cells[i] = 1;
  }
  return cells;
}

/** The cost of flips: by votes, except for lines and gaps, which have a fixed cost. */
function computeCost({ votes, labs }: Drawing, { ink }: Manner, parts: Uint8Array): Float32Array {
  const cost = new Float32Array(2 * parts.length);
  parts.forEach((part, i) => {
    const color = part === INK || part === LINE ? 1 : 0;
    let dark = 0;
    let light = 0;
    for (let k = 0; k < labs.length; k++) {
      const vote = votes[i * labs.length + k];
      if (ink[k] === true) dark = Math.max(dark, vote);
      else light = Math.max(light, vote);
    }
    const clear = part === LINE || part === GAP ? 0.8 : Math.abs(dark - light) / 0.6;
    cost[2 * i + 1 - color] = clear;
  });
  return cost;
}

function formatName({ ink, lines, gaps }: Manner): string {
  const mask = ink.slice(1).map((one) => (one ? 'x' : '.'));
  return `drawn ${mask.join('')}, lines ${lines}, gaps ${gaps}`;
}

/**
 * Measures of a made picture by which bad ones are found without looking, and the gates: what fails
 * one of them nobody need look at. They say little about whether a picture is recognised; that is
 * judged by eye (see `judged.tsv`).
 */
import { apart, measureGrid as plainMeasures, toLab } from '../../bench/make-measures.mjs';

/**
 * The measures: those of `bench/make-measures.mjs`, and `edges`, the share of neighbouring cells
 * that differ; `blob`, the largest square of one ink as a share of the shorter side.
 */
export function measureCells({ width, height, palette, cells }) {
  const grid = { width, height, cells: gridCells(cells) };
  const colors = palette.map((rgb) => ({ rgb }));
  const { used, paper, inks, border, specks, lone, fill } = plainMeasures(grid, colors);
  return {
    used,
    border,
    specks,
    lone,
    paper: rounded(paper),
    inks: rounded(inks),
    fill: rounded(fill),
    edges: rounded(countEdges(grid)),
    blob: rounded(largestSquare(grid) / Math.min(width, height)),
  };
}

/** The cells of a picture from their digits. */
export function gridCells(digits) {
  return Uint8Array.from(digits, (digit) => Number.parseInt(digit, 36));
}

/** Why a candidate is not good enough to be looked at; undefined if it is. */
export function findFault(candidate) {
  const { width, height, wish, reached, changed, problem } = candidate;
  if (problem !== undefined) return problem;
  const { paper, inks, border, specks, fill, edges, blob } = candidate;
  const short = Math.min(width, height);
  const long = Math.max(width, height);
  const faults = {
    'not solvable': !reached,
    'ink like paper': paper < 0.1,
    'inks alike': inks < 0.09,
    'empty border': border > 0,
    specks: specks > (long >= 30 ? 2 : 1),
    'much changed': wish.aim === undefined && changed > Math.max(3, 0.012 * width * height),
    narrow: short < 0.45 * long,
    'too full or empty': wish.colors === 1 ? fill < 0.2 || fill > 0.75 : fill < 0.2,
    'few edges': wish.colors === 1 && edges < 0.16,
    blob: wish.colors === 1 && blob > 0.85,
  };
  return Object.keys(faults).find((fault) => faults[fault]);
}

/** Edges per cell: pairs of neighbours with different colours. */
function countEdges({ width, height, cells }) {
  let edges = 0;
  for (let i = 0; i < cells.length; i++) {
    if (i % width < width - 1 && cells[i] !== cells[i + 1]) edges++;
    if (i < width * (height - 1) && cells[i] !== cells[i + width]) edges++;
  }
  return edges / cells.length;
}

/** The side of the largest square that has one ink. */
function largestSquare({ width, height, cells }) {
  const side = new Uint8Array(cells.length);
  let most = 0;
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] === 0) continue;
    side[i] = 1;
    const isEdge = i % width === 0 || i < width;
    if (isEdge) continue;
    const around = [i - 1, i - width, i - width - 1];
    if (around.some((k) => cells[k] !== cells[i])) continue;
    side[i] = 1 + Math.min(...around.map((k) => side[k]));
    most = Math.max(most, side[i]);
  }
  return height > 0 ? most : 0;
}

function rounded(value) {
  return Math.round(value * 1000) / 1000;
}

export { apart, toLab };

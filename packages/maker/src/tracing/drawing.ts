/**
 * Drawings: a subject with even colours, seen as cells of one colour each, and a measure of how
 * well a picture in black and white suits it.
 */
import { type Lab, labOfRgb } from '@nonokit/core';
import { chooseInks } from '../inks/choose-inks.js';
import { mapLabels } from '../inks/label-map.js';
import { collectSwatches, findPure } from '../inks/swatches.js';
import type { Frame } from '../subject/frame.js';
import { viewIn } from '../subject/planes.js';
import { measureStretch, type Stretch } from '../subject/stretch.js';
import type { Subject } from '../subject/subject.js';
import type { View } from '../subject/view.js';
import { countVotes } from './cell-votes.js';
import { type ColoredCells, labelsAround } from './drawn-cells.js';
import { Sides } from './sides.js';

/** Places along the longer side of the view in which colours are found. */
const PLACES = 160;

/** Maximum number of colours. */
const COLORS = 5;

/**
 * The weights of kept edges, of edges that were not invented, and of tones; and the penalties for
 * clutter and negatives.
 */
const GOOD = { outline: 35, inside: 25, precision: 8, tone: 32 };
const BAD = { clutter: 90, negative: 12 };

/** If the edges inside are below this share of the outline, they count less. */
const DETAILED = 0.15;

/** Colours lighter than the first limit are all light; darker than the second, all dark. */
const LIGHT = 0.9;
const DARK = 0.63;

/** Two parts whose lightness differs by this much are a negative if the darker one is blank. */
const PLAIN = 0.25;

/** A drawing in a frame. */
export interface Drawing extends ColoredCells {
  readonly frame: Frame;
  /** How strongly each cell wants each label. */
  readonly votes: Float32Array;
  readonly sides: Sides;
  /** The lightness of each label. */
  readonly lightness: readonly number[];
  /** How dark each label is, 0..1. */
  readonly darkness: readonly number[];
}

/** The colours of a drawing, those of its surroundings first. */
interface Colors {
  readonly labs: readonly Lab[];
  readonly stretch: Stretch;
}

/** The drawing in the first and the last frame; none if the subject has no even colours. */
export function createDrawings(subject: Subject, frames: readonly Frame[]): Drawing[] {
  const { transparent, flat, border } = subject;
  const [first] = frames;
  if (first === undefined || (!transparent && (!flat || border === undefined))) return [];
  const seen = fineView(subject, first);
  const colors = colorsOf(subject, seen);
  if (colors.labs.length < 2) return [];
  const few = frames.filter((_, at) => at === 0 || at === frames.length - 1);
  return few.map((frame) =>
    createDrawing(subject, frame, frame === first ? seen : fineView(subject, frame), colors),
  );
}

/** The number of places along the side of a cell. */
function countParts({ columns, rows }: Frame): number {
  return Math.max(3, Math.min(12, Math.round(PLACES / Math.max(columns, rows))));
}

function fineView(subject: Subject, frame: Frame): View {
  const [light] = subject.lights;
  const none = { width: 0, height: 0, values: new Float32Array() };
  return viewIn(subject, light ?? none, frame, countParts(frame));
}

function colorsOf({ transparent, border }: Subject, view: View): Colors {
  const pure = findPure(view, transparent);
  const stretch = measureStretch(view, (i) => pure[i] === 1);
  const swatches = collectSwatches(stretch.spread(view), (i) => pure[i] === 1);
  const paper = transparent || border === undefined ? undefined : stretch.spread(even(border));
  const around = paper === undefined ? labOfRgb('#ffffff') : toLab(paper);
  const inks = chooseInks(swatches, COLORS, paper && around);
  return { labs: [around, ...inks.map(({ lab }) => lab)], stretch };
}

/** A view of one place. */
function even(lab: Lab): View {
  return { width: 1, height: 1, lab: Float32Array.from(lab), alpha: Float32Array.of(1) };
}

function toLab({ lab: [l = 0, a = 0, b = 0] }: View): Lab {
  return [l, a, b];
}

/** A subject in a frame as cells with colours. */
function createDrawing(
  { transparent }: Subject,
  frame: Frame,
  plain: View,
  { labs, stretch }: Colors,
): Drawing {
  const { columns, rows } = frame;
  const parts = countParts(frame);
  const pure = findPure(plain, transparent);
  const first = transparent ? 1 : 0;
  const map = mapLabels(stretch.spread(plain), pure, labs, { transparent, first });
  const votes = countVotes(map, { parts, labs, transparent, strokes: true });
  const labels = new Uint8Array(columns * rows);
  for (let i = 0; i < labels.length; i++) {
    for (let k = 1; k < labs.length; k++) {
      if (votes[i * labs.length + k] > votes[i * labs.length + labels[i]]) labels[i] = k;
    }
  }
  const sides = new Sides(map, labs, parts);
  const lightness = labs.map((lab) => stretch.original(lab)[0]);
  const darkness = lightness.map(computeDarkness);
  const around = labelsAround({ columns, rows, labels });
  return { frame, columns, rows, labels, around, labs, votes, sides, lightness, darkness };
}

function computeDarkness(lightness: number): number {
  return Math.min(1, Math.max(0, (LIGHT - lightness) / (LIGHT - DARK)));
}

/** The quality of a picture of a drawing, 0..100. */
export function computeWorth(drawing: Drawing, cells: Uint16Array): number {
  const { sides } = drawing;
  const { outline, inside, precision } = sides.fitOf({ cells });
  const detail = Math.min(1, sides.detail / DETAILED);
  const good =
    GOOD.outline * outline +
    GOOD.inside * (detail * inside + (1 - detail) * outline) +
    GOOD.precision * precision +
    GOOD.tone * measureTone(drawing, cells);
  const bad =
    BAD.clutter * measureClutter(drawing, cells) + BAD.negative * measureNegative(drawing, cells);
  return Math.max(0, good - bad);
}

/** The share of the edges inside the subject whose darker side is blank, such as white eyes. */
function measureNegative({ columns, labels, lightness }: Drawing, cells: Uint16Array): number {
  let sum = 0;
  let all = 0;
  const compare = (i: number, j: number): void => {
    const p = labels[i];
    const q = labels[j];
    if (cells[i] === cells[j] || p === q || p === 0 || q === 0) return;
    all++;
    const lighter = (lightness[p] ?? 0) - (lightness[q] ?? 0);
    const wrong = cells[i] === 0 ? -lighter : lighter;
    sum += Math.min(1, Math.max(0, wrong / PLAIN));
  };
  for (let i = 0; i < cells.length; i++) {
    if (i % columns > 0) compare(i - 1, i);
    if (i >= columns) compare(i - columns, i);
  }
  return all === 0 ? 0 : sum / all;
}

/** The share of the subject that is ink where it is dark and blank where it is light. */
function measureTone({ labels, darkness }: Drawing, cells: Uint16Array): number {
  let sum = 0;
  let all = 0;
  labels.forEach((label, i) => {
    // what is around the subject is nothing, and blank; ink there is wrong
    if (label === 0 && cells[i] === 0) return;
    const dark = label === 0 ? 0 : (darkness[label] ?? 0);
    all++;
    sum += cells[i] === 0 ? 1 - dark : dark;
  });
  return all === 0 ? 1 : sum / all;
}

/** Places where ink and blank switch along a diagonal, for each cell of the picture. */
function measureClutter({ columns, rows }: ColoredCells, cells: Uint16Array): number {
  let count = 0;
  for (let y = 0; y + 1 < rows; y++) {
    for (let x = 0; x + 1 < columns; x++) {
      const i = y * columns + x;
      const a = cells[i];
      const b = cells[i + 1];
      const c = cells[i + columns];
      const d = cells[i + columns + 1];
      if (a === d && b === c && a !== b) count++;
    }
  }
  return count / cells.length;
}

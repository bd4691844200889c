/**
 * Traces in colours: picks a few colours in Oklab, and gives each cell the colour that covers most
 * of it (sharp, good for drawings) or the one nearest to its average (smooth, good for
 * photographs). It does not dither, because dithering makes unsolvable puzzles.
 */
import { computeDistance, type Grid, type Lab, LINEAR, parseChannels } from '@nonokit/core';
import { type InkOptions, type Inks, inksOf } from '../inks/inks.js';
import { mapLabels } from '../inks/label-map.js';
import { findPure } from '../inks/swatches.js';
import { computeFineness, type Frame } from '../subject/frame.js';
import type { Light } from '../subject/light.js';
import { viewIn } from '../subject/planes.js';
import { Likeness } from '../subject/similarity.js';
import type { Subject } from '../subject/subject.js';
import { labAt, type View } from '../subject/view.js';
import type { Tracing } from '../tracing.js';
import { countVotes } from './cell-votes.js';
import { cleanedGrid } from './clean.js';

export type { InkOptions } from '../inks/inks.js';

/** Cells with less coverage than this are background. */
const COVERED = 0.5;

/** A clearly visible difference of colour, and of the share of a cell: the units of cost. */
const PLAIN = 0.16;
const SHARE = 0.6;

/** Places along the longer side of a picture in which its colours are found and counted. */
const PLACES = 160;
const MOST_PARTS = 12;

/** Pictures with a longer side above this have room for strokes as they are. */
const DETAILED = 60;

/** The score for edges that suit a drawing, and the penalty for those that do not. */
const CRISP = 4;
const NEAR = 1;
const BLENDED = -2;

/** The subject in one light and frame, with its colours at several places of each cell. */
interface Sight {
  readonly subject: Subject;
  readonly light: Light;
  readonly frame: Frame;
  readonly fine: View;
}

/** One way to give cells their colours. */
interface Way {
  readonly cost: Float32Array;
  readonly inks: Inks;
  readonly method: string;
  readonly bonus: number;
}

/** All tracings in colours of the subject in these frames. */
export function traceColors(
  subject: Subject,
  frames: readonly Frame[],
  options: InkOptions,
): Tracing[] {
  const [frame] = frames;
  if (frame === undefined) return [];
  return subject.lights.slice(0, 2).flatMap((light, at) => {
    const contrast = subject.contrasts[at] ?? 0;
    const suffix = contrast > 0 ? `, local contrast ${contrast}` : '';
    const parts = countParts(frame);
    const seen = viewIn(subject, light, frame, parts);
    const sharp = inksOf(seen, parts, subject, options);
    return frames.flatMap((one) => {
      const on = { ...subject, ground: chooseGround(subject, sharp) };
      const likeness = new Likeness(viewIn(on, toPlain(subject, light), one, computeFineness(one)));
      const isSeen = one === frame && on.ground === subject.ground;
      const fine = isSeen ? seen : viewIn(on, light, one, countParts(one));
      const sight = { subject: on, light, frame: one, fine };
      return listWays(sight, sharp, options).map(({ cost, inks, method, bonus }) => {
        const { palette } = inks;
        const grid = gridOf(one, cost, palette.length);
        const how = `${method}${suffix}`;
        return { grid, palette, cost, likeness, ink: 'any', bonus, method: how, frame: one };
      });
    });
  });
}

function toPlain({ lights: [plain] }: Subject, light: Light): Light {
  return plain ?? light;
}

/**
 * The paper's colour in linear light behind a drawing, so that the comparison sees the drawing on
 * its paper.
 */
function chooseGround({ transparent, ground }: Subject, { palette: [paper] }: Inks): Lab {
  if (!transparent || paper === undefined) return ground;
  const [red = 0, green = 0, blue = 0] = parseChannels(paper.rgb).map((byte) => LINEAR[byte] ?? 0);
  return [red, green, blue];
}

/** Places along the side of a cell. */
function countParts({ columns, rows }: Frame): number {
  const longer = Math.max(columns, rows);
  if (longer > DETAILED) return 2;
  return Math.max(4, Math.min(MOST_PARTS, Math.round(PLACES / longer)));
}

/**
 * The ways to colour cells. A drawing on a transparent or even background has sharp edges only:
 * averages would add mixed colours, and lose its outlines.
 */
function listWays(sight: Sight, sharp: Inks, options: InkOptions): Way[] {
  const { subject, light, frame, fine } = sight;
  const { flat, transparent, border } = subject;
  const majority = {
    cost: sharpCost(subject, frame, fine, sharp),
    inks: sharp,
    method: 'majority',
    bonus: flat ? CRISP : 0,
  };
  if (flat && (transparent || border !== undefined)) return [majority];
  const cells = viewIn(subject, light, frame, 1);
  const smooth = transparent ? sharp : inksOf(cells, 1, subject, options);
  return [
    majority,
    {
      cost: meanCost(cells, sharp, subject),
      inks: sharp,
      method: 'nearest',
      bonus: flat ? NEAR : 0,
    },
    {
      cost: meanCost(cells, smooth, subject),
      inks: smooth,
      method: 'average',
      bonus: flat ? BLENDED : 0,
    },
  ];
}

/** Gives each cell the colour of least cost and cleans up. */
function gridOf({ columns, rows }: Frame, cost: Float32Array, colors: number): Grid {
  const cells = new Uint16Array(columns * rows);
  for (let i = 0; i < cells.length; i++) {
    for (let c = 1; c < colors; c++) {
      if (cost[i * colors + c] < cost[i * colors + cells[i]]) {
        cells[i] = c;
      }
    }
  }
  return cleanedGrid({ width: columns, height: rows, cells }, colors, cost);
}

/** The cost of each colour for each cell, by the cell's average colour. */
function meanCost(cells: View, { labs, paperShows }: Inks, { transparent }: Subject): Float32Array {
  const cost = new Float32Array(cells.alpha.length * labs.length);
  for (let i = 0; i < cells.alpha.length; i++) {
    const lab = labAt(cells, i);
    const distances = labs.map((ink) => computeDistance(ink, lab));
    const cover = cells.alpha[i];
    if (transparent && cover < COVERED) {
      distances[0] = 0;
      for (let c = 1; c < labs.length; c++)
        distances[c] = (distances[c] ?? 0) / 2 + COVERED - cover;
    } else if (transparent && !paperShows) {
      distances[0] = Math.min(10, ...distances.slice(1)) + (cover - COVERED);
    }
    setCosts(cost, i, distances, PLAIN);
  }
  return cost;
}

/**
 * The cost of each colour for each cell: its distance from the winner in votes. Photographs have no
 * strokes, only noise that looks like them.
 */
function sharpCost(subject: Subject, frame: Frame, fine: View, inks: Inks): Float32Array {
  const { transparent, flat } = subject;
  const { labs, paperShows } = inks;
  const parts = countParts(frame);
  const first = paperShows ? 0 : 1;
  const map = mapLabels(fine, findPure(fine, transparent), labs, { transparent, first });
  const strokes = (flat || transparent) && parts > 2;
  const votes = countVotes(map, { parts, labs, transparent, strokes });
  const cost = new Float32Array(votes.length);
  for (let i = 0; i < frame.columns * frame.rows; i++) {
    const own = votes.subarray(i * labs.length, (i + 1) * labs.length);
    setCosts(
      cost,
      i,
      Array.from(own, (vote) => -vote),
      SHARE,
    );
  }
  return cost;
}

/** Costs relative to the best colour of the cell, in units of `unit`. */
function setCosts(cost: Float32Array, i: number, values: readonly number[], unit: number): void {
  const least = Math.min(...values);
  values.forEach((value, c) => {
    cost[i * values.length + c] = (value - least) / unit;
  });
}

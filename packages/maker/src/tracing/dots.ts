/**
 * Dots of a label map: connected places of one colour that are smaller than about two cells, such
 * as eyes, buttons and seeds. A dot on the corner of four cells would win none of them, so it is
 * given a number of cells that matches its area.
 */
import { computeDistance, type Lab } from '@nonokit/core';
import type { LabelMap } from '../inks/label-map.js';

/** A dot and its cells. */
export interface Dot {
  readonly label: number;
  /** The cells that it should have. */
  readonly cells: readonly number[];
  /** The cells that it covers in part and should not have. */
  readonly spared: readonly number[];
}

/** Minimum and maximum area in cells, and the longest side. */
const LEAST = 0.16;
const LEAST_ON_PAPER = 0.4;
const MOST = 1.6;
const LONGEST = 2.3;

/** The minimum difference of a dot from its surroundings. */
const CLEAR = 0.22;

/** The minimum product of area and contrast: a small eye is dark, and a pale highlight is large. */
const STRIKING = 0.1;

/** Maximum number of dots; more are considered texture. */
const FEW = 14;

/** The most visible dots of a map with `parts` places along the side of a cell. */
export function findDots(map: LabelMap, labs: readonly Lab[], parts: number): Dot[] {
  const dots: (Dot & { readonly weight: number })[] = [];
  const seen = new Uint8Array(map.labels.length);
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 1) continue;
    const blob = blobAt(map, start, seen);
    const area = blob.places.length / parts ** 2;
    if (area > MOST || area < LEAST || blob.side > LONGEST * parts) continue;
    const contrast = computeDistance(labs[blob.label] ?? [0, 0, 0], labs[blob.around] ?? [0, 0, 0]);
    const weight = area * contrast;
    if (contrast < CLEAR || weight < STRIKING) continue;
    if (blob.around === 0 && area < LEAST_ON_PAPER) continue;
    dots.push({ ...cellsOf(map, blob, parts), weight });
  }
  return dots.sort((a, b) => b.weight - a.weight).slice(0, FEW);
}

/** Connected places of one label. */
interface Blob {
  readonly label: number;
  readonly places: readonly number[];
  /** The longer side of its rectangle, in places. */
  readonly side: number;
  /** The most common label around it. */
  readonly around: number;
}

/** The blob that the place belongs to, corners included; marks its places as seen. */
function blobAt({ width, height, labels }: LabelMap, start: number, seen: Uint8Array): Blob {
  const label = labels[start];
  const places = [start];
  const borders = new Map<number, number>();
  let left = width;
  let right = 0;
  let top = height;
  let bottom = 0;
  seen[start] = 1;
  for (let at = 0; at < places.length; at++) {
    const i = places[at] ?? 0;
    const x = i % width;
    const y = Math.floor(i / width);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const near = row * width + column;
        const other = labels[near];
        if (other !== label) borders.set(other, (borders.get(other) ?? 0) + 1);
        else if (seen[near] === 0) {
          seen[near] = 1;
          places.push(near);
        }
      }
    }
  }
  const [around] = [...borders].reduce((a, b) => (b[1] > a[1] ? b : a), [label, 0]);
  return { label, places, side: 1 + Math.max(right - left, bottom - top), around };
}

/** Distributes the cells that a blob touches: it gets as many as its area. */
function cellsOf({ width }: LabelMap, { label, places }: Blob, parts: number): Dot {
  const columns = width / parts;
  const counts = new Map<number, number>();
  for (const i of places) {
    const x = i % width;
    const y = Math.floor(i / width);
    const cell = Math.floor(y / parts) * columns + Math.floor(x / parts);
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  const ranked = [...counts].sort((a, b) => b[1] - a[1]).map(([cell]) => cell);
  const count = Math.max(1, Math.round(places.length / parts ** 2));
  return { label, cells: ranked.slice(0, count), spared: ranked.slice(count) };
}

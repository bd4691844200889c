/**
 * Label maps: the ink of each place in a finely divided picture. A place whose colour is a mix of
 * two others belongs to one of these, never to a third ink that happens to lie between them.
 */
import { computeDistance, type Lab } from '@nonokit/core';
import { labAt, type View } from '../subject/view.js';
import { VISIBLE } from './swatches.js';

/** A label for each place. */
export interface LabelMap {
  readonly width: number;
  readonly height: number;
  readonly labels: Uint8Array;
}

/** No label yet. */
const NONE = 255;

/** Rounds in which mixed places get the label of a neighbour. */
const ROUNDS = 3;

/**
 * Labels each place with the nearest of `labs`; transparent places have label 0. `first` is the
 * first label that a visible place may have.
 */
export function mapLabels(
  view: View,
  pure: Uint8Array,
  labs: readonly Lab[],
  { transparent, first }: { readonly transparent: boolean; readonly first: number },
): LabelMap {
  const { width, height, alpha } = view;
  const labels = new Uint8Array(width * height).fill(NONE);
  const rest: number[] = [];
  for (let i = 0; i < labels.length; i++) {
    if (transparent && alpha[i] < VISIBLE) labels[i] = 0;
    else if (pure[i] === 0) rest.push(i);
    else labels[i] = nearestIn(labs, labAt(view, i), first);
  }
  let left = rest;
  for (let round = 0; round < ROUNDS && left.length > 0; round++) {
    left = spread(view, labels, labs, left, transparent);
  }
  for (const i of left) labels[i] = nearestIn(labs, labAt(view, i), first);
  return { width, height, labels };
}

/** Gives places the nearest label beside them; returns those that have none. */
function spread(
  view: View,
  labels: Uint8Array,
  labs: readonly Lab[],
  places: readonly number[],
  transparent: boolean,
): number[] {
  const { width, height, alpha } = view;
  const left: number[] = [];
  const found: [place: number, label: number][] = [];
  for (const i of places) {
    const x = i % width;
    const y = Math.floor(i / width);
    const lab = labAt(view, i);
    let best = NONE;
    let least = Number.POSITIVE_INFINITY;
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const near = row * width + column;
        const label = labels[near];
        if (label === NONE || (transparent && alpha[near] < VISIBLE)) continue;
        const distance = computeDistance(labs[label] ?? lab, lab);
        if (distance < least) [best, least] = [label, distance];
      }
    }
    if (best === NONE) left.push(i);
    else found.push([i, best]);
  }
  for (const [place, label] of found) labels[place] = label;
  return left;
}

function nearestIn(labs: readonly Lab[], lab: Lab, first: number): number {
  let best = first;
  let least = Number.POSITIVE_INFINITY;
  for (let k = first; k < labs.length; k++) {
    const distance = computeDistance(labs[k] ?? lab, lab);
    if (distance < least) [best, least] = [k, distance];
  }
  return best;
}

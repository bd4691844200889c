/**
 * Symmetric subjects. If an image differs from its mirror image by no more than a hundredth, both
 * are averaged, so that it becomes exactly symmetric, and every tracing of it is mirrored exactly.
 * People notice at once if one wing of a butterfly is a cell larger than the other.
 */

import { listMirrors, listOrbit } from '../mirrors.js';
import type { Tracing } from '../tracing.js';
import { type Light, shrinkLight } from './light.js';
import type { Mirrors } from './mirror-axes.js';
import type { Subject } from './subject.js';

/** A subject and its mirrors. */
export interface Mirrored {
  readonly subject: Subject;
  readonly mirrors: Mirrors;
}

/** The longer side of the copy that is compared with its mirror image: edges may be a bit off. */
const COMPARED = 80;

/** A place differs if its light, or what is covered of it, differs by more than this. */
const DIFFERS = 0.2;

/** The share of the visible places that may differ. */
const MOST = 0.01;

/** Maximum distance of the axis from the middle, in pixels. */
const OFF = 4;

/** The subject with its halves averaged, if they are alike, and its mirrors. */
export function mirrored(subject: Subject): Mirrored {
  const { transparent } = subject;
  let { lights } = subject;
  const [plain] = lights;
  const across = plain && findAxis(plain, transparent);
  if (across !== undefined) lights = lights.map((light) => averagedAt(light, across));
  const [first] = lights;
  const down = first && findAxis(transposed(first), transparent);
  if (down !== undefined) {
    lights = lights.map((light) => transposed(averagedAt(transposed(light), down)));
  }
  return {
    subject: { ...subject, lights },
    mirrors: { across: across !== undefined, down: down !== undefined },
  };
}

/** The tracing in which every cell equals its mirror images. */
export function mirroredTracing(tracing: Tracing, { across, down }: Mirrors): Tracing {
  const mirrors = listMirrors(tracing.grid, across, down);
  if (mirrors.length === 0) return tracing;
  const { grid, palette } = tracing;
  const colors = palette.length;
  const cells = grid.cells.slice();
  const cost = tracing.cost.slice();
  for (const i of cells.keys()) {
    const first = Math.min(...listOrbit(i, mirrors));
    cells[i] = grid.cells[first];
    cost.copyWithin(i * colors, first * colors, (first + 1) * colors);
  }
  return { ...tracing, grid: { ...grid, cells }, cost };
}

/** The position of the axis of a light; see `axisOffset`. Undefined if its halves differ. */
function findAxis(light: Light, transparent: boolean): number | undefined {
  if (light.width < 3) return undefined;
  const off = transparent ? axisOffset(light) : 0;
  return Math.abs(off) <= OFF && isAlike(centeredBy(light, off)) ? off : undefined;
}

/** The distance, in half pixels, from the middle of the image to the middle of what is covered. */
function axisOffset({ width, values }: Light): number {
  let sum = 0;
  let total = 0;
  for (let i = 3; i < values.length; i += 4) {
    const x = ((i - 3) / 4) % width;
    sum += values[i] * x;
    total += values[i];
  }
  return total === 0 ? 0 : Math.round(2 * (sum / total - (width - 1) / 2));
}

/**
 * The light with empty columns added at one side, so that the axis of what is covered is in the
 * middle.
 */
function centeredBy({ width, height, values }: Light, off: number): Light {
  if (off === 0) return { width, height, values };
  const wide = width + Math.abs(off);
  const from = Math.max(0, -off);
  const moved = new Float32Array(4 * wide * height);
  for (let y = 0; y < height; y++) {
    moved.set(values.subarray(4 * y * width, 4 * (y + 1) * width), 4 * (y * wide + from));
  }
  return { width: wide, height, values: moved };
}

function isAlike(light: Light): boolean {
  const scale = Math.min(1, COMPARED / Math.max(light.width, light.height));
  const [width, height] = [light.width, light.height].map((side) => Math.ceil(side * scale));
  if (width === undefined || height === undefined) return false;
  const whole = { left: 0, top: 0, width: light.width, height: light.height };
  const { values } = shrinkLight(light, whole, width, height);
  let different = 0;
  let visible = 0;
  for (let i = 0; i < width * height; i++) {
    const other = i - (i % width) + (width - 1 - (i % width));
    if (values[4 * i + 3] < DIFFERS && values[4 * other + 3] < DIFFERS) continue;
    visible++;
    if ([0, 1, 2, 3].some((k) => Math.abs(values[4 * i + k] - values[4 * other + k]) > DIFFERS))
      different++;
  }
  return different <= MOST * visible;
}

/** The light averaged with its mirror image about an axis. */
function averagedAt(light: Light, off: number): Light {
  const { width, height, values } = centeredBy(light, off);
  const mean = new Float32Array(values.length);
  for (let i = 0; i < width * height; i++) {
    const other = i - (i % width) + (width - 1 - (i % width));
    for (let k = 0; k < 4; k++) mean[4 * i + k] = (values[4 * i + k] + values[4 * other + k]) / 2;
  }
  return { width, height, values: mean };
}

function transposed({ width, height, values }: Light): Light {
  const turned = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x);
      const to = 4 * (x * height + y);
      for (let k = 0; k < 4; k++) turned[to + k] = values[from + k];
    }
  }
  return { width: height, height: width, values: turned };
}

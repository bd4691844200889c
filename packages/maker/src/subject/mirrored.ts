/**
 * Symmetric subjects: an image that equals its mirror image but for a hundredth is made to equal
 * it, by averaging both, and every tracing of it is mirrored exactly. People see at once where a
 * butterfly has one wing a cell larger than the other.
 */

import { listMirrors, listOrbit } from '../mirrors.js';
import type { Tracing } from '../tracing.js';
import { type Light, shrinkLight } from './light.js';
import type { Mirrors } from './mirror-axes.js';
import type { Subject } from './subject.js';

/** A subject and the mirrors that it has. */
export interface Mirrored {
  readonly subject: Subject;
  readonly mirrors: Mirrors;
}

/** The longer side of the copy that is compared with its mirror image: edges may be a bit off. */
const COMPARED = 80;

/** A place differs if its light, or what is covered of it, differs by more than this. */
const DIFFERS = 0.2;

/** The share of what is visible that may differ. */
const MOST = 0.01;

/** Most pixels by which the axis may lie beside the middle. */
const OFF = 4;

/** The subject with its halves averaged, where they are alike, and the mirrors it then has. */
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

/** The tracing with every cell as its mirror images are. */
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

/** Where the axis of a light lies; see `axisOffset`. Undefined if its halves are not alike. */
function findAxis(light: Light, transparent: boolean): number | undefined {
  if (light.width < 3) return undefined;
  const off = transparent ? axisOffset(light) : 0;
  return Math.abs(off) <= OFF && isAlike(centeredBy(light, off)) ? off : undefined;
}

/** By how many pixels, doubled, the middle of what is covered lies beside that of the image. */
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

/** The light with empty columns at one side, so that what is covered has its axis in the middle. */
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

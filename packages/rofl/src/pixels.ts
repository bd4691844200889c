/**
 * Colours as 0xRRGGBBAA: photographs pixel by pixel, and palettes, which are pictures of one row. A
 * colour is coded by the differences of its channels from a prediction by the neighbours (the
 * median predictor of LOCO-I, Weinberger et al. 2000); red and blue by how their differences
 * deviate from green's.
 */
import { type Area, type CodeOther, codeArea } from './area.js';
import { type BitCoder, codeTree, createContexts } from './range-coder.js';

/** The shift of each channel in a colour: green first, since the others mostly follow it. */
const OPAQUE_SHIFTS = [16, 24, 8];
const ALPHA_SHIFTS = [...OPAQUE_SHIFTS, 0];

/** Classes of how much the neighbours differ, and the nodes of a tree of eight bits. */
const CLASSES = 7;
const NODES = 256;

/** The colour before the first one: opaque white. */
const WHITE = 0xffffffff;

/**
 * Codes the colours of a picture in reading order: `colors`, or whatever a decoder reads. Without
 * `alpha` all are opaque. Returns the colours.
 */
export function codePixels(
  coder: BitCoder,
  area: Area,
  alpha: boolean,
  colors?: Uint32Array,
): Uint32Array {
  const shifts = alpha ? ALPHA_SHIFTS : OPAQUE_SHIFTS;
  const contexts = createContexts(shifts.length * CLASSES * NODES);
  const codeOther: CodeOther = (left, above, corner, value) => {
    let color = alpha ? 0 : 255;
    let green = 0;
    for (let channel = 0; channel < shifts.length; channel++) {
      const shift = shifts[channel];
      const w = (left >>> shift) & 255;
      const n = (above >>> shift) & 255;
      const nw = (corner >>> shift) & 255;
      const expected = median(w, n, w + n - nw) + (channel === 1 || channel === 2 ? green : 0);
      const unrest = Math.min(CLASSES - 1, 32 - Math.clz32(Math.abs(w - nw) + Math.abs(n - nw)));
      const root = (channel * CLASSES + unrest) * NODES;
      const difference = (((value >>> shift) & 255) - expected) & 255;
      const coded = codeTree(coder, contexts, root, 8, difference);
      if (channel === 0) green = coded;
      color |= ((expected + coded) & 255) << shift;
    }
    return color >>> 0;
  };
  return codeArea(coder, area, WHITE, codeOther, colors);
}

function median(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

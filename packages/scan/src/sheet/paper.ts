/**
 * The colour of the paper in each block of a photograph. The brightest colour of a block is its
 * paper, unless the block lies in ink: under coloured chips, in a drawing, on a dark desk. Such a
 * block differs from the paper around it in hue, or is far darker; a shadow is neither.
 */

/** The darkest paper that is believed; darker places are no paper. */
const DARKEST = 40;

/** Blocks each way in which there is some paper: the chips of a large coloured rail have none. */
const REACH = 12;

/** How dark a shadow may be, and how far its hue may be from that of the paper, as shares. */
const DARKEST_SHADOW = 0.35;
const HUE = 0.86;

/** The paper of each block, red, green and blue, from its brightest colour. */
export function findPaper(bright: Float32Array, across: number, down: number): Float32Array {
  const around = closed(bright, across, down);
  const own = bright.slice();
  for (let b = 0; b < across * down; b++) {
    if (isShadowed(bright, around, 3 * b)) continue;
    for (let c = 0; c < 3; c++) own[3 * b + c] = around[3 * b + c];
  }
  return smoothed(own, across, down);
}

/** True if a block is paper, maybe in a shadow. */
function isShadowed(bright: Float32Array, around: Float32Array, at: number): boolean {
  let least = Infinity;
  let most = 0;
  for (let c = 0; c < 3; c++) {
    const share = bright[at + c] / Math.max(1, around[at + c]);
    least = Math.min(least, share);
    most = Math.max(most, share);
  }
  return most >= DARKEST_SHADOW && least >= HUE * most;
}

/** Fills dark places that are smaller than the reach: the brightest around, then the darkest. */
function closed(values: Float32Array, across: number, down: number): Float32Array {
  let result = values;
  for (const pick of [Math.max, Math.min]) {
    result = slid(result, { lines: down, length: across, step: 3, stride: 3 * across }, pick);
    result = slid(result, { lines: across, length: down, step: 3 * across, stride: 3 }, pick);
  }
  return result;
}

/** How the lines of the blocks lie in memory. */
interface Layout {
  readonly lines: number;
  readonly length: number;
  readonly step: number;
  readonly stride: number;
}

function slid(
  values: Float32Array,
  { lines, length, step, stride }: Layout,
  pick: (a: number, b: number) => number,
): Float32Array {
  const result = values.slice();
  for (let line = 0; line < lines; line++) {
    for (let k = 0; k < length; k++) {
      for (let c = 0; c < 3; c++) {
        const at = line * stride + k * step + c;
        const last = Math.min(length - 1, k + REACH);
        for (let other = Math.max(0, k - REACH); other <= last; other++) {
          result[at] = pick(result[at], values[line * stride + other * step + c]);
        }
      }
    }
  }
  return result;
}

/** Blocks that lie in dark things take the paper of the brighter blocks around them. */
function smoothed(bright: Float32Array, across: number, down: number): Float32Array {
  const paper = new Float32Array(bright.length);
  for (let b = 0; b < across * down; b++) {
    for (let c = 0; c < 3; c++) {
      const around: number[] = [];
      for (let v = -1; v <= 1; v++) {
        for (let u = -1; u <= 1; u++) {
          const x = (b % across) + u;
          const y = Math.floor(b / across) + v;
          if (x < 0 || y < 0 || x >= across || y >= down) continue;
          around.push(bright[3 * (y * across + x) + c]);
        }
      }
      around.sort((p, q) => q - p);
      // not the brightest: the edge of a shadow lies between two blocks
      paper[3 * b + c] = Math.max(DARKEST, around[Math.min(3, around.length - 1)]);
    }
  }
  return paper;
}

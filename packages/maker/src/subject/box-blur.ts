/**
 * Averages over squares, by running sums. Local contrast and similarity are built on them.
 */

/**
 * For each cell the mean of `plane` over the square of `2 * radius + 1` cells around it, cut at the
 * edges.
 */
export function boxBlur(
  plane: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float32Array {
  const across = blurLines(plane, { count: height, stride: width, length: width, step: 1 }, radius);
  return blurLines(across, { count: width, stride: 1, length: height, step: width }, radius);
}

/** The layout of lines in a plane. */
interface Lay {
  readonly count: number;
  readonly stride: number;
  readonly length: number;
  readonly step: number;
}

function blurLines(plane: Float32Array, lay: Lay, radius: number): Float32Array {
  const { count, stride, length, step } = lay;
  const blurred = new Float32Array(plane.length);
  const sums = new Float64Array(length + 1);
  for (let line = 0; line < count; line++) {
    const base = line * stride;
    for (let i = 0; i < length; i++) {
      sums[i + 1] = sums[i] + plane[base + i * step];
    }
    for (let i = 0; i < length; i++) {
      const from = i > radius ? i - radius : 0;
      const to = i + radius < length ? i + radius + 1 : length;
      blurred[base + i * step] = (sums[to] - sums[from]) / (to - from);
    }
  }
  return blurred;
}

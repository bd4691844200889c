/**
 * Local contrast: makes each place lighter or darker according to how much it stands out from its
 * surroundings, so that a face in the shade keeps its eyes in black and white.
 */
import { labOfLinear } from '@nonokit/core';
import { boxBlur } from './box-blur.js';
import type { Light } from './light.js';

/** The radius of the surroundings, as a share of the longer side. */
const REACH = 0.14;

/**
 * Returns the light with higher local contrast: 0 changes nothing, 1 doubles how far a place stands
 * out. For images without transparency; alpha is kept.
 */
export function raiseContrast(light: Light, amount: number): Light {
  if (amount === 0) return light;
  const { width, height, values } = light;
  const lightness = Float32Array.from(
    { length: width * height },
    (_, i) => labOfLinear(values[4 * i], values[4 * i + 1], values[4 * i + 2])[0],
  );
  const radius = Math.max(1, Math.round(REACH * Math.max(width, height)));
  const around = boxBlur(lightness, width, height, radius);
  const raised = values.slice();
  for (let i = 0; i < lightness.length; i++) {
    const before = Math.max(0.02, lightness[i]);
    const after = before + amount * (before - around[i]);
    // light grows with the third power of lightness
    const factor = (Math.min(1, Math.max(0, after)) / before) ** 3;
    for (let k = 0; k < 3; k++) raised[4 * i + k] = factor * values[4 * i + k];
  }
  return { width, height, values: raised };
}

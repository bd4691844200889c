/** Applies a hint to marks. */
import { type PartialGrid, UNKNOWN } from '@nonokit/core';
import type { Hint } from '../hint.js';

/**
 * The marks after a hint: with the conclusions of a step, or without the mistakes. Other hints
 * leave them unchanged, because they do not say what to change.
 */
export function applyHint(hint: Hint, { width, height, cells }: PartialGrid): PartialGrid {
  const after = Int32Array.from(cells);
  if (hint.kind === 'step') {
    for (const { row, column, color } of hint.step.conclusions) {
      if (color !== UNKNOWN) after[row * width + column] = color;
    }
  }
  if (hint.kind === 'mistakes') {
    for (const { row, column } of hint.cells) after[row * width + column] = UNKNOWN;
  }
  return { width, height, cells: after };
}

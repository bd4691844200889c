/** Numbers in SVG. */

/** A number for SVG: at most two decimals, no trailing zeros. */
export function decimal(value: number): string {
  return String(Math.round(value * 100) / 100);
}

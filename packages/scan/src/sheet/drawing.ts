/**
 * Drawings: screenshots, and pages that a program drew. They have few colours, and light falls on
 * none of them. So the paper is one colour, and squares of any colour are ground on which rules
 * stand, be they darker or lighter.
 */

/** Red, green and blue, from 0 to 255. */
export type Channels = readonly [red: number, green: number, blue: number];

/** What is known of the colours of a drawing. */
export interface Drawing {
  /** The brightest of its grounds. */
  readonly paper: Channels;
  /** The colours that cover much of it. */
  readonly grounds: readonly Channels[];
}

/** The share of a drawing whose colours are common, and of its pixels that have a common one. */
const FLAT = 0.85;
const COMMON = 0.005;

/** The share of a drawing that a ground covers. */
const LEAST_GROUND = 0.04;

/** The most that is brighter than the paper, and by how much: in a shadow paper is even, too. */
const MOST_BRIGHTER = 0.15;
const BRIGHTER = 12;

/** Pixels that are looked at. */
const SAMPLES = 60_000;

/** The grounds of a drawing; undefined for a photograph. */
export function findDrawing(rgb: Uint8Array, width: number): Drawing | undefined {
  const pixels = rgb.length / 3;
  const step = Math.max(1, Math.floor(pixels / SAMPLES));
  const all = new Map<number, number>();
  const even = new Map<number, number>();
  let total = 0;
  for (let i = 0; i < pixels; i += step) {
    const color = colorAt(rgb, i);
    all.set(color, (all.get(color) ?? 0) + 1);
    if (isEven(rgb, width, i)) even.set(color, (even.get(color) ?? 0) + 1);
    total++;
  }
  const common = [...all.values()].filter((count) => count >= COMMON * total);
  if (common.reduce((sum, count) => sum + count, 0) < FLAT * total) return undefined;
  const grounds = [...even]
    .filter(([, count]) => count >= LEAST_GROUND * total)
    .map(([color]): Channels => [color >> 16, (color >> 8) & 255, color & 255])
    .sort((a, b) => Math.min(...b) - Math.min(...a));
  const [paper] = grounds;
  if (paper === undefined) return undefined;
  const brightness = Math.min(...paper) + BRIGHTER;
  let brighter = 0;
  for (const [color, count] of all) {
    if (Math.min(color >> 16, (color >> 8) & 255, color & 255) > brightness) brighter += count;
  }
  return brighter > MOST_BRIGHTER * total ? undefined : { paper, grounds };
}

function colorAt(rgb: Uint8Array, i: number): number {
  return (rgb[3 * i] << 16) | (rgb[3 * i + 1] << 8) | rgb[3 * i + 2];
}

/** How far around a pixel of a ground there is nothing else, in pixels: rules are too thin. */
const EVEN = [1, 3];

/** True if the pixels around one have its colour. */
function isEven(rgb: Uint8Array, width: number, i: number): boolean {
  const color = colorAt(rgb, i);
  const last = rgb.length / 3 - 1;
  return EVEN.every((by) =>
    [i - by, i + by, i - by * width, i + by * width].every(
      (beside) => beside >= 0 && beside <= last && colorAt(rgb, beside) === color,
    ),
  );
}

/** How many times the difference from a ground counts, as rules may be pale. */
const GAIN = 1;

/** How dark a colour counts where rules are looked for: 1 is ground, 0 ink. */
export function lightOn(grounds: readonly Channels[], [red, green, blue]: Channels): number {
  let least = 255;
  for (const ground of grounds) {
    const apart = Math.max(
      Math.abs(red - ground[0]),
      Math.abs(green - ground[1]),
      Math.abs(blue - ground[2]),
    );
    if (apart < least) least = apart;
  }
  return 1 - Math.min(1, (GAIN * least) / 255);
}

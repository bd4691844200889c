/**
 * The subject of a picture: the content of an image in working size, and the kind of image. A
 * drawing with few even colours needs sharp edges; a photograph needs local contrast.
 */
import type { Lab, Rectangle } from '@nonokit/core';
import { computeEnlargement, findNativePitch, type RgbaImage } from '@nonokit/image';
import { contentArea, findEvenBorder } from './content.js';
import { raiseContrast } from './contrast.js';
import { type Light, toLight } from './light.js';
import { withoutShadows } from './shadows.js';
import { measureCoverage, measureMeanLightness } from './view.js';

/** The input of tracing. */
export interface Subject {
  /** The content with local contrast raised by each of `contrasts`. */
  readonly lights: readonly Light[];
  /** Amounts of local contrast to try, 0 first: [0, 0.8, 1.6] for photographs, [0] for drawings. */
  readonly contrasts: readonly number[];
  /**
   * The colour behind transparent places, in linear light: white, or black behind pale drawings.
   */
  readonly ground: Lab;
  /** True if the subject is light and its surroundings are transparent. */
  readonly pale: boolean;
  /** True if part of the image is transparent. */
  readonly transparent: boolean;
  /** True for drawings: few even colours. */
  readonly flat: boolean;
  /** The average lightness of what is visible, 0..1. */
  readonly meanLightness: number;
  /** The rectangle of the content in the image. */
  readonly area: Rectangle;
  /** The colour of the even border that was cut off, if there was one. */
  readonly border: Lab | undefined;
  /**
   * The side of one of the artist's pixels, in pixels: 1 unless the image is enlarged pixel art.
   * Rasterised pixel art may have 21.8.
   */
  readonly enlargement: number;
}

const WHITE: Lab = [1, 1, 1];
const BLACK: Lab = [0, 0, 0];

/** A drawing lighter than this cannot be seen on white. */
const PALE = 0.9;

/** The share of a drawing's pixels that its most common colours must cover. */
const FLAT_SHARE = 0.85;
const FLAT_COLORS = 10;

/** The subject of an image; undefined if nothing is visible. */
export function findSubject(whole: RgbaImage): Subject | undefined {
  const image = withoutShadows(whole);
  const area = contentArea(image);
  if (area === undefined) return undefined;
  const light = toLight(image, area);
  const transparent = measureCoverage(light) < 0.995;
  const flat = isFlat(image, area);
  const meanLightness = measureMeanLightness(light);
  const contrasts = flat || transparent ? [0] : [0, 0.8, 1.6];
  const pale = transparent && meanLightness > PALE;
  return {
    lights: contrasts.map((amount) => raiseContrast(light, amount)),
    contrasts,
    ground: pale ? BLACK : WHITE,
    pale,
    transparent,
    flat,
    meanLightness,
    area,
    border: transparent ? undefined : findEvenBorder(image),
    enlargement: findPixel(image, area),
  };
}

/** The side of the artist's pixels, whether enlarged by a whole number or rasterised. */
function findPixel(image: RgbaImage, area: Rectangle): number {
  const whole = computeEnlargement(image, area);
  return whole > 1 ? whole : (findNativePitch(image, area) ?? 1);
}

/** True if a few colours, at four bits a channel, cover nearly all that is opaque. */
function isFlat({ width, rgba }: RgbaImage, area: Rectangle): boolean {
  const counts = new Map<number, number>();
  let opaque = 0;
  const step = Math.max(1, Math.floor(Math.max(area.width, area.height) / 200));
  for (let y = area.top; y < area.top + area.height; y += step) {
    for (let x = area.left; x < area.left + area.width; x += step) {
      const i = 4 * (y * width + x);
      if (rgba[i + 3] < 128) continue;
      opaque++;
      const [red = 0, green = 0, blue = 0] = rgba.subarray(i, i + 3);
      const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  const common = [...counts.values()].sort((a, b) => b - a).slice(0, FLAT_COLORS);
  return common.reduce((sum, count) => sum + count, 0) >= FLAT_SHARE * opaque;
}

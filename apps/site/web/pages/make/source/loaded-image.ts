/** An image that puzzles are made of: cut, looked at, and ready to be sent to the worker. */
import type { Crop } from './crop.js';
import { croppedSheet } from './crop-drawing.js';
import { findFacts } from './image-facts.js';
import type { SourceImage } from './read-image.js';
import { SentImage } from './sent-image.js';
import { hasClearPixels, readPixels } from './sheet.js';
import { thickenStrokes } from './thick-strokes.js';
import { findTwoTones } from './tones.js';
import type { ImageFacts } from './wish.js';

/** An image that was cut. */
export interface LoadedImage extends SourceImage {
  /** True if it is opaque: then it fills its frame when it is tilted. */
  readonly fills: boolean;
  /** What is cut out of it, for the eye. */
  readonly cut: HTMLCanvasElement;
  readonly facts: ImageFacts;
  readonly sent: SentImage;
}

/** Cuts an image. */
export function loadedImage(source: SourceImage, crop: Crop): LoadedImage {
  const { canvas } = source.sheet;
  const fills = !hasClearPixels(readPixels(canvas));
  const cut = croppedSheet(canvas, crop, fills).canvas;
  const pixels = readPixels(cut);
  const tones = findTwoTones(pixels);
  const facts = findFacts(pixels);
  const isDrawn = tones !== undefined && facts.cells === undefined;
  const sent = new SentImage(isDrawn ? thickenStrokes(pixels, tones) : pixels);
  return { ...source, fills, cut, facts, sent };
}

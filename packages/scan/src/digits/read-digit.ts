/** Which digit a piece of ink is, with the probability of each. */
import { cutGlyph, type GlyphBox, type InkImage } from './glyph.js';
import { createActivations, NO_DIGIT, runNetwork, type Weights } from './network.js';

/** The network's answer about one piece of ink. */
export interface DigitReading {
  /** By digit; the rest to 1 is the probability that it is none. */
  readonly probabilities: readonly number[];
  /** The likeliest digit. */
  readonly digit: number;
  /** The probability that it is no digit. */
  readonly none: number;
}

/** Reads digits out of images of ink. */
export type DigitReader = (image: InkImage, box: GlyphBox) => DigitReading;

/** A reader with these weights. */
export function createDigitReader(weights: Weights): DigitReader {
  const activations = createActivations();
  return (image, box) => {
    activations.input.set(cutGlyph(image, box));
    runNetwork(weights, activations);
    const probabilities = [...activations.output.subarray(0, 10)];
    const digit = probabilities.indexOf(Math.max(...probabilities));
    return { probabilities, digit, none: activations.output[NO_DIGIT] };
  };
}

/** A reader that reads a number of pieces at most: what comes then is none of a sheet. */
export interface LimitedReader {
  readonly read: DigitReader;
  readonly isSpent: () => boolean;
}

const NONE: DigitReading = { probabilities: new Array<number>(10).fill(0), digit: 0, none: 1 };

/** Bounds the work for noise, of which every pixel may be a digit. */
export function limitReader(read: DigitReader, most: number): LimitedReader {
  let count = 0;
  return {
    read: (image, box) => (count++ < most ? read(image, box) : NONE),
    isSpent: () => count > most,
  };
}

/**
 * Tests the specification: a decoder written from it alone decodes and refuses exactly what ours
 * does.
 */
import { readFileSync } from 'node:fs';
import { randomOf } from '@nonokit/core';
import { crc32 } from '@nonokit/image';
import { describe, expect, it } from 'vitest';
import { decodeRofl, encodeRofl, type RoflImage, rgbaOf, roflImageOf } from './index.js';
import { randomImage } from './testing/random-image.js';
import { decodeSecondly } from './testing/second-decoder.js';
import { parseVectors } from './testing/vectors.js';

/** An image such as files are made of; in half of them the colours are in reading order. */
function decodeImage(seed: string, most: number): RoflImage {
  const random = randomOf(seed);
  const image = randomImage(random, most);
  return random.below(2) === 0 ? image : roflImageOf(rgbaOf(image));
}

/** Size and pixels, or "refused". */
function secondly(bytes: Uint8Array): unknown {
  try {
    const { width, height, pixels } = decodeSecondly(bytes);
    return { width, height, rgba: pixels };
  } catch {
    return 'refused';
  }
}

function firstly(bytes: Uint8Array): unknown {
  const read = decodeRofl(bytes);
  return read.ok ? rgbaOf(read.value) : 'refused';
}

describe('two decoders', () => {
  it('give the same pixels for images of all kinds', () => {
    const seen = { clues: 0, cells: 0, pixels: 0, packed: 0 };
    let given = 0;
    for (let i = 0; i < 300; i++) {
      const image = decodeImage(`second ${i}`, 40);
      const encoded = encodeRofl(image);
      seen[encoded.kind]++;
      given += encoded.given > 0 ? 1 : 0;
      expect(secondly(encoded.bytes), `image ${i}`).toEqual(rgbaOf(image));
      expect(firstly(encoded.bytes), `image ${i}`).toEqual(rgbaOf(image));
    }
    expect(
      Math.min(...Object.values(seen), given),
      JSON.stringify({ ...seen, given }),
    ).toBeGreaterThan(9);
  });

  it('give the same pixels for larger images, with several words in a line', () => {
    const seen = { clues: 0, cells: 0, pixels: 0, packed: 0 };
    let wide = 0;
    for (let i = 0; i < 30; i++) {
      const image = decodeImage(`larger ${i}`, 120);
      const encoded = encodeRofl(image);
      seen[encoded.kind]++;
      wide += Math.max(image.width, image.height) > 64 ? 1 : 0;
      expect(secondly(encoded.bytes), `image ${i}`).toEqual(rgbaOf(image));
      expect(firstly(encoded.bytes), `image ${i}`).toEqual(rgbaOf(image));
    }
    const { clues, cells, pixels } = seen;
    expect(Math.min(clues, cells, pixels), JSON.stringify(seen)).toBeGreaterThan(2);
    expect(wide).toBeGreaterThan(15);
  });

  it('refuse the same files, or decode them to the same pixels', () => {
    for (let i = 0; i < 40; i++) {
      const { bytes } = encodeRofl(decodeImage(`damaged ${i}`, 9));
      const random = randomOf(i);
      for (let j = 0; j < 25; j++) {
        const copy = bytes.slice();
        // the sizes stay unchanged, since the second decoder has no limits
        copy[9 + random.below(copy.length - 17)] = random.below(256);
        new DataView(copy.buffer).setUint32(copy.length - 4, crc32(copy.subarray(0, -4)));
        expect(secondly(copy), `image ${i}, damage ${j}`).toEqual(firstly(copy));
      }
    }
  });

  const page = readFileSync(new URL('../../../docs/formats/rofl.md', import.meta.url), 'utf8');
  it.each(parseVectors(page))('agree with the specification on $name', ({ image, bytes }) => {
    expect(secondly(bytes)).toEqual(rgbaOf(image));
  });
});

/**
 * The logo of a site: drawn anew as PNG files, so that nothing of the file that was sent is left
 * but its pixels.
 */
import { type Problem, problem } from '@nonokit/core';
import { MOST_LOGO_BYTES } from '../../contract/owner.js';
import { engineProblem } from './answers.js';
import { safeSvg } from './safe-svg.js';
import type { LogoFiles, Perform } from './verbs.js';
import { imageDamaged, imageTooLarge, logoTooLarge, unknownLogo } from './words/en.js';

/** Pixels of an image that is sent. */
const MOST_PIXELS = 4_000_000;

/** The header of pages is 26 pixels high there; screens have up to three pixels in one. */
const HIGHEST = 78;
const WIDEST = 480;

const SECONDS = 5;
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };
const PNG = /^\x89PNG\r\n/;
const SVG = /^\uFEFF?\s*</;

/** Draws a PNG or SVG file in all sizes that pages, mails and phones want. */
export const logo: Perform<'logo'> = async ({ bytes, language }) => {
  const refuse = (found: Problem) =>
    ({ ok: false, problem: engineProblem(found, language) }) as const;
  if (bytes.length > MOST_LOGO_BYTES) {
    return refuse(problem(logoTooLarge, { most: MOST_LOGO_BYTES }));
  }
  const input = readInput(bytes);
  if (!input.ok) return refuse(input.problem);
  try {
    return { ok: true, logo: await drawAll(input.value) };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    const isLarge = /pixel limit/i.test(why);
    return refuse(isLarge ? problem(imageTooLarge, { most: MOST_PIXELS }) : problem(imageDamaged));
  }
};

function readInput(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes);
  if (PNG.test(buffer.subarray(0, 8).toString('latin1'))) {
    return { ok: true, value: buffer } as const;
  }
  const text = buffer.toString('utf8');
  if (!SVG.test(text)) return { ok: false, problem: problem(unknownLogo) } as const;
  const safe = safeSvg(text);
  return safe.ok ? ({ ok: true, value: Buffer.from(safe.value) } as const) : safe;
}

async function drawAll(input: Buffer): Promise<LogoFiles> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const open = () =>
    sharp(input, { limitInputPixels: MOST_PIXELS, pages: 1 })
      .timeout({ seconds: SECONDS })
      .toColourspace('srgb');
  const header = await open()
    .resize({ width: WIDEST, height: HIGHEST, fit: 'inside' })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true });
  const icon = async (side: number) =>
    new Uint8Array(
      await open()
        .resize({ width: side, height: side, fit: 'contain', background: CLEAR })
        .png({ compressionLevel: 9 })
        .toBuffer(),
    );
  return {
    width: header.info.width,
    height: header.info.height,
    header: new Uint8Array(header.data),
    icon192: await icon(192),
    icon512: await icon(512),
  };
}

import { DEFAULT_LIMITS, type PuzzleClaims } from '@nonokit/core';
import { CLEAR, type FlatImage } from '@nonokit/image';
import { describe, expect, it } from 'vitest';
import { claimsOfImage } from './image.js';

const LIMITS = { ...DEFAULT_LIMITS, maxColors: 100 };

const W = 0xffffff;
const COLORS: Readonly<Record<string, number>> = {
  '.': W,
  '#': 0,
  r: 0xff0000,
  y: 0xffff00,
  g: 0x008000,
  ' ': CLEAR,
};

/** An image of drawn rows. */
function toImage(...rows: string[]): FlatImage {
  const pixels = rows.flatMap((row) => [...row].map((char) => COLORS[char] ?? W));
  return { width: rows[0]?.length ?? 0, height: rows.length, pixels: Int32Array.from(pixels) };
}

/** What the image claims, drawn: palette and goal; and the codes of the warnings. */
function read(image: FlatImage, background?: number) {
  const note = background === undefined ? undefined : { background };
  const result = claimsOfImage(image, LIMITS, note);
  if (!result.ok) throw new Error(result.problem.message);
  const { palette = [], goal = [] }: PuzzleClaims = result.value;
  return {
    palette: palette.map(({ rgb }) => rgb).join(' '),
    goal: goal.map((row) => Array.from(row).join('')).join(' '),
    warnings: result.warnings.map(({ code }) => code),
  };
}

describe('claimsOfImage', () => {
  it('reads transparent pixels as background, and then white as an ink', () => {
    expect(read(toImage(' .r', 'r. '))).toEqual({
      palette: '#c0c0c0 #ffffff #ff0000',
      goal: '012 210',
      warnings: [],
    });
    expect(read(toImage(' #', '# '))).toMatchObject({ palette: '#ffffff #000000' });
  });

  it('reads white as background if no pixel is transparent', () => {
    expect(read(toImage('rr.', 'ry.', 'rrr'))).toEqual({
      palette: '#ffffff #ff0000 #ffff00',
      goal: '110 120 111',
      warnings: [],
    });
  });

  it('takes the darker of two colours as the ink, with a warning if neither is white', () => {
    expect(read(toImage('r.', '..'))).toMatchObject({ goal: '10 00', warnings: [] });
    expect(read(toImage('ry', 'yy'))).toEqual({
      palette: '#ffff00 #ff0000',
      goal: '10 00',
      warnings: ['background-guessed'],
    });
  });

  it('takes the most frequent border colour as background if there is no white, with a warning', () => {
    expect(read(toImage('rrg', 'ryy', 'ryy', 'ryy', 'rrr'))).toEqual({
      palette: '#ff0000 #008000 #ffff00',
      goal: '001 022 022 022 000',
      warnings: ['background-guessed'],
    });
  });

  it('reads an image of one colour as all blank or all filled', () => {
    expect(read(toImage('....', '....'))).toMatchObject({ goal: '0000 0000', warnings: [] });
    expect(read(toImage('####', '####'))).toMatchObject({
      palette: '#ffffff #000000',
      goal: '1111 1111',
    });
    expect(read(toImage('  '))).toMatchObject({ goal: '00', palette: '#ffffff #000000' });
  });

  it('shrinks an enlarged image, with a warning', () => {
    const image = toImage('###...', '###...', '###...', '...###', '...###', '...###');
    expect(read(image)).toMatchObject({ goal: '10 01', warnings: ['image-shrunk'] });
    const note = claimsOfImage(image, LIMITS);
    expect(note.ok && note.warnings[0]?.message).toBe(
      'the image of 6x6 pixels was read as 2x2 cells of 3x3',
    );
  });

  it('does not shrink if the factor divides the runs of one direction only', () => {
    expect(read(toImage('##..', '..##'))).toMatchObject({ warnings: [] });
    expect(read(toImage('#.', '#.', '.#', '.#'))).toMatchObject({ warnings: [] });
  });

  it('trusts a note about the cells and the background', () => {
    expect(read(toImage('##..', '##..'), 0)).toEqual({
      palette: '#000000 #ffffff',
      goal: '0011 0011',
      warnings: [],
    });
  });

  it('refuses more colours than allowed without collecting them all', () => {
    const pixels = Int32Array.from({ length: 10_000 }, (_, i) => i);
    const result = claimsOfImage({ width: 100, height: 100, pixels }, LIMITS);
    expect(result.ok ? '' : result.problem.code).toBe('too-many-colors');
  });
});

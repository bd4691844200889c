/** Finding the content of an image. */
import { describe, expect, it } from 'vitest';
import { drawnImage, shadedImage } from '../testing/images.js';
import { contentArea } from './content.js';

describe('contentArea', () => {
  it('is the part that is not transparent', () => {
    const image = drawnImage(['     ', '  ## ', '  #. ', '     '], { transparent: ' ' });
    expect(contentArea(image)).toEqual({ left: 2, top: 1, width: 2, height: 2 });
  });

  it('is the part that differs from the colour of an even border', () => {
    const image = drawnImage(['bbbbbb', 'bb##bb', 'bb.bbb', 'bbbbbb']);
    expect(contentArea(image)).toEqual({ left: 2, top: 1, width: 2, height: 2 });
  });

  it('is the whole image if its border is not even', () => {
    const image = shadedImage(20, (x, y) => [255 * x, 255 * y, 100]);
    expect(contentArea(image)).toEqual({ left: 0, top: 0, width: 20, height: 20 });
  });

  it('ignores faint noise in an even border', () => {
    const noisy = shadedImage(30, (x, y) => {
      const noise = 250 + 5 * Math.sin(997 * x + 331 * y);
      return Math.hypot(x - 0.5, y - 0.5) < 0.25 ? [40, 40, 40] : [noise, noise, noise];
    });
    expect(contentArea(noisy)).toMatchObject({ left: 8, top: 8, width: 14, height: 14 });
  });

  it.each([
    ['before paper', ['......', '..##..', '..##..', '......']],
    ['before nothing', ['      ', '  ##  ', '  ##  ', '      ']],
  ])('is the whole image if it shows an even rectangle %s', (_, rows) => {
    for (const scale of [1, 7]) {
      const image = drawnImage(rows, { transparent: ' ', scale });
      expect(contentArea(image)).toEqual({ left: 0, top: 0, width: 6 * scale, height: 4 * scale });
    }
  });

  it.each([
    ['blank', ['....', '....']],
    ['transparent', ['    ', '    ']],
  ])('is empty for a %s image', (_, rows) => {
    expect(contentArea(drawnImage(rows, { transparent: ' ' }))).toBeUndefined();
  });
});

/** Wishes: what is offered for an image, and the requests that the sliders mean. */
import { describe, expect, it } from 'vitest';
import { NO_WISH, offeredWishes, toRequest, type Wish } from './wish.js';

const sizes = (wishes: readonly Wish[]): string[] =>
  wishes.map(({ side, colors }) => `${side}/${colors}`);

describe('offeredWishes', () => {
  it('offers several sizes and numbers of colours for a photograph', () => {
    const offered = offeredWishes({ ownSide: 800, colors: 9 }, NO_WISH);
    expect(sizes(offered).slice(0, 4)).toEqual(['20/5', '25/5', '20/1', '15/3']);
    expect(new Set(sizes(offered)).size).toBe(offered.length);
  });

  it('offers only black and white for a drawing of two colours', () => {
    const offered = offeredWishes({ ownSide: 800, colors: 2 }, NO_WISH);
    expect(sizes(offered)).toEqual(['20/1', '25/1', '15/1', '30/1']);
  });

  it('offers pixel art in its own size first, and never larger', () => {
    const offered = offeredWishes({ ownSide: 16, colors: 4 }, NO_WISH);
    expect(sizes(offered)).toEqual(['16/3', '16/1', '15/3', '15/1']);
    expect(sizes(offeredWishes({ ownSide: 3, colors: 2 }, NO_WISH))).toEqual(['5/1']);
  });

  it('keeps the settings that all offers share', () => {
    const wish = { ...NO_WISH, background: '#aabbcc', aim: 'hard' as const, threshold: 0.2 };
    for (const each of offeredWishes({ ownSide: 500, colors: 9 }, wish)) {
      expect(each).toMatchObject({ background: '#aabbcc', aim: undefined, threshold: undefined });
    }
  });
});

describe('toRequest', () => {
  it('sends each kind of picture only the settings that apply to it', () => {
    const wish: Wish = { ...NO_WISH, threshold: 0.3, invert: true, background: '#ffffff' };
    expect(toRequest({ ...wish, colors: 3 }, false)).toMatchObject({ background: '#ffffff' });
    expect(toRequest({ ...wish, colors: 3 }, false)).not.toHaveProperty('threshold');
    expect(toRequest({ ...wish, colors: 1 }, false)).toMatchObject({
      threshold: 0.3,
      invert: true,
    });
    expect(toRequest({ ...wish, colors: 1 }, false)).not.toHaveProperty('background');
    const lines = toRequest({ ...wish, colors: 1, edges: true }, false);
    expect(lines).toMatchObject({ edges: true });
    expect(lines).not.toHaveProperty('threshold');
  });

  it('requests no repair and no aim for a preview', () => {
    const request = toRequest({ ...NO_WISH, aim: 'hard' }, true);
    expect(request).toMatchObject({ preview: true, repair: 'off' });
    expect(request).not.toHaveProperty('difficulty');
  });

  it('ignores the background if inks are kept', () => {
    const palette = [{ rgb: '#ffffff' }, { rgb: '#112233' }];
    const request = toRequest({ ...NO_WISH, palette, background: '#000000' }, false);
    expect(request.palette).toBe(palette);
    expect(request).not.toHaveProperty('background');
  });
});

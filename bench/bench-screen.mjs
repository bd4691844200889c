/** What pages that measure frames have in common: pictures, and a canvas that shows scenes. */
import { paintBoard } from '../packages/board/src/index.ts';
import { puzzleOf, randomOf } from '../packages/core/src/index.ts';

export const BLACK = [{ rgb: '#ffffff' }, { rgb: '#000000' }];
export const INKS = [...BLACK, { rgb: '#d7263d' }, { rgb: '#f7c948' }, { rgb: '#1b998b' }];

/** A picture of overlapping discs with grainy edges, so that clues are long. */
export function discs(side, palette, seed) {
  const random = randomOf(seed);
  const all = Array.from({ length: 40 }, () => ({
    x: random.below(side),
    y: random.below(side),
    size: 2 + random.below(side >> 3),
    color: random.below(palette.length),
  }));
  const cells = Uint16Array.from({ length: side * side }, (_, k) => {
    const x = k % side;
    const y = Math.floor(k / side);
    if (random.below(12) === 0) return random.below(palette.length);
    return all.findLast((d) => (d.x - x) ** 2 + (d.y - y) ** 2 < d.size ** 2)?.color ?? 0;
  });
  return puzzleOf({ width: side, height: side, cells }, palette, {});
}

/** Runs one scene after another on a canvas and returns the milliseconds of each frame. */
export class Screen {
  constructor(room, scale) {
    const canvas = document.querySelector('canvas');
    canvas.width = room.width * scale;
    canvas.height = room.height * scale;
    this.context = canvas.getContext('2d', { alpha: false });
    this.context.setTransform(scale, 0, 0, scale, 0, 0);
    this.scene = undefined;
  }

  frame(change) {
    const start = performance.now();
    const next = change(this.scene);
    paintBoard(this.context, next, this.scene);
    const painted = performance.now();
    this.context.getImageData(0, 0, 1, 1);
    this.scene = next;
    return [painted - start, performance.now() - start];
  }
}

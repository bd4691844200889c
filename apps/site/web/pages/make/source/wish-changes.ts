/** How wishes change: with what an image is, and towards easier or harder puzzles. */
import { AIMS, type Aim, type ImageFacts, type Wish } from './wish.js';

/**
 * The aim after "easier" or "harder". A guess is beyond the hardest label; an aim that was missed
 * is passed by.
 */
export function nextAim(difficulty: Aim | 'guess', aim: Aim | undefined, step: 1 | -1) {
  const now = difficulty === 'guess' ? AIMS.length : AIMS.indexOf(difficulty);
  const aimed = aim === undefined ? now : AIMS.indexOf(aim);
  const from = step > 0 ? Math.max(now, aimed) : Math.min(now, aimed);
  return AIMS[Math.min(AIMS.length - 1, Math.max(0, from + step))];
}

/** The wish with what follows from an image: its ink, and that light on dark is inverted. */
export function wishOfImage(wish: Wish, { ink, isNegative = false }: ImageFacts): Wish {
  return { ...wish, ink, invert: wish.invert ?? (isNegative || undefined) };
}

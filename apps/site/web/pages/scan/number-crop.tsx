/** The piece of the picture with one number. */
import type { StraightPicture } from 'nonokit/scan';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ReadNumber } from '../../clue-editor/reading.js';
import { drawPicture } from './picture-canvas.js';

/** Squares that are shown around a number, on each side. */
const AROUND = 0.35;

export function NumberCrop({
  picture,
  box,
  side,
  label,
}: {
  readonly picture: StraightPicture;
  readonly box: ReadNumber['box'];
  /** Pixels of the screen. */
  readonly side: number;
  readonly label: string;
}) {
  const shown = useRef<HTMLCanvasElement>(null);
  const { left, top, right, bottom } = box;
  useLayoutEffect(() => {
    const context = shown.current?.getContext('2d');
    if (context === null || context === undefined) return;
    const squares = Math.max(right - left, bottom - top) + 2 * AROUND;
    const x = ((left + right - squares) / 2 - picture.left) * picture.side;
    const y = ((top + bottom - squares) / 2 - picture.top) * picture.side;
    const size = squares * picture.side;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, 2 * side, 2 * side);
    context.imageSmoothingQuality = 'high';
    context.drawImage(drawPicture(picture), x, y, size, size, 0, 0, 2 * side, 2 * side);
  }, [picture, left, top, right, bottom, side]);
  return (
    <canvas
      ref={shown}
      class="number-crop"
      role="img"
      aria-label={label}
      width={2 * side}
      height={2 * side}
      style={{ width: `${side}px`, height: `${side}px` }}
    />
  );
}

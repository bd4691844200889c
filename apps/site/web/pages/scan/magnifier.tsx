/** The surroundings of a corner while it is pulled: the finger covers them. */
import type { Corners } from 'nonokit/scan';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How much larger than on the screen. */
const FACTOR = 3.3;

/** Pixels of the screen. */
const SIDE = 132;

export function Magnifier({
  canvas,
  corners,
  which,
  scale,
}: {
  readonly canvas: HTMLCanvasElement;
  readonly corners: Corners;
  readonly which: number;
  /** Pixels of the picture in one of the screen. */
  readonly scale: number;
}) {
  const shown = useRef<HTMLCanvasElement>(null);
  const { x, y } = corners[which] ?? { x: 0, y: 0 };
  const seen = (SIDE * scale) / FACTOR;
  useLayoutEffect(() => {
    const context = shown.current?.getContext('2d');
    if (context === null || context === undefined) return;
    context.clearRect(0, 0, SIDE, SIDE);
    context.drawImage(canvas, x - seen / 2, y - seen / 2, seen, seen, 0, 0, SIDE, SIDE);
  }, [canvas, x, y, seen]);
  // away from the finger
  const isLeft = x > canvas.width / 2 || y > canvas.height / 2;
  const outline = corners.map((corner) => `${corner.x} ${corner.y}`).join('L');
  return (
    <div class={isLeft ? 'magnifier' : 'magnifier right'} aria-hidden="true">
      <canvas ref={shown} width={SIDE} height={SIDE} />
      <svg viewBox={`${x - seen / 2} ${y - seen / 2} ${seen} ${seen}`}>
        <path class="line" d={`M${outline}Z`} />
      </svg>
      <svg viewBox="0 0 132 132">
        <path class="cross" d="M57 66h18M66 57v18" />
      </svg>
    </div>
  );
}

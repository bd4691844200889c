/** A canvas of ours, shown in the page at any size. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Drawings of fewer pixels are enlarged with sharp edges. */
const SMALL = 120;

export function Drawing({
  canvas,
  label,
}: {
  readonly canvas: HTMLCanvasElement;
  readonly label: string;
}) {
  const shown = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = shown.current?.getContext('2d');
    if (context === null || context === undefined) return;
    context.imageSmoothingQuality = 'high';
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.drawImage(canvas, 0, 0, context.canvas.width, context.canvas.height);
  }, [canvas]);
  const scale = Math.min(1, 600 / Math.max(canvas.width, canvas.height));
  const isSmall = Math.max(canvas.width, canvas.height) < SMALL;
  return (
    <canvas
      ref={shown}
      class={isSmall ? 'drawing sharp' : 'drawing'}
      role="img"
      aria-label={label}
      width={Math.max(1, Math.round(canvas.width * scale))}
      height={Math.max(1, Math.round(canvas.height * scale))}
      style={{ '--aspect': `${canvas.width / canvas.height}` }}
    />
  );
}

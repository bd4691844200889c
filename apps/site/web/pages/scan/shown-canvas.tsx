/** A large canvas of ours, shown in the page as wide as there is room. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Most pixels a side that are drawn in the page. */
const MOST_SIDE = 1600;

export function ShownCanvas({
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
    context.drawImage(canvas, 0, 0, context.canvas.width, context.canvas.height);
  }, [canvas]);
  const scale = Math.min(1, MOST_SIDE / Math.max(canvas.width, canvas.height));
  return (
    <canvas
      ref={shown}
      role="img"
      aria-label={label}
      width={Math.max(1, Math.round(canvas.width * scale))}
      height={Math.max(1, Math.round(canvas.height * scale))}
      style={{ '--aspect': `${canvas.width / canvas.height}` }}
    />
  );
}

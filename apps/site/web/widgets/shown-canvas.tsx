/** A canvas of ours, shown in the page at any size. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The canvas as an image, drawn with `mostSide` pixels a side at most. */
export function ShownCanvas({
  canvas,
  label,
  mostSide = 1600,
  class: className,
}: {
  readonly canvas: HTMLCanvasElement;
  readonly label: string;
  readonly mostSide?: number;
  readonly class?: string;
}) {
  const shown = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = shown.current?.getContext('2d');
    if (context === null || context === undefined) return;
    context.imageSmoothingQuality = 'high';
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.drawImage(canvas, 0, 0, context.canvas.width, context.canvas.height);
  }, [canvas]);
  const scale = Math.min(1, mostSide / Math.max(canvas.width, canvas.height));
  return (
    <canvas
      ref={shown}
      class={className}
      role="img"
      aria-label={label}
      width={Math.max(1, Math.round(canvas.width * scale))}
      height={Math.max(1, Math.round(canvas.height * scale))}
      style={{ '--aspect': `${canvas.width / canvas.height}` }}
    />
  );
}

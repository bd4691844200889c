/** Four handles over a picture, the frame between them, and a magnifier while one is pulled. */
import type { Corners } from 'nonokit/scan';
import { useRef, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { ShownCanvas } from '../../widgets/shown-canvas.js';
import { moveCorner } from './corners.js';
import { Magnifier } from './magnifier.js';

/** Pixels of the screen that an arrow key moves a corner, and with Shift. */
const STEP = 1;
const LARGE_STEP = 10;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function CornerFrame({
  canvas,
  corners,
  onChange,
  onRead,
}: {
  readonly canvas: HTMLCanvasElement;
  readonly corners: Corners;
  readonly onChange: (corners: Corners) => void;
  readonly onRead: () => void;
}) {
  const { wordsOf } = usePage();
  const words = wordsOf('scan');
  const layer = useRef<HTMLDivElement>(null);
  const [pulled, pull] = useState<number | undefined>(undefined);
  const { width, height } = canvas;
  /** Pixels of the picture in one of the screen. */
  const scale = (): number => width / (layer.current?.getBoundingClientRect().width ?? width);
  const follow = (which: number, event: PointerEvent): void => {
    const box = layer.current?.getBoundingClientRect();
    if (pulled !== which || box === undefined) return;
    const point = {
      x: (event.clientX - box.left) * scale(),
      y: (event.clientY - box.top) * scale(),
    };
    onChange(moveCorner(corners, which, point, canvas));
  };
  const press = (which: number, event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault();
      onRead();
    }
    const [across = 0, down = 0] = ARROWS[event.key] ?? [];
    const corner = corners[which];
    if ((across === 0 && down === 0) || corner === undefined) return;
    event.preventDefault();
    const step = (event.shiftKey ? LARGE_STEP : STEP) * scale();
    const point = { x: corner.x + across * step, y: corner.y + down * step };
    onChange(moveCorner(corners, which, point, canvas));
  };
  const outline = corners.map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <div class="corner-layer" ref={layer}>
      <ShownCanvas canvas={canvas} label={words.picture} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path class="outside" fill-rule="evenodd" d={`M0 0H${width}V${height}H0ZM${outline}Z`} />
        <path class="edge" d={`M${outline}Z`} />
        <path class="line" d={`M${outline}Z`} />
      </svg>
      {corners.map(({ x, y }, which) => (
        <button
          key={words.corners[which]}
          type="button"
          class="corner-handle"
          aria-label={words.corners[which]}
          style={{ left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%` }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            pull(which);
          }}
          onPointerMove={(event) => follow(which, event)}
          onPointerUp={() => pull(undefined)}
          onPointerCancel={() => pull(undefined)}
          onKeyDown={(event) => press(which, event)}
        />
      ))}
      {pulled !== undefined && (
        <Magnifier canvas={canvas} corners={corners} which={pulled} scale={scale()} />
      )}
    </div>
  );
}

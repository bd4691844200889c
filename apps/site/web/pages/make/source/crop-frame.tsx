/** The frame around the part that is kept: it and its corners move by pointer and by keys. */
import { useRef } from 'preact/hooks';
import type { SourceWords } from '../../../words/en/make-source.js';
import { CORNERS, type Handle, movedPart, type Part } from './crop.js';

/** Steps of the arrow keys, in shares of a side; with Shift the larger one. */
const STEP = 0.01;
const LARGE_STEP = 0.1;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A drag under way. */
interface Drag {
  readonly handle: Handle;
  readonly part: Part;
  readonly x: number;
  readonly y: number;
}

export function CropFrame({
  part,
  words,
  onPart,
}: {
  readonly part: Part;
  readonly words: SourceWords;
  readonly onPart: (part: Part) => void;
}) {
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | undefined>(undefined);
  const handleProps = (handle: Handle) => ({
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation();
      if (event.currentTarget instanceof Element) {
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      drag.current = { handle, part, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const box = sheet.current?.getBoundingClientRect();
      if (drag.current?.handle !== handle || box === undefined) return;
      const { x, y } = drag.current;
      const across = (event.clientX - x) / box.width;
      const down = (event.clientY - y) / box.height;
      onPart(movedPart(drag.current.part, handle, across, down));
    },
    onPointerUp: () => {
      drag.current = undefined;
    },
    onPointerCancel: () => {
      drag.current = undefined;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const [across = 0, down = 0] = ARROWS[event.key] ?? [];
      if (across === 0 && down === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? LARGE_STEP : STEP;
      onPart(movedPart(part, handle, across * step, down * step));
    },
  });
  const { left, top, width, height } = part;
  const place = {
    left: `${100 * left}%`,
    top: `${100 * top}%`,
    width: `${100 * width}%`,
    height: `${100 * height}%`,
  };
  return (
    <div class="crop-layer" ref={sheet}>
      <div class="crop-clip">
        <div class="crop-dim" style={place} />
      </div>
      <div class="crop-frame" style={place}>
        <button
          type="button"
          class="crop-whole"
          aria-label={words.cropWhole}
          {...handleProps('whole')}
        />
        {CORNERS.map((corner) => (
          <button
            key={corner}
            type="button"
            class={`crop-corner ${corner}`}
            aria-label={words.corners[corner]}
            {...handleProps(corner)}
          />
        ))}
      </div>
    </div>
  );
}

/** The picture under edit, on a canvas. */
import { beginGesture, editOf, extendGesture, type Gesture } from '@nonokit/editor';
import { useEffect, useRef } from 'preact/hooks';
import type { MakePart } from './make-part.js';

export function BoardRoom({ workshop, words }: MakePart) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const gesture = useRef<Gesture | undefined>(undefined);
  const { grid, palette } = workshop.picture.value;
  const cell = Math.max(4, Math.floor(540 / Math.max(grid.width, grid.height)));
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined) return;
    grid.cells.forEach((color, at) => {
      context.fillStyle = palette[color]?.rgb ?? '#ffffff';
      const [x, y] = [at % grid.width, Math.floor(at / grid.width)];
      context.fillRect(x * cell, y * cell, cell - 1, cell - 1);
    });
  });
  const cellAt = ({ offsetX, offsetY }: MouseEvent) => ({
    x: Math.floor(offsetX / cell),
    y: Math.floor(offsetY / cell),
  });
  return (
    <div class="board-room">
      <canvas
        ref={canvas}
        role="img"
        aria-label={words.board}
        width={grid.width * cell}
        height={grid.height * cell}
        onPointerDown={(event) => {
          gesture.current = beginGesture(
            workshop.editor.value,
            workshop.brush.value,
            cellAt(event),
          );
        }}
        onPointerMove={(event) => {
          if (gesture.current === undefined) return;
          gesture.current = extendGesture(workshop.editor.value, gesture.current, cellAt(event));
        }}
        onPointerUp={() => {
          const edit = gesture.current && editOf(workshop.editor.value, gesture.current);
          gesture.current = undefined;
          if (edit !== undefined) workshop.apply(edit);
        }}
      />
    </div>
  );
}

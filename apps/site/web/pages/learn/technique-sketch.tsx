/** A technique at a glance: a line or a small board after it, with what it found marked. */
import type { TechniqueSketch } from './lesson-data.js';

/** The largest side of a cell, and the room for all of them, in pixels. */
const MOST_CELL = 17;
const ROOM = { width: 190, height: 64 };

/** The part of a cell that a cross takes. */
const CROSS = 0.36;

/** From the edge of a cell to its ink, in cells; what was found shows more of the marker. */
const GAP = 0.09;
const FOUND_GAP = 0.18;

export function Sketch({ sketch }: { readonly sketch: TechniqueSketch }) {
  const { width, height, inks, cells, found } = sketch;
  const cell = Math.floor(Math.min(MOST_CELL, ROOM.width / width, ROOM.height / height));
  const across = width * cell;
  const down = height * cell;
  const cross = cell * CROSS;
  const gap = (cell - cross) / 2;
  return (
    <svg
      class="technique-sketch"
      width={across + 2}
      height={down + 2}
      viewBox={`-1 -1 ${across + 2} ${down + 2}`}
      aria-hidden="true"
    >
      <rect class="paper" width={across} height={down} />
      {cells.map((color, place) => {
        const x = (place % width) * cell;
        const y = Math.floor(place / width) * cell;
        const isFound = found.includes(place);
        const edge = cell * (isFound ? FOUND_GAP : GAP);
        const side = cell - 2 * edge;
        const mark = { x: x + edge, y: y + edge, width: side, height: side };
        return (
          <g key={place}>
            {isFound && <rect class="found" x={x} y={y} width={cell} height={cell} />}
            {color > 0 && <rect rx="1.5" fill={inks[color - 1] ?? 'var(--b-ink)'} {...mark} />}
            {color === 0 && (
              <path
                class="cross"
                d={`M${x + gap} ${y + gap}l${cross} ${cross}m0 ${-cross}l${-cross} ${cross}`}
              />
            )}
          </g>
        );
      })}
      <path
        class="rules"
        d={
          Array.from({ length: width - 1 }, (_, k) => `M${(k + 1) * cell} 0v${down}`).join('') +
          Array.from({ length: height - 1 }, (_, k) => `M0 ${(k + 1) * cell}h${across}`).join('')
        }
      />
      <rect class="frame" width={across} height={down} />
    </svg>
  );
}

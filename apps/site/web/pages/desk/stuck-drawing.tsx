/**
 * The map of stuck cells: one's own picture, pale, and squares whose size and depth are the share
 * of people, measured by the worst cell. Places are numbered at their upper right corner.
 */
import type { Palette } from '@nonokit/core';
import { bareLayout } from '@nonokit/render/layout';
import type { StuckMapJson } from '../../../contract/desk.js';
import { usePage } from '../../frame/page-context.js';
import { pageLook } from '../../sheet/looks.js';
import { round } from '../../sheet/numbers.js';
import { Board, Cells, type DrawnMarks } from '../../sheet/painters.js';

/** The side of a cell in the drawing's own units, and the most pixels of the drawing. */
const CELL = 20;
const ROOM = { width: 336, height: 420 };

/** The sides of squares as parts of a cell, and how deep their colour is, from few to many. */
const LEVELS = [
  { side: 0.3, depth: 0.65 },
  { side: 0.42, depth: 0.74 },
  { side: 0.56, depth: 0.83 },
  { side: 0.72, depth: 0.92 },
  { side: 0.9, depth: 1 },
] as const;

/** Fewer of a hundred people are chance. */
const LEAST_PERCENT = 3;

/** The side of a numbered badge, in pixels. */
const BADGE = 20;

export function StuckDrawing({
  picture,
  palette,
  map,
  label,
}: {
  readonly picture: DrawnMarks;
  readonly palette: Palette;
  readonly map: StuckMapJson;
  readonly label: string;
}) {
  const layout = bareLayout(picture, { cell: CELL });
  const look = pageLook(palette);
  const width = layout.width + 3;
  const height = layout.height + 3;
  const scale = Math.min(ROOM.width / width, ROOM.height / height);
  const style = { width: `${Math.floor(scale * width)}px` };
  return (
    <svg
      class="desk-map"
      viewBox={`-1.5 -1.5 ${width} ${height}`}
      style={style}
      role="img"
      aria-label={label}
    >
      <Board
        layout={layout}
        look={look}
        palette={palette}
        under={
          <g opacity="0.34">
            <Cells of={picture} {...{ layout, look, palette }} />
          </g>
        }
        over={<Squares percents={map.percents} columns={picture.width} />}
      />
      {map.places.map(({ rows, columns }, k) => (
        <Badge
          key={k}
          text={`${k + 1}`}
          side={BADGE / scale}
          x={Math.min((columns[1] + 1) * CELL, layout.width - BADGE / scale / 2)}
          y={Math.max(rows[0] * CELL, BADGE / scale / 2)}
        />
      ))}
    </svg>
  );
}

/** The squares of each level as one path. */
function Squares({
  percents,
  columns,
}: {
  readonly percents: readonly number[];
  readonly columns: number;
}) {
  const most = Math.max(LEAST_PERCENT, ...percents);
  const paths = LEVELS.map(() => '');
  for (const [cell, percent] of percents.entries()) {
    if (percent < LEAST_PERCENT) continue;
    const level = Math.min(LEVELS.length, Math.ceil((LEVELS.length * percent) / most)) - 1;
    const side = CELL * (LEVELS[level]?.side ?? 1);
    const left = round((cell % columns) * CELL + (CELL - side) / 2);
    const top = round(Math.floor(cell / columns) * CELL + (CELL - side) / 2);
    paths[level] += `M${left} ${top}h${side}v${side}h${-side}z`;
  }
  return (
    <>
      {paths.map((d, level) =>
        d === '' ? null : <path key={level} class="stuck" d={d} opacity={LEVELS[level]?.depth} />,
      )}
    </>
  );
}

function Badge({
  text,
  side,
  x,
  y,
}: {
  readonly text: string;
  readonly side: number;
  readonly x: number;
  readonly y: number;
}) {
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side, rx: side / 5 };
  return (
    <g class="badge">
      <rect {...box} stroke-width={side / 10} />
      <text x={x} y={y + 0.23 * side} text-anchor="middle" font-size={0.62 * side}>
        {text}
      </text>
    </g>
  );
}

/** What the squares mean. */
export function Legend() {
  const words = usePage().wordsOf('desk');
  return (
    <p class="row small soft desk-legend">
      {words.few}
      <svg width="100" height="16" aria-hidden="true">
        {LEVELS.map(({ side, depth }, k) => {
          const pixels = 16 * side;
          const place = { x: 20 * k + (20 - pixels) / 2, y: (16 - pixels) / 2 };
          const size = { width: pixels, height: pixels };
          return <rect key={k} class="stuck" opacity={depth} {...place} {...size} />;
        })}
      </svg>
      {words.many}
    </p>
  );
}

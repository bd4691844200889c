/** Solved pictures as SVG, without rules, on their paper in every theme: one path for each ink. */
import type { Grid, Palette } from '@nonokit/core';
import { bareLayout } from '@nonokit/render/layout';
import { PAGE_LOOK, pictureInk, type SheetLook } from './looks.js';
import { round } from './numbers.js';
import { Cells, type DrawnMarks } from './painters.js';

/** A small picture; `size` is its longer side, in pixels. */
export function Picture({
  of,
  palette,
  size,
}: {
  readonly of: DrawnMarks;
  readonly palette: Palette;
  readonly size: number;
}) {
  const layout = bareLayout(of, { cell: size / Math.max(of.width, of.height) });
  const { width, height } = layout;
  return (
    <svg width={width} height={height} viewBox={`0 0 ${round(width)} ${round(height)}`} aria-hidden>
      <Cells look={PAGE_LOOK} {...{ of, palette, layout }} />
    </svg>
  );
}

/** Black-and-white pictures have the ink of the light theme: they always lie on white. */
const WHITE_LOOK: SheetLook = { ...PAGE_LOOK, ink: pictureInk };

/** A picture as large as its place. */
export function PictureOnWhite({
  picture,
  palette,
  label,
}: {
  readonly picture: Grid;
  readonly palette: Palette;
  /** What a screen reader says; nothing for decoration beside a title. */
  readonly label: string | undefined;
}) {
  const { width, height, cells } = picture;
  const of = { width, height, marks: cells };
  const layout = bareLayout(of, { cell: 1 });
  return (
    <svg
      class="picture"
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      <rect
        width={width}
        height={height}
        fill={palette[0]?.rgb ?? '#ffffff'}
        shape-rendering="crispEdges"
      />
      <Cells look={WHITE_LOOK} {...{ of, palette, layout }} />
    </svg>
  );
}

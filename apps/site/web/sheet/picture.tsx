/**
 * Solved pictures as SVG, without rules, on their paper in every theme. Each ink is one closed
 * outline: cells drawn one by one would show seams where a picture is turned.
 */
import type { Grid, Palette } from '@nonokit/core';
import { bareLayout } from '@nonokit/render/layout';
import { InkEdges } from './ink-edges.js';
import { PAGE_LOOK, pictureInk, type SheetLook } from './looks.js';
import { round } from './numbers.js';
import { shapePath } from './outline.js';
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

/** Cells of one unit. */
const UNIT = { left: 0, top: 0, cell: 1 };

/** How far neighbouring inks overlap, in pixels, so that the paper does not shine through. */
const OVERLAP = 0.5;

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
  const inks = [...new Set(cells)].filter((ink) => ink > 0).sort((a, b) => a - b);
  return (
    <svg
      class="picture"
      viewBox={`0 0 ${width} ${height}`}
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      <rect width={width} height={height} fill={palette[0]?.rgb ?? '#ffffff'} />
      {inks.map((ink) => {
        const { fill } = WHITE_LOOK.ink(palette, ink);
        return (
          <path
            key={ink}
            d={shapePath(of, ink)}
            fill={fill}
            fill-rule="evenodd"
            stroke={fill}
            stroke-width={OVERLAP}
            vector-effect="non-scaling-stroke"
          />
        );
      })}
      {inks.map((ink) => (
        <InkEdges key={ink} of={of} ink={ink} look={WHITE_LOOK.ink(palette, ink)} place={UNIT} />
      ))}
    </svg>
  );
}

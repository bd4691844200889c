/**
 * Marks of explanations on cells: what a deduction rests on lies under the marker, what is supposed
 * is dashed, what is proved has a dashed ring.
 */
import type { Palette } from '@nonokit/core';
import { type Box, cellBox, type SheetLayout } from '@nonokit/render/layout';
import { inkColor } from '../widgets/ink-color.js';
import { PAGE_LOOK } from './looks.js';
import { round, toRect } from './numbers.js';
import { crossPath, crossStroke, findBoard } from './painters.js';

/** A cell, from 0. */
export interface DrawnCell {
  readonly row: number;
  readonly column: number;
}

/** Pixels between the edges of a cell and what is drawn in it. */
const INSET = 3;

/** A mark in a cell of a layout. */
type MarkProps = DrawnCell & { readonly layout: SheetLayout };

type InkProps = MarkProps & { readonly color: number; readonly palette: Palette };

function boxIn({ layout, ...cell }: MarkProps): Box {
  return cellBox(findBoard(layout), layout, cell);
}

function inset({ left, top, width, height }: Box, by: number) {
  return toRect({ left: left + by, top: top + by, width: width - 2 * by, height: height - 2 * by });
}

/** The marker under a cell, or under all from there to the last one: one box, without seams. */
export function Marker({ last, ...props }: MarkProps & { readonly last?: DrawnCell }) {
  const { left, top } = boxIn(props);
  const end = boxIn({ ...props, ...last });
  const width = end.left + end.width - left;
  const height = end.top + end.height - top;
  return <rect {...toRect({ left, top, width, height })} fill="var(--b-marker)" />;
}

/** An X. */
export function Cross(props: MarkProps) {
  return <path d={crossPath(boxIn(props))} {...crossStroke(props.layout.cell, PAGE_LOOK)} />;
}

/** A cell with its ink, in a drawing whose cells stand apart. */
export function Filled({ color, palette, ...props }: InkProps) {
  const box = inset(boxIn(props), INSET);
  return <rect {...box} rx="2" fill={inkColor(palette, color)} stroke="var(--b-edge)" />;
}

/** A cell that is supposed: its ink paler and dashed, or a small ring for a blank. */
export function Pencil({
  color,
  palette,
  opacity = 0.3,
  ...props
}: InkProps & {
  /** How much of the ink shows: less on the marker, which has to stay yellow. */
  readonly opacity?: number;
}) {
  const box = boxIn(props);
  const ink = palette.length > 2 && color > 0 ? inkColor(palette, color) : 'var(--pencil)';
  if (color > 0) {
    const dashes = { 'stroke-width': 1.6, 'stroke-dasharray': '3 2' };
    return (
      <rect
        {...inset(box, INSET)}
        rx="2"
        fill={ink}
        fill-opacity={opacity}
        stroke={ink}
        {...dashes}
      />
    );
  }
  const middle = { cx: round(box.left + box.width / 2), cy: round(box.top + box.height / 2) };
  return <circle {...middle} r={round(box.width / 6)} fill="none" stroke={ink} stroke-width="2" />;
}

/** The dashed ring of what is proved. */
export function Ring(props: MarkProps) {
  return (
    <rect
      class="ring"
      {...inset(boxIn(props), INSET)}
      rx="3"
      fill="none"
      stroke="var(--marker-edge)"
      stroke-width="2.4"
      stroke-dasharray="4 2.5"
    />
  );
}

/** The colours that are left to a cell: small squares of inks, and an X for blank. */
export function ColorsLeft({
  colors,
  palette,
  ...props
}: MarkProps & { readonly colors: readonly number[]; readonly palette: Palette }) {
  const { left, top, width, height } = boxIn(props);
  const step = (width - 4 * INSET) / colors.length;
  return (
    <>
      {colors.map((color, k) => {
        const x = round(left + 2 * INSET + (k + 0.5) * step);
        const y = round(top + height / 2);
        return color === 0 ? (
          <path
            key={color}
            d={`M${x - 3} ${y - 3}l6 6m0 -6l-6 6`}
            stroke="var(--b-x)"
            stroke-width="1.8"
            fill="none"
          />
        ) : (
          <rect
            key={color}
            {...{ x: x - 4.5, y: y - 4.5, width: 9, height: 9, rx: 1.5 }}
            fill={inkColor(palette, color)}
            stroke="var(--b-edge)"
          />
        );
      })}
    </>
  );
}

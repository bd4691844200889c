/**
 * A line of cells as SVG, in the two styles of hints: what a deduction rests on lies under the
 * marker, what it proves has a dashed ring. Readable without a script.
 */

import { digitOn } from '@nonokit/board';
import type { Clue, Palette } from '@nonokit/core';
import { inkColor } from '../widgets/ink-color.js';

/** The side of a cell in the drawing's own units. */
const SIDE = 40;

/** The colour of a drawn cell: -1 unknown, 0 blank, or an ink. */
export function colorAt(cells: string, at: number): number {
  const cell = cells[at] ?? '?';
  if (cell === '?') return -1;
  return cell === '.' ? 0 : cell.charCodeAt(0) - 96;
}

/** Draws the cells of a line. */
export function LineDrawing({
  cells,
  palette,
  label,
  premises = [],
  found = [],
  isPencil = false,
  known = '',
}: {
  /** `?` unknown, `.` blank, `a` the first ink. */
  readonly cells: string;
  readonly palette: Palette;
  /** What it is, for screen readers; without it the drawing is decoration. */
  readonly label?: string;
  readonly premises?: readonly number[];
  readonly found?: readonly { readonly at: number; readonly left: string }[];
  /** Drawn as a supposition: dashed, and paler. */
  readonly isPencil?: boolean;
  /** Cells of a supposition that are known, drawn as they are. */
  readonly known?: string;
}) {
  const count = cells.length;
  const places = [...cells].map((cell, at) => ({ cell, at, color: colorAt(cells, at) }));
  const isFound = new Map(found.map((one) => [one.at, one.left]));
  const rules = (isFive: boolean): string =>
    places
      .filter(({ at }) => at > 0 && (at % 5 === 0) === isFive)
      .map(({ at }) => `M${at * SIDE} 0v${SIDE}`)
      .join('');
  return (
    <svg
      class="line-drawing"
      viewBox={`-1.5 -1.5 ${count * SIDE + 3} ${SIDE + 3}`}
      width={count * SIDE + 3}
      height={SIDE + 3}
      style={{ width: `${count * 46}px` }}
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      <rect width={count * SIDE} height={SIDE} fill="var(--b-cell)" />
      {places
        .filter(({ at }) => premises.includes(at) || isFound.has(at))
        .map(({ at }) => (
          <rect key={at} x={at * SIDE} width={SIDE} height={SIDE} fill="var(--b-marker)" />
        ))}
      <path d={rules(false)} stroke="var(--b-thin)" fill="none" />
      <path d={rules(true)} stroke="var(--b-thick)" stroke-width="1.75" fill="none" />
      {places.map(({ at, color }) => (
        <Mark
          key={at}
          {...{ at, color, palette }}
          isPencil={isPencil && colorAt(known, at) < 0}
          isMarked={premises.includes(at)}
        />
      ))}
      {places.map(({ at, cell }) => {
        const left = isFound.get(at);
        if (left === undefined) return null;
        return (
          <g key={at}>
            {cell === '?' && <Left left={left} at={at} palette={palette} />}
            <rect
              class="ring"
              x={at * SIDE + 3}
              y={3}
              width={SIDE - 6}
              height={SIDE - 6}
              rx="3"
              fill="none"
              stroke="var(--marker-edge)"
              stroke-width="2.4"
              stroke-dasharray="4 2.5"
            />
          </g>
        );
      })}
      <rect
        width={count * SIDE}
        height={SIDE}
        fill="none"
        stroke="var(--b-frame)"
        stroke-width="2"
      />
    </svg>
  );
}

function Mark({
  at,
  color,
  palette,
  isPencil,
  isMarked,
}: {
  readonly at: number;
  readonly color: number;
  readonly palette: Palette;
  readonly isPencil: boolean;
  /** Whether it lies on the marker, which has to stay yellow. */
  readonly isMarked: boolean;
}) {
  const x = at * SIDE;
  if (color < 0) return null;
  if (color === 0) {
    if (isPencil) return null;
    const [a, b] = [0.33 * SIDE, 0.67 * SIDE];
    return (
      <path
        d={`M${x + a} ${a}L${x + b} ${b}M${x + b} ${a}L${x + a} ${b}`}
        stroke="var(--b-x)"
        stroke-width="2.6"
        stroke-linecap="round"
        fill="none"
      />
    );
  }
  const ink = inkColor(palette, color);
  const box = { x: x + 3, y: 3, width: SIDE - 6, height: SIDE - 6, rx: 2 };
  if (!isPencil) return <rect {...box} fill={ink} stroke="var(--b-edge)" />;
  const pencil = palette.length > 2 ? ink : 'var(--pencil)';
  return (
    <rect
      {...box}
      fill={pencil}
      fill-opacity={isMarked ? 0.1 : 0.3}
      stroke={pencil}
      stroke-width="1.6"
      stroke-dasharray="3 2"
    />
  );
}

/** The colours that are left to a cell which is still unknown. */
function Left({
  left,
  at,
  palette,
}: {
  readonly left: string;
  readonly at: number;
  readonly palette: Palette;
}) {
  const step = (SIDE - 12) / left.length;
  return (
    <>
      {[...left].map((cell, k) => {
        const color = colorAt(cell, 0);
        const x = at * SIDE + 6 + (k + 0.5) * step;
        return color === 0 ? (
          <path
            key={cell}
            d={`M${x - 3} ${SIDE / 2 - 3}l6 6m0 -6l-6 6`}
            stroke="var(--b-x)"
            stroke-width="1.8"
            fill="none"
          />
        ) : (
          <rect
            key={cell}
            x={x - 4.5}
            y={SIDE / 2 - 4.5}
            width="9"
            height="9"
            rx="1.5"
            fill={inkColor(palette, color)}
            stroke="var(--b-edge)"
          />
        );
      })}
    </>
  );
}

/** A clue beside its line: plain numbers, or chips in their colours. */
export function ClueNumbers({ clue, palette }: { readonly clue: Clue; readonly palette: Palette }) {
  if (clue.length === 0) return <span class="clue softer">0</span>;
  const isPlain = palette.length === 2;
  return (
    <span class="clue">
      {clue.map(({ size, color }, k) => {
        const rgb = palette[color]?.rgb ?? '#000000';
        const chip = isPlain ? {} : { background: inkColor(palette, color), color: digitOn(rgb) };
        return (
          <b key={k} class={isPlain ? 'digits' : 'digits chip'} style={chip}>
            {size}
          </b>
        );
      })}
    </span>
  );
}

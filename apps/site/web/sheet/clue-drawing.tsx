/**
 * A board with its clues as SVG, for pages that show a puzzle without playing it. The geometry is
 * that of the design: chips for inks, plain numbers for black and white.
 */

import { digitOn } from '@nonokit/board';
import type { Clue, Palette } from '@nonokit/core';
import type { ComponentChildren } from 'preact';
import { inkColor } from '../widgets/ink-color.js';
import { type DrawnMarks, InkCells, Rules, round } from './drawings.js';

/** What is drawn: clues and size of a puzzle. */
export interface DrawnClues {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly rows: readonly Clue[];
  readonly columns: readonly Clue[];
}

/** The board of these clues, empty or with the player's marks. */
export function ClueDrawing({
  clues,
  marks,
  cell,
  label,
  under,
  over,
}: {
  readonly clues: DrawnClues;
  readonly marks?: DrawnMarks | undefined;
  /** Pixels of a cell; the drawing shrinks where there is less room. */
  readonly cell: number;
  /** What it is, for screen readers. */
  readonly label: string;
  /** Drawn on the cells before the marks, and after everything: highlights, rings. */
  readonly under?: ComponentChildren;
  readonly over?: ComponentChildren;
}) {
  const { width, height, palette } = clues;
  const left = Math.ceil(longest(clues.rows) * 0.94 * cell + 8);
  const top = Math.ceil(longest(clues.columns) * 0.86 * cell + 8);
  const [board, high] = [width * cell, height * cell];
  const [full, tall] = [left + board + 3, top + high + 3];
  return (
    <svg
      class="clue-drawing"
      width={full}
      height={tall}
      viewBox={`-1.5 -1.5 ${full} ${tall}`}
      role="img"
      aria-label={label}
    >
      <rect y={top} width={left} height={high} fill="var(--b-rail)" />
      <rect x={left} width={board} height={top} fill="var(--b-rail)" />
      <rect x={left} y={top} width={board} height={high} fill="var(--b-cell)" />
      <RailRules {...{ width, height, cell, left, top }} />
      <g transform={`translate(${left} ${top})`}>
        {under}
        {marks !== undefined && <InkCells of={marks} palette={palette} cell={cell} />}
        <Rules width={width} height={height} cell={cell} />
        {over}
      </g>
      {clues.rows.map((clue, row) => (
        <Numbers
          key={row}
          {...{ clue, palette, cell }}
          at={(k) => ({
            x: left - 4 - (k + 0.5) * 0.94 * cell,
            y: top + (row + 0.5) * cell,
          })}
        />
      ))}
      {clues.columns.map((clue, column) => (
        <Numbers
          key={column}
          {...{ clue, palette, cell }}
          at={(k) => ({
            x: left + (column + 0.5) * cell,
            y: top - 4 - (k + 0.5) * 0.86 * cell,
          })}
        />
      ))}
      <path
        d={`M0 ${top}V${top + high}H${left}M${left} 0H${left + board}V${top}`}
        stroke="var(--b-frame)"
        stroke-width="1.2"
        fill="none"
      />
    </svg>
  );
}

/** Rules that go on through the rails. */
function RailRules({
  width,
  height,
  cell,
  left,
  top,
}: Record<'width' | 'height' | 'cell' | 'left' | 'top', number>) {
  const lines = (isFive: boolean): string =>
    [
      ...inner(width, isFive).map((k) => `M${round(left + k * cell)} 0v${top}`),
      ...inner(height, isFive).map((k) => `M0 ${round(top + k * cell)}h${left}`),
    ].join('');
  return (
    <>
      <path d={lines(false)} stroke="var(--b-thin)" stroke-opacity="0.55" fill="none" />
      <path d={lines(true)} stroke="var(--b-thick)" stroke-width="1.25" fill="none" />
    </>
  );
}

function inner(count: number, isFive: boolean): number[] {
  return Array.from({ length: count - 1 }, (_, k) => k + 1).filter((k) => (k % 5 === 0) === isFive);
}

/** The numbers of a clue; `at` counts from the board outwards. */
function Numbers({
  clue,
  palette,
  cell,
  at,
}: {
  readonly clue: Clue;
  readonly palette: Palette;
  readonly cell: number;
  readonly at: (k: number) => { readonly x: number; readonly y: number };
}) {
  const chip = 0.86 * cell - 1.5;
  const font = chip * 0.74;
  const isPlain = palette.length === 2;
  if (clue.length === 0) {
    return <Digit {...at(0)} font={font} color="var(--b-dim2)" weight={500} text="0" />;
  }
  return (
    <>
      {clue.map(({ size, color }, index) => {
        const { x, y } = at(clue.length - 1 - index);
        const scale = isPlain ? 1.12 : size > 9 ? 0.92 : 1;
        const digit = isPlain ? 'var(--ink)' : digitOn(palette[color]?.rgb ?? '#000000');
        return (
          <g key={index}>
            {!isPlain && (
              <rect
                x={round(x - chip / 2)}
                y={round(y - chip / 2)}
                width={round(chip)}
                height={round(chip)}
                rx={round(Math.min(3.5, chip * 0.22))}
                fill={inkColor(palette, color)}
                stroke="var(--b-edge)"
              />
            )}
            <Digit {...{ x, y }} font={font * scale} color={digit} weight={700} text={`${size}`} />
          </g>
        );
      })}
    </>
  );
}

function Digit({
  x,
  y,
  font,
  color,
  weight,
  text,
}: {
  readonly x: number;
  readonly y: number;
  readonly font: number;
  readonly color: string;
  readonly weight: number;
  readonly text: string;
}) {
  return (
    <text
      x={round(x)}
      y={round(y + font * 0.355)}
      font-size={round(font)}
      font-weight={weight}
      text-anchor="middle"
      fill={color}
    >
      {text}
    </text>
  );
}

function longest(clues: readonly Clue[]): number {
  return Math.max(1, ...clues.map(({ length }) => length));
}

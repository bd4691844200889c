/**
 * Painters of sheets as SVG: grounds, cells, rules, numbers. Where everything stands comes from a
 * layout of `@nonokit/render/layout` alone, which boards and PDF share; how it looks, from a look.
 */
import { isBlackOnly, type Palette } from '@nonokit/core';
import {
  type Box,
  cellBox,
  forEachRun,
  innerRules,
  numbersOf,
  type Panel,
  type PlacedNumber,
  type Rule,
  type SheetLayout,
} from '@nonokit/render/layout';
import type { ComponentChildren } from 'preact';
import { InkEdges } from './ink-edges.js';
import type { InkLook, SheetLook } from './looks.js';
import { boxPath, round, toRect } from './numbers.js';
import { SymbolDrawing } from './symbol.js';

/** Marks of a board, row by row: -1 for unknown, 0 for an X, or an ink. */
export interface DrawnMarks {
  readonly width: number;
  readonly height: number;
  readonly marks: ArrayLike<number>;
}

/** A board to paint. */
export interface BoardProps {
  readonly layout: SheetLayout;
  readonly look: SheetLook;
  readonly palette: Palette;
  /** Its clues, where the layout has rails for them. */
  readonly clues?: Parameters<typeof numbersOf>[0] | undefined;
  readonly marks?: DrawnMarks | undefined;
  readonly hasCrosses?: boolean;
  /** Whether inks have their symbols, in cells as well. */
  readonly hasSymbols?: boolean;
  /** Drawn on the cells before the marks, and after the rules: highlights, rings. */
  readonly under?: ComponentChildren;
  readonly over?: ComponentChildren;
}

/** A sheet has one board, which is the layout's only panel. */
export function findBoard({ panels }: SheetLayout): Panel {
  const [panel] = panels;
  if (panel === undefined) throw new RangeError('findBoard: the layout has no board');
  return panel;
}

/** A whole board. */
export function Board(props: BoardProps) {
  const { layout, look, palette, clues, marks, under, over } = props;
  const { cells, rails } = findBoard(layout);
  return (
    <>
      {rails !== undefined && (
        <path d={boxPath(rails.left) + boxPath(rails.top)} fill={look.rail} />
      )}
      <rect {...toRect(cells)} fill={look.cell(palette)} />
      {under}
      {marks !== undefined && <Cells {...props} of={marks} />}
      <Rules layout={layout} look={look} />
      {over}
      {clues !== undefined && (
        <Numbers layout={layout} look={look} clues={clues} palette={palette} />
      )}
      <RailFrame layout={layout} look={look} />
    </>
  );
}

/** The outer sides of both rails. */
function RailFrame({ layout, look }: Pick<BoardProps, 'layout' | 'look'>) {
  const { cells, rails } = findBoard(layout);
  if (rails === undefined) return null;
  const left = round(cells.left);
  const top = round(cells.top);
  const across = round(rails.left.width);
  const up = round(rails.top.height);
  const far = round(left - across);
  const high = round(top - up);
  const begin = look.hasWholeRails
    ? { beside: `M${left} ${top}H${far}`, above: `M${left} ${top}V${high}` }
    : { beside: `M${far} ${top}`, above: `M${left} ${high}` };
  const beside = `${begin.beside}v${round(cells.height)}H${left}`;
  const above = `${begin.above}h${round(cells.width)}V${top}`;
  const { railFrame } = look.widths;
  return <path d={beside + above} stroke={look.frame} stroke-width={railFrame} fill="none" />;
}

/** Filled cells, all of an ink as one path; crosses and symbols where they are wanted. */
export function Cells({
  of,
  palette,
  layout,
  look,
  hasCrosses = false,
  hasSymbols = false,
}: Pick<BoardProps, 'palette' | 'layout' | 'look' | 'hasCrosses' | 'hasSymbols'> & {
  readonly of: DrawnMarks;
}) {
  const panel = findBoard(layout);
  const { cell } = layout;
  const { left, top } = panel.cells;
  const fills = new Map<number, string>();
  const symbols: ComponentChildren[] = [];
  let crosses = '';
  forEachRun({ ...of, cells: of.marks }, (row, column, length, color) => {
    if (color < 0) return;
    const first = cellBox(panel, layout, { row, column });
    if (color > 0) {
      const run = boxPath({ ...first, width: length * cell });
      fills.set(color, (fills.get(color) ?? '') + run);
    }
    for (let k = 0; k < length && (color === 0 ? hasCrosses : hasSymbols); k++) {
      const box = { ...first, left: first.left + k * cell };
      if (color === 0) crosses += crossPath(box);
      else symbols.push(cellSymbol(box, color, look.ink(palette, color)));
    }
  });
  return (
    <>
      {[...fills]
        .sort(([a], [b]) => a - b)
        .map(([color, d]) => (
          <path
            key={color}
            d={d}
            fill={look.ink(palette, color).fill}
            shape-rendering="crispEdges"
          />
        ))}
      {[...fills.keys()].map((ink) => (
        <InkEdges
          key={ink}
          {...{ of, ink, look: look.ink(palette, ink), place: { left, top, cell } }}
        />
      ))}
      {palette.length > 2 && symbols}
      {crosses !== '' && <path d={crosses} {...crossStroke(cell, look)} />}
    </>
  );
}

function cellSymbol({ left, top, width }: Box, color: number, { digit }: InkLook) {
  const x = left + width / 2;
  const y = top + width / 2;
  const place = { ink: color, x, y, reach: 0.2 * width, color: digit };
  return <SymbolDrawing key={`${x} ${y}`} {...place} />;
}

/** An X in a cell, as boards have it. */
export function crossPath({ left, top, width }: Box): string {
  const arm = round(0.34 * width);
  const from = round(0.33 * width);
  return `M${round(left + from)} ${round(top + from)}l${arm} ${arm}m0 ${-arm}l${-arm} ${arm}`;
}

/** How crosses are drawn. */
export function crossStroke(cell: number, { cross }: Pick<SheetLook, 'cross'>) {
  const width = round(0.065 * cell);
  return { stroke: cross, 'stroke-width': width, 'stroke-linecap': 'round', fill: 'none' } as const;
}

/** Closer thin rules, in their thicknesses, would be a grey area: only thick ones are drawn. */
const CLOSEST_RULES = 3.2;

/** The rules of cells and rails, and the frame of the cells. */
export function Rules({ layout, look }: Pick<BoardProps, 'layout' | 'look'>) {
  const panel = findBoard(layout);
  const { cells, rails } = innerRules(panel, layout);
  const { thin, thick, widths, railRules } = look;
  const hasThin = layout.cell >= CLOSEST_RULES * widths.thin;
  const paths = [
    { d: hasThin ? rulePath(cells.thin) : '', stroke: thin, width: widths.thin },
    { d: hasThin ? rulePath(rails.thin) : '', stroke: thin, width: widths.thin, part: railRules },
    { d: rulePath(cells.thick) + rulePath(rails.thick), stroke: thick, width: widths.thick },
  ];
  return (
    <>
      {paths.map(({ d, stroke, width, part = 1 }, k) =>
        d === '' ? null : (
          <path
            key={`${k}`}
            d={d}
            stroke={stroke}
            fill="none"
            {...(width === 1 ? {} : { 'stroke-width': width })}
            {...(part === 1 ? {} : { 'stroke-opacity': part })}
          />
        ),
      )}
      <rect
        {...toRect(panel.cells)}
        fill="none"
        stroke={look.frame}
        stroke-width={look.widths.frame}
      />
    </>
  );
}

function rulePath(rules: readonly Rule[]): string {
  return rules
    .map(({ x, y, length, vertical }) => {
      return `M${round(x)} ${round(y)}${vertical ? 'v' : 'h'}${round(length)}`;
    })
    .join('');
}

/** The numbers of all clues. */
function Numbers({
  layout,
  look,
  clues,
  palette,
}: Pick<BoardProps, 'layout' | 'look' | 'palette'> & {
  readonly clues: NonNullable<BoardProps['clues']>;
}) {
  const isPlain = isBlackOnly(palette);
  return (
    <g text-anchor="middle" font-weight="700">
      {[...numbersOf(clues, findBoard(layout), layout)].map((number) => {
        const { line, block, color } = number;
        const key = `${line.kind} ${line.index} ${block}`;
        if (color === 0) return <Digits key={key} {...number} paint={look.zero} isFaint />;
        if (isPlain) return <Digits key={key} {...number} paint={look.number} />;
        return <Chip key={key} {...number} look={look} ink={look.ink(palette, color)} />;
      })}
    </g>
  );
}

/** A number on the colour of its ink, and the ink's symbol beside it. */
function Chip(number: PlacedNumber & { readonly look: SheetLook; readonly ink: InkLook }) {
  const { chip, symbol, color, look, ink } = number;
  if (chip === undefined) return null;
  const side = Math.min(chip.width, chip.height);
  const radius = Math.min(3.5, 0.22 * side);
  return (
    <g>
      <rect
        {...toRect(chip)}
        rx={round(radius)}
        fill={ink.fill}
        {...(ink.edge === 'none' ? {} : { stroke: ink.edge, 'stroke-width': look.widths.edge })}
        {...(ink.rims ? { class: ink.rims } : {})}
      />
      <Digits {...number} paint={ink.digit} />
      {symbol !== undefined && (
        <SymbolDrawing ink={color} {...symbol} reach={0.2 * side} color={ink.digit} />
      )}
    </g>
  );
}

function Digits({
  text,
  x,
  y,
  fontSize,
  paint,
  isFaint = false,
}: Pick<PlacedNumber, 'text' | 'x' | 'y' | 'fontSize'> & {
  readonly paint: string;
  readonly isFaint?: boolean;
}) {
  return (
    <text
      x={round(x)}
      y={round(y)}
      font-size={round(fontSize)}
      fill={paint}
      {...(isFaint ? { 'font-weight': 500 } : {})}
    >
      {text}
    </text>
  );
}

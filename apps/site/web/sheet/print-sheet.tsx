/** A sheet of paper as SVG, in millimetres: what is seen is what is printed. */
import type { Clues } from '@nonokit/board';
import type { Clue } from '@nonokit/core';
import type { ComponentChildren } from 'preact';
import type { DrawnMarks } from './drawings.js';
import { type InkId, printedInk, SHEET_COLORS } from './print-colors.js';
import type { SheetPlan } from './print-plan.js';
import { SymbolDrawing } from './symbol-drawing.js';

/** What is on a sheet. */
export interface SheetContent {
  readonly clues: Clues;
  readonly plan: SheetPlan;
  readonly inks: InkId;
  readonly hasSymbols: boolean;
  /** Cells that are filled or crossed: the player's marks, or the solution. */
  readonly marks?: DrawnMarks | undefined;
  readonly heading: string;
  readonly facts: string;
  /** Left and right at the foot: a line to fill in, an address. */
  readonly foot: readonly [left: string, right: string];
  readonly colorNames: readonly string[];
}

/** The size of texts in millimetres. */
const HEADING_SIZE = 7;
const TEXT_SIZE = 3.4;

export function Sheet(content: SheetContent & { readonly label: string }) {
  const { plan, inks, heading, facts, foot, label, clues } = content;
  const colors = SHEET_COLORS[inks];
  const { margin, width, height } = plan;
  const below = plan.top + clues.height * plan.cell;
  const small = { 'font-size': TEXT_SIZE, fill: colors.faint };
  return (
    <svg
      class="sheet"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}mm`}
      height={`${height}mm`}
      font-family="Onest, ui-sans-serif, system-ui, sans-serif"
      role="img"
      aria-label={label}
    >
      <rect width={width} height={height} fill="#ffffff" />
      <text x={margin} y={margin + 7} font-size={HEADING_SIZE} font-weight="700" fill={colors.text}>
        {heading}
      </text>
      <text x={margin} y={margin + 13} {...small}>
        {facts}
      </text>
      <Board {...content} />
      <Legend {...content} y={below + 6} />
      <text x={margin} y={height - margin} {...small}>
        {foot[0]}
      </text>
      <text x={width - margin} y={height - margin} text-anchor="end" {...small}>
        {foot[1]}
      </text>
    </svg>
  );
}

/** Rails, cells, rules and numbers. */
function Board(content: SheetContent) {
  const { clues, plan, inks } = content;
  const { left, top, railLeft, railTop, cell } = plan;
  const colors = SHEET_COLORS[inks];
  const [across, down] = [clues.width * cell, clues.height * cell];
  return (
    <>
      <Box x={left - railLeft} y={top} width={railLeft} height={down} fill={colors.rail} />
      <Box x={left} y={top - railTop} width={across} height={railTop} fill={colors.rail} />
      <Cells {...content} />
      <path d={rules(content, false)} stroke={colors.thin} stroke-width="0.15" fill="none" />
      <path d={rules(content, true)} stroke={colors.thick} stroke-width="0.35" fill="none" />
      <Box
        {...{ x: left, y: top, width: across, height: down }}
        fill="none"
        stroke={colors.frame}
        stroke-width="0.5"
      />
      <path
        d={
          `M${round(left)} ${round(top)}h${round(-railLeft)}v${round(down)}h${round(railLeft)}` +
          `M${round(left)} ${round(top)}v${round(-railTop)}h${round(across)}v${round(railTop)}`
        }
        stroke={colors.frame}
        stroke-width="0.25"
        fill="none"
      />
      {clues.rows.map((clue, row) => (
        <Numbers
          key={row}
          {...content}
          clue={clue}
          isRow
          at={(k) => [left - 0.8 - (k + 0.5) * plan.pitchX * cell, top + (row + 0.5) * cell]}
        />
      ))}
      {clues.columns.map((clue, column) => (
        <Numbers
          key={column}
          {...content}
          clue={clue}
          isRow={false}
          at={(k) => [left + (column + 0.5) * cell, top - 0.8 - (k + 0.5) * plan.pitchY * cell]}
        />
      ))}
    </>
  );
}

/** Cells with an ink, their symbols, and crosses; all of a kind are one path, for large puzzles. */
function Cells({ clues, plan, inks, hasSymbols, marks }: SheetContent) {
  if (marks === undefined) return null;
  const { left, top, cell } = plan;
  const shown: ComponentChildren[] = [];
  const runs = new Map<number, string>();
  let crosses = '';
  for (let k = 0; k < clues.width * clues.height; k++) {
    const mark = marks.marks[k] ?? -1;
    const [row, column] = [Math.floor(k / clues.width), k % clues.width];
    const [x, y] = [left + column * cell, top + row * cell];
    if (mark === 0) crosses += crossPath(x + cell / 2, y + cell / 2, 0.2 * cell);
    if (mark <= 0) continue;
    if (column === 0 || marks.marks[k - 1] !== mark) {
      const length = runLength(marks.marks, k, clues.width - column);
      runs.set(mark, (runs.get(mark) ?? '') + boxPath(x, y, length * cell, cell));
    }
    if (!hasSymbols || clues.palette.length <= 2) continue;
    const { digit } = printedInk(clues.palette, mark, inks);
    const place = { x: x + cell / 2, y: y + cell / 2, reach: 0.2 * cell };
    shown.push(<SymbolDrawing key={k} ink={mark} {...place} color={digit} />);
  }
  return (
    <>
      {[...runs].map(([ink, d]) => (
        <path key={ink} d={d} fill={printedInk(clues.palette, ink, inks).fill} />
      ))}
      {shown}
      {crosses !== '' && (
        <path d={crosses} stroke="#81889a" stroke-width={round(0.06 * cell)} fill="none" />
      )}
    </>
  );
}

/** How many cells from this one on have its mark, at most so many. */
function runLength(marks: DrawnMarks['marks'], first: number, most: number): number {
  let length = 1;
  while (length < most && marks[first + length] === marks[first]) length++;
  return length;
}

function boxPath(x: number, y: number, width: number, height: number): string {
  return `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;
}

function crossPath(x: number, y: number, r: number): string {
  const d = `M${round(x - r)} ${round(y - r)}l${round(2 * r)} ${round(2 * r)}`;
  return `${d}m0 ${round(-2 * r)}l${round(-2 * r)} ${round(2 * r)}`;
}

/** The rules between cells and through the rails; every fifth is thick. */
function rules({ clues, plan }: SheetContent, isThick: boolean): string {
  const { left, top, railLeft, railTop, cell } = plan;
  const inner = (count: number): number[] =>
    Array.from({ length: count - 1 }, (_, k) => k + 1).filter((k) => (k % 5 === 0) === isThick);
  const down = inner(clues.width).map(
    (k) =>
      `M${round(left + k * cell)} ${round(top - railTop)}v${round(railTop + clues.height * cell)}`,
  );
  const across = inner(clues.height).map(
    (k) =>
      `M${round(left - railLeft)} ${round(top + k * cell)}h${round(railLeft + clues.width * cell)}`,
  );
  return [...down, ...across].join('');
}

/** The numbers of a line; `at` counts from the board outwards. */
function Numbers({
  clue,
  clues: { palette },
  plan,
  inks,
  hasSymbols,
  isRow,
  at,
}: SheetContent & {
  readonly clue: Clue;
  readonly isRow: boolean;
  readonly at: (k: number) => readonly [x: number, y: number];
}) {
  const chip = 0.8 * plan.cell;
  const colors = SHEET_COLORS[inks];
  if (clue.length === 0)
    return <Digit at={at(0)} size={chip * 0.74} color={colors.faint} text="0" />;
  if (palette.length === 2) {
    return (
      <>
        {clue.map(({ size }, k) => (
          <Digit
            key={k}
            at={at(clue.length - 1 - k)}
            size={chip * 0.83}
            color={colors.text}
            text={`${size}`}
          />
        ))}
      </>
    );
  }
  const grown = hasSymbols ? 0.4 * plan.cell : 0;
  const [width, height] = isRow ? [chip + grown, chip] : [chip, chip + grown];
  return (
    <>
      {clue.map(({ size, color }, k) => {
        const [x, y] = at(clue.length - 1 - k);
        const ink = printedInk(palette, color, inks);
        const [dx, dy] = isRow ? [grown / 2, 0] : [0, grown / 2];
        return (
          <g key={k}>
            <Box
              {...{ x: x - width / 2, y: y - height / 2, width, height }}
              rx={round(chip * 0.2)}
              fill={ink.fill}
              stroke={ink.edge}
              stroke-width="0.15"
            />
            <Digit
              at={[x - dx, y - dy]}
              size={chip * (size > 9 ? 0.66 : 0.74)}
              color={ink.digit}
              text={`${size}`}
            />
            {hasSymbols && (
              <SymbolDrawing
                ink={color}
                x={x + dx * 1.15}
                y={y + dy * 1.15}
                reach={0.18 * plan.cell}
                color={ink.digit}
              />
            )}
          </g>
        );
      })}
    </>
  );
}

/** The colours by name, in rows of as many as fit. */
function Legend({ clues, plan, inks, hasSymbols, colorNames, y }: SheetContent & { y: number }) {
  if (clues.palette.length <= 2) return null;
  const step = 30;
  const perRow = Math.max(1, Math.floor((plan.width - 2 * plan.margin) / step));
  return (
    <>
      {colorNames.map((name, k) => {
        const x = plan.margin + (k % perRow) * step;
        const line = y + Math.floor(k / perRow) * 6;
        const { fill, digit, edge } = printedInk(clues.palette, k + 1, inks);
        return (
          <g key={name}>
            <Box
              {...{ x, y: line, width: 4, height: 4, fill }}
              rx={0.8}
              stroke={edge}
              stroke-width="0.15"
            />
            {hasSymbols && (
              <SymbolDrawing ink={k + 1} x={x + 2} y={line + 2} reach={0.9} color={digit} />
            )}
            <text x={x + 5.4} y={line + 3.1} font-size="3.2" fill={SHEET_COLORS[inks].text}>
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Digit({
  at: [x, y],
  size,
  color,
  text,
}: {
  readonly at: readonly [x: number, y: number];
  readonly size: number;
  readonly color: string;
  readonly text: string;
}) {
  return (
    <text
      x={round(x)}
      y={round(y + 0.355 * size)}
      font-size={round(size)}
      font-weight="700"
      text-anchor="middle"
      fill={color}
    >
      {text}
    </text>
  );
}

/** A rectangle with short numbers. */
function Box({
  x,
  y,
  width,
  height,
  ...rest
}: Readonly<Record<'x' | 'y' | 'width' | 'height', number>> & {
  readonly fill: string;
  readonly stroke?: string;
  readonly 'stroke-width'?: string;
  readonly rx?: number;
}) {
  const box = { x: round(x), y: round(y), width: round(width), height: round(height) };
  return <rect {...box} {...rest} />;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

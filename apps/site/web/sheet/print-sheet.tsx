/** A sheet of paper as SVG, in millimetres: what is seen is what is printed. */
import type { Clues } from '@nonokit/board';
import { type InkId, PAPER_LOOKS } from './looks.js';
import { Board, type DrawnMarks } from './painters.js';
import type { PrintPlan } from './print-plan.js';
import { SymbolDrawing } from './symbol.js';

/** A colour of the palette and its name. */
export interface ColorName {
  readonly color: number;
  readonly name: string;
}

/** The contents of a sheet. */
export interface SheetContent {
  readonly clues: Clues;
  readonly plan: PrintPlan;
  readonly inks: InkId;
  readonly hasSymbols: boolean;
  /** Cells that are filled or crossed: the player's marks, or the solution. */
  readonly marks?: DrawnMarks | undefined;
  readonly heading: string;
  readonly facts: string;
  /** Left and right at the foot: a line to fill in, an address. */
  readonly foot: readonly [left: string, right: string];
  /** What each ink is called, and at the end the paper, where it is not white. */
  readonly colorNames: readonly ColorName[];
}

/** The size of texts in millimetres. */
const HEADING_SIZE = 7;
const TEXT_SIZE = 3.4;

/** From one name of the legend to the next, and from one of its rows, in millimetres. */
const NAME_STEP = 30;
const NAME_ROW = 6;

export function Sheet(content: SheetContent & { readonly label: string }) {
  const { plan, inks, heading, facts, foot, label, clues } = content;
  const look = PAPER_LOOKS[inks];
  const { margin, width, height } = plan;
  const small = { 'font-size': TEXT_SIZE, fill: look.faint };
  const { marks, hasSymbols } = content;
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
      <text x={margin} y={margin + 7} font-size={HEADING_SIZE} font-weight="700" fill={look.text}>
        {heading}
      </text>
      <text x={margin} y={margin + 13} {...small}>
        {facts}
      </text>
      <Board
        layout={plan.board}
        palette={clues.palette}
        hasCrosses
        {...{ clues, look, marks, hasSymbols }}
      />
      {content.colorNames.length > 1 && <Legend {...content} />}
      <text x={margin} y={height - margin} {...small}>
        {foot[0]}
      </text>
      <text x={width - margin} y={height - margin} text-anchor="end" {...small}>
        {foot[1]}
      </text>
    </svg>
  );
}

/** The colours by name below the board, in rows of as many as fit. */
function Legend({ clues, plan, inks, hasSymbols, colorNames }: SheetContent) {
  const { board, margin } = plan;
  const look = PAPER_LOOKS[inks];
  const [panel] = board.panels;
  const below = panel === undefined ? 0 : panel.cells.top + panel.cells.height + NAME_ROW;
  const perRow = Math.max(1, Math.floor((plan.width - 2 * margin) / NAME_STEP));
  return (
    <>
      {colorNames.map(({ name, color }, k) => {
        const x = margin + (k % perRow) * NAME_STEP;
        const y = below + Math.floor(k / perRow) * NAME_ROW;
        const { fill, digit, edge } = look.ink(clues.palette, color);
        const outline = { stroke: edge, 'stroke-width': look.widths.edge };
        return (
          <g key={name}>
            <rect {...{ x, y, fill }} width={4} height={4} rx={0.8} {...outline} />
            {hasSymbols && color > 0 && (
              <SymbolDrawing ink={color} x={x + 2} y={y + 2} reach={0.9} color={digit} />
            )}
            <text x={x + 5.4} y={y + 3.1} font-size="3.2" fill={look.text}>
              {name}
            </text>
          </g>
        );
      })}
    </>
  );
}

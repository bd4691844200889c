/**
 * A line of cells as SVG: a board of one row, in the two styles of hints. Readable without a
 * script.
 */
import { type Clue, digitOn, isBlackOnly, type Palette } from '@nonokit/core';
import { bareLayout } from '@nonokit/render/layout';
import { inkColor } from '../widgets/ink-color.js';
import { ColorsLeft, Cross, Filled, Marker, Pencil, Ring } from './cell-marks.js';
import { PAGE_LOOK, type SheetLook } from './looks.js';
import { Board } from './painters.js';

/** The side of a cell in the drawing's own units, and in pixels where there is room. */
const SIDE = 40;
const PIXELS = 46;

/** Lines are drawn larger than boards, with thicker rules. */
const LOOK: SheetLook = { ...PAGE_LOOK, widths: { ...PAGE_LOOK.widths, thick: 1.75, frame: 2 } };

/** The colour of a drawn cell: -1 unknown, 0 blank, or an ink. */
export function colorAt(cells: string, at: number): number {
  const cell = cells[at] ?? '?';
  if (cell === '?') return -1;
  return cell === '.' ? 0 : cell.charCodeAt(0) - 96;
}

interface LineProps {
  /** `?` unknown, `.` blank, `a` the first ink. */
  readonly cells: string;
  readonly palette: Palette;
  /** The label for screen readers; without it the drawing is decoration. */
  readonly label?: string;
  readonly premises?: readonly number[];
  readonly found?: readonly { readonly at: number; readonly left: string }[];
  /** Drawn as a supposition: dashed, and paler. */
  readonly isPencil?: boolean;
  /** Cells of a supposition that are known, drawn as they are. */
  readonly known?: string;
}

/** Draws the cells of a line. */
export function LineDrawing(props: LineProps) {
  const { cells, palette, label, premises = [], found = [], known = '' } = props;
  const count = cells.length;
  const layout = bareLayout({ width: count, height: 1 }, { cell: SIDE });
  const width = layout.width + 3;
  const height = layout.height + 3;
  const marked = [...new Set([...premises, ...found.map(({ at }) => at)])];
  const marks = [...cells].map((_, at) => {
    const cell = { row: 0, column: at, layout, palette, color: colorAt(cells, at) };
    if (cell.color < 0) return null;
    const isSupposed = props.isPencil === true && colorAt(known, at) < 0;
    if (cell.color === 0) return isSupposed ? null : <Cross key={at} {...cell} />;
    if (!isSupposed) return <Filled key={at} {...cell} />;
    return <Pencil key={at} {...cell} opacity={premises.includes(at) ? 0.1 : 0.3} />;
  });
  const rings = found.map(({ at, left }) => {
    const cell = { row: 0, column: at, layout };
    const colors = [...left].map((_, k) => colorAt(left, k));
    return (
      <g key={at}>
        {cells[at] === '?' && <ColorsLeft {...cell} colors={colors} palette={palette} />}
        <Ring {...cell} />
      </g>
    );
  });
  return (
    <svg
      class="line-drawing"
      viewBox={`-1.5 -1.5 ${width} ${height}`}
      width={width}
      height={height}
      style={{ width: `${count * PIXELS}px` }}
      {...(label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label })}
    >
      <Board
        layout={layout}
        look={LOOK}
        palette={palette}
        under={marked.map((at) => <Marker key={at} row={0} column={at} layout={layout} />)}
        over={[marks, rings]}
      />
    </svg>
  );
}

/** A clue beside its line: plain numbers, or chips in their colours. */
export function ClueNumbers({ clue, palette }: { readonly clue: Clue; readonly palette: Palette }) {
  if (clue.length === 0) return <span class="clue softer">0</span>;
  const isPlain = isBlackOnly(palette);
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

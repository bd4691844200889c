/**
 * A board of triangles, or of squares of which some are cut, in a page: cells and clues as a
 * drawing that pointers and keys work on. It is drawn of elements, since these boards have hundreds
 * of cells and not thousands.
 */
import { isFilled, type Mark, supposedCells } from '@nonokit/board';
import { BLANK, isBlackOnly, type Palette, UNKNOWN } from '@nonokit/core';
import { type PlacedItem, type Point, type SheetPlan, squareCorners } from '@nonokit/kinds';
import type { ExplainedHint } from 'nonokit/worker-client';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { inkColor, paperColor } from '../../widgets/ink-color.js';
import type { PlaySession } from '../play/session.js';
import { leftColor, RightHalf } from './ink-look.js';
import { pathOf } from './path-of.js';
import { sayCell } from './say-cell.js';
import type { TriangleShape, Way } from './triangle-shape.js';
import { useStroke } from './use-stroke.js';

/** What a hint lights up. */
export type Lit = Pick<ExplainedHint, 'premises' | 'conclusions' | 'mistakes'>;

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

export function TriangleBoard({
  session,
  shape,
  lit,
  zoom,
}: {
  readonly session: PlaySession;
  readonly shape: TriangleShape;
  readonly lit: Lit;
  /** 1 where the whole board is in sight. */
  readonly zoom: number;
}) {
  const page = usePage();
  const words = page.wordsOf('kinds').board;
  const [cursor, setCursor] = useState(0);
  const { stroke, listeners } = useStroke(session, shape, setCursor);
  const game = session.game.value;
  const { marks, finished, clues } = game;
  const { palette } = clues;
  const supposed = new Set(supposedCells(game));
  const cursorPath = useRef<SVGPathElement>(null);
  useEffect(() => {
    // a board that is larger than its room follows the keys
    if (zoom > 1) cursorPath.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [cursor, zoom]);
  const shown = (cell: number): Mark =>
    stroke?.cells.includes(cell) === true ? stroke.mark : (marks[cell] ?? UNKNOWN);
  const press = (event: KeyboardEvent): void => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const way = WAYS[key];
    const mark = markOfKey(key, session.tool.value, palette);
    if (way !== undefined) {
      const next = shape.step(cursor, way);
      setCursor(next);
      if (shiftKey) paintCell(session, next, session.tool.value, false);
    } else if (mark !== undefined) paintCell(session, cursor, mark, true);
    else return;
    event.preventDefault();
  };
  return (
    <div class={zoom > 1 ? 'triangle-room zoomed' : 'triangle-room'}>
      <svg
        class="triangles"
        style={{ '--zoom': zoom }}
        viewBox={shape.box.join(' ')}
        tabindex={0}
        role="application"
        aria-label={clues.rules?.board.shape === 'cut' ? words.squares : words.label}
        aria-describedby="triangle-keys triangle-cell"
        onKeyDown={press}
        {...listeners}
      >
        <g class="triangle-cells" style={{ fill: paperColor(palette) }}>
          {shape.plan.cells.map((corners, cell) => (
            <Cell
              key={`${cell}`}
              corners={corners}
              middle={shape.middles[cell]}
              mark={shown(cell)}
              palette={palette}
              state={stateOf(cell, lit, supposed)}
            />
          ))}
        </g>
        {shape.plan.rules.map((points, k) => (
          <path key={`${k}`} class="triangle-outline" d={pathOf(points)} />
        ))}
        <path
          class="triangle-cursor"
          ref={cursorPath}
          d={`${pathOf(shape.plan.cells[cursor] ?? [])}Z`}
        />
        <g class="triangle-numbers">
          {shape.plan.items.map((item) => (
            <Item
              key={`${item.at.x} ${item.at.y}`}
              item={item}
              palette={palette}
              isDone={finished[item.line] === 1}
            />
          ))}
          {shape.plan.groups.map((group) => (
            <Frame key={`${group.from.x} ${group.from.y}`} {...group} />
          ))}
        </g>
      </svg>
      <p id="triangle-keys" class="spoken">
        {words.keys}
      </p>
      <p id="triangle-cell" class="spoken" role="status">
        {sayCell(page, game, { shape, cell: cursor })}
      </p>
    </div>
  );
}

/** Marks one cell; a mark that is there already is erased where `isToggling`. */
function paintCell(session: PlaySession, cell: number, mark: Mark, isToggling: boolean): void {
  const there = session.game.peek().marks[cell] === mark;
  session.play({ type: 'paint', cells: [cell], mark: there && isToggling ? UNKNOWN : mark });
}

/** What a key marks; undefined for other keys. */
function markOfKey(key: string, tool: Mark, palette: Palette): Mark | undefined {
  if (key === ' ' || key === 'Enter') return tool;
  if (key === 'x' || key === 'X') return BLANK;
  if (key === 'Backspace' || key === 'Delete') return UNKNOWN;
  const ink = Number(key);
  return Number.isInteger(ink) && ink >= 1 && ink < palette.length ? ink : undefined;
}

/** How a hint marks a cell, and whether it is in pencil. */
function stateOf(cell: number, lit: Lit, supposed: ReadonlySet<number>): string {
  return `${litState(cell, lit)}${supposed.has(cell) ? ' supposed' : ''}`;
}

function litState(cell: number, { premises, conclusions, mistakes }: Lit): string {
  if (mistakes.includes(cell)) return ' mistake';
  if (conclusions.includes(cell)) return ' conclusion';
  return premises.includes(cell) ? ' premise' : '';
}

function Cell({
  corners,
  middle,
  mark,
  palette,
  state,
}: {
  readonly corners: readonly Point[];
  readonly middle: Point | undefined;
  readonly mark: Mark;
  readonly palette: Palette;
  readonly state: string;
}) {
  const d = `${pathOf(corners)}Z`;
  return (
    <>
      <path
        class={`cell${state}`}
        data-mark={mark}
        d={d}
        {...(isFilled(mark) ? { style: { fill: leftColor(palette, mark) } } : {})}
      />
      <RightHalf palette={palette} ink={mark} corners={corners} />
      {mark === BLANK && middle !== undefined && <path class="cross" d={crossAt(middle)} />}
    </>
  );
}

/** An X around a point. */
function crossAt({ x, y }: Point): string {
  return `M${x - CROSS} ${y - CROSS}l${2 * CROSS} ${2 * CROSS}m0 ${-2 * CROSS}l${-2 * CROSS} ${2 * CROSS}`;
}

/** Half the side of a chip. */
const CHIP = 0.33;

/** The frame around the numbers of blocks that are glued to each other. */
function Frame({ from, to }: SheetPlan['groups'][number]) {
  const reach = CHIP + 0.03;
  return (
    <rect
      class="glue"
      x={from.x - reach}
      y={from.y - reach}
      width={to.x - from.x + 2 * reach}
      height={to.y - from.y + 2 * reach}
      rx={0.1}
    />
  );
}

/** The square of a cut ink behind its number. */
function CutChip({
  at: { x, y },
  color,
  palette,
}: {
  readonly at: Point;
  readonly color: number;
  readonly palette: Palette;
}) {
  const corners = squareCorners(x - CHIP, y - CHIP, 2 * CHIP);
  return (
    <>
      <path
        class="cut-chip"
        d={`${pathOf(corners)}Z`}
        style={{ fill: leftColor(palette, color) }}
      />
      <RightHalf palette={palette} ink={color} corners={corners} />
    </>
  );
}

/** Half the size of an X. */
const CROSS = 0.2;

/** A number; in several inks it stands on a chip of its ink. */
function Item({
  item: { text, at, color },
  palette,
  isDone,
}: {
  readonly item: PlacedItem;
  readonly palette: Palette;
  readonly isDone: boolean;
}) {
  const { x, y } = at;
  const isChip = color !== undefined && !isBlackOnly(palette);
  const isCut = isChip && palette[color]?.cut !== undefined;
  return (
    <g class={`${isDone ? 'done' : ''}${isCut ? ' cut' : ''}`}>
      {isCut && <CutChip at={at} color={color} palette={palette} />}
      {isChip && !isCut && (
        <circle class="chip" cx={x} cy={y} r={0.35} style={{ stroke: inkColor(palette, color) }} />
      )}
      <text x={x} y={y} class={text.length > 1 ? 'long' : ''}>
        {text}
      </text>
    </g>
  );
}

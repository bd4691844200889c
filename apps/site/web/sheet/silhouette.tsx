/**
 * The silhouette of a puzzle: its board with the rails of its clues, a chip for each, without
 * numbers. Lists show it, small. Chips of an ink are the dashes of one path, which is short text
 * for hundreds of them. Inks that are hardly seen beside the board have a rim, by theme.
 */
import { type Palette, type Rails, readRails } from '@nonokit/core';
import { bareLayout } from '@nonokit/render/layout';
import { inkColor } from '../widgets/ink-color.js';
import { findRims } from './edges.js';
import { pageLook } from './looks.js';
import { round } from './numbers.js';
import { Board, type DrawnMarks } from './painters.js';
import './silhouette.css';

/** What a silhouette is drawn from; puzzles without rails have their bare board. */
export interface SilhouettePuzzle {
  readonly width: number;
  readonly height: number;
  readonly inks: readonly string[];
  readonly paper?: string | undefined;
  readonly rails?: string | undefined;
}

/** Most pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** The largest cell. */
  readonly cell: number;
}

/** From chip to chip, and a chip, in cells. */
const PITCH = 0.92;
const CHIP = 0.78;

/** Rules closer than this many pixels even by fives: only every tenth is drawn. */
const CLOSEST_FIVES = 4;

/** A silhouette, measured. */
export interface Silhouette {
  /** Pixels. */
  readonly cell: number;
  /** The rails, in pixels. */
  readonly left: number;
  readonly top: number;
  /** The chips of each ink that has some, on either rail. */
  readonly chips: readonly Chips[];
}

/** The chips of an ink on a rail: a path of lines to be dashed, in chips along and lines across. */
interface Chips {
  readonly rail: 'rows' | 'columns';
  readonly ink: number;
  readonly d: string;
}

/** Measures a silhouette for a room. */
export function measureSilhouette(puzzle: SilhouettePuzzle, room: Room): Silhouette {
  const rails = readRails(puzzle.rails ?? '') ?? NO_RAILS;
  const across = PITCH * longest(rails.rows);
  const up = PITCH * longest(rails.columns);
  const fitting = [
    room.cell,
    room.width / (puzzle.width + across),
    room.height / (puzzle.height + up),
  ];
  const cell = Math.floor(100 * Math.min(...fitting)) / 100;
  const chips = [...findChips(rails.rows, 'rows'), ...findChips(rails.columns, 'columns')];
  return { cell, left: cell * across, top: cell * up, chips };
}

const NO_RAILS: Rails = { rows: [], columns: [] };

function longest(lines: readonly (readonly number[])[]): number {
  return lines.reduce((most, line) => Math.max(most, line.length), 0);
}

/** The paths by ink: chips of an ink beside each other are one line, in whole numbers. */
function findChips(lines: readonly (readonly number[])[], rail: Chips['rail']): Chips[] {
  const paths = new Map<number, string>();
  for (const [index, line] of lines.entries()) {
    for (let first = 0; first < line.length; ) {
      const ink = line[first] ?? 1;
      let end = first + 1;
      while (line[end] === ink) end++;
      const start = first - line.length;
      const length = end - first;
      const run = rail === 'rows' ? `M${start} ${index}h${length}` : `M${index} ${start}v${length}`;
      paths.set(ink, (paths.get(ink) ?? '') + run);
      first = end;
    }
  }
  return [...paths].map(([ink, d]) => ({ rail, ink, d })).sort((a, b) => a.ink - b.ink);
}

/** The palette of a card. */
export function cardPalette({ paper, inks }: SilhouettePuzzle): Palette {
  return [{ rgb: paper ?? '#ffffff' }, ...inks.map((rgb) => ({ rgb }))];
}

/** A puzzle's silhouette, measured and drawn. */
export function PuzzleSilhouette({
  puzzle,
  room,
  marks,
}: {
  readonly puzzle: SilhouettePuzzle;
  readonly room: Room;
  readonly marks?: DrawnMarks | undefined;
}) {
  return <SilhouetteDrawing {...{ puzzle, marks }} shape={measureSilhouette(puzzle, room)} />;
}

/** Draws a silhouette, with the player's marks if there are any. */
export function SilhouetteDrawing({
  puzzle,
  shape,
  marks,
  pathFor = ({ d }) => d,
}: {
  readonly puzzle: SilhouettePuzzle;
  readonly shape: Silhouette;
  readonly marks?: DrawnMarks | undefined;
  /** What stands for a path in HTML that is cached. */
  readonly pathFor?: (chips: Chips) => string;
}) {
  const { cell, left, top, chips } = shape;
  const palette = cardPalette(puzzle);
  const layout = bareLayout(puzzle, { cell, block: 5 * cell < CLOSEST_FIVES ? 10 : 5 });
  const width = round(layout.width + left + 2);
  const height = round(layout.height + top + 2);
  const box = `${round(-left - 1)} ${round(-top - 1)} ${width} ${height}`;
  const paths = chips.map((one) => ({
    ...one,
    d: pathFor(one),
    color: inkColor(palette, one.ink),
    rims: findRims(palette, one.ink, 'card'),
  }));
  const rimmed = paths.filter(({ rims }) => rims !== '');
  const rim = Math.min(1, 0.14 * cell) / cell;
  return (
    <svg class="silhouette" width={width} height={height} viewBox={box} aria-hidden="true">
      <Board look={pageLook(palette)} {...{ layout, palette, marks }} />
      <Dashes paths={paths} cell={cell} />
      <Dashes paths={rimmed.map((one) => ({ ...one, rims: '' }))} cell={cell} rim={rim} />
    </svg>
  );
}

/** The chips of both rails; `rim` is left out around each of them, in cells. */
function Dashes({
  paths,
  cell,
  rim = 0,
}: {
  readonly paths: readonly (Chips & { readonly color: string; readonly rims: string })[];
  readonly cell: number;
  readonly rim?: number;
}) {
  const side = CHIP - 2 * rim;
  const dash = round(side / PITCH);
  const long = round(cell * PITCH);
  const half = round(cell / 2);
  const ways = {
    rows: `translate(0 ${half})scale(${long} ${cell})`,
    columns: `translate(${half})scale(${cell} ${long})`,
  };
  return (['rows', 'columns'] as const).map((rail) => {
    const mine = paths.filter((one) => one.rail === rail);
    if (mine.length === 0) return null;
    return (
      <g
        key={rail}
        transform={ways[rail]}
        fill="none"
        stroke-width={round(side)}
        stroke-dasharray={`${dash} ${round(1 - dash)}`}
        {...(rim === 0 ? {} : { 'stroke-dashoffset': round(-rim / PITCH) })}
      >
        {mine.map(({ ink, d, color, rims }) => (
          <path key={ink} d={d} stroke={color} {...(rims === '' ? {} : { class: rims })} />
        ))}
      </g>
    );
  });
}

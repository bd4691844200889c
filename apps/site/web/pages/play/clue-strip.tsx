/**
 * The strip of a phone: the clues of the row and the column under the finger, large and whole,
 * where the board is too large for its rails to show them. Screen readers hear clues with the
 * cells.
 */
import {
  type Clues,
  clueOf,
  lineNumberStates,
  type NumberState,
  opensInFull,
  railsOf,
  type ShownNumber,
} from '@nonokit/board';
import { digitOn, isBlackOnly, type Line } from '@nonokit/core';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Settings } from '../../../player-store/settings.js';
import { settings } from '../../frame/settings.js';
import { SymbolDrawing } from '../../sheet/symbol.js';
import { toBoardStyle } from '../../widgets/board-style.js';
import { inkColor } from '../../widgets/ink-color.js';
import { showsSymbols } from '../../widgets/symbols.js';
import type { PlayWords } from '../../words/en/play.js';
import { openingCell } from './board-options.js';
import type { PlaySession } from './session.js';

/** How a phone may be held where the board opens without some of its cells or numbers. */
export function findStripPlaces(clues: Clues, settings: Settings): string {
  const style = toBoardStyle(settings, showsSymbols(settings, clues.palette));
  const rails = railsOf(clues, { ...style, shortensClues: true });
  const short = Math.min(innerWidth, innerHeight);
  const long = Math.max(innerWidth, innerHeight);
  // without header and dock, which are a column where the phone lies on its side
  const rooms = {
    upright: { width: short, height: long - 176 },
    aside: { width: long - 120, height: short - 48 },
  };
  return Object.entries(rooms)
    .filter(([, room]) => !opensInFull(clues, room, rails, openingCell(settings)))
    .map(([place]) => place)
    .join(' ');
}

interface StripProps {
  readonly session: Pick<PlaySession, 'puzzle' | 'game' | 'sight' | 'isPaused' | 'play'>;
  readonly words: PlayWords;
  /** Where it is shown: as `findStripPlaces` says. */
  readonly places: string;
}

export function ClueStrip({ session, words, places }: StripProps) {
  const { row, column } = session.sight.cursor.value;
  return (
    <div class={`clue-strip ${places}`} aria-hidden="true" hidden={session.isPaused.value}>
      <StripLine session={session} line={{ kind: 'row', index: row }} at={column}>
        {words.rowClue(row + 1)}
      </StripLine>
      <StripLine session={session} line={{ kind: 'column', index: column }} at={row}>
        {words.columnClue(column + 1)}
      </StripLine>
    </div>
  );
}

/** One clue. Where it is longer than the screen, it follows the cursor along its line. */
function StripLine({
  session,
  line,
  at,
  children,
}: Pick<StripProps, 'session'> & {
  readonly line: Line;
  /** The cursor's place along the line. */
  readonly at: number;
  readonly children: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const { clues } = session.puzzle;
  const length = line.kind === 'row' ? clues.width : clues.height;
  const clue = clueOf(line, clues);
  const states = lineNumberStates(session.game.value, line, settings.value.crossing);
  useLayoutEffect(() => {
    const { current } = list;
    if (current === null) return;
    const hidden = current.scrollWidth - current.clientWidth;
    current.scrollLeft = (hidden * at) / Math.max(1, length - 1);
    current.classList.toggle('is-long', hidden > 0);
  }, [line.kind, line.index, at]);
  useEffect(() =>
    crossOffByTap(list.current, (block) => {
      const isCrossed = states[block] === 0;
      session.play({ type: 'cross', line, block, isCrossed });
    }),
  );
  return (
    <div class="strip-line">
      <span>{children}</span>
      <div class="strip-clue" ref={list}>
        {clue.length === 0 && <span class="strip-chip is-done">0</span>}
        {clue.map((block, k) => (
          <StripChip key={`${k}`} clues={clues} block={block} state={states[k] ?? 0} />
        ))}
      </div>
    </div>
  );
}

/** Crosses the number off that is tapped, as on the rails. Returns how to stop. */
function crossOffByTap(list: HTMLElement | null, cross: (block: number) => void) {
  const onTap = ({ target }: Event): void => {
    const chip = target instanceof Element ? target.closest('.strip-chip') : null;
    if (chip !== null && list !== null) cross([...list.children].indexOf(chip));
  };
  list?.addEventListener('click', onTap);
  return () => list?.removeEventListener('click', onTap);
}

function StripChip({
  clues: { palette },
  block,
  state,
}: {
  readonly clues: Clues;
  readonly block: ShownNumber;
  readonly state: NumberState;
}) {
  // room for a number of the other line stays on the rail
  if (block.text === '') return <span class="strip-chip" hidden />;
  const isDone = state !== 0;
  const isPlain = isBlackOnly(palette);
  const color = digitOn(palette[block.color]?.rgb ?? '#000000');
  const hasSymbol = !isPlain && showsSymbols(settings.value, palette);
  const paint = { background: inkColor(palette, block.color), color };
  return (
    <span
      class={isDone ? 'strip-chip is-done' : 'strip-chip'}
      style={isPlain || isDone ? {} : paint}
    >
      {block.text ?? block.size}
      {hasSymbol && (
        <svg viewBox="0 0 14 14" width="14" height="14">
          <SymbolDrawing
            {...{ ink: block.color, x: 7, y: 7, reach: 5 }}
            color={isDone ? 'currentColor' : color}
          />
        </svg>
      )}
    </span>
  );
}

/**
 * The tools of a game on triangles or cut squares: inks, suppositions, undo, hints, the size of the
 * cells.
 */
import type { Palette } from '@nonokit/core';
import { usePage } from '../../frame/page-context.js';
import { Segments } from '../../widgets/controls.js';
import { Icon, type IconName } from '../../widgets/icon.js';
import type { HintLadder } from '../play/hint-ladder.js';
import type { PlaySession } from '../play/session.js';
import { InkSquare, inkName } from './ink-look.js';

/** How much larger cells can be than those of a board that fits. */
const MOST_ZOOM = 4;

/** From one size to the next. */
const ZOOM_STEP = 1.4;

/** The size of a board, 1 where it fits. */
export interface Zoom {
  readonly value: number;
  readonly change: (zoom: number) => void;
}

/** The next size, larger or smaller. */
export function nextZoom(zoom: number, isLarger: boolean): number {
  const next = isLarger ? zoom * ZOOM_STEP : zoom / ZOOM_STEP;
  return Math.round(100 * Math.min(MOST_ZOOM, Math.max(1, next))) / 100;
}

export function Tools({
  session,
  ladder,
  zoom,
}: {
  readonly session: PlaySession;
  readonly ladder: HintLadder;
  readonly zoom: Zoom;
}) {
  const page = usePage();
  const words = page.wordsOf('kinds').game;
  const { palette } = session.puzzle.clues;
  const isPlain = palette.length <= 2;
  const layer = session.layerName.value;
  return (
    <div class="triangle-tools">
      <Segments
        name="triangle-tool"
        label={words.tool}
        value={session.tool.value}
        options={[
          ...palette.slice(1).map((_, k) => ({
            value: k + 1,
            label: isPlain ? words.fill : <InkLabel palette={palette} ink={k + 1} />,
          })),
          { value: 0, label: words.cross },
          { value: -1, label: words.erase },
        ]}
        onChange={(mark) => session.take(mark)}
      />
      <div class="row wraps">
        <Tool
          icon="undo-2"
          label={words.undo}
          isOff={!session.canUndo.value}
          onClick={() => session.play({ type: 'undo' })}
        />
        <Tool
          icon="redo-2"
          label={words.redo}
          isOff={!session.canRedo.value}
          onClick={() => session.play({ type: 'redo' })}
        />
        <Tool
          icon="git-branch"
          label={words.whatIf}
          isOn={layer !== undefined}
          onClick={() => session.play({ type: 'suppose', name: layerName(session) })}
        />
        <Tool
          icon="zoom-out"
          label={words.zoomOut}
          isOff={zoom.value === 1}
          onClick={() => zoom.change(nextZoom(zoom.value, false))}
        />
        <Tool
          icon="zoom-in"
          label={words.zoomIn}
          isOff={zoom.value === MOST_ZOOM}
          onClick={() => zoom.change(nextZoom(zoom.value, true))}
        />
        <Tool
          icon="rotate-ccw"
          label={words.restart}
          isOff={!session.canUndo.value}
          onClick={() => session.play({ type: 'restart' })}
        />
        <a
          class="icon-button"
          title={words.print}
          href={`${page.linkTo('print/')}#p=${session.puzzle.id}`}
        >
          <Icon name="printer" />
        </a>
        <button type="button" class="button" onClick={() => ladder.next()}>
          <Icon name="lightbulb" />
          {words.hint}
        </button>
      </div>
      {layer !== undefined && <Supposed session={session} name={layer} />}
    </div>
  );
}

/** An ink by its name; where inks are cut, with a square that shows how. */
function InkLabel({ palette, ink }: { readonly palette: Palette; readonly ink: number }) {
  const name = inkName(usePage(), palette, ink);
  const hasCuts = palette.some(({ cut }) => cut !== undefined);
  return (
    <>
      {hasCuts && <InkSquare palette={palette} ink={ink} />}
      {name}
    </>
  );
}

/** A layer of suppositions, and its two ends. */
function Supposed({ session, name }: { readonly session: PlaySession; readonly name: string }) {
  const words = usePage().wordsOf('kinds').game;
  return (
    <section class="supposed stack">
      <p class="strong">{words.whatIfOn(name)}</p>
      <p class="small soft">{words.whatIfText}</p>
      <div class="row wraps">
        <button type="button" class="button" onClick={() => session.play({ type: 'keep' })}>
          {words.keep}
        </button>
        <button type="button" class="button" onClick={() => session.play({ type: 'discard' })}>
          {words.discard}
        </button>
      </div>
    </section>
  );
}

function Tool({
  icon,
  label,
  isOff = false,
  isOn,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly isOff?: boolean;
  readonly isOn?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="icon-button"
      title={label}
      disabled={isOff}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** A letter for each layer of suppositions: A, B, … */
function layerName({ game }: PlaySession): string {
  return String.fromCharCode(65 + (game.value.layers.length % 26));
}

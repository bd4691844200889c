/**
 * A board that is only looked at: the canvas of the player without its input, as large as its place
 * allows. It follows theme and settings. What it shows is said in words beside it.
 */
import {
  CONTRAST_LOOK,
  DARK_LOOK,
  type Game,
  LIGHT_LOOK,
  numberStates,
  paintBoard,
  paperLook,
  railsOf,
  type ShownHint,
  viewportOf,
} from '@nonokit/board';
import { useEffect, useRef, useState } from 'preact/hooks';
import { settings } from '../frame/settings.js';
import { shownTheme } from '../frame/theme.js';
import { toBoardStyle } from './board-style.js';
import { showsSymbols } from './symbols.js';

const LOOKS = { light: LIGHT_LOOK, dark: DARK_LOOK, contrast: CONTRAST_LOOK };

/** The board of a game, with a hint or a cursor if there is one. */
export function BoardView({
  game,
  label,
  hint,
  cursor,
}: {
  readonly game: Game;
  /** The label for screen readers. */
  readonly label: string;
  readonly hint?: ShownHint | undefined;
  readonly cursor?: { readonly row: number; readonly column: number } | undefined;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const room = useRoom(canvas);
  const { crossing } = settings.value;
  const style = toBoardStyle(settings.value, showsSymbols(settings.value, game.clues.palette));
  const theme = shownTheme.value;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context === null || context === undefined || room.width === 0) return;
    const railLook = LOOKS[theme];
    const look = paperLook(railLook, game.clues.palette);
    const scale = devicePixelRatio;
    context.canvas.width = Math.round(room.width * scale);
    context.canvas.height = Math.round(room.height * scale);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    const rails = railsOf(game.clues, style);
    const view = viewportOf(game.clues, room, {}, rails);
    const numbers = numberStates(game, crossing);
    paintBoard(context, { game, view, look, railLook, style, numbers, hint, cursor });
  });
  return <canvas class="board-view" ref={canvas} role="img" aria-label={label} />;
}

/** The size of an element in pixels of the page, as it changes. */
function useRoom(of: { readonly current: HTMLElement | null }) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (of.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(of.current);
    return () => observer.disconnect();
  }, []);
  return room;
}

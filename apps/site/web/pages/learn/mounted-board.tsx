/** A board of the library in a page that teaches, with the player's settings. */
import type { Clues, GameRecord } from '@nonokit/board';
import { mount } from '@nonokit/board-dom/one-language';
import { effect } from '@preact/signals';
import type { BoardHandle } from 'nonokit/board';
import { useEffect, useRef } from 'preact/hooks';
import { here } from '../../frame/here.js';
import { settings } from '../../frame/settings.js';
import { shownTheme } from '../../frame/theme.js';
import { toBoardOptions } from '../play/board-options.js';

/** A board that begins with a record; `onMounted` gets its handle. */
export function MountedBoard({
  clues,
  record,
  className,
  onMounted,
}: {
  readonly clues: Clues;
  readonly record: GameRecord;
  readonly className: string;
  /** Returns what to do when the board goes. */
  readonly onMounted: (board: BoardHandle) => (() => void) | undefined;
}) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current === null) return undefined;
    const options = () => {
      // the colours are those of the page around the board, which follow the theme
      const { palette } = clues;
      const place = { palette, isOnPhone: false };
      const all = toBoardOptions(settings.value, shownTheme.value, here.value, place);
      const { look: _, ...rest } = all;
      // learners make every mark themselves: an X of the board's would keep them from a mistake
      return { ...rest, crossesFinished: false };
    };
    const board = mount(element.current, clues, { ...options(), record });
    const stop = effect(() => board.set(options()));
    const end = onMounted(board);
    return () => {
      stop();
      end?.();
      board.destroy();
    };
  }, [clues, record]);
  return <div class={className} ref={element} />;
}

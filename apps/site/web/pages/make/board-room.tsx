/** The picture under edit, on its board. */

import { mountEditor } from '@nonokit/board-dom/editing/one-language';
import { effect } from '@preact/signals';
import type { EditorBoardHandle } from 'nonokit/editor';
import { useEffect, useRef } from 'preact/hooks';
import { here } from '../../frame/here.js';
import { settings } from '../../frame/settings.js';
import { shownTheme } from '../../frame/theme.js';
import { toBoardStyle } from '../../widgets/board-style.js';
import { Icon } from '../../widgets/icon.js';
import type { MakePart } from './make-part.js';

export function BoardRoom(part: MakePart) {
  const { workshop, session, board } = part;
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current === null) return;
    const mounted = mountEditor(host.current, workshop.editor.peek(), {
      ...options(),
      brush: workshop.brush.peek(),
    });
    // for scripts of players and for tests: the board of a page is found at its element
    Object.assign(host.current, { board: mounted });
    const stops = joined(part, mounted);
    board.value = mounted;
    return () => {
      // a gesture under way is made when its board goes, and has to be heard
      mounted.destroy();
      for (const stop of stops) stop();
      board.value = undefined;
    };
  }, [session]);
  const { width, height } = workshop.picture.value.grid;
  return (
    <>
      <div class="make-room" style={{ '--columns': width, '--rows': height }}>
        <div class="board-host" ref={host} />
      </div>
      {settings.value.pointer === 'cursor' && <HoldButtons {...part} />}
    </>
  );
}

/** Lets the board and the workshop follow each other. Returns how to stop. */
function joined({ workshop, session }: MakePart, board: EditorBoardHandle): (() => void)[] {
  const { linkTo } = here.peek();
  return [
    board.on('edit', ({ edit, editor }) => workshop.take(edit, editor)),
    board.on('gesture', (edit) => session.journal(edit)),
    board.on('brush', (brush) => {
      workshop.brush.value = brush;
    }),
    board.on('action', (action) => {
      if (action === 'help') location.assign(linkTo('help/making/'));
    }),
    workshop.attach(board),
    effect(() => board.set(options())),
    effect(() => board.show(workshop.shown.value)),
  ];
}

/** How settings, theme and language want the board. */
function options() {
  return {
    words: here.value.wordsOf('editor'),
    look: shownTheme.value,
    style: toBoardStyle(settings.value, settings.value.symbols === 'always'),
    pointer: settings.value.pointer,
  };
}

/** The buttons of the cursor mode: one thumb moves the cursor by dragging, the other paints. */
function HoldButtons({ board, words }: MakePart) {
  const buttons = [
    { action: 'erase', label: words.eraseHere, icon: 'eraser' },
    { action: 'paint', label: words.paintHere, icon: 'pencil' },
  ] as const;
  return (
    <div class="make-hold">
      {buttons.map(({ action, label, icon }) => (
        <button
          key={action}
          type="button"
          class="button big"
          onPointerDown={(event) => {
            event.preventDefault();
            board.value?.press(action);
          }}
          onPointerUp={() => board.value?.release(action)}
          onPointerCancel={() => board.value?.release(action)}
          onClick={(event) => {
            // a click without a pointer comes from a keyboard or a screen reader
            if (event.detail !== 0) return;
            board.value?.press(action);
            board.value?.release(action);
          }}
        >
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}

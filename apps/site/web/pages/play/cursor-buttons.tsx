/** The buttons of the cursor mode: one thumb moves the cursor by dragging, the other paints. */
import type { BoardAction } from 'nonokit/board';
import { Icon } from '../../widgets/icon.js';
import type { ScreenPart } from './screen-part.js';

export function CursorButtons({ session, words }: ScreenPart) {
  return (
    <div class="cursor-buttons">
      <HoldButton session={session} action="cross" label={words.crossHere} icon="x" />
      <HoldButton session={session} action="paint" label={words.paintHere} icon="pencil" />
    </div>
  );
}

/** A button that paints while it is held and the cursor moves. */
function HoldButton({
  session,
  action,
  label,
  icon,
}: Pick<ScreenPart, 'session'> & {
  readonly action: BoardAction;
  readonly label: string;
  readonly icon: 'x' | 'pencil';
}) {
  return (
    <button
      type="button"
      class="button big"
      onPointerDown={(event) => {
        event.preventDefault();
        session.board?.press(action);
      }}
      onPointerUp={() => session.board?.release(action)}
      onPointerCancel={() => session.board?.release(action)}
      onClick={(event) => {
        // a click without a pointer comes from a keyboard or a screen reader
        if (event.detail !== 0) return;
        session.board?.press(action);
        session.board?.release(action);
      }}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}

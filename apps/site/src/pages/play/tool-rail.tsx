/** The rail of tools beside the board, on large screens. */
import { Icon, type IconName } from '../../shell/icon.js';
import { toggleCursorMode } from './cursor-mode.js';
import { Inks } from './inks.js';
import type { ScreenPart } from './screen-part.js';

export function ToolRail({ session, words, actions, ladder }: ScreenPart) {
  const { canUndo, canRedo, layerName } = session;
  return (
    <div
      class="rail"
      role="toolbar"
      aria-label={words.tools}
      aria-orientation="vertical"
      inert={session.isPaused.value}
    >
      <Inks session={session} words={words} />
      <hr />
      <Tool
        icon="undo-2"
        label={words.undo}
        isDisabled={!canUndo.value}
        onClick={() => session.play({ type: 'undo' })}
      />
      <Tool
        icon="redo-2"
        label={words.redo}
        isDisabled={!canRedo.value}
        onClick={() => session.play({ type: 'redo' })}
      />
      <Tool
        icon="git-branch"
        label={words.whatIf}
        isPressed={layerName.value !== undefined}
        onClick={actions.whatIf}
      />
      <Tool
        icon="lightbulb"
        label={words.hint}
        isPressed={ladder.isOpen.value}
        onClick={actions.hint}
      />
      <hr />
      <Tool
        icon="move"
        label={words.cursorMode}
        isPressed={session.hasCursorMode.value}
        onClick={() => toggleCursorMode(session)}
      />
      <Tool
        icon="maximize"
        label={words.fit}
        isDisabled={!session.isZoomed.value}
        onClick={() => session.board?.fit()}
      />
      <Tool icon="settings-2" label={words.settings} onClick={actions.settings} />
      <span class="grow" />
      <Tool icon="ellipsis" label={words.more} onClick={actions.more} />
    </div>
  );
}

/** A button of the rail. */
function Tool({
  icon,
  label,
  isPressed,
  isDisabled = false,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

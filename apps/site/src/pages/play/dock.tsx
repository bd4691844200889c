/** The dock of a phone: cross and inks in the first row, everything else in the second. */
import { Icon, type IconName } from '../../shell/icon.js';
import { toggleCursorMode } from './cursor-mode.js';
import { Inks } from './inks.js';
import type { ScreenPart } from './screen-part.js';

export function Dock({ session, words, actions, ladder }: ScreenPart) {
  const { canUndo, canRedo, layerName } = session;
  return (
    <div class="dock" role="toolbar" aria-label={words.tools} inert={session.isPaused.value}>
      <div class="dock-inks">
        <Inks session={session} words={words} />
      </div>
      <div class="dock-tools">
        <DockTool
          icon="undo-2"
          label={words.undo}
          isDisabled={!canUndo.value}
          onClick={() => session.play({ type: 'undo' })}
        />
        <DockTool
          icon="redo-2"
          label={words.redo}
          isDisabled={!canRedo.value}
          onClick={() => session.play({ type: 'redo' })}
        />
        <DockTool
          icon="git-branch"
          label={words.whatIf}
          isPressed={layerName.value !== undefined}
          onClick={actions.whatIf}
        />
        <DockTool
          icon="move"
          label={words.cursorMode}
          isPressed={session.hasCursorMode.value}
          onClick={() => toggleCursorMode(session)}
        />
        <DockTool
          icon="lightbulb"
          label={words.hint}
          isPressed={ladder.isOpen.value}
          onClick={actions.hint}
        />
        <DockTool icon="ellipsis" label={words.more} onClick={actions.more} />
      </div>
    </div>
  );
}

/** A button of the dock, with its word below it. */
function DockTool({
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
      class="dock-tool"
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
      <span>{label}</span>
    </button>
  );
}

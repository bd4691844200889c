/** The tools that are no inks, as the rail and the dock show them: one list for both. */
import type { IconName } from '../../widgets/icon.js';
import { hasCursorMode, toggleCursorMode } from './cursor-mode.js';
import type { ScreenPart } from './screen-part.js';

/** A tool as a button. */
export interface ToolButton {
  readonly icon: IconName;
  readonly label: string;
  /** The usual key, where there is one. */
  readonly hotkey?: string;
  /** Whether it is on, for tools that can be. */
  readonly isPressed?: boolean;
  readonly isDisabled?: boolean;
  /** Whether what it opens is open, for tools that open something. */
  readonly isExpanded?: boolean;
  readonly onClick: () => void;
}

/** The name of a tool. */
export type ToolName =
  | ('undo' | 'redo' | 'whatIf' | 'hint')
  | ('cursor' | 'fit' | 'settings' | 'more');

/** All tools in the current state of a game. */
export function buildTools({
  session,
  words,
  actions,
  ladder,
}: ScreenPart): Readonly<Record<ToolName, ToolButton>> {
  const { canUndo, canRedo, layerName } = session;
  return {
    undo: {
      icon: 'undo-2',
      label: words.undo,
      hotkey: 'Ctrl+Z',
      isDisabled: !canUndo.value,
      onClick: () => session.play({ type: 'undo' }),
    },
    redo: {
      icon: 'redo-2',
      label: words.redo,
      hotkey: 'Ctrl+Y',
      isDisabled: !canRedo.value,
      onClick: () => session.play({ type: 'redo' }),
    },
    whatIf: {
      icon: 'git-branch',
      label: words.whatIf,
      isPressed: layerName.value !== undefined,
      onClick: actions.whatIf,
    },
    hint: {
      icon: 'lightbulb',
      label: words.hint,
      hotkey: 'H',
      isPressed: ladder.isOpen.value,
      onClick: actions.hint,
    },
    cursor: {
      icon: 'move',
      label: words.cursorMode,
      isPressed: hasCursorMode.value,
      onClick: () => toggleCursorMode(),
    },
    fit: {
      icon: 'maximize',
      label: words.fit,
      isDisabled: !session.sight.isZoomed.value,
      onClick: () => session.board?.fit(),
    },
    settings: { icon: 'settings-2', label: words.settings, onClick: actions.settings },
    more: { icon: 'ellipsis', label: words.more, onClick: actions.more },
  };
}

/** The attributes that say whether a tool is on and can be used. */
export function toState({ isPressed, isExpanded, isDisabled = false }: ToolButton) {
  return {
    ...(isExpanded === undefined ? {} : { 'aria-expanded': isExpanded }),
    ...(isPressed === undefined ? {} : { 'aria-pressed': isPressed }),
    disabled: isDisabled,
  };
}

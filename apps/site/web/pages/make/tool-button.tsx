/** A tool as a button: its name, its key, whether it is in hand. */

import { IconShape } from '../../widgets/icon.js';
import { ICON_SHAPES } from '../../widgets/icon-shapes.js';
import { MAKER_ICON_SHAPES } from './maker-icon-shapes.js';
import { findKey, type ToolIconName } from './tools.js';

const SHAPES: Readonly<Record<ToolIconName, string>> = { ...ICON_SHAPES, ...MAKER_ICON_SHAPES };

export function ToolButton({
  icon,
  label,
  action,
  isPressed,
  isDisabled = false,
  isFull = false,
  onClick,
}: {
  readonly icon: ToolIconName;
  readonly label: string;
  /** The action of the board whose key does the same. */
  readonly action?: string;
  readonly isPressed?: boolean | undefined;
  readonly isDisabled?: boolean;
  /** Whether the icon is drawn full. */
  readonly isFull?: boolean;
  readonly onClick: () => void;
}) {
  const key = action === undefined ? undefined : findKey(action);
  return (
    <button
      type="button"
      class={isFull ? 'icon-button full' : 'icon-button'}
      // a title that is the name would be told twice beside a label
      {...(key === undefined ? {} : { 'aria-label': label })}
      title={key === undefined ? label : `${label} (${key})`}
      aria-keyshortcuts={key?.replace('Ctrl', 'Control')}
      {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
      disabled={isDisabled}
      onClick={onClick}
    >
      <IconShape shape={SHAPES[icon]} />
    </button>
  );
}

/** The rail of tools beside the board, on large screens. */
import { Icon } from '../../widgets/icon.js';
import { Inks } from './inks.js';
import type { ScreenPart } from './screen-part.js';
import { buildTools, type ToolButton, toState } from './tools.js';

export function ToolRail(part: ScreenPart) {
  const { session, words } = part;
  const { undo, redo, whatIf, hint, cursor, fit, settings, more } = buildTools(part);
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
      <Tool tool={undo} />
      <Tool tool={redo} />
      <Tool tool={whatIf} />
      <Tool tool={hint} />
      <hr />
      <Tool tool={cursor} />
      <Tool tool={fit} />
      <Tool tool={settings} />
      <span class="grow" />
      <Tool tool={more} />
    </div>
  );
}

/** A button of the rail. */
function Tool({ tool }: { readonly tool: ToolButton }) {
  const { icon, label, onClick } = tool;
  return (
    <button type="button" class="icon-button" title={label} {...toState(tool)} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

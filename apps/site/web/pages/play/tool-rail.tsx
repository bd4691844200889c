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
      <div class={session.puzzle.clues.palette.length > MANY_INKS ? 'rail-inks many' : 'rail-inks'}>
        <Inks session={session} words={words} />
      </div>
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

/** With more colours than these, the paper among them, inks stand in two columns. */
const MANY_INKS = 7;

/** A button of the rail, with its word below it. */
function Tool({ tool }: { readonly tool: ToolButton }) {
  const { icon, label, hotkey, onClick } = tool;
  return (
    <button
      type="button"
      class="rail-tool"
      title={hotkey === undefined ? label : `${label} (${hotkey})`}
      {...toState(tool)}
      onClick={onClick}
    >
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  );
}

/** The dock of a phone: cross and inks in the first row, everything else in the second. */
import { Icon } from '../../widgets/icon.js';
import { Inks } from './inks.js';
import type { ScreenPart } from './screen-part.js';
import { buildTools, type ToolButton, type ToolName, toState } from './tools.js';

const ORDER: readonly ToolName[] = ['undo', 'redo', 'whatIf', 'cursor', 'hint', 'more'];

export function Dock(part: ScreenPart) {
  const { session, words } = part;
  const tools = buildTools(part);
  return (
    <div class="dock" role="toolbar" aria-label={words.tools} inert={session.isPaused.value}>
      <div class="dock-inks">
        <Inks session={session} words={words} />
      </div>
      <div class="dock-tools">
        {ORDER.map((name) => (
          <DockTool key={name} tool={tools[name]} />
        ))}
      </div>
    </div>
  );
}

/** A button of the dock, with its word below it. */
function DockTool({ tool }: { readonly tool: ToolButton }) {
  return (
    <button type="button" class="dock-tool" {...toState(tool)} onClick={tool.onClick}>
      <Icon name={tool.icon} size={22} />
      <span>{tool.label}</span>
    </button>
  );
}

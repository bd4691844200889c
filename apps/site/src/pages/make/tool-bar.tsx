/** The tools that change the picture. */
import { TOOLS, type ToolName } from '@nonokit/editor';
import { Icon, type IconName } from '../../shell/icon.js';
import type { MakePart } from './make-part.js';

const ICONS: Readonly<Record<ToolName, IconName>> = {
  pencil: 'pencil',
  line: 'slash',
  rectangle: 'square',
  ellipse: 'circle',
  fill: 'paint-bucket',
  replace: 'replace',
  select: 'square-dashed',
  move: 'move',
  pick: 'pipette',
};

export function ToolBar({ workshop, words }: MakePart) {
  const { brush, editor } = workshop;
  return (
    <div class="make-bar" role="toolbar" aria-label={words.tools}>
      {TOOLS.map((tool) => (
        <button
          key={tool}
          type="button"
          class="icon-button"
          aria-label={words.toolNames[tool]}
          title={words.toolNames[tool]}
          aria-pressed={brush.value.tool === tool}
          onClick={() => {
            brush.value = { ...brush.value, tool };
          }}
        >
          <Icon name={ICONS[tool]} />
        </button>
      ))}
      <span class="between" />
      <button
        type="button"
        class="icon-button"
        aria-label={words.undo}
        title={words.undo}
        disabled={editor.value.past === undefined}
        onClick={() => workshop.apply({ type: 'undo' })}
      >
        <Icon name="undo-2" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={words.redo}
        title={words.redo}
        disabled={editor.value.future === undefined}
        onClick={() => workshop.apply({ type: 'redo' })}
      >
        <Icon name="redo-2" />
      </button>
    </div>
  );
}

/** The tools: what a pointer does, mirror, undo and redo. */
import { BLANK } from '@nonokit/core';
import type { ToolName } from '@nonokit/editor';
import type { MakePart } from './make-part.js';
import { ToolButton } from './tool-button.js';
import { BAR_TOOLS, MIRROR_ICONS, TOOL_ICONS } from './tools.js';

export function ToolBar(part: MakePart) {
  const { workshop, words, press } = part;
  const { mirror } = workshop.brush.value;
  const { past, future } = workshop.editor.value;
  return (
    <div class="make-bar" role="toolbar" aria-label={words.tools}>
      <div class="make-bar-tools">
        {BAR_TOOLS.map((tool) => (
          <Tool key={tool} {...part} tool={tool} />
        ))}
        <Eraser {...part} />
        <ToolButton
          icon={MIRROR_ICONS[mirror]}
          label={words.mirror[mirror]}
          action="mirror"
          isPressed={mirror !== 'none'}
          onClick={() => press('mirror')}
        />
      </div>
      <span class="between" />
      <ToolButton
        icon="undo-2"
        label={words.undo}
        action="undo"
        isDisabled={past === undefined}
        onClick={() => workshop.apply({ type: 'undo' })}
      />
      <ToolButton
        icon="redo-2"
        label={words.redo}
        action="redo"
        isDisabled={future === undefined}
        onClick={() => workshop.apply({ type: 'redo' })}
      />
    </div>
  );
}

/** A tool; shapes are made full or hollow by pressing them again. */
function Tool({ workshop, words, press, tool }: MakePart & { readonly tool: ToolName }) {
  const { tool: inHand, isFilled } = workshop.brush.value;
  const isPressed = inHand === tool;
  const isShape = tool === 'rectangle' || tool === 'ellipse';
  const isFull = isFilled && isShape;
  const name = words.toolNames[tool];
  return (
    <ToolButton
      icon={TOOL_ICONS[tool]}
      label={isFull ? words.full(name) : name}
      action={`tool-${tool}`}
      isPressed={isPressed}
      isFull={isFull}
      onClick={() => press(isPressed && isShape ? 'filled' : `tool-${tool}`)}
    />
  );
}

/** The eraser is the pencil with paper; pressed again, it gives the ink back. */
function Eraser({ workshop, words }: MakePart) {
  const { tool, color } = workshop.brush.value;
  const isPressed = tool === 'pencil' && color === BLANK;
  return (
    <ToolButton
      icon="eraser"
      label={words.eraser}
      isPressed={isPressed}
      onClick={() => workshop.takeBrush({ tool: 'pencil', color: isPressed ? 1 : BLANK })}
    />
  );
}

/** The bar of the selection: what becomes of the cells that are selected. */

import { usePage } from '../../frame/page-context.js';
import { fullWords } from './full-words.js';
import type { MakePart } from './make-part.js';
import { ToolButton } from './tool-button.js';

/** Shown while something is selected or is about to be. */
export function SelectionBar({ workshop, press }: Pick<MakePart, 'workshop' | 'press'>) {
  const page = usePage();
  const words = fullWords(page);
  const { tool } = workshop.brush.value;
  const isSelected = workshop.editor.value.selection !== undefined;
  if (!isSelected && tool !== 'select') return null;
  return (
    <div class="make-bar" role="toolbar" aria-label={words.selection}>
      <div class="make-bar-tools">
        <ToolButton icon="copy" label={words.copy} action="copy" onClick={() => press('copy')} />
        <ToolButton icon="scissors" label={words.cut} action="cut" onClick={() => press('cut')} />
        <ToolButton
          icon="clipboard-paste"
          label={words.paste}
          action="paste"
          onClick={() => press('paste')}
        />
        <span class="between" />
        <ToolButton
          icon="rotate-ccw"
          label={words.turnLeft}
          action="turn-left"
          onClick={() => press('turn-left')}
        />
        <ToolButton
          icon="rotate-cw"
          label={words.turnRight}
          action="turn-right"
          onClick={() => press('turn-right')}
        />
        <ToolButton
          icon="flip-horizontal-2"
          label={words.flipAcross}
          action="flip-across"
          onClick={() => press('flip-across')}
        />
        <ToolButton
          icon="flip-vertical-2"
          label={words.flipDown}
          action="flip-down"
          onClick={() => press('flip-down')}
        />
        <span class="between" />
        <ToolButton
          icon="crop"
          label={words.crop}
          isDisabled={!isSelected}
          onClick={() => workshop.apply({ type: 'crop' })}
        />
        <ToolButton
          icon="trash-2"
          label={words.clear}
          action="clear"
          isDisabled={!isSelected}
          onClick={() => workshop.apply({ type: 'clear' })}
        />
        <ToolButton
          icon="x"
          label={words.deselect}
          action="deselect"
          isDisabled={!isSelected}
          onClick={() => workshop.apply({ type: 'select' })}
        />
      </div>
    </div>
  );
}

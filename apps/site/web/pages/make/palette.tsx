/**
 * The colours in hand: paper and inks with their keys. An ink is dragged to another place, or moved
 * by Alt and the arrows; the buttons behind open what else can be done with it.
 */
import { BLANK } from '@nonokit/core';
import { MOST_INKS } from '@nonokit/editor';
import { useRef, useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { Icon, IconShape } from '../../widgets/icon.js';
import { inkShown, inkText } from './ink-text.js';
import type { MakePart } from './make-part.js';
import { MAKER_ICON_SHAPES } from './maker-icon-shapes.js';
import { ToolButton } from './tool-button.js';

/** What the palette and its panel share. */
export interface PalettePart extends MakePart {
  readonly panel: 'add' | 'edit' | undefined;
  readonly openPanel: (panel: 'add' | 'edit' | undefined) => void;
}

export function Palette(part: PalettePart) {
  const { workshop, words, panel, openPanel, open } = part;
  const { palette } = workshop.picture.value;
  const toggle = (name: 'add' | 'edit') => openPanel(panel === name ? undefined : name);
  return (
    <div class="make-inks" role="toolbar" aria-label={words.inks}>
      <Swatches {...part} />
      <span class="make-inks-end">
        <button
          type="button"
          class="icon-button"
          title={words.addInk}
          aria-expanded={panel === 'add'}
          disabled={palette.length > MOST_INKS}
          onClick={() => toggle('add')}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          class="icon-button"
          title={words.editInk}
          aria-expanded={panel === 'edit'}
          onClick={() => toggle('edit')}
        >
          <IconShape shape={MAKER_ICON_SHAPES.palette} />
        </button>
        <span class="between" />
        <ToolButton icon="eye" label={words.solvedLook} onClick={() => open('solved')} />
        <ToolButton icon="ellipsis" label={words.more} onClick={() => open('more')} />
      </span>
    </div>
  );
}

/** The swatches; while one is dragged, a line shows where it would go. */
function Swatches(part: PalettePart) {
  const page = usePage();
  const { workshop, words } = part;
  const { palette } = workshop.picture.value;
  const { color: inHand } = workshop.brush.value;
  const row = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const move = (color: number, to: number): void => {
    if (to < 1 || to >= palette.length || to === color) return;
    workshop.apply({ type: 'order-ink', color, to });
    (row.current?.children[to] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class="make-swatches" ref={row}>
      {palette.map((_, color) => (
        <button
          key={`${color}`}
          type="button"
          class={`swatch${drag?.isMoved && drag.to === color ? ' target' : ''}`}
          aria-label={inkText(page, palette, color, words)}
          title={inkText(page, palette, color, words)}
          aria-pressed={inHand === color}
          aria-keyshortcuts={color < 10 ? String(color) : undefined}
          onClick={() => workshop.takeBrush({ color })}
          onDblClick={() => part.openPanel('edit')}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            if (step === undefined || !event.altKey || color === BLANK) return;
            event.preventDefault();
            move(color, color + step);
          }}
          onPointerDown={(event) => {
            if (color === BLANK || event.button !== 0 || event.pointerType === 'touch') return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setDrag({ color, to: color, startX: event.clientX, isMoved: false });
          }}
          onPointerMove={(event) => {
            if (drag === undefined) return;
            const isMoved = drag.isMoved || Math.abs(event.clientX - drag.startX) > 8;
            setDrag({ ...drag, isMoved, to: swatchAt(row.current, event) ?? drag.to });
          }}
          onPointerUp={() => {
            if (drag?.isMoved) move(drag.color, drag.to);
            setDrag(undefined);
          }}
          onPointerCancel={() => setDrag(undefined)}
        >
          <i style={{ background: inkShown(palette, color) }} />
          {color < 10 && <span class="hotkey" data-key={color} aria-hidden="true" />}
        </button>
      ))}
    </div>
  );
}

/** An ink on its way to another place. */
interface Drag {
  readonly color: number;
  readonly to: number;
  readonly startX: number;
  readonly isMoved: boolean;
}

/** The ink below a pointer. */
function swatchAt(row: Element | null, { clientX, clientY }: MouseEvent): number | undefined {
  const found = [...(row?.children ?? [])].findIndex((swatch) => {
    const { left, right, top, bottom } = swatch.getBoundingClientRect();
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  });
  return found > 0 ? found : undefined;
}

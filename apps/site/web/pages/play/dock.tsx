/** The dock of a phone: cross and inks in the first row, everything else in the second. */
import { useState } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { Icon, type IconName } from '../../widgets/icon.js';
import { Inks } from './inks.js';
import type { ScreenPart } from './screen-part.js';
import { buildTools, type ToolButton, toState } from './tools.js';

export function Dock(part: ScreenPart) {
  const { session, words } = part;
  const { wordsOf } = usePage();
  const [isZooming, setZooming] = useState(false);
  const { undo, redo, whatIf, hint, more, fit } = buildTools(part);
  const times = wordsOf('grammar').oneDigit(session.sight.zoom.value);
  const zoom: ToolButton = {
    icon: 'zoom-in',
    label: session.sight.isZoomed.value ? words.zoomBy(times) : words.zoom,
    isExpanded: isZooming,
    onClick: () => setZooming(!isZooming),
  };
  return (
    <div class="dock" role="toolbar" aria-label={words.tools} inert={session.isPaused.value}>
      <div class="dock-inks">
        <Inks session={session} words={words} />
      </div>
      <div class="dock-tools">
        {[undo, redo, whatIf, zoom, hint, more].map((tool) => (
          <DockTool key={tool.icon} tool={tool} />
        ))}
      </div>
      {isZooming && (
        <div class="zoom-bar" role="group" aria-label={words.zoom}>
          <ZoomStep session={session} label={words.zoomOut} icon="zoom-out" factor={1 / STEP} />
          <ZoomStep session={session} label={words.zoomIn} icon="zoom-in" factor={STEP} />
          <WholeBoard {...part} fit={fit} />
        </div>
      )}
    </div>
  );
}

/** Shows all of the board, or again what was in sight before that. */
function WholeBoard({
  session,
  words,
  fit,
}: Pick<ScreenPart, 'session' | 'words'> & { readonly fit: ToolButton }) {
  const { isZoomed, before } = session.sight;
  const view = before.value;
  const isBack = !isZoomed.value && view !== undefined;
  const tool: ToolButton = isBack
    ? { icon: 'undo-2', label: words.zoomBack, onClick: () => session.board?.set({ view }) }
    : fit;
  return (
    <button type="button" class="button" {...toState(tool)} onClick={tool.onClick}>
      <Icon name={tool.icon} />
      {tool.label}
    </button>
  );
}

/** How much one press zooms. */
const STEP = 1.4;

function ZoomStep({
  session,
  label,
  icon,
  factor,
}: Pick<ScreenPart, 'session'> & {
  readonly label: string;
  readonly icon: IconName;
  readonly factor: number;
}) {
  return (
    <button
      type="button"
      class="button"
      aria-label={label}
      onClick={() => session.board?.zoomBy(factor)}
    >
      <Icon name={icon} />
    </button>
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

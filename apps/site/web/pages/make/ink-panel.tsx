/** Below the palette: an ink to add, or all that can be done with the one in hand. */
import { BLANK } from '@nonokit/core';
import { useMemo } from 'preact/hooks';
import { usePage } from '../../frame/page-context.js';
import { toast } from '../../frame/toasts.js';
import { Icon } from '../../widgets/icon.js';
import { type FullWords, fullWords } from './full-words.js';
import { suggestedInks } from './ink-suggestions.js';
import { inkText } from './ink-text.js';
import type { PalettePart } from './palette.js';
import { ToolButton } from './tool-button.js';

/** What the panel is given, with the words that only it needs. */
interface InkPart extends PalettePart {
  readonly words: FullWords;
}

export function InkPanel(given: PalettePart) {
  const page = usePage();
  const part: InkPart = { ...given, words: fullWords(page) };
  if (part.panel === 'add') return <AddInk {...part} />;
  return part.panel === 'edit' ? <EditInk {...part} /> : null;
}

function AddInk({ workshop, words, openPanel }: InkPart) {
  const page = usePage();
  const { palette } = workshop.picture.value;
  const formatName = (rgb: string): string =>
    inkText(page, [...palette, { rgb }], palette.length, words);
  const suggestions = useMemo(() => suggestedInks(palette), [palette]);
  const add = (rgb: string): void => {
    workshop.apply({ type: 'add-ink', rgb });
    workshop.takeBrush({ color: palette.length });
    openPanel(undefined);
  };
  return (
    <section class="make-panel card" aria-label={words.addInk}>
      {suggestions.length > 0 && <p class="small soft">{words.suggested}</p>}
      <div class="row wraps">
        {suggestions.map((rgb) => (
          <button
            key={rgb}
            type="button"
            class="swatch"
            title={formatName(rgb)}
            onClick={() => add(rgb)}
          >
            <i style={{ background: rgb }} />
          </button>
        ))}
        <label class="make-color">
          <input
            type="color"
            value={suggestions[0] ?? '#888888'}
            onChange={(event) => add(event.currentTarget.value)}
          />
          {words.otherColor}
        </label>
      </div>
    </section>
  );
}

function EditInk(part: InkPart) {
  const page = usePage();
  const { workshop, words } = part;
  const { palette } = workshop.picture.value;
  const { color } = workshop.brush.value;
  const entry = palette[color];
  if (entry === undefined) return null;
  const label = inkText(page, palette, color, words);
  return (
    <section class="make-panel card" aria-label={label}>
      <div class="row wraps">
        <label class="make-color">
          <input
            type="color"
            value={entry.rgb}
            aria-label={`${words.color}: ${label}`}
            onChange={({ currentTarget }) =>
              workshop.apply({
                type: 'change-ink',
                color,
                rgb: currentTarget.value,
                name: entry.name,
              })
            }
          />
          {label}
        </label>
        {color !== BLANK && <InkName key={`${color} ${entry.name}`} {...part} />}
      </div>
      {color !== BLANK && <InkActions {...part} />}
    </section>
  );
}

/** The name of an ink in the maker's own words. */
function InkName({ workshop, words }: InkPart) {
  const { palette } = workshop.picture.value;
  const { color } = workshop.brush.value;
  const { rgb = '', name } = palette[color] ?? {};
  return (
    <label class="make-name">
      {words.inkName}
      <input
        class="input"
        maxLength={40}
        value={name ?? ''}
        placeholder={words.inkNameHint}
        onChange={({ currentTarget }) =>
          workshop.apply({ type: 'change-ink', color, rgb, name: currentTarget.value.trim() })
        }
      />
    </label>
  );
}

/** Another place, another ink, or none. */
function InkActions({ workshop, words, openPanel }: InkPart) {
  const page = usePage();
  const { palette } = workshop.picture.value;
  const { color } = workshop.brush.value;
  const label = inkText(page, palette, color, words);
  const move = (to: number): void => workshop.apply({ type: 'order-ink', color, to });
  const merge = (to: number, text: string): void => {
    workshop.apply({ type: 'merge-ink', color, to });
    openPanel(undefined);
    const run = (): void => workshop.apply({ type: 'undo' });
    toast({ text, action: { label: words.undo, run } });
  };
  return (
    <div class="row wraps">
      <ToolButton
        icon="arrow-left"
        label={words.earlier}
        isDisabled={color <= 1}
        onClick={() => move(color - 1)}
      />
      <ToolButton
        icon="arrow-right"
        label={words.later}
        isDisabled={color >= palette.length - 1}
        onClick={() => move(color + 1)}
      />
      {palette.length > 2 && (
        <select
          class="input make-merge"
          aria-label={words.merge}
          value=""
          onChange={({ currentTarget }) => {
            const to = Number(currentTarget.value);
            merge(to, words.inkMerged(label, inkText(page, palette, to, words)));
          }}
        >
          <option value="">{words.mergeInto}</option>
          {palette.map((_, to) =>
            to === color || to === BLANK ? null : (
              <option key={`${to}`} value={to}>
                {inkText(page, palette, to, words)}
              </option>
            ),
          )}
        </select>
      )}
      <button
        type="button"
        class="button danger"
        title={words.removeInkNote}
        disabled={palette.length <= 2}
        onClick={() => merge(BLANK, words.inkRemoved(label))}
      >
        <Icon name="trash-2" />
        {words.removeInk}
      </button>
    </div>
  );
}

/** The tools that mark cells: the cross and an ink for each colour of the puzzle. */
import { BLANK, type Palette } from '@nonokit/core';
import { colorName } from '../../shell/color-name.js';
import { Icon } from '../../shell/icon.js';
import { language } from '../../shell/state.js';
import type { ScreenPart } from './screen-part.js';

/** The cross and the inks as buttons. */
export function Inks({ session, words }: Pick<ScreenPart, 'session' | 'words'>) {
  const { palette } = session.puzzle.clues;
  return (
    <>
      <Swatch session={session} mark={BLANK} label={words.cross} hotkey="X">
        <i class="cross">
          <Icon name="x" size={22} />
        </i>
      </Swatch>
      {palette.slice(1).map((color, k) => (
        <Swatch
          key={`${k + 1}`}
          session={session}
          mark={k + 1}
          label={inkLabel(palette, k + 1, words)}
          hotkey={k < 9 ? String(k + 1) : undefined}
        >
          <i style={{ background: inkColor(palette, k + 1) }} title={color.name} />
        </Swatch>
      ))}
    </>
  );
}

/** A tool as a button: pressed while it is in hand. */
function Swatch({
  session,
  mark,
  label,
  hotkey,
  children,
}: Pick<ScreenPart, 'session'> & {
  readonly mark: number;
  readonly label: string;
  readonly hotkey: string | undefined;
  readonly children: preact.ComponentChildren;
}) {
  return (
    <button
      type="button"
      class="swatch"
      aria-label={label}
      title={label}
      aria-pressed={session.tool.value === mark}
      aria-keyshortcuts={hotkey}
      onClick={() => session.take(mark)}
    >
      {children}
      {hotkey !== undefined && <kbd data-key={hotkey} />}
    </button>
  );
}

/** The colour of an ink as the board shows it: black follows the theme. */
export function inkColor(palette: Palette, ink: number): string {
  if (palette.length <= 2) return 'var(--b-ink)';
  const rgb = palette[ink]?.rgb ?? '#000000';
  return rgb === '#000000' ? 'var(--b-black)' : rgb;
}

function inkLabel(palette: Palette, ink: number, words: ScreenPart['words']): string {
  if (palette.length <= 2) return words.fill;
  return words.ink(colorName(palette, ink, language.value));
}

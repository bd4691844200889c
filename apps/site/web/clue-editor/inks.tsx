/** The inks of typed clues, each with the letter that stands for it, and a way to add one. */
import type { Palette } from '@nonokit/core';
import { usePage } from '../frame/page-context.js';
import { colorName } from '../widgets/color-name.js';
import './inks.css';
import type { NumberSession } from './number-session.js';
import { letterOf, MOST_INKS } from './typed-numbers.js';

/** What the picker of colours begins with: a red. */
const FIRST_COLOR = '#c8141e';

export function Inks({
  session,
  palette,
}: {
  readonly session: NumberSession;
  readonly palette: Palette;
}) {
  const page = usePage();
  const words = page.wordsOf('clue-editor');
  const inks = palette.slice(1).map(({ rgb }, k) => ({ rgb, ink: k + 1 }));
  return (
    <div class="clue-inks" role="group" aria-label={words.inks}>
      {inks.length > 1 &&
        inks.map(({ rgb, ink }) => (
          <button
            key={ink}
            type="button"
            class="clue-ink"
            aria-label={`${letterOf(ink)}, ${colorName(page, palette, ink)}`}
            aria-pressed={session.ink.value === ink}
            onClick={() => session.paint(ink)}
          >
            <i style={{ background: rgb }} />
            {letterOf(ink)}
          </button>
        ))}
      {inks.length < MOST_INKS && (
        <label class="clue-ink-more">
          <input
            type="color"
            value={FIRST_COLOR}
            onChange={(event) => session.addInk(event.currentTarget.value)}
          />
          {words.addInk}
        </label>
      )}
    </div>
  );
}

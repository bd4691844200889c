/** The tools that mark cells: the cross and an ink for each colour of the puzzle. */
import { cellPip, inksOf, LOOKS, paperLook } from '@nonokit/board';
import { BLANK, digitOn, isWhite, type Palette } from '@nonokit/core';
import { type PageContext, usePage } from '../../frame/page-context.js';
import { settings } from '../../frame/settings.js';
import { shownTheme } from '../../frame/theme.js';
import { SymbolDrawing } from '../../sheet/symbol.js';
import { colorName } from '../../widgets/color-name.js';
import { Icon } from '../../widgets/icon.js';
import { inkColor } from '../../widgets/ink-color.js';
import { showsSymbols } from '../../widgets/symbols.js';
import type { PlayWords } from '../../words/en/play.js';
import type { PlaySession } from './session.js';

/** What the inks need of a game. */
type InkSession = Pick<PlaySession, 'puzzle' | 'tool' | 'take'>;

/** The cross and the inks as buttons. */
export function Inks({
  session,
  words,
}: {
  readonly session: InkSession;
  readonly words: PlayWords;
}) {
  const page = usePage();
  const { palette } = session.puzzle.clues;
  const hasSymbols = showsSymbols(settings.value, palette);
  return (
    <>
      <Swatch session={session} mark={BLANK} label={words.cross} hotkey="X">
        <i class="cross" style={onPaper(palette)}>
          <Icon name="x" size={22} />
        </i>
      </Swatch>
      {palette.slice(1).map((color, k) => (
        <Swatch
          key={`${k + 1}`}
          session={session}
          mark={k + 1}
          label={inkLabel(page, palette, k + 1, words)}
          hotkey={k < 9 ? String(k + 1) : undefined}
        >
          <i style={{ background: inkColor(palette, k + 1) }} title={color.name}>
            {!hasSymbols && <Pip palette={palette} ink={k + 1} />}
            {hasSymbols && (
              <svg viewBox="0 0 36 36" width="36" height="36" aria-hidden="true">
                <SymbolDrawing ink={k + 1} x={18} y={18} reach={7} color={digitOn(color.rgb)} />
              </svg>
            )}
          </i>
        </Swatch>
      ))}
    </>
  );
}

/** The cross lies on the paper of the puzzle; on white paper, as the theme has it. */
function onPaper([paper]: Palette) {
  if (paper === undefined || isWhite(paper.rgb)) return {};
  return { background: paper.rgb, color: digitOn(paper.rgb) };
}

/** The square that cells have in their middle where an ink is nearly that of empty ones. */
function Pip({ palette, ink }: { readonly palette: Palette; readonly ink: number }) {
  const look = paperLook(LOOKS[shownTheme.value], palette);
  const background = cellPip(inksOf(palette, look)[ink] ?? '', look);
  return background === undefined ? null : <b class="pip" style={{ background }} />;
}

/** A tool as a button: pressed while it is in hand. */
function Swatch({
  session,
  mark,
  label,
  hotkey,
  children,
}: {
  readonly session: InkSession;
  readonly mark: number;
  readonly label: string;
  readonly hotkey: string | undefined;
  readonly children: preact.ComponentChildren;
}) {
  return (
    <button
      type="button"
      class="swatch"
      title={label}
      aria-pressed={session.tool.value === mark}
      aria-keyshortcuts={hotkey}
      onClick={() => session.take(mark)}
    >
      {children}
      {hotkey !== undefined && <span class="hotkey" data-key={hotkey} aria-hidden="true" />}
    </button>
  );
}

function inkLabel(page: PageContext, palette: Palette, ink: number, words: PlayWords): string {
  if (palette.length <= 2) return words.fill;
  return words.ink(colorName(page, palette, ink));
}

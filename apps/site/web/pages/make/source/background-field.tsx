/** The colour of the paper: chosen by the maker, one of the picture's, or any other. */
import type { Palette } from '@nonokit/core';
import { useId } from 'preact/hooks';
import { type PageContext, usePage } from '../../../frame/page-context.js';
import { colorName } from '../../../widgets/color-name.js';
import { Icon } from '../../../widgets/icon.js';
import type { WishPart } from './wish-part.js';

/** The choice that shows a chooser of colours. */
const OTHER = 'other';

export function BackgroundField({ work, words, wish, offer }: WishPart) {
  const page = usePage();
  const id = useId();
  const palette = offer?.picture?.palette;
  const paper = wish.background ?? palette?.[0]?.rgb ?? '#ffffff';
  const share = offer?.made === undefined ? undefined : 1 - offer.made.fill;
  const choose = (value: string): void => {
    const background = value === '' ? undefined : value === OTHER ? paper : value;
    work.wishFor({ background, palette: undefined });
  };
  const colors = listChoices(page, palette);
  const isOther = wish.background !== undefined && !colors.some(({ rgb }) => rgb === paper);
  return (
    <div class="wish-group">
      <span class="apart">
        <label class="strong" for={id}>
          {words.background}
        </label>
        {share !== undefined && (
          <span class="soft digits">{words.backgroundShare(`${Math.round(100 * share)} %`)}</span>
        )}
      </span>
      <span class="background-choice">
        <i style={{ background: paper }} />
        <select
          id={id}
          class="input"
          value={wish.background === undefined ? '' : isOther ? OTHER : paper}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="">{words.backgroundAutomatic(automaticName(page, wish, palette))}</option>
          {colors.map(({ rgb, name }) => (
            <option key={rgb} value={rgb}>
              {name}
            </option>
          ))}
          <option value={OTHER}>{words.backgroundOther}</option>
        </select>
        <Icon name="chevron-down" size={16} />
      </span>
      {isOther && (
        <input
          type="color"
          class="background-color"
          aria-label={words.backgroundColor}
          value={paper}
          onInput={(event) => work.wishFor({ background: event.currentTarget.value })}
        />
      )}
    </div>
  );
}

/** The name of the paper that the maker has chosen; empty while it has not. */
function automaticName(
  page: PageContext,
  { background }: WishPart['wish'],
  palette: Palette | undefined,
): string {
  if (background !== undefined || palette === undefined) return '';
  return colorName(page, palette, 0);
}

/** White, black and the colours of the picture, each once. */
function listChoices(page: PageContext, palette: Palette | undefined) {
  const all: Palette = [...(palette ?? []), { rgb: '#ffffff' }, { rgb: '#000000' }];
  const different = all.filter(({ rgb }, k) => all.findIndex((one) => one.rgb === rgb) === k);
  return different.map(({ rgb }, k) => ({ rgb, name: colorName(page, different, k) }));
}

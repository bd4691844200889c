/** The inks of the picture, and the paper. */
import { colorName } from '../../shell/color-name.js';
import { language } from '../../shell/state.js';
import type { MakePart } from './make-part.js';

export function Palette({ workshop, words }: MakePart) {
  const { palette } = workshop.picture.value;
  const { color } = workshop.brush.value;
  return (
    <div class="make-inks" role="toolbar" aria-label={words.inks}>
      {palette.map(({ rgb }, ink) => (
        <button
          key={`${ink}`}
          type="button"
          class="swatch"
          aria-label={colorName(palette, ink, language.value)}
          aria-pressed={color === ink}
          onClick={() => {
            workshop.brush.value = { ...workshop.brush.value, color: ink };
          }}
        >
          <i style={{ background: rgb }} />
        </button>
      ))}
    </div>
  );
}

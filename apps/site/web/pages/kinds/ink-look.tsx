/** Inks of boards that are drawn cell by cell: cut ones have two colours, and a word for each. */
import type { ColorWord, Palette } from '@nonokit/core';
import { inkFill, inkWords, joined, type Point, squareCorners } from '@nonokit/kinds';
import type { PageContext } from '../../frame/page-context.js';
import { inkColor, paperColor } from '../../widgets/ink-color.js';
import { pathOf } from './path-of.js';

/** "red", "white/black". */
export function inkName(
  { wordsOf }: Pick<PageContext, 'wordsOf'>,
  palette: Palette,
  ink: number,
): string {
  const word = inkWords(palette)[ink];
  if (word === undefined) return '';
  const { name } = wordsOf('colors');
  const say = (one: ColorWord): string => ('rgb' in one ? one.rgb : name(one.basic, one.shade));
  return 'halves' in word ? joined(word, say) : say(word);
}

/** The fill of a cell or of a square in an ink; of a cut one that of its left half. */
export function leftColor(palette: Palette, ink: number): string {
  const cut = palette[ink]?.cut;
  return cut === undefined ? inkColor(palette, ink) : halfColor(palette, cut.left);
}

/** What lies right of the diagonal of a cell or a square; nothing if the ink is not cut. */
export function RightHalf({
  palette,
  ink,
  corners,
}: {
  readonly palette: Palette;
  readonly ink: number;
  readonly corners: readonly Point[];
}) {
  const color = palette[ink];
  const half = color && inkFill(color, corners).half;
  if (half === undefined) return null;
  return (
    <path
      class="half"
      d={`${pathOf(half.corners)}Z`}
      style={{ fill: halfColor(palette, half.fill) }}
    />
  );
}

/** A square of an ink, beside its name. */
export function InkSquare({ palette, ink }: { readonly palette: Palette; readonly ink: number }) {
  return (
    <svg class="ink-square" viewBox="0 0 1 1" width="18" height="18" aria-hidden="true">
      <path d={`${pathOf(UNIT)}Z`} style={{ fill: leftColor(palette, ink) }} />
      <RightHalf palette={palette} ink={ink} corners={UNIT} />
    </svg>
  );
}

/** The corners of a square of one unit. */
const UNIT = squareCorners(0, 0, 1);

/** A half as the theme has it: paper and black have colours of their own there. */
function halfColor(palette: Palette, rgb: string): string {
  if (rgb === palette[0]?.rgb) return paperColor(palette);
  return rgb === '#000000' ? 'var(--b-black)' : rgb;
}

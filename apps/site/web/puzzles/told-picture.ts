/** A picture in a sentence: its colours, how much each covers, and where it lies. */
import { type Grid, type Palette, pictureFacts } from '@nonokit/core';
import type { PageContext } from '../frame/page-context.js';
import { colorName } from '../widgets/color-name.js';

/** Inks that are told; the others are too small to be missed. */
const MOST = 5;

/** "Cactus: green 31%, down the middle; brown 8%, along the bottom." */
export function toldPicture(
  page: Pick<PageContext, 'wordsOf'>,
  {
    title,
    picture,
    palette,
  }: { readonly title: string; readonly picture: Grid; readonly palette: Palette },
): string {
  const words = page.wordsOf('told-picture');
  const { inks, isMirrored } = pictureFacts(picture);
  const told = inks.slice(0, MOST).map(({ ink, share, across, down }) => {
    const name = palette.length === 2 ? words.filled : colorName(page, palette, ink);
    return words.ink({ name, percent: 100 * share, across, down });
  });
  const sentence = words.picture(title, told);
  return isMirrored ? `${sentence} ${words.mirrored}` : sentence;
}

/** A picture in a sentence: its colours, how much each covers, and where it lies. */
import { chooseColorWords, type Grid, type Palette, pictureFacts } from '@nonokit/core';
import type { ToldPictureWords } from '../words/en/told-picture.js';

/** Inks that are told; the others are too small to be missed. */
const MOST = 5;

/** "Cactus: green 31%, down the middle; brown 8%, along the bottom." */
export function toldPicture(
  words: ToldPictureWords,
  {
    title,
    picture,
    palette,
  }: { readonly title: string; readonly picture: Grid; readonly palette: Palette },
): string {
  const { inks, isMirrored } = pictureFacts(picture);
  const names = chooseColorWords(palette);
  const isOnly = palette.length === 2;
  const told = inks.slice(0, MOST).map(({ ink, share, across, down }) => {
    const name = names[ink];
    const color = name === undefined || 'rgb' in name ? undefined : name;
    const rgb = palette[ink]?.rgb ?? '';
    return words.ink({ color, rgb, isOnly, percent: 100 * share, across, down });
  });
  const sentence = words.picture(title, told);
  return isMirrored ? `${sentence} ${words.mirrored}` : sentence;
}

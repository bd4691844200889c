/** Inks to add: those of a list that are easy to tell from what the picture has. */
import { type ColorWord, chooseColorWords, inkWarnings, type Palette } from '@nonokit/core';

/** Colours that print well and have names, the usual ones first. */
const LIST = [
  ...['#c8141e', '#1f5fbf', '#2e8b3d', '#f2b01e', '#000000', '#7a3fa0', '#e8743b', '#7b4a26'],
  ...['#4fb3d9', '#e58fb1', '#8fbf3f', '#6b7280', '#f3dcae', '#16305c', '#0f5c46', '#7d0f2c'],
  ...['#b9a8e0', '#c9d1d9', '#00a3a3', '#ffd54a'],
];

/**
 * Up to `most` colours with different names, those first that colour-blind people can tell from
 * the palette, too.
 */
export function suggestedInks(palette: Palette, most = 8): readonly string[] {
  const added = palette.length;
  const names = new Set(chooseColorWords(palette).map(formatName));
  const candidates = LIST.flatMap((rgb) => {
    const wider = [...palette, { rgb }];
    const warnings = inkWarnings(wider).filter(({ other }) => other === added);
    const name = formatName(chooseColorWords(wider)[added]);
    if (warnings.some(({ to }) => to === 'all') || names.has(name)) return [];
    return [{ rgb, name, isHard: warnings.length > 0 }];
  });
  const chosen: string[] = [];
  for (const { rgb, name } of candidates.sort((a, b) => Number(a.isHard) - Number(b.isHard))) {
    if (chosen.length >= most || names.has(name)) continue;
    names.add(name);
    chosen.push(rgb);
  }
  return chosen;
}

/** Colours of one name are as good as the same. */
function formatName(word: ColorWord | undefined): string {
  if (word === undefined) return '';
  return 'rgb' in word ? word.rgb : `${word.shade ?? ''} ${word.basic}`;
}

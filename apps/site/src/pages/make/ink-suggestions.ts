/** Inks to add: those of a list that are easy to tell from what the picture has. */
import type { Palette } from '@nonokit/core';
import { inkWarnings } from '@nonokit/editor';

/** Colours that print well and have names, the usual ones first. */
const LIST = [
  ...['#c8141e', '#1f5fbf', '#2e8b3d', '#f2b01e', '#000000', '#7a3fa0', '#e8743b', '#7b4a26'],
  ...['#4fb3d9', '#e58fb1', '#8fbf3f', '#6b7280', '#f3dcae', '#16305c', '#0f5c46', '#7d0f2c'],
  ...['#b9a8e0', '#c9d1d9', '#00a3a3', '#ffd54a'],
];

/** At most so many colours, those first that colour-blind people can tell, too. */
export function suggestedInks(palette: Palette, most = 8): readonly string[] {
  const graded = LIST.map((rgb) => {
    const added = palette.length;
    const warnings = inkWarnings([...palette, { rgb }]).filter(({ other }) => other === added);
    const worst = warnings.some(({ to }) => to === 'all') ? 2 : Math.min(1, warnings.length);
    return { rgb, worst };
  });
  return graded
    .filter(({ worst }) => worst < 2)
    .sort((a, b) => a.worst - b.worst)
    .slice(0, most)
    .map(({ rgb }) => rgb);
}

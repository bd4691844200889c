/** Inks as pages draw them. It stands apart from drawings of boards, which fewer pages need. */
import { isWhite, type Palette } from '@nonokit/core';

/**
 * How an ink of a palette is drawn: black as the theme has it, others unchanged. On coloured paper,
 * which is the same in every theme, black stays black.
 */
export function inkColor(palette: Palette, ink: number): string {
  const rgb = palette[ink]?.rgb ?? '#000000';
  if (rgb !== '#000000') return rgb;
  return palette.length <= 2 && isWhite(palette[0]?.rgb ?? '#ffffff')
    ? 'var(--b-ink)'
    : 'var(--b-black)';
}

/** How the paper of a palette is drawn: white as the theme has it, others unchanged. */
export function paperColor([paper]: Palette): string {
  const rgb = paper?.rgb ?? '#ffffff';
  return isWhite(rgb) ? 'var(--b-cell)' : rgb;
}

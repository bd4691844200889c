/**
 * Looks on coloured paper: what lies between and on the cells is drawn so that it is seen on paper
 * of any colour. White paper is the theme's own, dark in a dark theme. Rails keep the theme's look.
 */
import { contrast, mixed, type Palette } from '@nonokit/core';
import { type BoardLook, digitOn } from './look.js';

/** The least contrast of rings with the paper. */
const LEAST_CONTRAST = 3;

/** How much of black or white rules show on paper, and what is drawn in pencil. */
const THIN = 0.18;
const THICK = 0.6;
const PENCIL = 0.55;

/** A dark ink on dark paper has this edge where the theme has none. */
const EDGE = 'rgba(255, 255, 255, 0.32)';

/** The look with cells of the palette's paper. */
export function paperLook(look: BoardLook, palette: Palette): BoardLook {
  const paper = palette[0]?.rgb ?? '#ffffff';
  if (paper === '#ffffff') return look;
  const opposite = digitOn(paper);
  return {
    ...look,
    cell: paper,
    ink: look.black,
    thin: mixed(paper, opposite, THIN),
    thick: mixed(paper, opposite, THICK),
    pencil: mixed(paper, opposite, PENCIL),
    accent: contrast(look.accent, paper) < LEAST_CONTRAST ? opposite : look.accent,
    edge: opposite === '#ffffff' && look.edge === 'none' ? EDGE : look.edge,
  };
}

/**
 * Looks on coloured paper, in every theme: cells have the colour of the paper, and the rules and
 * marks on them get colours that are visible there. White paper is the theme's own, which is dark
 * in a dark theme. Rails keep the look of the theme.
 */
import { digitOn, isWhite, luminance, type Palette, seenOn } from '@nonokit/core';
import { type BoardLook, DARK_LOOK, LIGHT_LOOK } from './look.js';

/** The contrasts of rules with the paper. */
const THIN = 1.4;
const THICK = 3;
const FRAME = 4.5;

/** Paper below this luminance is dark. In Oklab that is a lightness of 0.6. */
const DARK = 0.216;

/** The look whose cells have the colour of the palette's paper. */
export function paperLook(look: BoardLook, palette: Palette): BoardLook {
  const paper = palette[0]?.rgb ?? '#ffffff';
  if (isWhite(paper)) return look;
  const opposite = digitOn(paper);
  const marks = marksOn(look, paper);
  return {
    ...look,
    cell: paper,
    ink: look.black,
    thin: seenOn(paper, paper, THIN),
    thick: seenOn(paper, paper, THICK),
    frame: seenOn(opposite, paper, FRAME),
    cross: seenOn(marks.cross, paper),
    accent: seenOn(marks.accent, paper),
    crosshair: marks.crosshair,
    marker: marks.marker,
    markerEdge: seenOn(marks.markerEdge, paper),
    red: seenOn(marks.red, paper),
    pencil: seenOn(marks.pencil, paper),
  };
}

/** The look whose marks suit the paper: the theme's own if the theme is as light or as dark. */
function marksOn(look: BoardLook, paper: string): BoardLook {
  const isDark = luminance(paper) < DARK;
  if (isDark === luminance(look.cell) < DARK) return look;
  return isDark ? DARK_LOOK : LIGHT_LOOK;
}

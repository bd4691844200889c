/** The German messages about images and options from which no puzzle can be made. */
import type { Translation } from '@nonokit/core';

/** The messages of `@nonokit/maker` in German. */
export const MAKER_DE: Translation<typeof import('./en.js')> = {
  nothingToSee: () =>
    'das Bild ist eine einzige Fläche oder ganz durchsichtig: es gibt nichts zu zeichnen',
  nothingLeft: () =>
    'bei dieser Größe und in diesen Farben bleibt vom Bild nur eine einzige Fläche übrig',
  badBackground: ({ found }) =>
    `der Hintergrund ist „${found}“, erwartet werden sechs Stellen wie „#ffffff“`,
  tooManyInks: ({ colors, most }) =>
    `${colors} Farben sind zu viel: höchstens ${most} sind erlaubt`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} ist zu groß: höchstens ${most.toLocaleString('de-DE')} Felder sind erlaubt`,
};

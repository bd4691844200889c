/** The French messages about images and options from which no puzzle can be made. */
import type { Translation } from '@nonokit/core';

/** The messages of `@nonokit/maker` in French. */
export const MAKER_FR: Translation<typeof import('./en.js')> = {
  nothingToSee: () =>
    'l’image est une surface unie, ou toute transparente : il n’y a rien à dessiner',
  nothingLeft: () =>
    'à cette taille et dans ces couleurs, il ne reste de l’image qu’une surface unie',
  badBackground: ({ found }) => `le fond est « ${found} », il faut six chiffres comme « #ffffff »`,
  tooManyInks: ({ colors, most }) => `${colors} couleurs dépassent la limite de ${most}`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} dépasse la limite de ${most.toLocaleString('fr-FR')} cases`,
};

/**
 * Messages about drawing, in French.
 */
import type { Translation } from '@nonokit/core';
import type * as ENGLISH from '../en/messages.js';
import { counted } from './counted.js';

/** Messages about drawing, in French. */
export const RENDER_FR: Translation<typeof ENGLISH> = {
  badCellSize: ({ cell, least, most }) =>
    `une case de ${counted(cell, 'pixel', 'pixels')} ne peut pas être dessinée, il faut un nombre entier de ${least} à ${most}`,
  noPicture: () => 'la grille n’a pas d’image et aucune solution à dessiner n’a été donnée',
  tooManyPixels: ({ width, height, most, fitting }) => {
    const found = `une image de ${width}x${height} pixels dépasse la limite de ${grouped(most)}`;
    const advice =
      fitting === null
        ? 'même les plus petites cases ne tiennent pas'
        : `des cases de ${counted(fitting, 'pixel', 'pixels')} tiennent`;
    return `${found} ; ${advice}, et SVG n’a pas cette limite`;
  },
  tooManyElements: ({ most }) =>
    `une feuille avec tant de nombres a plus d’éléments que la limite de ${grouped(most)} ; ` +
    'choisissez le style « plain » ou écrivez en SVG',
  gifTooLong: ({ most }) => `un GIF a au plus ${grouped(most)} pixels de côté`,
  tooManyColors: ({ most }) =>
    `un film a au plus ${most} couleurs, des couleurs de la grille s’y confondent donc`,
  missingFromFont: ({ characters }) =>
    `PT Sans, la police des images, n’a pas ${characters} : « ◊ » remplace ce qui manque ; ` +
    'SVG le conserve',
  tooManyNumbers: ({ found, most }) =>
    `${grouped(found)} nombres d’indices dépassent la limite de ${grouped(most)} dans un PDF ; ` +
    'dessinez moins de grilles, ou en SVG ou en texte',
  tooManyParts: ({ found, most }) =>
    `une grille découpée en ${grouped(found)} pages dépasse la limite de ${most} ; ` +
    'dessinez-la en SVG ou en texte',
  tooManyPages: ({ found, most }) =>
    `un PDF de ${grouped(found)} pages dépasse la limite de ${grouped(most)} ; ` +
    'dessinez moins de grilles, ou de plus petites',
};

/** "1 234 567", with spaces that do not break. */
function grouped(count: number): string {
  return count.toLocaleString('fr-FR');
}

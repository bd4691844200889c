/** Problems of requests to the engine, in French. */
import type { Translation } from '@nonokit/core';

export const ENGINE_FR: Translation<typeof import('./en.js')> = {
  severalPuzzles: ({ count }) =>
    `le fichier contient ${count} grilles ; choisissez-en une avec index, comme index=0 pour la première`,
  noSuchPuzzle: ({ count }) =>
    `le fichier n’a pas de grille à cet index ; la dernière est index=${count - 1}`,
  unknownFormat: ({ id }) => `il n’y a pas de format « ${id} » ; docs/formats les énumère tous`,
  readOnlyFormat: ({ id }) => `les fichiers du format « ${id} » peuvent être lus, mais pas écrits`,
  tooManyCells: ({ width, height, most }) =>
    `${width}x${height} dépasse les ${most} cases que cet appel accepte`,
  noPicture: () =>
    'la grille n’a pas de solution, ou aucune n’a été trouvée à temps : elle n’a donc pas d’image',
  drawingTooLarge: ({ width, height, most }) =>
    `l’image aurait ${width}x${height} pixels, plus que les ${most} permis ; demandez des cases plus petites`,
  marksSize: ({ width, height }) =>
    `les marques doivent avoir ${height} lignes de ${width} cases, sans couleur hors de la palette`,
  unknownImage: () =>
    'ce n’est pas une image d’un type connu : il faut PNG, JPEG, GIF, WebP ou AVIF',
  imageTooLarge: ({ most }) => `l’image a plus que les ${most} pixels permis ; réduisez-la d’abord`,
  imageTooSlow: () => 'le décodage de l’image prend trop de temps ; réduisez-la d’abord',
  imageDamaged: () =>
    'l’image est endommagée ou utilise une fonction que son décodeur ne connaît pas',
  unknownLogo: () => 'un logo est un fichier PNG ou SVG, et ceci n’est ni l’un ni l’autre',
  logoTooLarge: ({ most }) =>
    `le fichier dépasse les ${most / 1000} Ko permis ; réduisez-le d’abord`,
  svgDamaged: () =>
    'le fichier SVG est endommagé, n’a pas de taille ou a trop d’éléments ; enregistrez-le en PNG',
  svgElement: ({ name }) =>
    `le fichier SVG a un élément <${name}>, interdit dans un logo ; enregistrez-le en PNG`,
  svgValue: ({ name }) =>
    `le fichier SVG renvoie vers l’extérieur dans "${name}" ; enregistrez-le en PNG`,
  outOfMemory: () => 'le travail a été arrêté parce que la machine n’avait presque plus de mémoire',
  noCertificate: () =>
    'la grille n’a pas de certificat : plus de 20 solutions, ou trop à démontrer dans le temps donné',
};

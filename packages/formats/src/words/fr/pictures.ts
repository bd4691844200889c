/** Messages about pictures as puzzles, in French. */
import type { Translation } from '@nonokit/core';
import type * as en from '../en/pictures.js';
import { counted, grouped } from './french.js';

export const PICTURES: Translation<typeof en> = {
  picturesShrunk: (shrunk) =>
    `l’image de ${shrunk.width}x${shrunk.height} pixels a été lue comme ${cellsOf(shrunk)}`,
  picturesTooLarge: ({ width, height, maxCells, maxLines }) => {
    const limit =
      width * height > maxCells
        ? `${grouped(maxCells)} cases`
        : `${grouped(maxLines)} lignes et colonnes en tout`;
    return `l’image de ${width}x${height} dépasse la limite de ${limit}`;
  },
  picturesManyColors: ({ most }) =>
    `l’image a plus de ${most} couleurs, il faut un dessin avec peu de couleurs`,
  picturesSheet: ({ width, height, format }) =>
    `l’image de ${width}x${height} pixels montre une feuille entière au lieu d’un dessin de cases : ` +
    `numérisez-la (« nonokit scan ») ; avec --from ${format}, chaque pixel est une case`,
  picturesGuessed: ({ color, isLighter }) => {
    const why = isLighter
      ? 'la plus claire de ses deux couleurs'
      : 'la couleur la plus fréquente de son bord';
    return `l’image n’a ni pixel blanc ni pixel transparent, ${color}, ${why}, est donc le fond`;
  },
  picturesNotOne: ({ found }) =>
    `il y a ${counted(found, 'grille', 'grilles')}, il faut une seule image`,
  picturesNoGoal: () => 'la grille n’a que des indices, il faut une image',
  picturesNoDrawing: ({ kind, found, most }) =>
    `l’image ${kind} a ${grouped(found)} couleurs qui ne se fondent pas, il faut un dessin d’au plus ${most} : ` +
    'nonokit make sans --exact fait des grilles à partir de photographies',
  picturesMerged: (merged) => mergedText(merged),
  picturesMergedCells: (merged) =>
    `${mergedText(merged)}, et ${merged.width}x${merged.height} pixels ont été lus comme ${cellsOf(merged)}`,
  picturesFirstFrame: () => 'le fichier GIF est une animation, dont la première image est lue',
  picturesGifColors: ({ found, most }) => `GIF contient ${most} couleurs, la grille en a ${found}`,
  picturesGifSide: ({ most, width, height }) =>
    `GIF contient ${most} pixels de côté, la grille fait ${width}x${height}`,
  picturesBmpColors: ({ found, most }) =>
    `nos fichiers BMP contiennent ${most} couleurs, la grille en a ${found} : PNG les contient`,
  picturesPngAlike: ({ color, most }) =>
    `deux couleurs de la palette sont ${color} ; les images PNG ne distinguent plus de ${most} couleurs que par leur aspect`,
  picturesPnmAlike: ({ color }) =>
    `deux couleurs de la palette sont ${color} ; les images Netpbm ne distinguent les couleurs que par leur aspect`,
  picturesSvgAlike: ({ color }) =>
    `deux couleurs de la palette sont ${color} ; les images SVG ne distinguent les couleurs que par leur aspect`,
  picturesNotGrey: ({ color }) =>
    `PGM ne contient que des gris, la grille a ${color} : PPM contient des couleurs`,
  picturesManyInks: ({ found }) => `PBM contient une seule couleur, la grille en a ${found}`,
  picturesPnmKind: ({ found, expected }) => {
    const begins = found === 0 ? 'comme aucune image Netpbm' : `par P${found}`;
    const wanted = expected.map((kind) => `P${kind}`).join(' ou ');
    return `le fichier commence ${begins}, il faut ${wanted}`;
  },
  picturesBadRoot: ({ found }) => `l’élément racine est "${found}", il faut "svg"`,
  picturesSvgNone: () =>
    'le dessin ne contient pas d’image terminée en cases comme en fait Nonokit',
  picturesUndecided: () => 'l’image a des cases indéterminées, il faut une image terminée',
  picturesBadRun: ({ found }) =>
    `une ligne du dessin est "${found}", il faut des suites de cases comme "M2 7.5h3"`,
  picturesBeyond: ({ width, height }) => `une forme sort de l’image de ${width}x${height} cases`,
  picturesPaintedOver: () => 'il y a plus de cases peintes que l’image n’en a',
  picturesBadColor: ({ found }) => `la couleur est "${found}", il en faut une comme "#c8141e"`,
  picturesColorLimit: ({ most }) => `plus de couleurs que la limite de ${most}`,
  picturesNoPuzzle: () => 'il n’y a pas de grille à écrire',
};

/** "20x10 cases de 8x8". */
function cellsOf({
  columns,
  rows,
  factor,
}: {
  readonly columns: number;
  readonly rows: number;
  readonly factor: number;
}): string {
  return `${columns}x${rows} cases de ${factor}x${factor}`;
}

function mergedText({
  kind,
  found,
  used,
}: {
  readonly kind: string;
  readonly found: number;
  readonly used: number;
}): string {
  return `${kind} brouille ce qui est dessiné : ${grouped(found)} couleurs ont été ramenées à ${used}`;
}

/** What is said of a whole file when it is detected, read and written, in French. */
import { describeProblemIn, type Translation } from '@nonokit/core';
import { CORE_FR } from '@nonokit/core/fr';
import type * as EN from '../en/detect.js';
import type { Lost, Tried } from '../en/detect.js';
import { grouped } from './french.js';

/** For "line 3" before a message, which is in French already. */
const PLACES = { core: CORE_FR };

/** The plainest way to write a puzzle. */
const TYPE_IT =
  'une grille peut s’écrire en une ligne "rows: 2, 1 1" et une ligne "columns: 2, 1, 1"';

export const DETECT_FR: Translation<typeof EN> = {
  detectEmpty: () => 'le fichier est vide, il faut une grille',
  detectBlank: () => 'le fichier ne contient que des espaces, il faut une grille',
  detectTooManyBytes: ({ most }) => `le fichier dépasse la limite de ${grouped(most)} octets`,
  detectTooManyLines: ({ most }) => `le fichier dépasse la limite de ${grouped(most)} lignes`,
  detectTooManyPuzzles: ({ most }) => `le fichier dépasse la limite de ${grouped(most)} grilles`,
  detectPackedTwice: () => 'le fichier est compressé deux fois en gzip, une seule fois est permise',
  detectArchive: ({ kind }) =>
    `le fichier est une archive ${kind}, il faut une grille : extrayez-la d’abord`,
  detectDocument: ({ kind }) =>
    kind === 'PDF'
      ? 'le fichier est un document PDF, il faut une grille : copiez ses indices dans un fichier texte'
      : `le fichier est un document des programmes ${kind}, il faut une grille : enregistrez son tableau en CSV`,
  detectImage: ({ image }) =>
    `le fichier est une image ${image}, qu’aucun format ne lit telle quelle : ` +
    'le programme la lit sans --from, puzzleOfImage une fois décodée',
  detectUnknownBytes: ({ start, readable }) => {
    const expected = ['un fichier texte', readable.join(', ')].filter((text) => text !== '');
    return `le fichier est binaire et commence par les octets ${start}, il faut ${expected.join(' ou ')}`;
  },
  detectUnknown: ({ tried, lines }) => {
    const where = lines === 1 ? 'rien' : `rien dans ses ${grouped(lines)} lignes`;
    const why =
      tried.length === 0
        ? `aucune grille trouvée : ${where} ne ressemble à des indices ou à une image`
        : `format inconnu : ${asTried(tried)}`;
    return `${why} ; ${TYPE_IT}`;
  },
  detectForeignJson: ({ keys, more }) => {
    const names = keys.map((key) => `"${key}"`).join(', ');
    const rest = more > 0 ? ` et ${grouped(more)} de plus` : '';
    const found = names === '' ? '' : ` avec ${names}${rest}`;
    return `le fichier est du JSON${found}, où Nonokit ne connaît pas de grille, il faut des listes comme {"rows": [[2], [1, 1]], "columns": [[2], [1], [1]]}`;
  },
  detectDamagedJson: ({ problem }) =>
    `le fichier ressemble à du JSON, mais il est endommagé : ${describeProblemIn(PLACES, problem)} ; rien n’y ressemble à une grille`,
  detectNumbers: ({ tried, ids }) => {
    const why =
      tried.length === 0
        ? `essayé comme ${ids.join(', ')}, mais la première ligne ne donne pas de dimensions qui conviennent aux autres, ` +
          'et aucune ligne vide unique ne sépare les lignes des colonnes'
        : asTried(tried);
    return `le fichier contient des nombres, mais pas de grille cohérente : ${why} ; ${TYPE_IT}`;
  },
  detectAmbiguous: ({ ids }) =>
    `les nombres donnent des grilles différentes comme ${ids.join(' et comme ')}, ` +
    'il faut un nom de fichier qui le dise ou --from',
  detectWrongMedia: ({ format }) =>
    `le fichier est binaire, mais les fichiers ${format} sont du texte`,
  detectNoPuzzles: ({ format }) => `le fichier ${format} ne contient pas de grille`,
  detectUnknownId: ({ wanted, ids }) =>
    `il n’y a pas de format "${wanted}", il en faut un de ${ids.join(', ')}`,
  detectIdMeant: ({ wanted, meant }) =>
    `il n’y a pas de format "${wanted}" ; peut-être s’agit-il de "${meant}"`,
  detectNotOwn: ({ problem }) =>
    `${problem.message} ; les autres formats se lisent avec \`formats: ALL_FORMATS\``,
  detectNothingToWrite: () => 'il n’y a pas de grille à écrire',
  detectOnePuzzle: ({ format, found }) =>
    `${format} contient une grille par fichier, il y en a ${found} : écrivez chacune dans son fichier`,
  detectOneColor: ({ format, found }) =>
    `${format} contient une couleur en plus du fond, la grille en a ${found}`,
  detectTooManyColors: ({ format, most, found }) =>
    `${format} contient au plus ${most} couleurs en plus du fond, la grille en a ${found}`,
  detectTooLarge: ({ format, most, width, height }) =>
    `${format} contient au plus ${most} lignes et colonnes, la grille fait ${width}x${height}`,
  detectNeedsGoal: ({ format }) =>
    `${format} contient une image, mais la grille n’a que des indices`,
  detectLosesColors: ({ format, lost, isBlack }) => {
    const becomes = isBlack ? ', qui devient noir' : '';
    return `${format} ne garde pas l’aspect des couleurs : ${listed(lost)}${becomes}`;
  },
  detectLosesBackground: ({ format, lost }) =>
    `${format} ne garde pas la couleur du fond ${listed(lost)}, qui devient blanc`,
  detectLosesGoal: ({ format, lost, puzzles }) => {
    const whose = puzzles === 1 ? '' : ` de ${lost} des ${puzzles} grilles`;
    return `${format} ne garde pas l’image de l’auteur${whose}, seulement les indices`;
  },
  detectLosesTexts: ({ format, texts }) => {
    const each = texts.map(({ key, lost }) => `${TEXT_NAMES.get(key) ?? key} ${listed(lost)}`);
    return `${format} ne garde pas ${each.join(', ')}`;
  },
  detectLosesExtra: ({ format, lost }) =>
    `${format} ne garde pas les champs supplémentaires ${listed(lost)}`,
  detectKindNotHeld: ({ format }) =>
    `${format} ne peut pas contenir cette sorte de nonogramme ; notre JSON le peut : écrivez un nom qui finit en .json`,
};

/** How the texts of a puzzle are called. */
const TEXT_NAMES: ReadonlyMap<string, string> = new Map([
  ['id', 'le numéro'],
  ['title', 'le titre'],
  ['author', 'l’auteur'],
  ['authorId', 'le numéro d’auteur'],
  ['source', 'la source'],
  ['copyright', 'le copyright'],
  ['license', 'la licence'],
  ['description', 'la description'],
]);

/** "#aa0000, #00bb00 et 3 de plus". */
function listed({ named, more }: Lost): string {
  return more > 0 ? `${named.join(', ')} et ${grouped(more)} de plus` : named.join(', ');
}

/** "comme nin ou keen, ligne 5 du fichier : … ; comme cwd, …". */
function asTried(tried: readonly Tried[]): string {
  return tried
    .map(({ ids, read, problem }) => {
      const part = read === undefined ? '' : ` (ses ${grouped(read)} premiers caractères)`;
      return `comme ${ids.join(' ou ')}${part}, ${describeProblemIn(PLACES, problem)}`;
    })
    .join(' ; ');
}

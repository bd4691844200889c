/** Texts of the page that makes puzzles of other kinds, in French. */
import type { KindMakerWords } from '../en/kinds-make.js';
import { counted, noun } from './grammar.js';

export const words: KindMakerWords = {
  title: 'Créer une autre sorte',
  description:
    'Créez un nonogramme à nombres cachés, à indices sur deux rangées ou à cases triangulaires, à partir d’une image ou d’une grille.',
  heading: 'Créer une autre sorte de nonogramme',
  lead: 'À partir d’une image ou d’une grille que vous avez : son dessin reçoit des indices d’une autre sorte. Le raisonnement rangée par rangée y mène toujours.',
  choose: 'Choisir une image ou une grille',
  noSource: 'Ce fichier n’est ni une image ni une grille. Choisissez-en un autre.',
  nothing: 'Ce que vous créez apparaît ici.',
  kind: 'Sorte',
  kinds: {
    hidden: 'Nombres cachés',
    pairs: 'Deux rangées',
    both: 'Les deux',
    triangles: 'Triangles',
  },
  kindTexts: {
    hidden: 'Autant de nombres deviennent « ? » que la grille le supporte.',
    pairs:
      'Les rangées voisines partagent un indice partout où c’est possible. En une seule couleur.',
    both: 'Les rangées voisines partagent d’abord des indices, puis des nombres sont cachés. En une seule couleur.',
    triangles:
      'L’image est peinte en triangles. Quelques-uns peuvent changer pour que les rangées y mènent.',
  },
  size: 'Taille',
  cellsAcross: (count) => counted(count, 'case', 'cases'),
  inks: 'Couleurs',
  again: 'En cacher d’autres',
  working: 'Création de la grille…',
  sheet: 'La feuille de la grille',
  solution: 'Montrer l’image',
  made: ({ hidden, numbers, pairs, changed, cells, puzzle }) => {
    if (puzzle.board.shape === 'triangle') {
      return `${counted(cells, 'triangle', 'triangles')}, dont ${counted(changed, 'changé', 'changés')}.`;
    }
    const shared =
      pairs > 0
        ? [`${counted(pairs, 'paire de rangées partage', 'paires de rangées partagent')} un indice`]
        : [];
    const concealed =
      hidden > 0
        ? [`${hidden} ${noun(hidden, 'nombre caché', 'nombres cachés')} sur ${numbers}`]
        : [];
    return `${[...shared, ...concealed].join(', ')}.`;
  },
  play: 'Jouer',
  save: 'Enregistrer la grille',
  saveSheet: 'Enregistrer la feuille',
  fileName: 'grille',
  troubles: {
    noPicture:
      'Aucune grille trouvée pour cette image. Essayez une autre taille, ou une autre image.',
    needsMore:
      'Cette grille a plusieurs couleurs, et les indices sur deux rangées n’en veulent qu’une. Choisissez une autre sorte.',
    nothingToChange:
      'Le raisonnement rangée par rangée ne résout pas cette grille, ou a besoin de tous ses nombres : rien n’a donc été changé.',
    noTriangles:
      'Le raisonnement rangée par rangée ne mène pas à cette image sur des triangles. Essayez une autre taille ou moins de couleurs.',
    tooLarge: 'Cette grille est trop grande : au plus 10 000 cases et 31 couleurs.',
    failed: 'La grille n’a pas pu être créée. Rechargez la page et réessayez.',
  },
};

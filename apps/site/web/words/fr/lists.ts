/** Texts of favourites and lists of puzzles, in French. */
import type { ListWords } from '../en/lists.js';

export const words: ListWords = {
  favourites: 'Favoris',
  chooseLists: 'Garder cette grille dans',
  guest:
    'Les favoris et les listes sont liés à un compte, pour que vous les retrouviez sur tous vos appareils. Les grilles commencées ou résolues sont dans votre album, même sans compte.',
  makeAccount: 'Créer un compte',
  signIn: 'Se connecter',
  newTitle: 'Titre de la nouvelle liste',
  create: 'Créer',
  done: 'Terminé',
  public: 'publique',
  private: 'vous seulement',
  puzzles: { one: 'grille', other: 'grilles' },
  by: (owner) => `tenue par ${owner}`,
  describe: (title, owner) => `${title} : des nonogrammes choisis par ${owner}.`,
  rename: 'Renommer',
  title: 'Titre',
  save: 'Enregistrer',
  cancel: 'Annuler',
  showAll: 'Tout le monde peut voir cette liste',
  showAllNote: 'Elle apparaît sur votre page et s’ouvre pour qui a son adresse.',
  remove: 'Supprimer la liste',
  removeQuestion: 'Supprimer cette liste ?',
  removeText: 'Ses grilles restent dans le catalogue, et vos résolutions restent à vous.',
  takeOut: (number) => `Retirer le n° ${number} de la liste`,
  takenOut: (number) => `Le n° ${number} n’est plus dans la liste.`,
  undo: 'Annuler',
  empty: 'Rien ici pour l’instant',
  emptyMine:
    'Choisissez « Garder dans une liste » dans le menu d’une grille, ou après l’avoir résolue.',
  emptyOther: 'Cette liste est encore vide.',
  toPuzzles: 'Voir les grilles',
  more: 'Suite de la liste',
  allMine: 'Toutes vos listes',
  lists: 'Listes',
};

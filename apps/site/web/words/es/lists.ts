/** Texts of favourites and lists of puzzles, in Spanish. */
import type { ListWords } from '../en/lists.js';

export const words: ListWords = {
  favourites: 'Favoritos',
  chooseLists: 'Guardar este nonograma en',
  guest:
    'Los favoritos y las listas van con una cuenta, para que los encuentres en todos tus dispositivos. Los nonogramas que has empezado o resuelto están en tu álbum sin necesidad de ella.',
  makeAccount: 'Crear una cuenta',
  signIn: 'Iniciar sesión',
  newTitle: 'Título de la lista nueva',
  create: 'Crear',
  done: 'Listo',
  public: 'pública',
  private: 'solo para ti',
  puzzles: { one: 'nonograma', other: 'nonogramas' },
  // the page of a list
  by: (owner) => `de ${owner}`,
  describe: (title, owner) => `${title}: nonogramas elegidos por ${owner}.`,
  rename: 'Cambiar el nombre',
  title: 'Título',
  save: 'Guardar',
  cancel: 'Cancelar',
  showAll: 'Todo el mundo puede ver esta lista',
  showAllNote: 'Aparece en tu página y se abre a quien tenga su dirección.',
  remove: 'Borrar la lista',
  removeQuestion: '¿Borrar esta lista?',
  removeText: 'Sus nonogramas se quedan en el catálogo, y lo que has resuelto sigue siendo tuyo.',
  takeOut: (number) => `Sacar de la lista el n.º ${number}`,
  takenOut: (number) => `El n.º ${number} ya no está en la lista.`,
  undo: 'Deshacer',
  empty: 'Aquí no hay nada todavía',
  emptyMine: 'Elige «Guardar en una lista» en el menú de un nonograma o después de resolverlo.',
  emptyOther: 'Esta lista aún está vacía.',
  toPuzzles: 'Ver nonogramas',
  more: 'Más de la lista',
  allMine: 'Todas tus listas',
  // the album and pages of people
  lists: 'Listas',
};

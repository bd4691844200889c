/** Texts of favourites and lists of puzzles, in English. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>>;

export const words = {
  favourites: 'Favourites',
  chooseLists: 'Keep this puzzle in',
  guest:
    'Favourites and lists belong to an account, so that you find them on every device. Puzzles that you have begun or solved are in your album without one.',
  makeAccount: 'Create an account',
  signIn: 'Sign in',
  newTitle: 'Title of the new list',
  create: 'Create',
  done: 'Done',
  public: 'public',
  private: 'only you',
  puzzles: { one: 'puzzle', other: 'puzzles' } as Forms,
  // the page of a list
  by: (owner: string) => `kept by ${owner}`,
  describe: (title: string, owner: string) => `${title}: nonograms that ${owner} has picked.`,
  rename: 'Rename',
  title: 'Title',
  save: 'Save',
  cancel: 'Cancel',
  showAll: 'Everybody can see this list',
  showAllNote: 'It appears on your page, and opens for everyone who has its address.',
  remove: 'Delete the list',
  removeQuestion: 'Delete this list?',
  removeText: 'Its puzzles stay in the catalogue, and your solves stay yours.',
  takeOut: (number: number) => `Take № ${number} out of the list`,
  takenOut: (number: number) => `№ ${number} is no longer in the list.`,
  undo: 'Undo',
  empty: 'Nothing here yet',
  emptyMine: 'Choose “Keep in a list” in the menu of a puzzle, or after solving it.',
  emptyOther: 'This list is still empty.',
  toPuzzles: 'Browse puzzles',
  more: 'More of the list',
  allMine: 'All your lists',
  // the album and pages of people
  lists: 'Lists',
};

export type ListWords = typeof words;

/** Texts about one's own published puzzle, in English. */
export const words = {
  title: (number: number) => `Your puzzle № ${number}`,
  notes: 'Notes, for those who have solved it',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete the puzzle',
  removeQuestion: 'Delete this puzzle?',
  removeText: 'It leaves the catalogue at once and for good. Drafts on this device stay.',
  staysSolved: 'Others have solved it, so it stays. A moderator can hide it.',
};

export type OwnWords = typeof words;

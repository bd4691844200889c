/** Texts about one's own published puzzle, in English. */
export const words = {
  title: (number: number) => `Your puzzle № ${number}`,
  notes: 'Notes for people who have solved it',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Delete the puzzle',
  unlisted: 'Only those who have its address can find it.',
  list: 'Put it into the catalogue',
  removeQuestion: 'Delete this puzzle?',
  removeText:
    'It is removed from the catalogue at once and for good. Drafts on this device are kept.',
  staysSolved: 'Others have solved this puzzle, so it cannot be deleted. A moderator can hide it.',
};

export type OwnWords = typeof words;

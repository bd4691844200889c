/** Reporting something to the moderators, in English. */

export const words = {
  report: 'Report',
  titles: {
    comment: 'What is wrong with this comment?',
    contest: 'What is wrong with this contest?',
    series: 'What is wrong with this series?',
    person: 'What is wrong with this person?',
  },
  reasons: {
    spoiler: 'Gives the picture away',
    rude: 'Insults or threats',
    spam: 'Advertising',
    rights: 'Copies other people’s work',
    broken: 'Does not display properly',
    cheating: 'Helps people cheat',
    other: 'Something else',
  },
  note: 'Note to the moderators (optional)',
  send: 'Report',
  thanks: 'Thank you. A moderator will look at it.',
  cancel: 'Cancel',
};

export type ReportWords = typeof words;

/** Texts of publishing a puzzle, in English. */
export const words = {
  signInText: 'Sign in to publish. Your draft stays on this device.',
  signIn: 'Sign in',
  makeAccount: 'Make an account',
  titles: { en: 'Title in English', ru: 'Title in Russian' },
  titleNote: 'One is enough. Titles appear only to those who have solved the puzzle.',
  description: 'A few words for those who have solved it',
  tags: 'Tags, with commas between them',
  tagsNote: 'Like the title, they appear after solving.',
  license: 'Licence',
  licenses: {
    '': 'all rights reserved',
    'CC0-1.0': 'CC0: for any use',
    'CC-BY-4.0': 'CC BY 4.0: name the author',
    'CC-BY-SA-4.0': 'CC BY-SA 4.0: name the author, share alike',
    'CC-BY-NC-4.0': 'CC BY-NC 4.0: name the author, no commerce',
  },
  publish: 'Publish',
  publishAnyway: 'Publish all the same',
  publishing: 'The server is checking the puzzle…',
  sameHere: 'The same picture has been published here before, perhaps turned or recoloured.',
  seeTwin: 'See it',
  published: (number: number) => `Published as № ${number}`,
  publishedText:
    'It can be found in the catalogue now. In its ranking you stand among those with hints.',
  toPuzzle: 'To the puzzle',
  failed: 'Could not publish.',
  safe: 'Your draft is safe on this device.',
  noSolution: 'The server found no solution.',
};

export type MakePublishWords = typeof words;

/** Texts of publishing a puzzle, in English. */
export const words = {
  signInText: 'Sign in to publish. The draft comes along.',
  signIn: 'Sign in',
  makeAccount: 'Create an account',
  /** `language` is what a language is called in itself: 'Deutsch'. */
  titleIn: (language: string) => `Title (${language})`,
  otherTitle: 'Add a title in another language',
  titleNote: 'One is enough. Titles are shown only to people who have solved the puzzle.',
  description: 'A few words for people who have solved it',
  tags: 'Tags, separated by commas',
  tagsNote: 'Like the title, they appear after solving.',
  license: 'Licence',
  licenses: {
    '': 'all rights reserved',
    'CC0-1.0': 'CC0: for any use',
    'CC-BY-4.0': 'CC BY 4.0: name the author',
    'CC-BY-SA-4.0': 'CC BY-SA 4.0: name the author, share alike',
    'CC-BY-NC-4.0': 'CC BY-NC 4.0: name the author, non-commercial use',
  },
  unlisted: 'Only for who has the address',
  unlistedNote: 'Not in the catalogue, in feeds or searches. You can put it there later.',
  unlistedText: 'Send its address to those who may solve it. It is not in the catalogue.',
  publish: 'Publish',
  publishAnyway: 'Publish anyway',
  publishing: 'The server is checking the puzzle…',
  sameHere: 'The same picture has been published here before, perhaps turned or recoloured.',
  seeTwin: 'See it',
  published: (number: number) => `Published as № ${number}`,
  publishedText:
    'It is now in the catalogue. In its ranking you are listed with players who used hints.',
  waits: 'Sent',
  waitsText:
    'Here a moderator looks at the first puzzle of each member before it is public. You will be told.',
  toPuzzle: 'To the puzzle',
  failed: 'Could not publish.',
  safe: 'Your draft is safe on this device.',
  noSolution: 'The server found no solution.',
  when: 'When',
  now: 'Now',
  onDay: 'On a day',
  day: 'Day',
  dayNote:
    'It goes public when that day begins where you are, after another check. What you change in the draft later is not in it.',
  plan: 'Publish on that day',
  planned: (day: string) => `Goes public ${day}`,
  plannedText: 'On your desk you can change the day, or publish it now.',
  toDesk: 'To your desk',
};

export type MakePublishWords = typeof words;

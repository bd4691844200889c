/** What is said after games were sent to the server, in English; a number stands in front. */
export const words = {
  movedIn: {
    one: 'puzzle from this device is in your account now.',
    other: 'puzzles from this device are in your account now.',
  } as Partial<Record<Intl.LDMLPluralRule, string>>,
  solved: {
    one: 'puzzle that you finished offline was sent and counts.',
    other: 'puzzles that you finished offline were sent and count.',
  } as Partial<Record<Intl.LDMLPluralRule, string>>,
  draftCopy: (title: string) => (title === '' ? 'Other version' : `${title} (other version)`),
  draftsApart: (title: string) =>
    title === ''
      ? 'Two devices changed the same draft. Both versions are kept.'
      : `Two devices changed the draft “${title}”. Both versions are kept.`,
};

export type SentWords = typeof words;

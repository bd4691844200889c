/** Decisions of moderators, as the person whom they concern reads them, in English. */

/** What a decision is about. */
export interface DecidedThing {
  readonly kind: string;
  readonly number: number | undefined;
  readonly text: string | null;
}

export const words = {
  news: 'A moderator has decided something about you or what you made.',
  readNews: 'Read it',
  title: 'What moderators decided',
  lead: 'If you think that a decision is wrong, object: a moderator looks at it again.',
  about: ({ kind, number, text }: DecidedThing) => {
    if (kind === 'comment') return `Your comment on puzzle № ${number ?? '?'}`;
    if (kind === 'puzzle') return `Your puzzle № ${number ?? '?'}`;
    if (kind === 'series') return `Your series “${text ?? ''}”`;
    if (kind === 'contest') return `Your contest “${text ?? ''}”`;
    if (kind === 'solve') return `Your solve of puzzle № ${number ?? '?'}`;
    if (kind === 'storm') return `Your Storm (${text ?? ''})`;
    return 'Your account';
  },
  done: {
    hide: 'hidden',
    show: 'shown again',
    lock: 'discussion closed',
    unlock: 'discussion open again',
    ban: 'banned from writing',
    unban: 'the ban has ended',
    strike: 'out of the rankings',
    rank: 'back in the rankings',
    warn: 'a warning',
    admit: 'looked at, and now public',
    keep: 'the decision stays after your objection',
  } as Readonly<Record<string, string>>,
  reasons: {
    spoiler: 'It gives a picture away to people who have not solved the puzzle.',
    rude: 'It is rude or hurts other people.',
    spam: 'It is advertising, or the same again and again.',
    rights: 'It seems to be another person’s work, published without permission.',
    broken: 'The puzzle is not as it should be: its clues, its picture or its texts.',
    cheating: 'The moves do not look as if a person had worked them out.',
    other: 'The reason is not on our list.',
  } as Readonly<Record<string, string>>,
  object: 'Object',
  objectTo: (what: string) => `Object: ${what}`,
  yourWords: 'Why the decision is wrong',
  send: 'Send the objection',
  cancel: 'Cancel',
  objected: 'You object',
  states: {
    open: 'A moderator will look at it.',
    kept: 'A moderator has looked at it: the decision stays.',
    undone: 'A moderator has looked at it and taken the decision back.',
  },
};

export type DecisionWords = typeof words;

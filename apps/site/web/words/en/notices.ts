/** Texts of notices, on their page and in the feed of a person, in English. */
import type { Notice } from '../../../contract/notices.js';

/** A notice in a sentence. */
function sentence({ kind, person, others, puzzle, contest, draft }: Notice): string {
  const name = person ?? '';
  const number = `№ ${puzzle?.number ?? ''}`;
  if (kind === 'puzzle') return `${name} has published ${number}`;
  if (kind === 'comment') return `${name} wrote about ${number}`;
  if (kind === 'contest') return `The contest “${contest?.title ?? ''}” has begun`;
  if (kind === 'plan') return `The draft “${draft?.title ?? ''}” was not published on its day`;
  if (kind === 'decision') return 'A moderator has decided something about you';
  if (others === 0) return `${name} follows you`;
  return `${name} and ${others === 1 ? 'one more person' : `${others} more people`} follow you`;
}

export const words = {
  title: 'Notices',
  description: 'New puzzles of people you follow, answers, new followers, and your contests.',
  sentence,
  isNew: 'new',
  none: 'Nothing new',
  noneHelp:
    'Follow people whose puzzles you like: their new ones appear here. So do answers to what you write.',
  held: 'Solve the puzzle to read it.',
  planRefusals: {
    'not-publishable': 'It does not meet the rules of publication any more.',
    'has-warnings':
      'The same picture has been published here meanwhile, or something else is worth a look.',
    'too-many-new': 'New members publish only a few puzzles a day.',
    banned: 'Your account was banned from writing on that day.',
    failed: 'The server could not check it for a whole day.',
  },
  guest: 'Sign in to see your notices.',
  signIn: 'Sign in',
  following: 'People you follow',
  followsNobody: 'Nobody yet. There is a button on the page of each person.',
  feed: 'Your own feed',
  feedText:
    'The same notices for a feed reader. The address is a secret: everyone who knows it can read them.',
  makeFeed: 'Make an address',
  newFeed: 'New address',
  copy: 'Copy address',
  copied: 'The address is copied.',
  feedLabel: 'Address of your feed',
  changed: 'This is the new address. The old one no longer works.',
  feedTitle: (site: string, person: string) => `${site}: notices for ${person}`,
};

export type NoticeWords = typeof words;

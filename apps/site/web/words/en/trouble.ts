/** Texts of the page that is shown instead of one that could not be, in English. */
const SECONDS: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'second',
  other: 'seconds',
};

export const words = {
  titles: {
    request: 'This request could not be read',
    'sign-in': 'Sign in first',
    refused: 'This is not allowed here',
    gone: 'This is no longer here',
    large: 'This is too large',
    often: 'Too many requests at once',
    broken: 'Something went wrong',
    away: 'The site is unavailable right now',
  },
  whys: {
    request: 'The address or the form contains something that this page cannot use.',
    'sign-in': 'This page is for people who are signed in.',
    refused: 'This page cannot be used in this way.',
    gone: 'It used to be here and has been removed.',
    large: 'You sent more than this page accepts.',
    often: 'You have reached the limit of pages per minute.',
    broken: 'This is our fault, not yours. The error has been logged.',
    away: 'This is not your fault, and it usually passes quickly.',
  },
  wait: (seconds: number, noun: string) => `Try again in ${seconds} ${noun}.`,
  waitLonger: 'Try again later.',
  secondForms: SECONDS,
  safe: 'Your games are saved in this browser; nothing is lost.',
  again: 'Try again',
  signIn: 'Sign in',
  toPuzzles: 'Browse puzzles',
  back: 'Back to the page',
  request: 'Request number, to report this error:',
};

export type TroubleWords = typeof words;

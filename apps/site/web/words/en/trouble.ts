/** Texts of the page that is shown instead of one that could not be, in English. */
const SECONDS: Partial<Record<Intl.LDMLPluralRule, string>> = {
  one: 'second',
  other: 'seconds',
};

export const words = {
  titles: {
    request: 'This could not be read',
    'sign-in': 'Sign in first',
    refused: 'This is not allowed here',
    gone: 'This is no longer here',
    large: 'This is too large',
    often: 'Too many requests at once',
    broken: 'Something broke here',
    away: 'The site cannot answer just now',
  },
  whys: {
    request: 'Something in the address or in the form is not as this page needs it.',
    'sign-in': 'This page is for people who are signed in.',
    refused: 'This page may not be used in this way.',
    gone: 'It was here once and has been taken away.',
    large: 'More was sent than this page takes.',
    often: 'Everybody can ask for so many pages in a minute and no more.',
    broken: 'It is not your doing. It has been noted for whoever runs the site.',
    away: 'It is not your doing, and it usually passes quickly.',
  },
  wait: (seconds: number, noun: string) => `Try again in ${seconds} ${noun}.`,
  waitLonger: 'Try again later.',
  secondForms: SECONDS,
  safe: 'Your games are kept in this browser. Nothing of them is lost.',
  again: 'Try again',
  signIn: 'Sign in',
  toPuzzles: 'To the puzzles',
  back: 'Back to the page',
  request: 'Number of this request, for whoever runs the site:',
};

export type TroubleWords = typeof words;

/** Texts of the page about the site, in English. */
import { counted } from './grammar.js';

export const words = {
  title: 'About this site',
  description: 'What this site is, what it stores about you, and what you may reuse.',
  lead: 'A catalogue of nonograms that people make and solve, and the software behind it, which anyone can run.',
  parts: [
    {
      heading: 'Puzzles',
      texts: [
        'Every puzzle has exactly one solution: the server checks it before it is published. Title and picture are hidden until you have solved it.',
        'Solves are verified. The server records when it sent the clues, replays your moves, and accepts the grid only if it fits every clue. Rankings show the time played.',
        'Players who use hints have a ranking of their own, and so do programs.',
      ],
    },
    {
      heading: 'Privacy',
      texts: [
        'You can play without an account. What you do then is stored only in your browser.',
        'An account is a name and a password. An e-mail address is not needed. We store what you make, solve, vote on and write, because the site consists of it.',
        'There is no tracking, no advertising and no analysis of visitors. The pages load nothing from other servers: scripts, fonts and pictures come from here. One cookie keeps you signed in. After you sign in, another marks this browser as yours, so that strangers guessing at your password cannot lock you out.',
        'In the settings you can export all your data and delete your account yourself, at once.',
      ],
    },
    {
      heading: 'Talk',
      texts: [
        'Comments on a puzzle are for people who have solved it. Comments that others can read earlier must not name the picture.',
        'Moderators hide comments that are rude or give a picture away. A public log shows what they did and why.',
      ],
    },
    {
      heading: 'Data and programs',
      texts: [
        'Everything the pages do is open to programs too: the catalogue, solving, checking, hints, ratings and files in many formats. All public puzzles can be downloaded in one file, clues only.',
        'The software is under the MIT licence. Each puzzle is under the licence its author chose, shown beside it.',
      ],
    },
  ],
  /** The last sentence on privacy, where the owner has no text. */
  addresses: (days: number) =>
    `IP addresses are deleted from the server’s logs after ${counted(days, 'day', 'days')}.`,
  noAddresses: 'The log of the server has no IP addresses.',
  contact: (name: string) => `Who runs ${name}`,
  imprint: 'Imprint',
  terms: 'Terms',
  /** As the heading of the part above, in whose place the owner's text comes. */
  privacy: 'Privacy',
  links: {
    api: 'The API',
    log: 'The log of moderators',
    dump: 'All puzzles in one file',
    numbers: 'The site in numbers',
    help: 'Help',
  },
};

export type AboutWords = typeof words;

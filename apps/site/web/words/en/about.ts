/** Texts of the page about the site, in English. */
export const words = {
  title: 'About this site',
  description: 'What this site is, what it keeps of you, and what is free to take along.',
  lead: 'A catalogue of nonograms that people make and solve, and the software behind it, which anybody can run.',
  parts: [
    {
      heading: 'Puzzles',
      texts: [
        'Every puzzle has exactly one solution: the server checks it before it is published. Title and picture are hidden until you have solved it.',
        'Solves are verified. The server notes when it gave the clues out, replays your moves, and accepts the grid only if it fits every clue. Times in rankings are times of play.',
        'Who takes hints stands in a ranking of their own, and so do programs.',
      ],
    },
    {
      heading: 'Privacy',
      texts: [
        'You can play without an account. What you do then stays in your browser.',
        'An account is a name and a password. An e-mail address is not needed. We keep what you make, solve, vote and write, because the site is made of it.',
        'There is no tracking, no advertising and no analysis of visitors. The pages ask no other server for anything: scripts, fonts and pictures come from here. One cookie says who is signed in. After you sign in another says that this browser is yours, so that strangers who guess your password cannot lock you out.',
        'Addresses of computers leave the server’s logs after seven days.',
        'In the settings you can export everything that belongs to you, and delete your account, at once and by yourself.',
      ],
    },
    {
      heading: 'Talk',
      texts: [
        'Comments on a puzzle are for those who have solved it. What others may read before must not name what it shows.',
        'Moderators hide what is rude or gives a picture away. What they did, and why, is in a public log.',
      ],
    },
    {
      heading: 'Data and programs',
      texts: [
        'Everything that the pages do is open to programs too: the catalogue, solving, checking, hints, ratings and files in many formats. All public puzzles can be downloaded in one file, clues only.',
        'The software is under the MIT licence. Puzzles are under the licence that their authors chose; it stands beside each.',
      ],
    },
  ],
  links: {
    api: 'The API',
    log: 'The log of moderators',
    dump: 'All puzzles in one file',
    help: 'Help',
  },
};

export type AboutWords = typeof words;

/**
 * Changes of every kind, each of which shows in the page: for the test of `npm run dev`, and for
 * `bench/dev.mjs`, which measures how soon.
 */

/** In order, all for one page of the server unless `page` says otherwise. */
export const TRIED_CHANGES = [
  {
    what: 'a component',
    change: ['web/pages/rankings/page.tsx', '<h1>{words.title}</h1>', '<h1>{words.title}!</h1>'],
    page: 'ru/rankings/solved',
    // in the page: what is there once the change is on the screen
    seen: () => document.querySelector('h1')?.textContent === 'Рейтинг!',
    inPlace: true,
  },
  {
    what: 'a style',
    change: ['web/pages/rankings/rankings.css', 'max-width: 760px', 'max-width: 503px'],
    page: 'ru/rankings/solved',
    seen: () => {
      const page = document.querySelector('.rankings');
      return page !== null && getComputedStyle(page).maxWidth === '503px';
    },
    inPlace: true,
  },
  {
    what: 'a style that another sheet imports',
    change: ['web/frame/shell.css', '.top {\n', '.top {\n  margin-bottom: 3px;\n'],
    page: 'ru/rankings/solved',
    seen: () => {
      const header = document.querySelector('.top');
      return header !== null && getComputedStyle(header).marginBottom === '3px';
    },
    inPlace: true,
  },
  {
    what: 'a word',
    change: ['web/words/ru/rankings.ts', "title: 'Рейтинг'", "title: 'Лучшие'"],
    page: 'ru/rankings/solved',
    seen: () => document.querySelector('h1')?.textContent === 'Лучшие!',
    inPlace: true,
  },
  {
    what: 'a route of the server',
    change: ['server/pages/rankings.tsx', 'const LIMIT = 25;', 'const LIMIT = 1;'],
    page: 'ru/rankings/solved',
    seen: () => document.querySelectorAll('.rankings tbody tr').length === 1,
    inPlace: false,
  },
  {
    what: 'a component of a page of files',
    change: ['web/pages/help/page.tsx', '<Shell>', '<Shell><p id="tried">tried</p>'],
    page: 'help/',
    seen: () => document.querySelector('#tried') !== null,
    inPlace: true,
  },
];

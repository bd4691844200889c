/** Texts around every page, in Polish. */
import type { ShellWords } from '../en/shell.js';

export const words: ShellWords = {
  skip: 'Przejdź do treści',
  mainMenu: 'Menu główne',
  puzzles: 'Nonogramy',
  home: 'Start',
  daily: 'Na dziś',
  together: 'Razem',
  ranking: 'Ranking',
  /** The tab of the person, or of signing in. */
  you: 'Ty',
  signIn: 'Zaloguj się',
  signOut: 'Wyloguj się',
  notices: 'Powiadomienia',
  newNotices: 'Nowe powiadomienia',
  moderation: 'Moderacja',
  owner: 'Ustawienia strony',
  menuOf: (name) => `Menu: ${name}`,
  make: 'Utwórz',
  learn: 'Nauka',
  help: 'Pomoc',
  settings: 'Ustawienia',
  openFile: 'Otwórz plik',
  open: 'Otwórz',
  theme: 'Motyw',
  themes: { system: 'Systemowy', light: 'Jasny', dark: 'Ciemny', contrast: 'Kontrastowy' },
  close: 'Zamknij',
  cancel: 'Anuluj',
  offline:
    'Brak połączenia. Nonogramy już wcześniej otwarte nadal działają; ruchy zapisują się na tym urządzeniu.',
  title: (page, site) => (page === '' ? `${site}: nonogramy` : `${page} · ${site}`),
};

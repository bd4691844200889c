/** Texts around every page, in German. */
import type { ShellWords } from '../en/shell.js';

export const words: ShellWords = {
  skip: 'Zum Inhalt',
  mainMenu: 'Hauptmenü',
  puzzles: 'Rätsel',
  home: 'Start',
  daily: 'Täglich',
  together: 'Gemeinsam',
  ranking: 'Rangliste',
  /** The tab of the person, or of signing in. */
  you: 'Du',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  notices: 'Mitteilungen',
  newNotices: 'Neue Mitteilungen',
  moderation: 'Moderation',
  owner: 'Website verwalten',
  menuOf: (name) => `Menü von ${name}`,
  make: 'Erstellen',
  learn: 'Lernen',
  help: 'Hilfe',
  settings: 'Einstel\u00adlungen',
  openFile: 'Datei öffnen',
  open: 'Öffnen',
  theme: 'Design',
  themes: { system: 'System', light: 'Hell', dark: 'Dunkel', contrast: 'Hoher Kontrast' },
  close: 'Schließen',
  cancel: 'Abbrechen',
  offline:
    'Du bist offline. Rätsel, die du schon geöffnet hast, funktionieren weiter; Züge werden auf diesem Gerät gespeichert.',
  title: (page, site) => (page === '' ? `${site}: Nonogramme` : `${page} · ${site}`),
};

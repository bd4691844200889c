/** Texts around every page, in English. */
export const words = {
  name: 'Nonokit',
  skip: 'Skip to the content',
  mainMenu: 'Main menu',
  puzzles: 'Puzzles',
  home: 'Home',
  daily: 'Daily',
  ranking: 'Ranking',
  /** The tab of the person, or of signing in. */
  you: 'You',
  signIn: 'Sign in',
  signOut: 'Sign out',
  moderation: 'Moderation',
  menuOf: (name: string) => `Menu of ${name}`,
  make: 'Make',
  learn: 'Learn',
  help: 'Help',
  settings: 'Settings',
  openFile: 'Open a file',
  open: 'Open',
  theme: 'Theme',
  themes: { system: 'Like the system', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  close: 'Close',
  cancel: 'Cancel',
  offline: 'You are offline. What you opened before is here; moves are kept on this device.',
  /** The title in the browser's tab. */
  title: (page: string) => (page === '' ? 'Nonokit: nonograms' : `${page} · Nonokit`),
};

/** The texts around every page in any language. */
export type ShellWords = typeof words;

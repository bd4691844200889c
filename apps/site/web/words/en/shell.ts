/** Texts around every page, in English. */
export const words = {
  skip: 'Skip to content',
  mainMenu: 'Main menu',
  puzzles: 'Puzzles',
  home: 'Home',
  daily: 'Daily',
  together: 'Together',
  ranking: 'Ranking',
  /** The tab of the person, or of signing in. */
  you: 'You',
  signIn: 'Sign in',
  signOut: 'Sign out',
  notices: 'Notices',
  newNotices: 'New notices',
  moderation: 'Moderation',
  owner: 'Settings of the site',
  menuOf: (name: string) => `Menu of ${name}`,
  make: 'Make',
  learn: 'Learn',
  help: 'Help',
  settings: 'Settings',
  openFile: 'Open a file',
  open: 'Open',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  close: 'Close',
  cancel: 'Cancel',
  offline: 'You are offline. Puzzles you opened before still work; moves are saved on this device.',
  /** The title in the browser's tab. */
  title: (page: string, site: string) => (page === '' ? `${site}: nonograms` : `${page} · ${site}`),
};

/** The texts around every page in any language. */
export type ShellWords = typeof words;

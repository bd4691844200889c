/** Texts around every page, in French. */
import type { ShellWords } from '../en/shell.js';

export const words: ShellWords = {
  skip: 'Aller au contenu',
  mainMenu: 'Menu principal',
  puzzles: 'Grilles',
  home: 'Accueil',
  daily: 'Du jour',
  together: 'Ensemble',
  ranking: 'Classement',
  /** The tab of the person, or of signing in. */
  you: 'Vous',
  signIn: 'Connexion',
  signOut: 'Se déconnecter',
  notices: 'Notifications',
  newNotices: 'Nouvelles notifications',
  moderation: 'Modération',
  owner: 'Réglages du site',
  menuOf: (name) => `Menu de ${name}`,
  make: 'Créer',
  learn: 'Leçons',
  help: 'Guide',
  settings: 'Réglages',
  openFile: 'Ouvrir un fichier',
  open: 'Ouvrir',
  theme: 'Thème',
  themes: { system: 'Système', light: 'Clair', dark: 'Sombre', contrast: 'Contraste élevé' },
  close: 'Fermer',
  cancel: 'Annuler',
  offline:
    'Vous êtes hors ligne. Les grilles déjà ouvertes fonctionnent ; vos coups sont enregistrés sur cet appareil.',
  title: (page, site) => (page === '' ? `${site} : nonogrammes` : `${page} · ${site}`),
};

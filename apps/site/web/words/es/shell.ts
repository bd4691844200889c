/** Texts around every page, in Spanish. */
import type { ShellWords } from '../en/shell.js';

export const words: ShellWords = {
  skip: 'Saltar al contenido',
  mainMenu: 'Menú principal',
  puzzles: 'Nonogramas',
  home: 'Inicio',
  daily: 'Del día',
  together: 'En grupo',
  ranking: 'Ranking',
  you: 'Tú',
  signIn: 'Entrar',
  signOut: 'Cerrar sesión',
  notices: 'Avisos',
  newNotices: 'Avisos nuevos',
  moderation: 'Moderación',
  owner: 'Ajustes del sitio',
  menuOf: (name) => `Menú de ${name}`,
  make: 'Crear',
  learn: 'Aprender',
  help: 'Guía',
  settings: 'Ajustes',
  openFile: 'Abrir un archivo',
  open: 'Abrir',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro', contrast: 'Alto contraste' },
  close: 'Cerrar',
  cancel: 'Cancelar',
  offline:
    'No hay conexión. Los nonogramas que ya abriste siguen funcionando; las jugadas se guardan en este dispositivo.',
  title: (page, site) => (page === '' ? `${site}: nonogramas` : `${page} · ${site}`),
};

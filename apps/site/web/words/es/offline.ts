/** Texts of the page that is shown where there is no network for another one, in Spanish. */
import type { OfflineWords } from '../en/offline.js';

export const words: OfflineWords = {
  title: 'No hay conexión',
  why: 'Esta página viene del servidor, que ahora mismo no responde.',
  here: 'Disponible sin conexión: los nonogramas que ya has abierto, tus archivos, la página de crear y las lecciones. Tus partidas están guardadas en este dispositivo.',
  again: 'Reintentar',
  home: 'Ir a la página de inicio',
};

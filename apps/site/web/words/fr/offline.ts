/** Texts of the page that is shown where there is no network for another one, in French. */
import type { OfflineWords } from '../en/offline.js';

export const words: OfflineWords = {
  title: 'Vous êtes hors ligne',
  why: 'Cette page vient du serveur, qui est injoignable pour le moment.',
  here: 'Disponibles hors ligne : les grilles que vous avez déjà ouvertes, vos propres fichiers, l’atelier et les leçons. Vos parties sont enregistrées sur cet appareil.',
  again: 'Réessayer',
  home: 'Aller à l’accueil',
};

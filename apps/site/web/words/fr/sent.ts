/** What is said after games were sent to the server, in French; a number stands in front. */
import type { SentWords } from '../en/sent.js';

export const words: SentWords = {
  movedIn: {
    one: 'grille de cet appareil est maintenant dans votre compte.',
    other: 'grilles de cet appareil sont maintenant dans votre compte.',
  },
  solved: {
    one: 'grille terminée hors ligne a été envoyée et compte.',
    other: 'grilles terminées hors ligne ont été envoyées et comptent.',
  },
  draftCopy: (title) => (title === '' ? 'Autre version' : `${title} (autre version)`),
  draftsApart: (title) =>
    title === ''
      ? 'Deux appareils ont modifié le même brouillon. Les deux versions sont gardées.'
      : `Deux appareils ont modifié le brouillon « ${title} ». Les deux versions sont gardées.`,
};

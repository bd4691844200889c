/** Reporting something to the moderators, in French. */
import type { ReportWords } from '../en/report.js';

export const words: ReportWords = {
  report: 'Signaler',
  titles: {
    comment: 'Quel est le problème avec ce commentaire ?',
    contest: 'Quel est le problème avec ce concours ?',
    series: 'Quel est le problème avec cette série ?',
    person: 'Quel est le problème avec cette personne ?',
  },
  reasons: {
    spoiler: 'Dévoile l’image',
    rude: 'Insultes ou menaces',
    spam: 'Publicité',
    rights: 'Copie le travail d’autrui',
    broken: 'S’affiche mal',
    cheating: 'Aide à tricher',
    other: 'Autre chose',
  },
  note: 'Note pour les modérateurs (facultatif)',
  send: 'Signaler',
  thanks: 'Merci. Un modérateur va l’examiner.',
  cancel: 'Annuler',
};

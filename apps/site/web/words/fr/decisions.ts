/** Decisions of moderators, as the person whom they concern reads them, in French. */
import type { DecisionWords } from '../en/decisions.js';

export const words: DecisionWords = {
  news: 'Un modérateur a pris une décision à votre sujet ou au sujet de quelque chose que vous avez fait.',
  readNews: 'La lire',
  title: 'Ce que les modérateurs ont décidé',
  lead: 'Si une décision vous semble injuste, contestez-la : un modérateur l’examinera de nouveau.',
  about: ({ kind, number, text }) => {
    if (kind === 'comment') return `Votre commentaire sur la grille n° ${number ?? '?'}`;
    if (kind === 'puzzle') return `Votre grille n° ${number ?? '?'}`;
    if (kind === 'series') return `Votre série « ${text ?? ''} »`;
    if (kind === 'contest') return `Votre concours « ${text ?? ''} »`;
    if (kind === 'solve') return `Votre résolution de la grille n° ${number ?? '?'}`;
    if (kind === 'storm') return `Votre Tempête (${text ?? ''})`;
    return 'Votre compte';
  },
  done: {
    hide: 'masqué',
    show: 'de nouveau visible',
    lock: 'discussion fermée',
    unlock: 'discussion rouverte',
    ban: 'interdiction d’écrire',
    unban: 'fin de l’interdiction',
    strike: 'retiré des classements',
    rank: 'de retour dans les classements',
    warn: 'un avertissement',
    admit: 'examiné, et maintenant public',
    keep: 'la décision est maintenue après votre contestation',
  },
  reasons: {
    spoiler: 'Cela dévoile une image à des personnes qui n’ont pas résolu la grille.',
    rude: 'C’est grossier ou blessant.',
    spam: 'C’est de la publicité, ou toujours la même chose.',
    rights: 'Cela semble être le travail d’une autre personne, publié sans permission.',
    broken: 'La grille n’est pas comme il faut : ses indices, son image ou ses textes.',
    cheating: 'Les coups ne semblent pas avoir été trouvés par une personne.',
    other: 'La raison n’est pas dans notre liste.',
  },
  object: 'Contester',
  objectTo: (what) => `Contester : ${what}`,
  yourWords: 'Pourquoi la décision est injuste',
  send: 'Envoyer la contestation',
  cancel: 'Annuler',
  objected: 'Vous avez contesté',
  states: {
    open: 'Un modérateur va l’examiner.',
    kept: 'Un modérateur l’a examinée : la décision est maintenue.',
    undone: 'Un modérateur l’a examinée et a annulé la décision.',
  },
};
